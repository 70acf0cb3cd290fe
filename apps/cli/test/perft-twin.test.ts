import {
  apply,
  CHANCES,
  decisionOf,
  DIE_NUMBERS,
  gameFrom,
  legalSteps,
  newGame,
  rulesFor,
  unwrap,
  type Action,
  type GameState,
} from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { Counter } from '../src/perft/count.ts';

const after = (state: GameState, action: Action): GameState => {
  const applied = apply(state, action);
  if (!applied.ok) throw new Error(applied.fault.message);
  return applied.value;
};

const keyOf = (state: GameState): string =>
  JSON.stringify([state.onTurn, [...state.position], state.phase]);

/** Every ending of the play under way, found by playing every order of steps through the state machine. */
const endingsOf = (state: GameState): GameState[] => {
  const endings = new Map<string, GameState>();
  const seen = new Set<string>();
  const follow = (at: GameState): void => {
    if (at.phase.kind !== 'play') return;
    const { play } = at.phase;
    const key = `${play.position.join()} ${play.steps.length} ${play.schedule.anyOrder ? play.steps[0]?.number : ''}`;
    if (seen.has(key)) return;
    seen.add(key);
    const { kind } = decisionOf(at);
    if (kind === 'confirm' || kind === 'step-or-stop') {
      const ended = after(at, { type: 'confirm' });
      endings.set(keyOf(ended), ended);
    }
    for (const step of legalSteps(at.rules, play)) follow(after(at, { type: 'step', ...step }));
  };
  follow(state);
  return [...endings.values()];
};

const count = (state: GameState, depth: number): number => {
  switch (state.phase.kind) {
    case 'play': {
      const endings = endingsOf(state);
      return depth === 1
        ? endings.length
        : endings.reduce((sum, ending) => sum + count(ending, depth - 1), 0);
    }
    case 'roll':
      return CHANCES.reduce(
        (sum, { thrown }) => sum + count(after(state, { type: 'throw', dice: thrown }), depth),
        0,
      );
    case 'name':
      return DIE_NUMBERS.reduce(
        (sum, number) => sum + count(after(state, { type: 'name', number }), depth),
        0,
      );
    case 'over':
      return 0;
    case 'opening':
    case 'doubled':
    case 'resigning':
      throw new Error(`nothing to count in phase ${state.phase.kind}`);
  }
};

const counted = (start: GameState, depth: number): number => {
  const counter = new Counter();
  let sum = 0;
  for (const { thrown } of CHANCES) {
    const work = counter.ofThrow(start, thrown, depth, () => undefined);
    let step = work.next();
    while (!step.done) step = work.next();
    sum += step.value;
  }
  return sum;
};

const AGREED = { oneTwo: true, opponentPlaysRest: true, pile: true, row: true };

test.each([
  ['contraerer-puff', {}, 2],
  ['contraerer-puff', AGREED, 2],
  ['langer-puff', {}, 2],
  ['langer-puff', AGREED, 2],
  ['langer-puff', { throwAgainWhenBlocked: false, throwAgain: 'every' }, 2],
  ['puffspel', {}, 2],
  ['puff', { doubletCount: 'turn' }, 2],
  ['puff', AGREED, 2],
  ['backgammon', {}, 1],
  ['backgammon', { throwAgain: 'every', opponentPlaysRest: true }, 1],
] as const)('%s %j to depth %d, counted step by step', (id, options, depth) => {
  const rules = unwrap(rulesFor(id, options));
  const start = gameFrom(rules, newGame(rules).position, 'white');
  expect(counted(start, depth)).toBe(count(start, depth));
});
