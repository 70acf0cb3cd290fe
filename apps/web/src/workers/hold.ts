import { expose } from 'comlink';

/** Kept as long as this worker lives: whoever waits for it hears of its death at once. */
const hold = (name: string): Promise<void> =>
  new Promise(held => {
    if (!('locks' in navigator)) held();
    else
      void navigator.locks.request(name, () => {
        held();
        return new Promise(() => undefined);
      });
  });

/** What every worker answers beside its own work. */
export interface Held {
  readonly hold: typeof hold;
}

/** A worker's end of `beginLife`. */
export const exposeHeld = (work: object): void => expose({ ...work, hold });
