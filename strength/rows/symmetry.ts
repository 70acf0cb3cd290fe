import { chanceWords } from '../chance-words.ts';
import { ALL_GAMES } from '../games.ts';
import { BEAM, loaded } from '../players.ts';
import { round } from '../results.ts';
import type { Row } from '../row.ts';

/** A net against itself, the starter changing: neither side may win more than chance explains. */
export const symmetry: Row = {
  name: 'symmetry',
  title: 'Self-play, the sides starting in turn: distance of the games won from one half',
  games: ALL_GAMES,
  parts: [
    {
      name: '0-ply',
      n: 10_000,
      measure: async ({ game, file, seed, n }) => {
        const { kernel } = await loaded(game, file);
        kernel.chance = chanceWords(seed);
        const sums = kernel.duel(0, 0, n, BEAM);
        const share = sums.wins / sums.games;
        const error = 0.5 / Math.sqrt(sums.games);
        return [
          {
            what: 'distance from one half',
            n: sums.games,
            value: round(Math.abs(share - 0.5), 4),
            error: round(error, 4),
            unit: 'of 1',
            target: { is: 'at most', value: round(2 * error, 4) },
            more: {
              wins: round(share, 4),
              starterWins: round(sums.starterWins / sums.games, 4),
              throwsAGame: round(sums.throws / sums.games, 1),
              givenUp: sums.givenUp,
            },
          },
        ];
      },
    },
  ],
};
