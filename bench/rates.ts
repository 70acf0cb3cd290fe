/** The p-th part of sorted figures, p from 0 to 1; nearest rank. */
export const quantile = (figures: readonly number[], p: number): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? Number.NaN;
};

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** Milliseconds since some moment. */
export type Clock = () => number;
export const wallClock: Clock = () => performance.now();

/** Work done a second, the median of several rounds after one round to warm up. `work` answers how much it did. */
export const perSecond = (work: () => number, rounds = 5, now: Clock = wallClock): number => {
  work();
  const rates = Array.from({ length: rounds }, () => {
    const start = now();
    const done = work();
    return (done / (now() - start)) * 1000;
  });
  return median(rates);
};
