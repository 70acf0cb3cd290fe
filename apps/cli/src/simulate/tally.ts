/** How often each whole number came up. Sums of whole numbers do not depend on the order, so neither do the results on the threads. */
export type Tally = Map<number, number>;

export const note = (tally: Tally, value: number): void => {
  tally.set(value, (tally.get(value) ?? 0) + 1);
};

export const mergeInto = (target: Tally, source: Tally): void => {
  for (const [value, times] of source) target.set(value, (target.get(value) ?? 0) + times);
};

export interface Summary {
  readonly mean: number;
  readonly p5: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Percentiles are the smallest value that at least so many of a hundred do not exceed (nearest rank). */
export const summaryOf = (tally: Tally): Summary => {
  const rising = [...tally].sort(([a], [b]) => a - b);
  let count = 0;
  let sum = 0;
  for (const [value, times] of rising) {
    count += times;
    sum += value * times;
  }
  const percentile = (percent: number): number => {
    let reached = 0;
    for (const [value, times] of rising) {
      reached += times;
      if (reached * 100 >= percent * count) return value;
    }
    return 0;
  };
  return {
    mean: count === 0 ? 0 : sum / count,
    p5: percentile(5),
    p50: percentile(50),
    p95: percentile(95),
    max: percentile(100),
  };
};

export const timesOf = (tally: Tally): number => {
  let times = 0;
  for (const n of tally.values()) times += n;
  return times;
};
