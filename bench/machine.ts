import { cpus, totalmem } from 'node:os';

/** The line that every figure belongs to. */
export const machineLine = (): string => {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${first?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, ${memory} GiB, Node ${process.version}, one thread`;
};

/** The p-th part of sorted figures, p from 0 to 1; nearest rank. */
export const quantile = (figures: readonly number[], p: number): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? Number.NaN;
};

export const median = (figures: readonly number[]): number => quantile(figures, 0.5);

/** Work done a second, the median of several rounds after one round to warm up. `work` answers how much it did. */
export const perSecond = (work: () => number, rounds = 5): number => {
  work();
  const rates = Array.from({ length: rounds }, () => {
    const start = performance.now();
    const done = work();
    return (done / (performance.now() - start)) * 1000;
  });
  return median(rates);
};
