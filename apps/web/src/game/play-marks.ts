import type { Grade, Mark, Place, Side } from '@wurfzabel/board';
import { landing, type Step } from '@wurfzabel/rules';

/** A play as it is to be drawn. */
export interface DrawnPlay {
  readonly side: Side;
  readonly steps: readonly Step[];
  /** Where the board draws a station of the side. */
  readonly place: (station: number) => Place;
  readonly grade: Grade;
  /** Stands on one of the arrows, on one without a number if there is such. */
  readonly text?: string;
}

/** Steps from the same station by the same number, and how many men make them. */
interface Group {
  readonly step: Step;
  readonly count: number;
}

/** The steps of a play in its order, equal ones together. */
const groupsOf = (steps: readonly Step[]): readonly Group[] => {
  const groups = new Map<string, Group>();
  for (const step of steps) {
    const key = `${step.from} ${landing(step)}`;
    const known = groups.get(key);
    groups.set(key, known ? { ...known, count: known.count + 1 } : { step, count: 1 });
  }
  return [...groups.values()];
};

/** How many arrows a play has. */
export const arrowCount = (steps: readonly Step[]): number => groupsOf(steps).length;

/**
 * A play as arrows, one for each distinct step, with the number of men where more than one makes it: four men from the hand to one point are
 * one arrow and not a fan of four.
 */
export const playMarks = ({ side, steps, place, grade, text = '' }: DrawnPlay): readonly Mark[] => {
  const groups = groupsOf(steps);
  const single = groups.findIndex(({ count }) => count === 1);
  const told = Math.max(0, single);
  return groups.map(({ step, count }, i) => {
    const words = [i === told ? text : '', count > 1 ? `${count}×` : ''].filter(Boolean);
    return {
      side,
      from: place(step.from),
      to: place(landing(step)),
      form: 'arrow',
      grade,
      ...(words.length > 0 ? { text: words.join(' · ') } : {}),
    };
  });
};
