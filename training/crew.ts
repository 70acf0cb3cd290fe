import { Worker } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import { roundsHere, type Done, type PlayRound } from './round.ts';

/** One player of rounds a thread: this one if it is alone. */
export const crewOf = async (
  plan: Plan,
): Promise<{ readonly players: readonly PlayRound[]; dismiss(): Promise<void> }> => {
  if (plan.threads === 1)
    return { players: [await roundsHere(plan)], dismiss: () => Promise.resolve() };
  const workers = Array.from(
    { length: plan.threads },
    () => new Worker(new URL('./worker.mjs', import.meta.url), { workerData: plan }),
  );
  const players = workers.map(
    (worker): PlayRound =>
      task =>
        new Promise<Done>((resolve, reject) => {
          worker.once('error', reject);
          worker.once('message', (done: Done) => {
            worker.off('error', reject);
            resolve(done);
          });
          // oxlint-disable-next-line unicorn/require-post-message-target-origin
          worker.postMessage(task);
        }),
  );
  return {
    players,
    dismiss: async () => {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
};

/** The mean of what the threads have made of the parameters, summed in their order. */
export const averageOf = (all: readonly Float32Array[]): Float32Array => {
  if (all.length === 1) return all[0]!;
  const sums = new Float64Array(all[0]!.length);
  for (const parameters of all) parameters.forEach((p, i) => (sums[i]! += p));
  return Float32Array.from(sums, sum => sum / all.length);
};
