import { knownBy, netThinker } from '@wurfzabel/engine';
import { solve } from '@wurfzabel/engine/exact/index';
import { loadKernel } from '@wurfzabel/engine/kernel/kernel';
import { newNet } from '@wurfzabel/engine/net/net';
import {
  CHANCES,
  isDoublet,
  newGame,
  positionFrom,
  rulesFor,
  seeded,
  unwrap,
} from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { luckOf } from '../luck.ts';
import { netChooser } from '../players.ts';
import { playGame, playPairs } from '../playing.ts';

/** An untrained net: luck must be without bias whoever judges it. */
const thinkerOf = async (id: string) => {
  const rules = unwrap(rulesFor(id));
  const kernel = await loadKernel(rules);
  kernel.setNet(0, newNet(id, 32, seeded(5)));
  return { rules, kernel, thinker: netThinker(kernel) };
};

test('the mean luck of a position is 0, of the first throw of a game too', async () => {
  const { rules, thinker } = await thinkerOf('backgammon');
  const { position } = newGame(rules);
  let any = 0;
  let first = 0;
  for (const { thrown, weight } of CHANCES) {
    any += weight * luckOf(thinker, position, thrown, false, 8);
    if (!isDoublet(thrown)) first += luckOf(thinker, position, thrown, true, 8);
  }
  expect(any).toBeCloseTo(0, 5);
  expect(first).toBeCloseTo(0, 5);
});

test('with exact values nothing but luck is left of a game that both play without error', async () => {
  const { rules, kernel, thinker } = await thinkerOf('contraerer-puff');
  const table = unwrap(solve(rules, 1, 1));
  const exact = netThinker(kernel, 0, [knownBy(rules, table)]);
  const few = { 0: 1, 25: 14 };
  const start = unwrap(positionFrom({ white: few, black: few, turn: 'white' }, rules));
  const equity = table.equityAt(start)!;
  const players = [netChooser(exact, 0), netChooser(exact, 0)] as const;
  let sum = 0;
  for (let stream = 0; stream < 200; stream++) {
    const dice = { seed: 3, stream };
    const sure = await playGame(rules, players, true, dice, exact, start);
    expect(sure.points - sure.luck).toBeCloseTo(equity, 6);
    // By a judge that knows nothing the luck is another, and the mean result still the same.
    const rough = await playGame(rules, players, true, dice, thinker, start);
    sum += rough.points - rough.luck;
  }
  expect(Math.abs(sum / 200 - equity)).toBeLessThan(0.35);
});

test('a player against itself with the same dice wins and loses alike', async () => {
  const { rules, thinker } = await thinkerOf('backgammon');
  const player = netChooser(thinker, 0);
  const { points, adjusted, wins } = await playPairs(rules, [player, player], 3, 1, thinker);
  expect(wins.count).toBe(6);
  expect(points.mean).toBe(0);
  expect(adjusted.mean).toBeCloseTo(0, 9);
});
