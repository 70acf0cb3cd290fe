import type { Layout, Mark } from '@wurfzabel/board';
import { landing, type Side, type Step } from '@wurfzabel/rules';
import { gradeNumber, gradeOf } from '../analysis/grades.ts';
import { placeOf } from '../game/targets.ts';

/** Steps beyond which two plays at once are no picture any more. */
const MOST_STEPS = 4;

/** A play as arrows; a word stands on the first of them. */
export const arrowsOf = (
  layout: Layout,
  side: Side,
  steps: readonly Step[],
  loss: number,
  text = '',
): readonly Mark[] =>
  steps.map((step, i) => ({
    side,
    from: placeOf(layout, side, step.from),
    to: placeOf(layout, side, landing(step)),
    form: 'arrow',
    grade: gradeNumber(gradeOf(loss)),
    ...(i === 0 && text !== '' ? { text } : {}),
  }));

/** The best play and the one that was made, the best on top; of large doublets the best alone. */
export const compared = (
  layout: Layout,
  side: Side,
  best: readonly Step[],
  played: { readonly steps: readonly Step[]; readonly loss: number; readonly text: string },
): readonly Mark[] => {
  const bestArrows = arrowsOf(layout, side, best, 0, '1');
  if (best.length > MOST_STEPS || played.steps.length > MOST_STEPS) return bestArrows;
  return [...bestArrows, ...arrowsOf(layout, side, played.steps, played.loss, played.text)];
};
