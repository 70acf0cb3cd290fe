import {
  newGame,
  positionFrom,
  rulesFor,
  seeded,
  turnRound,
  unwrap,
  type Position,
  type Setup,
} from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { solve } from '../src/exact/index.ts';
import {
  BLOCK,
  enoughFor,
  netThinker,
  rollout,
  rolloutPlay,
  rolloutTrials,
  RolloutTotals,
  thinkerFor,
  turnedFlat,
  type RolloutResult,
  type Thinker,
} from '../src/index.ts';
import { loadKernel } from '../src/kernel/kernel.ts';
import { newNet } from '../src/net/net.ts';
import { diceOf } from '../src/rollout/dice.ts';

const thinkerOf = async (id: string): Promise<Thinker> => {
  const kernel = await loadKernel(unwrap(rulesFor(id)));
  kernel.setNet(0, newNet(id, 32, seeded(5)));
  return netThinker(kernel);
};

const startOf = (thinker: Thinker): Position => newGame(thinker.rules).position;

test('one share and three give exactly the same, in whatever order they come', async () => {
  const plan = { seed: 1855, throws: 4 };
  const trials = 5 * BLOCK + 7;
  const resultOf = async (
    shares: readonly (readonly [number, number])[],
  ): Promise<RolloutResult> => {
    const totals = new RolloutTotals();
    for (const [from, to] of shares) {
      // Each share has a thinker of its own, as on threads.
      const thinker = await thinkerOf('backgammon');
      totals.add(rolloutTrials(thinker, startOf(thinker), plan, from, to));
    }
    return totals.result();
  };
  const one = await resultOf([[0, trials]]);
  const three = await resultOf([
    [4 * BLOCK, trials],
    [0, 2 * BLOCK],
    [2 * BLOCK, 4 * BLOCK],
  ]);
  expect(one.trials).toBe(trials);
  expect(three).toEqual(one);
});

test('it stops early at the same trial whoever brings the trials', async () => {
  const thinker = await thinkerOf('puffspel');
  const options = { seed: 3, throws: 3, trials: 40 * BLOCK, untilError: 0.02, leastTrials: 72 };
  const seen: number[] = [];
  const whole = rollout(thinker, startOf(thinker), {
    ...options,
    onProgress: ({ trials }) => seen.push(trials),
  });
  const totals = new RolloutTotals(enoughFor(options));
  const blocks = rolloutTrials(thinker, startOf(thinker), options, 0, whole.trials + 5 * BLOCK);
  totals.add([...blocks].reverse());
  expect(totals.isDone).toBe(true);
  expect(totals.result()).toEqual(whole);
  expect(whole.trials).toBeLessThan(options.trials);
  expect(whole.errors[0]).toBeLessThan(0.02);
  expect(seen.at(-1)).toBe(whole.trials);
});

test('a rollout that is cancelled keeps what it has', async () => {
  const thinker = await thinkerOf('backgammon');
  let asked = 0;
  const result = rollout(thinker, startOf(thinker), {
    seed: 1,
    throws: 2,
    trials: 1000,
    isCancelled: () => asked++ > 2 * BLOCK,
  });
  expect(result.trials).toBe(2 * BLOCK);
});

test('the first two throws of 1296 trials are all pairs, and those of every 36 each once', () => {
  const dice = diceOf(7, true);
  const pairs = new Set<string>();
  for (let block = 0; block < 36; block++) {
    const firsts = new Set<string>();
    const seconds = new Set<string>();
    for (let trial = block * 36; trial < block * 36 + 36; trial++) {
      const { throwDice } = dice(trial);
      const [first, second] = [throwDice().join(), throwDice().join()];
      firsts.add(first);
      seconds.add(second);
      pairs.add(`${first} ${second}`);
    }
    expect([firsts.size, seconds.size]).toEqual([36, 36]);
  }
  expect(pairs.size).toBe(1296);
});

const CASES: readonly (readonly [id: string, setup: Setup])[] = [
  ['contraerer-puff', { white: { 0: 1, 25: 14 }, black: { 0: 1, 25: 14 }, turn: 'white' }],
  ['contraerer-puff', { white: { 12: 1, 25: 14 }, black: { 16: 1, 25: 14 }, turn: 'white' }],
  ['langer-puff', { white: { 8: 1, 25: 14 }, black: { 3: 1, 25: 14 }, turn: 'black' }],
  ['puffspel', { white: { 10: 1, 25: 14 }, black: { 10: 1, 25: 14 }, turn: 'white' }],
  ['backgammon', { white: { 14: 1, 25: 14 }, black: { 13: 1, 25: 14 }, turn: 'white' }],
];

test.each(CASES)('rollouts of solved positions agree with the table: %s %j', async (id, setup) => {
  const rules = unwrap(rulesFor(id));
  const table = unwrap(solve(rules, 1, 1, { chances: true }));
  const kernel = await loadKernel(rules);
  kernel.setNet(0, newNet(id, 32, seeded(5)));
  const thinker = thinkerFor(rules, kernel, 0, [table]);
  const position = unwrap(positionFrom(setup, rules));
  const exact = table.valueAt(position)!;
  const options = { seed: 4, trials: 20 * BLOCK, stopsAtKnown: false, reduceVariance: false };
  const raw = rollout(thinker, position, options);
  expect(Math.abs(raw.value[0]! - exact.equity)).toBeLessThan(3 * raw.errors[0]!);
  expect(Math.abs(raw.value[1]! - exact.win[0])).toBeLessThan(3 * raw.errors[1]! + 1e-9);
  // With the tables themselves as the judge of luck nothing is left to chance.
  const reduced = rollout(thinker, position, { ...options, trials: BLOCK, reduceVariance: true });
  expect(reduced.value[0]).toBeCloseTo(exact.equity, 6);
  expect(reduced.errors[0]).toBeLessThan(1e-6);
});

test('taking away luck changes no mean, even by a judge that knows nothing', async () => {
  const rules = unwrap(rulesFor('contraerer-puff'));
  const table = unwrap(solve(rules, 1, 1));
  const thinker = await thinkerOf('contraerer-puff');
  const position = unwrap(
    positionFrom({ white: { 20: 1, 25: 14 }, black: { 22: 1, 25: 14 }, turn: 'white' }, rules),
  );
  // One man each near the end: there is nothing to choose, so a bad net plays as well as any.
  const result = rollout(thinker, position, { seed: 2, trials: 30 * BLOCK });
  expect(Math.abs(result.value[0]! - table.equityAt(position)!)).toBeLessThan(
    3 * result.errors[0]!,
  );
});

test('a play is rolled out for the side that played it', async () => {
  const thinker = await thinkerOf('backgammon');
  const [play] = thinker.top(startOf(thinker), [3, 1], 1);
  const options = { seed: 9, trials: BLOCK, throws: 2 };
  const board = turnRound(play!.position, thinker.rules.course);
  const result = rolloutPlay(thinker, play!, options);
  const others = rollout(thinker, board, options);
  expect(result.value).toEqual(turnedFlat(others.value));
  expect(result.errors[1]).toBe(others.errors[5]);
});
