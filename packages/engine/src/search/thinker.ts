import {
  copyPosition,
  DOUBLETS,
  turnRound,
  type Position,
  type Rules,
  type Step,
  type Throw,
} from '@wurfzabel/rules';
import type { Evaluator, FlatValue, Known } from '../evaluator.ts';
import type { Rest } from '../kernel/kernel.ts';

/** A play that a thinker has judged. */
export interface Ending {
  /** Seen by the side that played. */
  readonly position: Position;
  readonly steps: readonly Step[];
  /** The same side is about to throw again. */
  readonly throwsAgain: boolean;
  /** Points if the play wins at once, else 0. Negative: it loses at once, by the other side's shape. */
  readonly won: number;
  /** What it is worth to the side that played. */
  readonly value: FlatValue;
}

/** A throw, or what is left of one in the middle of a play. */
export type ToPlay = Throw | Rest;

/** Who can list plays and judge them without looking ahead: what search and rollouts are built on. */
export interface Thinker {
  readonly rules: Rules;
  readonly evaluator: Evaluator;
  /** Tables that the evaluator asks first. */
  readonly known: readonly Known[];
  /** The best plays, best first by equity, at most `most`. @param beam positions kept a level of a large doublet; 0: all */
  top(position: Position, what: ToPlay, most: number, beam?: number): readonly Ending[];
  /** The best play. */
  best(position: Position, what: ToPlay, beam?: number): Ending;
  /** The average over all 21 throws of the value of `best`, for the side about to throw. */
  average(position: Position, beam?: number): FlatValue;
}

/** What the side that throws next sees. @param ending seen by the side that played */
export const boardAfter = (rules: Rules, ending: Position, throwsAgain: boolean): Position => {
  if (throwsAgain) return ending;
  if (rules.doubletCount !== 'turn' || ending[DOUBLETS] === 0)
    return turnRound(ending, rules.course);
  const forgotten = copyPosition(ending);
  forgotten[DOUBLETS] = 0;
  return turnRound(forgotten, rules.course);
};
