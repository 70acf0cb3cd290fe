import type { Side } from '@wurfzabel/rules';
import { lossAt, type Found } from './stops.ts';

/** One moment of a game as the graphs show it. */
export interface Bar {
  /** Number of the moment. */
  readonly at: number;
  readonly side: Side;
  /** Points, upwards for White. */
  readonly value: number;
}

export interface Series {
  readonly luck: readonly Bar[];
  /** Luck added up, after each moment. */
  readonly sum: readonly number[];
  readonly losses: readonly Bar[];
}

const upwards = (side: Side, value: number): number => (side === 'white' ? value : -value);

/** What the graphs show: the luck of each throw for the side that threw, and what each decision gave away. */
export const seriesOf = (found: readonly Found[]): Series => {
  const luck: Bar[] = [];
  const losses: Bar[] = [];
  const sum: number[] = [];
  let total = 0;
  found.forEach((each, at) => {
    if (each.luck) {
      const { side } = each.luck;
      const value = upwards(side, each.luck.luck);
      total += value;
      luck.push({ at, side, value });
    }
    const [decision] = each.decisions;
    const loss = lossAt(each);
    if (decision && loss > 0)
      losses.push({ at, side: decision.side, value: upwards(decision.side, loss) });
    sum.push(total);
  });
  return { luck, sum, losses };
};

const STEPS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 1.5, 2, 3, 4, 5, 7.5, 10, 15, 20, 30, 50, 100];

/** The end of an axis that holds all these: the next round number. */
export const axisFor = (values: readonly number[]): number => {
  const most = values.reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  return STEPS.find(step => step >= most) ?? most;
};
