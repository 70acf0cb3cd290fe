import { gnubgPlayer } from '../gnubg/external.ts';
import { asShipped, netChooser } from '../players.ts';
import { playPairs } from '../playing.ts';
import { round, type Figure, type Target } from '../results.ts';
import type { Part, Row } from '../row.ts';

const part = (depth: number, n: number, target?: Target): Part => ({
  name: `${depth}-ply`,
  n,
  measure: async ({ game, file, seed, n: games }): Promise<readonly Figure[]> => {
    const { rules, kernel, thinker } = await asShipped(game, file);
    const gnubg = await gnubgPlayer(kernel, 0);
    const ours = netChooser(thinker, depth);
    const { points, adjusted, wins, single, adjustedSingle } = await playPairs(
      rules,
      [ours, gnubg.choose],
      Math.ceil(games / 2),
      seed,
      thinker,
    );
    await gnubg.dismiss();
    const played = { n: wins.count, unit: 'points a game' };
    return [
      {
        what: 'luck-adjusted',
        ...played,
        value: round(adjusted.mean, 4),
        error: round(adjusted.error, 4),
        ...(target ? { target } : {}),
        more: { luckShare: round(1 - adjustedSingle.variance / single.variance, 3) },
      },
      {
        what: 'as they fell',
        ...played,
        value: round(points.mean, 4),
        error: round(points.error, 4),
        more: { wins: round(wins.mean, 4) },
      },
    ];
  },
});

/** Backgammon, cube off, against GNU Backgammon's net without look-ahead. */
export const gnubgMatch: Row = {
  name: 'gnubg-match',
  title:
    'Backgammon without a cube against GNU Backgammon at 0-ply, both sides playing the same dice',
  needsGnubg: true,
  games: ['backgammon'],
  parts: [
    part(0, 2000, { is: 'at least', value: -0.08 }),
    part(1, 2000, { is: 'at least', value: 0 }),
    part(2, 400),
  ],
};
