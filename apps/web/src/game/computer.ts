import { wrap, type Remote } from 'comlink';
import type { Action, GameState } from '@wurfzabel/rules';
import type { ComputerPlayer } from './computer.worker.ts';

export interface Computer {
  readonly choose: (state: GameState) => Promise<readonly Action[]>;
  readonly stop: () => void;
}

/** Starts the computer player. A worker that dies answers with an error instead of never. */
export const startComputer = (): Computer => {
  const worker = new Worker(new URL('./computer.worker.ts', import.meta.url), { type: 'module' });
  const player: Remote<ComputerPlayer> = wrap<ComputerPlayer>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', event =>
      reject(new Error(event.message || 'the worker could not be started')),
    );
  });
  failed.catch(() => undefined);
  return {
    choose: state => Promise.race([player.choose(state), failed]),
    stop: () => worker.terminate(),
  };
};
