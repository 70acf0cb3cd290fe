/* oxlint-disable unicorn/require-post-message-target-origin -- threads of Node have no origins */
import { parentPort, workerData } from 'node:worker_threads';
import { PlayArena } from '@wurfzabel/rules';
import { playBatch, rulesOfTask, type Tallies, type Task } from './batch.ts';

/** Games to play, the last one not included. */
export interface Batch {
  readonly from: number;
  readonly to: number;
}

export interface Played {
  readonly batch: Batch;
  readonly tallies: Tallies;
}

const task = workerData as Task;
const rules = rulesOfTask(task);
const arena = new PlayArena();

parentPort?.on('message', (batch: Batch) => {
  const played: Played = { batch, tallies: playBatch(task, rules, arena, batch.from, batch.to) };
  parentPort?.postMessage(played);
});
