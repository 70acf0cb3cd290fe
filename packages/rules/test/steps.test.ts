import { describe, expect, test } from 'vitest';
import { legalSteps, mayStop } from '../src/play.ts';
import { positionFrom, setupOf, type Setup } from '../src/position.ts';
import { GAMES } from '../src/registry.ts';
import { unwrap } from '../src/result.ts';
import { other } from '../src/side.ts';
import { gameFrom, type GameState, type PlayPhase } from '../src/state.ts';
import { plainEndings, plainRest, type PlainEnding } from './oracle.ts';
import { randomTurns, type RandomTurn } from './random-positions.ts';
import { after, DONE, numbersOf } from './table.ts';

/** Walking steps one by one is slow; turns with more endings than this are left to twin.test.ts. */
const MOST_ENDINGS = 120;

const phaseOf = (state: GameState): PlayPhase => {
  if (state.phase.kind !== 'play') throw new Error('no play');
  return state.phase;
};

/** Every state in which a play can be confirmed, reached by every order of offered steps. */
const confirmed = (state: GameState): GameState[] => {
  const found: GameState[] = [];
  const walked = new Set<string>();
  const walk = (at: GameState): void => {
    const { play } = phaseOf(at);
    const key = [
      play.position.join(),
      play.steps.length,
      play.schedule.anyOrder ? play.steps[0]?.number : '',
    ].join('|');
    if (walked.has(key)) return;
    walked.add(key);
    if (mayStop(at.rules, play)) found.push(after(at, DONE));
    for (const { from, number } of legalSteps(at.rules, play))
      walk(after(at, { type: 'step', from, number }));
  };
  walk(state);
  return found;
};

const setupNow = (state: GameState): Required<Setup> => {
  const { white, black, turn, doublets } = setupOf(
    state.position,
    state.onTurn,
    state.rules.course,
  );
  return { white, black, turn, doublets: doublets! };
};

/** How a play ended, read from the state that follows it. */
const endingOf = (state: GameState, thrower: 'white' | 'black'): PlainEnding => {
  const { phase } = state;
  const { white, black, doublets } = setupNow(state);
  const isRest = phase.kind === 'play';
  return {
    white,
    black,
    doublets,
    left: isRest ? numbersOf(state) : [],
    namesDoublet: phase.kind === 'name',
    throwsAgain: isRest ? phase.earnedThrow : phase.kind === 'roll' && state.onTurn === thrower,
  };
};

const texts = (endings: readonly PlainEnding[], { rules }: RandomTurn): string[] =>
  [
    ...new Set(
      endings.map(({ white, black, doublets, left, namesDoublet, throwsAgain }) =>
        JSON.stringify({
          white,
          black,
          doublets,
          left: rules.opponentPlaysRest ? left : [],
          namesDoublet,
          throwsAgain,
        }),
      ),
    ),
  ].toSorted();

const thrownFrom = ({ rules, setup, thrown }: RandomTurn): GameState =>
  after(gameFrom(rules, unwrap(positionFrom(setup, rules)), setup.turn), {
    type: 'throw',
    dice: thrown,
  });

describe.each(GAMES)('$id', ({ id }) => {
  test('the steps offered one by one lead to exactly the endings of the rule text, with the same right to go on', () => {
    let compared = 0;
    for (const turn of randomTurns(id, 406, 500)) {
      const plain = plainEndings(turn.rules, turn.setup, turn.thrown);
      if (plain.length > MOST_ENDINGS) continue;
      const walked = confirmed(thrownFrom(turn)).map(state => endingOf(state, turn.setup.turn));
      expect(texts(walked, turn), turn.text).toEqual(texts(plain, turn));
      compared++;
    }
    expect(compared).toBeGreaterThan(350);
  });

  test('the rest that the other side plays leads to exactly the endings of the rule text', () => {
    let compared = 0;
    for (const turn of randomTurns(id, 407, 800, { opponentPlaysRest: true })) {
      if (plainEndings(turn.rules, turn.setup, turn.thrown).length > MOST_ENDINGS) continue;
      const isOneTwo = turn.rules.oneTwo && turn.thrown.toSorted().join() === '1,2';
      for (const state of confirmed(thrownFrom(turn)).slice(0, 3)) {
        if (state.phase.kind !== 'play') continue;
        const opponent = { ...setupNow(state), turn: other(state.onTurn) };
        const eitherFirst = turn.rules.order === 'any' && !isOneTwo;
        const plain = plainRest(turn.rules, opponent, numbersOf(state), eitherFirst);
        if (plain.length > MOST_ENDINGS) continue;
        const men = (endings: readonly Pick<PlainEnding, 'white' | 'black'>[]): string[] =>
          [
            ...new Set(endings.map(({ white, black }) => JSON.stringify({ white, black }))),
          ].toSorted();
        expect(men(confirmed(state).map(setupNow)), turn.text).toEqual(men(plain));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(30);
  });
});
