import { parentPort, workerData } from 'node:worker_threads';
import type { Plan } from './plan.ts';
import { roundsHere, type Task } from './round.ts';

const play = await roundsHere(workerData as Plan);
parentPort!.on('message', (task: Task) => {
  // Workers have no origins.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void play(task).then(done => parentPort!.postMessage(done));
});
