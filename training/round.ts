import { loadKernel, type Kernel, type Sums } from '@wurfzabel/engine/kernel/kernel';
import type { Net } from '@wurfzabel/engine/net/net';
import { rulesFor, unwrap } from '@wurfzabel/rules';
import type { Plan } from './plan.ts';

/** What one thread gets to do in a round, and what comes of it. */
export interface Task {
  readonly net: Net;
  readonly chance: readonly number[];
  readonly games: number;
  readonly rate: number;
}

export interface Done {
  /** What the thread has made of the parameters; with `ahead` it leaves them as they are. */
  readonly parameters: Float32Array;
  /** Labelled positions, with `ahead` only; see `Kernel.label`. */
  readonly records: Uint8Array<ArrayBuffer>;
  readonly chance: readonly number[];
  readonly sums: Sums;
}

export type PlayRound = (task: Task) => Promise<Done>;

export const kernelFor = (game: string): Promise<Kernel> => loadKernel(unwrap(rulesFor(game)));

/** Plays rounds on this thread. */
export const roundsHere = async (plan: Plan): Promise<PlayRound> => {
  const kernel = await kernelFor(plan.game);
  return ({ net, chance, games, rate }) => {
    kernel.setNet(0, net);
    kernel.chance = Uint32Array.from(chance);
    const { records, sums } =
      plan.ahead > 0
        ? kernel.label(0, games, plan.ahead, plan.beam, plan.lambda)
        : {
            records: new Uint8Array(),
            sums: kernel.train(0, games, plan.lambda, rate, plan.beam),
          };
    return Promise.resolve({
      parameters: kernel.netOf(0).parameters,
      records,
      chance: [...kernel.chance],
      sums,
    });
  };
};
