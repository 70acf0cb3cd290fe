export { ERROR_FROM, ERROR_GRADES, gradeOf, type ErrorGrade } from './grades.ts';
export { luckOf } from './luck.ts';
export { type CubeDeed } from './judge-cube.ts';
export { type Source, type ToldPlay } from './judge-play.ts';
export { momentsOf, type Moment, type PlayMoment, type ThrowMoment } from './moments.ts';
export {
  Reviewer,
  type Review,
  type ReviewedCube,
  type ReviewedDecision,
  type ReviewedName,
  type ReviewedPlay,
  type ReviewedThrow,
  type ReviewOptions,
  type ReviewPart,
  type ReviewProgress,
} from './review.ts';
export { isDecision, totalsOf, worstOf, type ReviewTotals } from './totals.ts';
