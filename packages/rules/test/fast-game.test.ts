import { describe, expect, test } from 'vitest';
import {
  apply,
  gameFrom,
  GAMES,
  newGame,
  playGame,
  playsOf,
  rulesFor,
  scheduleOf,
  seeded,
  takeEnding,
  unwrap,
  type Action,
  type DieNumber,
  type Mover,
  type Options,
  type PlayedThrow,
  type Position,
  type Rules,
  type Schedule,
  type Seeded,
  type Throw,
} from '../src/index.ts';
import { DOUBLETS } from '../src/position.ts';
import { afterThrowing } from '../src/schedule.ts';

/** Plays any ending and writes down the actions by which a table would have got there. */
class Scribe implements Mover {
  readonly actions: Action[] = [];
  private isNamed = false;
  private readonly rules: Rules;
  private readonly chance: Seeded;

  constructor(rules: Rules, chance: Seeded) {
    this.rules = rules;
    this.chance = chance;
  }

  playThrow(board: Position, thrown: Throw): PlayedThrow {
    if (this.isNamed) this.actions.push({ type: 'name', number: thrown[0] });
    else this.actions.push({ type: 'throw', dice: thrown });
    this.isNamed = false;
    const schedule = scheduleOf(this.rules, board[DOUBLETS]!, thrown);
    board.set(afterThrowing(this.rules, board, thrown));
    return this.play(board, schedule);
  }

  play(board: Position, schedule: Schedule): PlayedThrow {
    const plays = playsOf(this.rules, board, schedule);
    const index = this.chance.below(plays.count);
    for (const step of plays.stepsTo(index)) this.actions.push({ type: 'step', ...step });
    this.actions.push({ type: 'confirm' });
    return takeEnding(this.rules, board, schedule, plays, index);
  }

  nameDoublet(): DieNumber {
    this.isNamed = true;
    return (this.chance.below(6) + 1) as DieNumber;
  }
}

const MIXES: readonly Partial<Options>[] = [
  {},
  { oneTwo: true, opponentPlaysRest: true, pile: true, row: true },
  { doubletCount: 'turn', throwAgain: 'every', throwAgainWhenBlocked: false, undersides: 'owed' },
];

describe('the fast course of a game and the state machine give the same game', () => {
  test.each(GAMES.flatMap(game => MIXES.map(mix => [game.id, mix] as const)))(
    '%s %j',
    (id, mix) => {
      const rules = unwrap(rulesFor(id, mix));
      for (let game = 0; game < 4; game++) {
        const scribe = new Scribe(rules, seeded(406, game));
        const figures = playGame(rules, [scribe, scribe], seeded(408, game));
        let state = gameFrom(rules, newGame(rules).position, 'white');
        for (const action of scribe.actions) state = unwrap(apply(state, action));
        expect(state.phase).toMatchObject({
          kind: 'over',
          result: { winner: figures.starterWins ? 'white' : 'black', points: figures.points },
        });
        expect(scribe.actions.filter(({ type }) => type === 'throw').length).toBe(figures.throws);
      }
    },
  );
});
