import { HAND_MADE_PLAYER } from '@wurfzabel/engine/kernel/kernel';
import { BEAM, loaded } from '../players.ts';
import { chanceWords } from '../chance-words.ts';
import { PUFFS } from '../games.ts';
import { round } from '../results.ts';
import type { Row } from '../row.ts';

/** Each Puff against the hand-made evaluation, both without look-ahead. */
export const handMade: Row = {
  name: 'hand-made',
  title: 'Each Puff, net at 0-ply against the hand-made evaluation',
  games: PUFFS,
  parts: [
    {
      name: '0-ply',
      n: 5000,
      measure: async ({ game, file, seed, n }) => {
        const { kernel } = await loaded(game, file);
        kernel.chance = chanceWords(seed);
        const { games, wins, points, squares } = kernel.duel(0, HAND_MADE_PLAYER, n, BEAM);
        const share = wins / games;
        const mean = points / games;
        return [
          {
            what: 'games won',
            n: games,
            value: round(share, 4),
            error: round(Math.sqrt((share * (1 - share)) / games), 4),
            unit: 'of 1',
            target: { is: 'at least', value: 0.85 },
          },
          {
            what: 'points',
            n: games,
            value: round(mean, 4),
            error: round(Math.sqrt((squares / games - mean * mean) / games), 4),
            unit: 'points a game',
          },
        ];
      },
    },
  ],
};
