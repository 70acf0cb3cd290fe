import {
  apply,
  decisionOf,
  gameFrom,
  GAMES,
  legalSteps,
  newGame,
  positionFrom,
  rulesFor,
  seeded,
  unwrap,
  type Action,
  type GameState,
  type Options,
  type Setup,
} from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { choose } from '../src/index.ts';

/** A game to its end: the computer for one side or both, random legal steps for the other. */
const playOut = (
  start: GameState,
  seed: number,
  isComputer: (side: 'white' | 'black') => boolean,
): GameState => {
  const chance = seeded(seed);
  const { rules } = start;
  let state = start;
  for (;;) {
    const decision = decisionOf(state);
    let actions: readonly Action[];
    if (decision.kind === 'none' || decision.kind === 'next-game') return state;
    if (decision.kind === 'opening') {
      const dice = () =>
        rules.game.opening === 'one-die-each' ? [chance.throwDice()[0]] : chance.throwDice();
      actions = [{ type: 'opening', dice: { white: dice(), black: dice() } }];
    } else {
      actions = isComputer(decision.by!)
        ? choose(state)
        : randomActions(state, () => chance.next());
      if (actions.length === 0) actions = [{ type: 'throw', dice: chance.throwDice() }];
    }
    for (const action of actions) state = unwrap(apply(state, action));
  }
};

const randomActions = (state: GameState, next: () => number): readonly Action[] => {
  const { kind } = decisionOf(state);
  if (kind === 'name-doublet') return [{ type: 'name', number: 3 }];
  if (kind === 'take-or-drop') return [{ type: 'take' }];
  if (kind === 'accept-or-reject') return [{ type: 'reject' }];
  if (state.phase.kind !== 'play') return [];
  const steps = legalSteps(state.rules, state.phase.play);
  const drawn = steps[Math.floor(next() * steps.length)];
  return drawn ? [{ type: 'step', ...drawn }] : [{ type: 'confirm' }];
};

const EXTRAS: Partial<Options> = {
  pile: true,
  row: true,
  oneTwo: true,
  opponentPlaysRest: true,
  cube: true,
};

describe.each(GAMES.map(game => [game.id]))('%s', id => {
  test('the computer plays whole games legally against itself', () => {
    for (let seed = 0; seed < 2; seed++) {
      const end = playOut(newGame(unwrap(rulesFor(id))), seed, () => true);
      expect(end.phase.kind).toBe('over');
    }
  });

  test('so too with every extra that may be agreed', () => {
    const end = playOut(newGame(unwrap(rulesFor(id, EXTRAS))), 7, () => true);
    expect(end.phase.kind).toBe('over');
  });

  test('it beats random play in at least 17 of 20 games', () => {
    let wins = 0;
    for (let seed = 0; seed < 20; seed++) {
      const end = playOut(
        newGame(unwrap(rulesFor(id, { cube: false }))),
        100 + seed,
        side => side === 'white',
      );
      if (end.phase.kind === 'over' && end.phase.result.winner === 'white') wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(17);
  });

  test('the same state gives the same actions', () => {
    const start = newGame(unwrap(rulesFor(id)));
    const once = playOut(start, 3, () => true);
    expect(playOut(start, 3, () => true).phase).toEqual(once.phase);
  });
});

const stateFrom = (id: string, setup: Setup, changes: Partial<Options> = {}): GameState => {
  const rules = unwrap(rulesFor(id, changes));
  return gameFrom(rules, unwrap(positionFrom(setup, rules)), setup.turn);
};

test('it bears off its last men when it can', () => {
  const state = stateFrom('contraerer-puff', {
    white: { 24: 1, 23: 1, 25: 13 },
    black: { 0: 15 },
    turn: 'white',
  });
  const thrown = unwrap(apply(state, { type: 'throw', dice: [1, 2] }));
  expect(choose(thrown)).toEqual([
    { type: 'step', from: 24, number: 1 },
    { type: 'step', from: 23, number: 2 },
    { type: 'confirm' },
  ]);
});

test('it hits rather than not when nothing else is at stake', () => {
  const state = stateFrom('contraerer-puff', {
    white: { 1: 2, 2: 2, 3: 11 },
    black: { 20: 1, 1: 14 },
    turn: 'white',
  });
  const thrown = unwrap(apply(state, { type: 'throw', dice: [2, 3] }));
  const after = choose(thrown)
    .slice(0, -1)
    .reduce((at, action) => unwrap(apply(at, action)), thrown);
  expect(after.phase.kind === 'play' && after.phase.play.position[26]).toBe(1);
});

test('it drops a double far behind and takes it when level', () => {
  const doubled = (setup: Setup): GameState =>
    unwrap(apply(stateFrom('backgammon', setup), { type: 'double' }));
  const lost: Setup = { white: { 24: 2, 25: 13 }, black: { 19: 10, 20: 5 }, turn: 'white' };
  const level: Setup = { ...unwrap(rulesFor('backgammon')).game.start, turn: 'white' };
  expect(choose(doubled(lost))).toEqual([{ type: 'drop' }]);
  expect(choose(doubled(level))).toEqual([{ type: 'take' }]);
});
