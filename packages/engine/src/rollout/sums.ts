import { VALUE_LENGTH, type FlatValue } from '../evaluator.ts';

/** Trials whose results are added up one after another before they are added to others: the smallest share of a thread. */
export const BLOCK = 36;

/** Sums over the trials of one block: plain data, to be sent between threads. */
export interface BlockSums {
  /** Number of the block; it holds trials from block × BLOCK on. */
  readonly block: number;
  readonly trials: number;
  /** Nine sums, then nine sums of squares. */
  readonly sums: Float64Array;
}

export const emptySums = (): Float64Array => new Float64Array(2 * VALUE_LENGTH);

export const addTrial = (sums: Float64Array, result: FlatValue): void => {
  for (let k = 0; k < VALUE_LENGTH; k++) {
    sums[k]! += result[k]!;
    sums[VALUE_LENGTH + k]! += result[k]! * result[k]!;
  }
};

/** What a rollout has found so far. */
export interface RolloutResult {
  readonly trials: number;
  readonly value: FlatValue;
  /**
   * Standard errors of the same nine numbers, from the scatter of the trials. Stratified throws make the true ones
   * somewhat smaller; how much is not estimated.
   */
  readonly errors: FlatValue;
}

/**
 * Blocks added up in the order of their numbers, whoever brings them and when: floating-point sums depend on the order, and the
 * result must not. Blocks that come early wait; after `stopsAt` is true for a beginning of the blocks, later ones are not counted.
 */
export class RolloutTotals {
  private readonly waiting = new Map<number, BlockSums>();
  private readonly sums = emptySums();
  private next = 0;
  private trials = 0;
  private stopped = false;
  private readonly stopsAt: (result: RolloutResult) => boolean;

  constructor(stopsAt: (result: RolloutResult) => boolean = () => false) {
    this.stopsAt = stopsAt;
  }

  /** The bound is reached; nothing more is wanted. */
  get isDone(): boolean {
    return this.stopped;
  }

  add(blocks: readonly BlockSums[]): void {
    for (const block of blocks) this.waiting.set(block.block, block);
    for (;;) {
      const block = this.waiting.get(this.next);
      if (!block || this.stopped) return;
      this.waiting.delete(this.next++);
      this.trials += block.trials;
      block.sums.forEach((sum, k) => (this.sums[k]! += sum));
      this.stopped = this.stopsAt(this.result());
    }
  }

  result(): RolloutResult {
    const { trials, sums } = this;
    const value = new Float64Array(VALUE_LENGTH);
    const errors = new Float64Array(VALUE_LENGTH).fill(Infinity);
    if (trials === 0) return { trials, value: value.fill(NaN), errors };
    for (let k = 0; k < VALUE_LENGTH; k++) {
      value[k] = sums[k]! / trials;
      if (trials < 2) continue;
      const variance =
        Math.max(0, sums[VALUE_LENGTH + k]! - trials * value[k]! ** 2) / (trials - 1);
      errors[k] = Math.sqrt(variance / trials);
    }
    return { trials, value, errors };
  }
}
