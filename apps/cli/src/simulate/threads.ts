/* oxlint-disable unicorn/require-post-message-target-origin -- threads of Node have no origins */
import { Worker } from 'node:worker_threads';
import { FIGURES, noTallies, type Tallies, type Task } from './batch.ts';
import { mergeInto } from './tally.ts';
import type { Batch, Played } from './worker.ts';

/** Batches so small that the last of them ends soon after the others, and the bar moves. */
const batchSize = (task: Task, games: number, threads: number): number => {
  const most = task.players.every(kind => kind === 'random') ? 250 : 10;
  return Math.max(1, Math.min(most, Math.ceil(games / (threads * 8))));
};

/** Plays all games over threads. The tallies are sums of whole numbers and the same whatever thread played which game. */
export const simulate = async (
  task: Task,
  games: number,
  threads: number,
  onProgress: (done: number) => void,
): Promise<Tallies> => {
  const total = noTallies();
  const size = batchSize(task, games, threads);
  let next = 0;
  let done = 0;
  const takeBatch = (): Batch | undefined => {
    if (next >= games) return undefined;
    const batch = { from: next, to: Math.min(next + size, games) };
    next = batch.to;
    return batch;
  };
  const runThread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const first = takeBatch();
      if (!first) return resolve();
      const worker = new Worker(new URL('./worker-start.mjs', import.meta.url), {
        workerData: task,
      });
      worker.on('error', reject);
      worker.on('message', ({ batch, tallies }: Played) => {
        add(total, tallies);
        done += batch.to - batch.from;
        onProgress(done);
        const following = takeBatch();
        if (following) worker.postMessage(following);
        else void worker.terminate().then(() => resolve());
      });
      worker.postMessage(first);
    });
  await Promise.all(Array.from({ length: threads }, runThread));
  return total;
};

const add = (total: Tallies, part: Tallies): void => {
  total.starterWins += part.starterWins;
  total.firstWins += part.firstWins;
  total.firstBalance += part.firstBalance;
  for (const figure of FIGURES) mergeInto(total.figures[figure], part.figures[figure]);
};
