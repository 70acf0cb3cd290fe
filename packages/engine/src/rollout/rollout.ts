import type { Position } from '@wurfzabel/rules';
import { turnedFlat } from '../evaluator.ts';
import { boardAfter, type Ending, type Thinker } from '../search/thinker.ts';
import { diceOf } from './dice.ts';
import {
  addTrial,
  BLOCK,
  emptySums,
  RolloutTotals,
  type BlockSums,
  type RolloutResult,
} from './sums.ts';
import { playTrial, type RolloutPlan } from './trial.ts';

/**
 * The trials from `from` (a multiple of BLOCK) up to `to`, as sums by block: the share of one thread.
 * @param isCancelled asked before every trial; a block that is cut short is not returned
 */
export const rolloutTrials = (
  thinker: Thinker,
  position: Position,
  plan: RolloutPlan,
  from: number,
  to: number,
  isCancelled: () => boolean = () => false,
): readonly BlockSums[] => {
  if (from % BLOCK !== 0) throw new RangeError(`trials are dealt in blocks of ${BLOCK}`);
  const dice = diceOf(plan.seed, plan.isStratified ?? true);
  const blocks: BlockSums[] = [];
  for (let start = from; start < to; start += BLOCK) {
    const end = Math.min(start + BLOCK, to);
    const sums = emptySums();
    for (let trial = start; trial < end; trial++) {
      if (isCancelled()) return blocks;
      addTrial(sums, playTrial(thinker, position, plan, dice(trial)));
    }
    blocks.push({ block: start / BLOCK, trials: end - start, sums });
  }
  return blocks;
};

export interface RolloutOptions extends RolloutPlan {
  /** Most trials. */
  readonly trials: number;
  /** Stop early when the standard error of the equity is below this, but not before `leastTrials`. */
  readonly untilError?: number;
  /** 324 if left out. */
  readonly leastTrials?: number;
  /** After every block of trials. */
  readonly onProgress?: (result: RolloutResult) => void;
  readonly isCancelled?: () => boolean;
}

const LEAST_TRIALS = 9 * BLOCK;

/** When a rollout with these options has had enough trials; for RolloutTotals, on however many threads. */
export const enoughFor =
  ({ untilError, leastTrials = LEAST_TRIALS }: RolloutOptions) =>
  (result: RolloutResult): boolean =>
    untilError !== undefined && result.trials >= leastTrials && result.errors[0]! < untilError;

/** Rolls out a position for the side about to throw, on this thread. */
export const rollout = (
  thinker: Thinker,
  position: Position,
  options: RolloutOptions,
): RolloutResult => {
  const { trials, onProgress, isCancelled } = options;
  const totals = new RolloutTotals(enoughFor(options));
  for (let from = 0; from < trials && !totals.isDone; from += BLOCK) {
    const to = Math.min(from + BLOCK, trials);
    const blocks = rolloutTrials(thinker, position, options, from, to, isCancelled);
    if (blocks.length === 0) break;
    totals.add(blocks);
    onProgress?.(totals.result());
  }
  return totals.result();
};

/** The same for a play, its value for the side that played; plays rolled out with one seed meet the same dice. */
export const rolloutPlay = (
  thinker: Thinker,
  play: Ending,
  options: RolloutOptions,
): RolloutResult => {
  if (play.won !== 0)
    return {
      trials: options.trials,
      value: play.value,
      errors: new Float64Array(play.value.length),
    };
  const board = boardAfter(thinker.rules, play.position, play.throwsAgain);
  const result = rollout(thinker, board, options);
  return play.throwsAgain
    ? result
    : { ...result, value: turnedFlat(result.value), errors: turnedErrors(result) };
};

/** Errors have no sign, but the chances of the two sides change places. */
const turnedErrors = ({ errors }: RolloutResult): Float64Array => turnedFlat(errors).map(Math.abs);
