import { err, ok, type Result, type Rules } from '@wurfzabel/rules';
import { chancesOf } from './chances.ts';
import { refuseOtherTurns, type ExactFault } from './fault.ts';
import { listOutcomes } from './outcome-lists.ts';
import { SolvedTable } from './solved-table.ts';
import { sweep } from './sweep.ts';
import { mostPointsWithFewMen } from './value.ts';

export interface SolveProgress {
  readonly stage: 'endings' | 'equities' | 'chances';
  /** Of the endings: the part done, 0 to 1. Of the rest: passes made. */
  readonly done: number;
  /** Largest change of the last pass. */
  readonly change: number;
}

export interface SolveOptions {
  /** Stop when no value of a pass changes by more; 1e-10 if left out. */
  readonly tolerance?: number;
  /** Most memory for the lists of endings, in bytes; 2 GB if left out. */
  readonly memory?: number;
  /** Also find the chances of winning and losing each number of points; costs half as much time again. */
  readonly chances?: boolean;
  readonly onProgress?: (progress: SolveProgress) => void;
}

const MOST_SWEEPS = 1000;

/**
 * Exact equities of all positions in which one side has at most menA men left and the other at most menB, anywhere, in hand too,
 * the other men being off.
 *
 * A game of two sides and dice whose plays the mover chooses is solved by value iteration (Shapley 1953): the equity of the mover about
 * to throw is the mean over the 21 throws of the best of its endings, where an ending is worth the points of a win, the mover's own
 * equity there if the throw earns another, and otherwise the negative of the other side's. Without hits every play makes fewer pips,
 * so passing over the positions from few pips to many carries values all the way in one pass, and only hits need more of them.
 * Races are exact after the first.
 */
export const solve = (
  rules: Rules,
  menA: number,
  menB: number,
  options: SolveOptions = {},
): Result<SolvedTable, ExactFault> => {
  const { tolerance = 1e-10, memory = 2e9, onProgress } = options;
  const refusal = refuseOtherTurns(rules);
  if (refusal) return refusal;
  for (const men of [menA, menB])
    if (!Number.isInteger(men) || men < 1 || men >= rules.men)
      return err('ERR_MEN', `men left on a side are a whole number from 1 to ${rules.men - 1}`);
  const listed = listOutcomes(rules, menA, menB, {
    mostWords: memory / 4,
    onProgress: done => onProgress?.({ stage: 'endings', done, change: Infinity }),
  });
  if (!listed.ok) return listed;
  const lists = listed.value;
  const equities = new Float64Array(lists.pairs * lists.stride);
  let change = Infinity;
  let sweeps = 0;
  while (change > tolerance && sweeps < MOST_SWEEPS) {
    change = sweep(rules, lists, equities, sweeps > 0);
    sweeps++;
    onProgress?.({ stage: 'equities', done: sweeps, change });
  }
  const chances =
    options.chances && mostPointsWithFewMen(rules) > 1
      ? chancesOf(rules, lists, equities, tolerance, done =>
          onProgress?.({ stage: 'chances', done, change }),
        )
      : undefined;
  return ok(
    new SolvedTable(rules, [menA, menB], {
      equities,
      step: 1,
      chances,
      chanceStep: 1,
      sweeps,
      change,
    }),
  );
};
