/* oxlint-disable unicorn/require-post-message-target-origin -- threads of Node have no origins */
import { Worker } from 'node:worker_threads';
import {
  BLOCK,
  enoughFor,
  RolloutTotals,
  type BlockSums,
  type RolloutOptions,
  type RolloutPlan,
  type RolloutResult,
} from '@wurfzabel/engine';
import { changedOptions, type GameState } from '@wurfzabel/rules';

/** A share of a rollout for one thread: the trials of one block. */
export interface RolloutShare {
  readonly game: string;
  readonly options: unknown;
  readonly position: Int8Array;
  readonly plan: RolloutPlan;
  readonly from: number;
  readonly to: number;
}

/** One thread, asked one thing at a time. */
class Thread {
  private readonly worker = new Worker(new URL('./worker-start.mjs', import.meta.url));
  private answer: (blocks: readonly BlockSums[]) => void = () => undefined;
  private fail: (error: Error) => void = () => undefined;

  constructor() {
    this.worker.on('message', (blocks: readonly BlockSums[]) => this.answer(blocks));
    this.worker.on('error', error => this.fail(error as Error));
  }

  ask(share: RolloutShare): Promise<readonly BlockSums[]> {
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = reject;
      this.worker.postMessage(share);
    });
  }

  end(): Promise<number> {
    return this.worker.terminate();
  }
}

/** Threads that roll out, started when they are first needed. Blocks are added up in their order: the result is the same for any number of threads. */
export class RolloutPool {
  private readonly threads: Thread[] = [];
  private readonly most: number;

  constructor(threads: number) {
    this.most = threads;
  }

  async rollout(
    { rules, position }: GameState,
    options: RolloutOptions,
    onTrials: (trials: number) => void = () => undefined,
  ): Promise<RolloutResult> {
    const { trials, untilError: _, onProgress: __, isCancelled: ___, ...plan } = options;
    const totals = new RolloutTotals(enoughFor(options));
    const wanted = Math.min(this.most, Math.ceil(trials / BLOCK));
    while (this.threads.length < wanted) this.threads.push(new Thread());
    let next = 0;
    const work = async (thread: Thread): Promise<void> => {
      while (next < trials && !totals.isDone) {
        const from = next;
        next = Math.min(from + BLOCK, trials);
        const share = {
          game: rules.game.id,
          options: changedOptions(rules.game.options, rules),
          position,
          plan,
          from,
          to: next,
        };
        totals.add(await thread.ask(share));
        onTrials(totals.result().trials);
      }
    };
    await Promise.all(this.threads.slice(0, wanted).map(work));
    return totals.result();
  }

  async end(): Promise<void> {
    await Promise.all(this.threads.map(thread => thread.end()));
  }
}
