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
  readonly parameters: Float32Array;
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
    const sums =
      plan.ahead > 0
        ? kernel.refine(0, games, plan.ahead, rate, plan.beam)
        : kernel.train(0, games, plan.lambda, rate, plan.beam);
    return Promise.resolve({
      parameters: kernel.netOf(0).parameters,
      chance: [...kernel.chance],
      sums,
    });
  };
};
