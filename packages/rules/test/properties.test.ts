import { describe, expect, test } from 'vitest';
import { PlayArena } from '../src/arena.ts';
import { decisionOf } from '../src/decision.ts';
import { DIE_NUMBERS } from '../src/dice.ts';
import { apply } from '../src/machine.ts';
import type { Options } from '../src/options.ts';
import { legalSteps } from '../src/play.ts';
import { legalPlays } from '../src/plays.ts';
import {
  menOf,
  positionFrom,
  samePosition,
  setupOf,
  turnRound,
  type Position,
} from '../src/position.ts';
import { RandomPlayer } from '../src/random-play.ts';
import { GAMES } from '../src/registry.ts';
import { unwrap } from '../src/result.ts';
import { seeded } from '../src/seeded.ts';
import { newGame, type Action, type GameState } from '../src/state.ts';
import { endingTexts } from './endings.ts';
import { coloursChanged } from './notation.ts';
import { randomGame } from './random-player.ts';
import { randomTurns, type RandomTurn } from './random-positions.ts';
import { rulesOf } from './table.ts';

const SEED = 1855;

/** Mixes that change how a turn goes, not only which steps are legal. */
const MIXES: readonly Partial<Options>[] = [
  {},
  { oneTwo: true, opponentPlaysRest: true, pile: true, row: true },
  {
    foresight: 'most',
    undersides: 'owed',
    throwAgain: 'every',
    throwAgainWhenBlocked: false,
    opponentPlaysRest: true,
  },
  {
    foresight: 'none',
    doubletCount: 'turn',
    entering: 'first-quarter-locked',
    overshoot: 'any-man',
    cube: true,
    jacoby: true,
  },
  {
    entering: 'free',
    bearOff: 'free',
    undersides: 'optional',
    throwAgain: 'from-second',
    points: 'backgammon-bar-4',
    oneTwo: true,
  },
];

const total = (men: Readonly<Record<number, number>>): number =>
  Object.values(men).reduce((sum, n) => sum + n, 0);

const menASide = (position: Position, { rules }: GameState | RandomTurn): number[] => [
  total(menOf(position, 'own', rules.course)),
  total(menOf(position, 'other', rules.course)),
];

const positionsOf = (state: GameState): Position[] =>
  state.phase.kind === 'play' ? [state.position, state.phase.play.position] : [state.position];

describe.each(GAMES)('$id', ({ id }) => {
  test.each(MIXES)('random games end, with fifteen men a side always: %j', mix => {
    const rules = rulesOf(id, mix);
    // Looking ahead over eight owed numbers at every step is slow, so one such game is enough.
    const games = mix.foresight === 'most' ? 1 : 4;
    for (let game = 0; game < games; game++) {
      let last = newGame(rules);
      for (const { state } of randomGame(last, seeded(SEED, game))) {
        for (const position of positionsOf(state))
          expect(menASide(position, state)).toEqual([15, 15]);
        last = state;
      }
      expect(last.phase.kind).toBe('over');
      expect(decisionOf(last).kind).toBe('next-game');
    }
  });

  test('a step is offered exactly if it is not refused, and undoing it changes nothing', () => {
    let looked = 0;
    for (const { state } of randomGame(
      newGame(rulesOf(id, { oneTwo: true, opponentPlaysRest: true })),
      seeded(SEED + 1),
    )) {
      const { phase, rules } = state;
      if (phase.kind !== 'play' || looked++ % 5 !== 0) continue;
      const offered = legalSteps(rules, phase.play).map(({ from, number }) => `${from}+${number}`);
      const accepted: string[] = [];
      for (const number of DIE_NUMBERS)
        for (let from = 0; from <= 25; from++) {
          const stepped = apply(state, { type: 'step', from, number });
          if (!stepped.ok) continue;
          accepted.push(`${from}+${number}`);
          expect(apply(stepped.value, { type: 'undo' })).toEqual({ ok: true, value: state });
        }
      expect(accepted.toSorted()).toEqual(offered.toSorted());
    }
  });

  test('a play may be ended exactly when nothing owed can be played', () => {
    for (const { state } of randomGame(newGame(rulesOf(id)), seeded(SEED + 2))) {
      if (state.phase.kind !== 'play') continue;
      const { kind } = decisionOf(state);
      expect(apply(state, { type: 'confirm' }).ok).toBe(
        kind === 'confirm' || kind === 'step-or-stop',
      );
    }
  });

  test('turning the board twice changes nothing; a setup survives the way in and out', () => {
    for (const { rules, setup } of randomTurns(id, SEED + 3, 500)) {
      const position = unwrap(positionFrom(setup, rules));
      const turned = turnRound(position, rules.course);
      expect(samePosition(turnRound(turned, rules.course), position)).toBe(true);
      const out = setupOf(position, setup.turn, rules.course);
      expect(endingTexts([out])).toEqual(endingTexts([setup]));
      expect(setupOf(turned, setup.turn === 'white' ? 'black' : 'white', rules.course)).toEqual({
        ...out,
        turn: setup.turn === 'white' ? 'black' : 'white',
      });
    }
  });

  test('the same play for White and Black: with the colours changed the endings are the same, colours changed', () => {
    for (const { rules, setup, thrown } of randomTurns(id, SEED + 4, 300)) {
      const endings = (from: typeof setup): (typeof setup)[] => {
        const plays = legalPlays(rules, unwrap(positionFrom(from, rules)), thrown);
        return Array.from({ length: plays.count }, (_, i) =>
          setupOf(plays.positionAt(i), from.turn, rules.course),
        );
      };
      expect(endingTexts(endings(coloursChanged(setup)).map(coloursChanged))).toEqual(
        endingTexts(endings(setup)),
      );
    }
  });

  test('the same game for White and Black: the same throws and steps with the other side beginning lead to the same result', () => {
    const changed = (action: Action): Action =>
      action.type === 'opening'
        ? { ...action, dice: { white: action.dice.black, black: action.dice.white } }
        : action;
    const rules = rulesOf(id, { oneTwo: true, opponentPlaysRest: true });
    let mirrored = newGame(rules);
    let last = mirrored;
    for (const { state, action } of randomGame(mirrored, seeded(SEED + 5))) {
      if (action) {
        const applied = apply(mirrored, changed(action));
        if (!applied.ok) throw new Error(applied.fault.message);
        mirrored = applied.value;
      }
      last = state;
    }
    if (last.phase.kind !== 'over' || mirrored.phase.kind !== 'over') throw new Error('not over');
    const { winner, ...rest } = last.phase.result;
    expect(mirrored.phase.result).toEqual({
      ...rest,
      winner: winner === 'white' ? 'black' : 'white',
    });
  });

  test('what is played at random without listing plays is one of the listed plays', () => {
    const arena = new PlayArena();
    for (const { rules, setup, thrown, text } of randomTurns(id, SEED + 6, 400)) {
      const position = unwrap(positionFrom(setup, rules));
      const board = position.slice() as Position;
      const played = new RandomPlayer(rules, seeded(SEED)).playThrow(board, thrown);
      const plays = legalPlays(rules, position, thrown, arena);
      const isListed = Array.from({ length: plays.count }, (_, i) => i).some(
        i =>
          samePosition(plays.positionAt(i), board) &&
          (!rules.opponentPlaysRest ||
            plays.leftAt(i).toSorted().join() === [...played.left].sort().join()),
      );
      expect(isListed, text).toBe(true);
    }
  });
});
