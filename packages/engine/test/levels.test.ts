import {
  newGame,
  positionFrom,
  rulesFor,
  seeded,
  unwrap,
  type Position,
  type Setup,
} from '@wurfzabel/rules';
import { beforeAll, expect, test } from 'vitest';
import {
  bestPlays,
  levelError,
  LEVELS,
  netThinker,
  ownCases,
  playAtLevel,
  type Level,
  type Thinker,
} from '../src/index.ts';
import { loadKernel } from '../src/kernel/kernel.ts';
import { chanceAt } from '../src/levels/levels.ts';
import { newNet } from '../src/net/net.ts';

let thinker: Thinker;

/** A small net after some seconds of games, which is enough to tell good plays from bad ones. */
beforeAll(async () => {
  const rules = unwrap(rulesFor('backgammon'));
  const kernel = await loadKernel(rules);
  kernel.setNet(0, newNet(rules.game.id, 32, seeded(5)));
  kernel.chance = Uint32Array.of(1, 2, 3, 4);
  kernel.train(0, 2000, 0.7, 0.06, 8);
  thinker = netThinker(kernel);
}, 60_000);

test('there are at least six levels, each weaker one giving away more', () => {
  expect(LEVELS.length).toBeGreaterThanOrEqual(6);
  const cases = ownCases(thinker, newGame(thinker.rules).position, 80, 3);
  const errorOf = (level: Level, depth: number) =>
    levelError(thinker, level, cases, 1, { thinker, depth });
  const noisy = LEVELS.slice(0, 5).map(level => errorOf(level, 0));
  expect(noisy[0]!.decisions).toBeGreaterThan(40);
  for (let i = 1; i < noisy.length; i++) expect(noisy[i]!.mean).toBeLessThan(noisy[i - 1]!.mean);
  expect(noisy[4]!.mean).toBe(0);
  // What looks no further than the judge has no error; the levels above are told apart by looking further.
  expect(errorOf(LEVELS[5]!, 1).mean).toBeLessThan(errorOf(LEVELS[4]!, 1).mean);
});

test('no level gives away more than its bound by its own judgement, nor decides otherwise the second time', () => {
  const cases = ownCases(thinker, newGame(thinker.rules).position, 40, 9);
  for (const level of LEVELS.filter(({ noise }) => noise > 0))
    for (const { position, thrown } of cases) {
      const [best] = bestPlays(thinker, position, thrown, { depth: level.depth });
      const play = () => playAtLevel(thinker, level, position, thrown, chanceAt(7, position));
      expect(play().worth).toBeGreaterThanOrEqual(best!.worth - level.bound - 1e-9);
      expect(play().steps).toEqual(play().steps);
    }
});

test('no level misses a win in one', () => {
  const setup: Setup = { white: { 24: 1, 21: 1, 25: 13 }, black: { 24: 10, 25: 5 }, turn: 'white' };
  const position: Position = unwrap(positionFrom(setup, thinker.rules));
  for (const level of LEVELS)
    for (let seed = 0; seed < 10; seed++)
      expect(playAtLevel(thinker, level, position, [4, 1], chanceAt(seed, position)).won).toBe(1);
});
