import { bySide, type BySide, type Side } from '@wurfzabel/rules';
import { ERROR_GRADES, gradeOf, type ErrorGrade } from './grades.ts';
import type { Review, ReviewedDecision } from './review.ts';

/** What a side made of its decisions and what the dice made of it. */
export interface ReviewTotals {
  /** Forced plays left out. */
  readonly decisions: number;
  /** Points given away in all, for each unit of the cube. */
  readonly loss: number;
  /** Thousandths of a point a decision; 0 where there was none. */
  readonly perDecision: number;
  readonly throws: number;
  /** Points gained by the dice, cubeless. */
  readonly luck: number;
  readonly errors: { readonly [grade in ErrorGrade]: number };
}

/** Whether anything was decided. */
export const isDecision = (decision: ReviewedDecision): boolean =>
  decision.kind !== 'play' || !decision.isForced;

/** @param game one game of a record only, counted from 0 */
export const totalsOf = (review: Review, game?: number): BySide<ReviewTotals> =>
  bySide(side => sideTotals(review, side, game));

const sideTotals = (review: Review, side: Side, game: number | undefined): ReviewTotals => {
  const isOwn = (each: { readonly side: Side; readonly game: number }): boolean =>
    each.side === side && (game === undefined || each.game === game);
  const decisions = review.decisions.filter(each => isOwn(each) && isDecision(each));
  const throws = review.throws.filter(isOwn);
  const loss = decisions.reduce((sum, each) => sum + each.loss, 0);
  const count = (grade: ErrorGrade): number =>
    decisions.filter(each => gradeOf(each.loss) === grade).length;
  return {
    decisions: decisions.length,
    loss,
    perDecision: decisions.length > 0 ? (1000 * loss) / decisions.length : 0,
    throws: throws.length,
    luck: throws.reduce((sum, each) => sum + each.luck, 0),
    errors: Object.fromEntries(
      ERROR_GRADES.map(grade => [grade, count(grade)]),
    ) as ReviewTotals['errors'],
  };
};

/** The worst decisions, worst first: errors only, at most `most`. */
export const worstOf = (review: Review, most: number, side?: Side): readonly ReviewedDecision[] =>
  review.decisions
    .filter(each => gradeOf(each.loss) !== undefined && (side === undefined || each.side === side))
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most);
