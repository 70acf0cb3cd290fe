/**
 * `npx tsx strength/nets.ts GAME ONE.bin OTHER.bin [pairs] [seed]`: which of two nets plays better without look-ahead. Pairs of games with
 * the same dice and changed sides, less luck as the first net judges it; a line of JSON.
 */
import { pathToFileURL } from 'node:url';
import { loaded, netChooser } from './players.ts';
import { playPairs } from './playing.ts';
import { round, type Figure } from './results.ts';

const [game, one, other, pairs = '500', seed = '1'] = process.argv.slice(2);
if (game === undefined || one === undefined || other === undefined)
  throw new Error('usage: nets.ts GAME ONE.bin OTHER.bin [pairs] [seed]');
const [first, second] = await Promise.all(
  [one, other].map(file => loaded(game, pathToFileURL(file))),
);
const { adjusted, points, wins } = await playPairs(
  first!.rules,
  [netChooser(first!.thinker, 0), netChooser(second!.thinker, 0)],
  Number(pairs),
  Number(seed),
  first!.thinker,
);
const figure: Figure = {
  what: 'the first net, luck-adjusted',
  n: 2 * adjusted.count,
  value: round(adjusted.mean, 4),
  error: round(adjusted.error, 4),
  unit: 'points a game',
  more: { asTheyFell: round(points.mean, 4), wins: round(wins.mean, 4) },
};
console.log(JSON.stringify({ game, seed: Number(seed), ...figure }));
