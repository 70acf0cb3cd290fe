/* oxlint-disable unicorn/require-post-message-target-origin -- threads of Node have no origins */
import { parentPort, workerData } from 'node:worker_threads';
import { PlayArena } from '@wurfzabel/rules';
import { levelWith } from '../engine/level.ts';
import { thinkerFor } from '../engine/thinkers.ts';
import { playBatch, rulesOfTask, type Tallies, type Task } from './batch.ts';
import { isLevel, type Mind } from './mover.ts';

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

const mindFor = async (): Promise<Mind | undefined> => {
  if (!task.players.some(isLevel)) return undefined;
  const loaded = await thinkerFor(rules);
  return { thinker: loaded.thinker, levelOf: id => levelWith(loaded, id) };
};
const mind = mindFor();
// Told of where it is waited for.
mind.catch(() => undefined);

const play = async (batch: Batch): Promise<void> => {
  const tallies = playBatch(task, rules, arena, batch.from, batch.to, await mind);
  const played: Played = { batch, tallies };
  parentPort?.postMessage(played);
};
parentPort?.on('message', (batch: Batch) => void play(batch));
