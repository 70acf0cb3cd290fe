import type { FlatValue } from '../evaluator.ts';

/** Of the games that a side wins, the shares won with 1, 2, 3 and 4 points; they sum to 1. */
export type Shares = readonly [number, number, number, number];

export const ALL_SINGLE: Shares = [1, 0, 0, 0];

/** A value taken apart for the models of the cube: who wins, and by how much whoever wins wins. */
export interface Prospects {
  readonly chance: number;
  readonly win: Shares;
  readonly lose: Shares;
}

const sharesOf = (
  flat: FlatValue,
  from: number,
): { readonly sum: number; readonly shares: Shares } => {
  const chances = [0, 1, 2, 3].map(n => Math.max(0, flat[from + n]!));
  const sum = chances.reduce((a, b) => a + b, 0);
  const shares = sum > 1e-9 ? (chances.map(c => c / sum) as unknown as Shares) : ALL_SINGLE;
  return { sum, shares };
};

export const prospectsOf = (flat: FlatValue): Prospects => {
  const win = sharesOf(flat, 1);
  const lose = sharesOf(flat, 5);
  return { chance: win.sum / (win.sum + lose.sum), win: win.shares, lose: lose.shares };
};

/** Points a win counts on average. */
export const meanPoints = (shares: Shares): number =>
  shares.reduce((sum, share, n) => sum + share * (n + 1), 0);
