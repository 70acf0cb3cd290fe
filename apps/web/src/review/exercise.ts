import { worstOf, type Review, type ReviewedPlay } from '@wurfzabel/engine/review/index';
import { samePosition, withStep, type PlayPhase, type Step } from '@wurfzabel/rules';
import type { Whose } from './whose.ts';

/** More than a dozen errors of one record are no exercise any more. */
export const MOST_EXERCISES = 12;

/** All errors in play of a review, worst first. */
export const errorsFrom = (review: Review, whose: Whose): readonly ReviewedPlay[] =>
  worstOf(review, Infinity, whose === 'both' ? undefined : whose).filter(
    (each): each is ReviewedPlay => each.kind === 'play',
  );

/** The worst plays of a review, worst first. */
export const exercisesFrom = (review: Review, whose: Whose): readonly ReviewedPlay[] =>
  errorsFrom(review, whose).slice(0, MOST_EXERCISES);

/** What is already known of a play: it is the best, the one that was made, another that was told, or new. */
export type Attempt =
  | { readonly kind: 'best' | 'same' | 'told'; readonly loss: number }
  | { readonly kind: 'new' };

/** Plays are the same when they end in the same position. @param phase the throw before its first step */
export const attemptOf = (
  exercise: ReviewedPlay,
  phase: PlayPhase,
  steps: readonly Step[],
): Attempt => {
  const ending = (of: readonly Step[]) => of.reduce(withStep, phase.play).position;
  const mine = ending(steps);
  const isMine = (of: readonly Step[]): boolean => samePosition(ending(of), mine);
  const at = exercise.best.findIndex(each => isMine(each.steps));
  if (at === 0) return { kind: 'best', loss: 0 };
  if (isMine(exercise.played)) return { kind: 'same', loss: exercise.loss };
  if (at < 0) return { kind: 'new' };
  return { kind: 'told', loss: exercise.best[0]!.worth - exercise.best[at]!.worth };
};
