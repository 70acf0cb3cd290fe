import { proxy } from 'comlink';
import {
  boardAfter,
  BLOCK,
  enoughFor,
  RolloutTotals,
  turnedFlat,
  type RolloutPlan,
  type RolloutResult,
} from '@wurfzabel/engine';
import type { Position, Rules } from '@wurfzabel/rules';
import { openWorker, type OpenWorker } from './analyst.ts';

/** A position to be played out. */
export interface RolloutTask {
  /** Seen by the side about to throw. */
  readonly position: Position;
  /** The result is wanted for the other side, which has just played. */
  readonly isTurned: boolean;
}

export interface RolloutOrder extends Omit<RolloutPlan, 'reduceVariance'> {
  /** Most trials of each task. */
  readonly trials: number;
  /** A task is done when the standard error of its equity is below this, after 324 trials at the least. */
  readonly untilError?: number;
}

/** What one task has come to. */
export interface RolloutProgress {
  /** Trials begun, those of unfinished blocks included: what a bar shows. */
  readonly begun: number;
  /** By whole blocks of trials; undefined before the first. */
  readonly result: RolloutResult | undefined;
  readonly isDone: boolean;
}

export interface RunningRollout {
  /** Fulfilled with the results of all tasks when they are done or stopped; rejected if the workers fail. */
  readonly done: Promise<readonly RolloutProgress[]>;
  /** Ends at once with what there is. */
  readonly stop: () => void;
}

/** A play that has been made, to be rolled out from what follows it. A play that wins needs no rollout. */
export const taskAfter = (rules: Rules, ending: Position, throwsAgain: boolean): RolloutTask => ({
  position: boardAfter(rules, ending, throwsAgain),
  isTurned: !throwsAgain,
});

const seenBy = (result: RolloutResult, isTurned: boolean): RolloutResult =>
  isTurned
    ? {
        ...result,
        value: turnedFlat(result.value),
        errors: turnedFlat(result.errors).map(Math.abs),
      }
    : result;

/** Threads that a rollout takes: all but one, which is the page's. */
export const usualThreads = (): number =>
  Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));

/**
 * Rolls out positions on several workers, block by block. The same order gives the same results on any number of threads: a trial depends
 * on its number alone, and blocks are added up in order. Tasks with the same seed meet the same dice, so that plays can be compared.
 */
export const startRollout = (
  rules: Rules,
  tasks: readonly RolloutTask[],
  order: RolloutOrder,
  onProgress: (progress: readonly RolloutProgress[]) => void,
  threads: number = usualThreads(),
): RunningRollout => {
  const running = tasks.map(({ isTurned }) => ({
    isTurned,
    begun: 0,
    next: 0,
    open: 0,
    totals: new RolloutTotals(enoughFor(order)),
  }));
  type Running = (typeof running)[number];
  const isFinished = (task: Running): boolean =>
    task.totals.isDone || (task.next >= order.trials && task.open === 0);
  const progress = (): readonly RolloutProgress[] =>
    running.map(task => {
      const result = task.totals.result();
      return {
        begun: Math.min(task.begun, order.trials),
        result: result.trials === 0 ? undefined : seenBy(result, task.isTurned),
        isDone: isFinished(task),
      };
    });

  // A worker that is ended may have told of trials that nobody has heard of yet.
  let isOver = false;
  const tell = (): void => {
    if (!isOver) onProgress(progress());
  };

  const share = async ({ remote }: OpenWorker, reduceVariance: boolean): Promise<void> => {
    for (;;) {
      const at = running.findIndex(task => !task.totals.isDone && task.next < order.trials);
      if (at < 0) return;
      const task = running[at]!;
      const from = task.next;
      const to = Math.min(from + BLOCK, order.trials);
      task.next = to;
      task.open++;
      let told = from;
      const begun = proxy((trial: number) => {
        // A block that is done again for a table's sake begins its trials again.
        if (trial < told) return;
        told = trial + 1;
        task.begun++;
        tell();
      });
      task.totals.add(
        await remote.trials(tasks[at]!.position, { ...order, reduceVariance }, from, to, begun),
      );
      task.open--;
      tell();
    }
  };

  const workers = Array.from({ length: Math.max(1, threads) }, () => openWorker(rules));
  const end = (): void => {
    isOver = true;
    for (const worker of workers) worker.end();
  };
  let stop: () => void = () => undefined;
  const stopped = new Promise<void>(resolve => (stop = resolve));

  const work = async (): Promise<void> => {
    const opened = await Promise.all(workers.map(worker => worker.opened));
    const judges = new Set(opened.map(({ judge }) => judge));
    if (judges.size > 1) throw new Error('the workers do not judge alike; try again');
    // Luck is measured by looking at all plays of all throws, which only a net's kernel does quickly.
    const reduceVariance = judges.has('net');
    await Promise.all(workers.map(worker => share(worker, reduceVariance)));
  };
  const failed = Promise.race(workers.map(worker => worker.died));
  const done = Promise.race([work(), stopped, failed]).finally(end).then(progress);
  return { done, stop };
};
