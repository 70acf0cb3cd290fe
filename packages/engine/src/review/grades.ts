/** How bad a decision is, from the smallest error that counts to the worst. */
export const ERROR_GRADES = ['slight', 'clear', 'serious', 'blunder'] as const;
export type ErrorGrade = (typeof ERROR_GRADES)[number];

/**
 * From how many points lost, for each unit of the cube, a decision has a grade; each is twice the one before. Less than the first
 * is no error: nets that look one throw ahead differ from each other by as much.
 */
export const ERROR_FROM: { readonly [grade in ErrorGrade]: number } = {
  slight: 0.02,
  clear: 0.04,
  serious: 0.08,
  blunder: 0.16,
};

/** The grade of a loss, or undefined where it is no error. @param loss in points, not negative */
export const gradeOf = (loss: number): ErrorGrade | undefined =>
  ERROR_GRADES.filter(grade => loss >= ERROR_FROM[grade]).at(-1);
