import { bySide, type BySide, type Side } from '@wurfzabel/rules';
import { lossOf, type Found } from './stops.ts';

/** One moment of a game as the graphs show it. */
export interface Bar {
  /** Number of the moment. */
  readonly at: number;
  /** Points. */
  readonly value: number;
}

/** What the graphs show of a side. */
export interface Series {
  /** Of each of its throws; above nothing is lucky. */
  readonly luck: readonly Bar[];
  /** Its luck added up, after each moment. */
  readonly sum: readonly number[];
  /** What it gave away, where it did. */
  readonly losses: readonly Bar[];
}

export const seriesOf = (found: readonly Found[]): BySide<Series> =>
  bySide(side => sideSeries(found, side));

const sideSeries = (found: readonly Found[], side: Side): Series => {
  const luck = found.flatMap((each, at) =>
    each.luck?.side === side ? [{ at, value: each.luck.luck }] : [],
  );
  const losses = found.flatMap((each, at) => {
    const value = lossOf(each, side);
    return value > 0 ? [{ at, value }] : [];
  });
  let total = 0;
  const sum = found.map(each => (total += each.luck?.side === side ? each.luck.luck : 0));
  return { luck, sum, losses };
};

const STEPS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 1.5, 2, 3, 4, 5, 7.5, 10, 15, 20, 30, 50, 100];

/** The end of an axis that holds all these: the next round number. */
export const axisFor = (values: readonly number[]): number => {
  const most = values.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  return STEPS.find(step => step >= most) ?? most;
};
