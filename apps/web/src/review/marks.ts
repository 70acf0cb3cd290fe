import type { Layout, Mark } from '@wurfzabel/board';
import type { Side, Step } from '@wurfzabel/rules';
import { gradeNumber, gradeOf } from '../analysis/grades.ts';
import { arrowCount, playMarks } from '../game/play-marks.ts';
import { placeOf } from '../game/targets.ts';

/** Arrows beyond which two plays at once are no picture any more. */
const MOST_ARROWS = 4;

/** A play as arrows; a word stands on one of them. */
export const arrowsOf = (
  layout: Layout,
  side: Side,
  steps: readonly Step[],
  loss: number,
  text = '',
): readonly Mark[] =>
  playMarks({
    side,
    steps,
    place: station => placeOf(layout, side, station),
    grade: gradeNumber(gradeOf(loss)),
    text,
  });

/** The best play and the one that was made, the best on top; of large doublets the best alone. */
export const compared = (
  layout: Layout,
  side: Side,
  best: readonly Step[],
  played: { readonly steps: readonly Step[]; readonly loss: number; readonly text: string },
): readonly Mark[] => {
  const bestArrows = arrowsOf(layout, side, best, 0, '1');
  if (arrowCount(best) > MOST_ARROWS || arrowCount(played.steps) > MOST_ARROWS) return bestArrows;
  return [...bestArrows, ...arrowsOf(layout, side, played.steps, played.loss, played.text)];
};
