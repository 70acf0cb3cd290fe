import { wrap, type Remote } from 'comlink';
import type { Held } from './hold.ts';

/** A worker is gone, with what it was asked; another may do better. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied';
}

/** So many workers are begun for one question before it is given up. */
export const LIVES = 3;

/** One worker, from its start to its death. */
export interface Life<Work> {
  readonly remote: Remote<Work>;
  /** Never fulfilled; rejected with WorkerDied when the worker dies, whatever of. */
  readonly died: Promise<never>;
  readonly end: () => void;
}

let begun = 0;

/** Watches over a worker that has just been started and answers with `exposeHeld`. */
export const beginLife = <Work>(worker: Worker): Life<Work> => {
  const remote = wrap<Work & Held>(worker);
  let kill: (error: WorkerDied) => void = () => undefined;
  const died = new Promise<never>((_, reject) => (kill = reject));
  died.catch(() => undefined);
  const fail = (event: Event): void =>
    kill(new WorkerDied((event as ErrorEvent).message || 'the worker could not be started'));
  worker.addEventListener('error', fail);
  worker.addEventListener('messageerror', fail);
  const lock = `wurfzabel.worker.${performance.timeOrigin}.${begun++}`;
  // The worker holds this lock while it lives, also while it loads. A worker that is ended tells nobody; its lock does.
  (remote as unknown as Remote<Held>).hold(lock).then(
    () => {
      if ('locks' in navigator)
        void navigator.locks.request(lock, () => kill(new WorkerDied('the worker has ended')));
    },
    () => undefined,
  );
  return { remote: remote as Remote<Work>, died, end: () => worker.terminate() };
};
