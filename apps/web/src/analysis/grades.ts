/** How good a play is beside the best one, from best to worst; the board draws them in the same order. */
export const GRADE_NAMES = ['best', 'good', 'doubtful', 'bad'] as const;
export type GradeName = (typeof GRADE_NAMES)[number];

/** Losses in points up to which a play is still called so. Below the first, judgement cannot tell plays apart. */
const LIMITS: readonly (readonly [GradeName, number])[] = [
  ['best', 0.005],
  ['good', 0.03],
  ['doubtful', 0.08],
];

/** @param loss points given away against the best play */
export const gradeOf = (loss: number): GradeName =>
  LIMITS.find(([, most]) => loss <= most)?.[0] ?? 'bad';

/** 1 to 4, as the board's marks count them. */
export const gradeNumber = (name: GradeName): 1 | 2 | 3 | 4 =>
  (GRADE_NAMES.indexOf(name) + 1) as 1 | 2 | 3 | 4;
