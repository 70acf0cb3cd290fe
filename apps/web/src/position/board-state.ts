import type { BoardState, Mark, Place, Stack } from '@wurfzabel/board';
import {
  bySide,
  HAND,
  isDoublet,
  LAST_STATION,
  OFF,
  other,
  SIDES,
  stationAcross,
  type Side,
  type Step,
} from '@wurfzabel/rules';
import type { Layout } from '@wurfzabel/board';
import { gradeNumber, gradeOf } from '../analysis/grades.ts';
import { playMarks } from '../game/play-marks.ts';
import { placeOf, stationOf } from '../game/targets.ts';
import { labelOf } from '../game/words.ts';
import type { Desk } from './desk.svelte.ts';
import { countAt } from './draft.ts';

/** Arrows for a play, graded by its loss against the best. */
export const marksFor = (
  steps: readonly Step[],
  side: Side,
  layout: Layout,
  loss: number,
): readonly Mark[] =>
  playMarks({
    side,
    steps,
    place: station => placeOf(layout, side, station),
    grade: gradeNumber(gradeOf(loss)),
  });

/** Where the man in hand may be put down: everywhere but on the other side's men. */
const freePlaces = ({ draft, layout, hand, places }: Desk): readonly Place[] =>
  places.filter(place => {
    if (place === 'hand' || place === 'off') return true;
    const across = stationAcross(draft.rules.course, stationOf(layout, hand, place));
    return countAt(draft, other(hand), across) === 0;
  });

interface Shown {
  readonly marks: readonly Mark[];
  readonly courses: boolean;
  readonly motion: number;
}

/** The draft as the board draws it, and what can be picked up. */
export const boardOf = (desk: Desk, { marks, courses, motion }: Shown): BoardState => {
  const { draft, layout, hand, selected, tool } = desk;
  const { rules, thrown } = draft;
  const men: (Stack | null)[] = Array.from({ length: LAST_STATION }, () => null);
  const labels = Array.from({ length: LAST_STATION }, () => '');
  const movable = new Set<Place>();
  for (const side of SIDES)
    for (let station = HAND; station <= OFF; station++) {
      const count = countAt(draft, side, station);
      const place = placeOf(layout, side, station);
      const isTray = typeof place !== 'number';
      if (count > 0 && (!isTray || side === hand)) movable.add(place);
      if (isTray) continue;
      if (count > 0) men[place] = { side, count };
      // Numbers are those of the side that plays, in which its plays are written.
      if (side === draft.turn) labels[place] = labelOf(rules.game, station, side);
    }
  // With a tool in hand every place takes a tap.
  if (tool !== 'move') for (const place of desk.places) movable.add(place);
  return {
    layout,
    men,
    labels,
    hand: bySide(side => countAt(draft, side, HAND)),
    off: bySide(side => countAt(draft, side, OFF)),
    dice: thrown
      ? {
          side: draft.turn,
          tops: thrown,
          showUndersides: isDoublet(thrown) && rules.doublets === 'undersides',
          undersidesOwed: rules.undersides === 'owed',
        }
      : null,
    cube: rules.cube ? draft.cube : null,
    onTurn: hand,
    movable,
    selected,
    targets:
      selected === null
        ? []
        : freePlaces(desk)
            .filter(place => place !== selected)
            .map(place => ({ place, hits: false, numbersText: '', sign: '' })),
    last: [],
    marks: selected === null ? marks : [],
    disabled: false,
    courses: courses ? SIDES : [],
    motion,
  };
};
