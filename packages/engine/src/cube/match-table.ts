import { matchEquity, MATCH_LIFE } from './match.ts';
import type { Shares } from './shares.ts';

/** Chances of winning the match by how many points each side still needs ("away"), before a game. */
export interface MatchTable {
  /**
   * For the side that needs `own` against one that needs `other`; 1 and 0 once one needs none.
   * @param crawfordDone the game played without doubling is behind
   */
  chance(own: number, other: number, crawfordDone: boolean): number;
}

/** Who plays what game for which there are to be chances. */
export interface MatchGame {
  /** How wins are shared out; both sides alike. */
  readonly shares: Shares;
  readonly cube: boolean;
  readonly crawford: boolean;
  readonly life?: number;
}

/** Shares in Backgammon as experience has them: about 26 gammons in 100 games, one of them in twenty a backgammon. */
export const BACKGAMMON_SHARES: Shares = [0.735, 0.252, 0.013, 0];

/**
 * Match equities of our own making: 50 % a game, fixed shares of wins that count more, and the cube as cube/match.ts models it.
 * The score only ever shrinks, so each entry follows from smaller ones:
 *
 *     without a cube       M(a, b) = ½ Σ s(n) M(a − n, b) + ½ Σ s(n) M(a, b − n)
 *     Crawford game        the same, as nobody may double, the terms being those after the Crawford game
 *     after it, b = 1      who needs a > 1 doubles at once: the better for the other side of passing, 1 − M(a − 1, 1),
 *                          and of playing on at 2
 *     else                 the value of the first throw's position, p = ½, with the cube at 1 in the centre
 *
 * Compare N. Zadeh, "On doubling in tournament backgammon" (Management Science 23, 1977), who also lets the cube be live and
 * turned with perfect timing; the published tables (Woolsey, Snowie, Kazaross) are of this kind or corrected by rollouts.
 * Against that of Snowie (26 % gammons, up to 9 points each) this one is off by 0.6 % at most and 0.2 % on average.
 * Left out: the free pass of the leader after the Crawford game, worth 1.2 % at 1 against 2.
 */
export const matchTable = (game: MatchGame): MatchTable => {
  const rows = [new Map<number, number>(), new Map<number, number>()] as const;
  const table: MatchTable = {
    chance: (own, other, crawfordDone) => {
      if (own <= 0) return 1;
      if (other <= 0) return 0;
      if (own === other) return 0.5;
      // One half of the table is enough: the other side's chance is what is missing to 1.
      if (own > other) return 1 - table.chance(other, own, crawfordDone);
      const isSplit = game.cube && game.crawford && own === 1;
      const row = rows[isSplit && crawfordDone ? 1 : 0];
      const key = own * 4096 + other;
      let known = row.get(key);
      if (known === undefined) {
        known = compute(own, other, crawfordDone);
        row.set(key, known);
      }
      return known;
    },
  };
  const played = (own: number, other: number, cube: number, crawfordDone: boolean): number =>
    game.shares.reduce(
      (sum, share, n) =>
        share === 0
          ? sum
          : sum +
            (share / 2) *
              (table.chance(own - cube * (n + 1), other, crawfordDone) +
                table.chance(own, other - cube * (n + 1), crawfordDone)),
      0,
    );
  const compute = (own: number, other: number, crawfordDone: boolean): number => {
    if (!game.cube) return played(own, other, 1, true);
    const isNearEnd = own === 1;
    if (isNearEnd && game.crawford && !crawfordDone) return played(own, other, 1, true);
    if (isNearEnd) return Math.max(table.chance(own, other - 1, true), played(own, other, 2, true));
    const half = { chance: 0.5, win: game.shares, lose: game.shares };
    const standing = { own, other, cube: 1, crawfordDone: false, canDouble: true };
    return matchEquity(table, standing, half, 'centre', game.life ?? MATCH_LIFE);
  };
  return table;
};
