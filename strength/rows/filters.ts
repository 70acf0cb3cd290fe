import { filterRegret, ownCases } from '@wurfzabel/engine';
import { newGame } from '@wurfzabel/rules';
import { ALL_GAMES } from '../games.ts';
import { loaded } from '../players.ts';
import { round, type Figure } from '../results.ts';
import type { Part, Row } from '../row.ts';

const part = (depth: number, n: number): Part => ({
  name: `${depth}-ply`,
  n,
  measure: async ({ game, file, seed, n: throws }): Promise<readonly Figure[]> => {
    const { rules, thinker } = await loaded(game, file);
    const cases = ownCases(thinker, newGame(rules).position, throws, seed);
    const regret = filterRegret(thinker, cases, depth);
    return [
      {
        what: 'given away by looking at some plays only',
        n: regret.cases,
        value: round(1000 * regret.mean, 2),
        unit: 'thousandths of a point a throw',
        ...(depth === 2 ? { target: { is: 'at most', value: 2 } } : {}),
        more: {
          largest: round(1000 * regret.largest, 1),
          missed: regret.missed,
          looked: regret.looked,
          of: regret.all,
        },
      },
    ];
  },
});

/** What the search's choice of plays to look at costs, by the search itself with every play looked at (of the best 200). */
export const filters: Row = {
  name: 'filters',
  title: "What the search's filters give away against looking at every play equally far",
  games: ALL_GAMES,
  parts: [part(1, 100), part(2, 20)],
};
