/**
 * Arrows and ghosts that the caller lays on the board: suggested plays, compared plays, the last play. The four
 * grades differ in width, dash and sign as well as in colour.
 */
import { centre, MAN, type Point, type Rect, rowOf, type Spot, spotOf } from './geometry.ts';
import type { Plan } from './plan.ts';
import { platePoints, type WantedPlate } from './plates.ts';
import { landingAt, topOf } from './stand.ts';
import { fixed, svg } from './svg.ts';
import type { BoardState, Mark } from './types.ts';

interface Way {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** Ways within one row rise towards the middle of the board; others lean a little, so that two in one line part. */
function wayBetween(from: Point, to: Point, field: Rect, sameRow: boolean): Way {
  const middle = centre(field);
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const away = Math.hypot(to.x - from.x, to.y - from.y);
  if (sameRow) {
    const inward = mid.y < middle.y ? 1 : -1;
    return { from, bend: { x: mid.x, y: mid.y + inward * (MAN * 1.6 + away * 0.16) }, to };
  }
  const lean = away === 0 ? 0 : 0.1;
  return {
    from,
    bend: { x: mid.x + (to.y - from.y) * lean, y: mid.y - (to.x - from.x) * lean },
    to,
  };
}

/** Both ends drawn in, so that the men stay to be seen. */
function shortened({ from, bend, to }: Way, start: number, end: number): Way {
  const towards = (a: Point, b: Point, by: number): Point => {
    const away = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: a.x + ((b.x - a.x) * by) / away, y: a.y + ((b.y - a.y) * by) / away };
  };
  return { from: towards(from, bend, start), bend, to: towards(to, bend, end) };
}

const at = (p: Point): string => `${fixed(p.x)},${fixed(p.y)}`;

const WIDTHS = { 1: 8, 2: 6.5, 3: 5, 4: 4 } as const;

function arrow(way: Way, mark: Mark): SVGGElement {
  const width = WIDTHS[mark.grade];
  const head = 9 + width * 1.3;
  const { from, bend, to } = shortened(way, MAN * 0.5, MAN * 0.45);
  const turn = Math.atan2(to.y - bend.y, to.x - bend.x);
  // The line ends inside the head, not at its tip.
  const neck = { x: to.x - Math.cos(turn) * head * 0.8, y: to.y - Math.sin(turn) * head * 0.8 };
  const d = `M${at(from)}Q${at(bend)} ${at(neck)}`;
  const tip = `M0,0L${fixed(-head)},${fixed(-head * 0.58)}L${fixed(-head * 0.76)},0L${fixed(-head)},${fixed(head * 0.58)}Z`;
  const placed = `translate(${fixed(to.x)} ${fixed(to.y)}) rotate(${fixed((turn * 180) / Math.PI)})`;
  return svg(
    'g',
    { class: `wz-arrow wz-grade-${mark.grade}` },
    svg('path', { d, class: 'wz-arrow-halo', 'stroke-width': width + 5 }),
    svg('path', { d: tip, transform: placed, class: 'wz-arrow-tip-halo' }),
    svg('path', { d, class: 'wz-arrow-line', 'stroke-width': width }),
    svg('path', { d: tip, transform: placed, class: 'wz-arrow-tip' }),
  );
}

/** A small plate to stand on the middle of a way. */
interface Plate extends WantedPlate {
  readonly text: string;
  readonly grade: Mark['grade'];
}

const plateOf = ({ text = '', grade }: Mark, middle: Point, size: number): Plate => {
  const width = Math.max(size * 1.3, text.length * size * 0.6 + size * 0.7);
  return { text, grade, middle, width, height: size * 1.32 };
};

function plate({ text, width, grade }: Plate, p: Point, size: number): SVGGElement {
  const box = { x: fixed(-width / 2), y: fixed(-size * 0.66), width: fixed(width) };
  return svg(
    'g',
    { class: `wz-plate wz-grade-${grade}`, transform: `translate(${fixed(p.x)} ${fixed(p.y)})` },
    svg('rect', { ...box, height: fixed(size * 1.32), rx: size * 0.3, class: 'wz-plate-body' }),
    svg('text', { class: 'wz-plate-text', 'font-size': size }, text),
  );
}

function ghost(p: Point, mark: Mark): SVGGElement {
  return svg(
    'g',
    {
      class: `wz-ghost wz-${mark.side} wz-grade-${mark.grade}`,
      transform: `translate(${fixed(p.x)} ${fixed(p.y)})`,
    },
    svg('circle', { r: MAN - 2, class: 'wz-man-body' }),
    svg('circle', { r: MAN - 2, class: 'wz-ghost-ring' }),
  );
}

/** The marks over the men, the first on top; men of one place are taken one after another from the top. */
export function drawMarks(plan: Plan, state: BoardState, marks: readonly Mark[]): SVGGElement {
  const group = svg('g', { class: 'wz-marks' });
  const gone = new Map<Spot, number>();
  const come = new Map<Spot, number>();
  const size = plan.shape === 'wide' ? 17 : 26;
  const plates: Plate[] = [];
  for (const mark of marks) {
    const source = spotOf(mark.from, mark.side);
    const goal = spotOf(mark.to, mark.side);
    // Going on from where a man has just come to is the same man.
    const before = come.get(source) ?? 0;
    const from =
      before > 0
        ? landingAt(plan, state, mark.from, mark.side, before - 1)
        : topOf(plan, state, source, gone.get(source) ?? 0);
    const to = landingAt(plan, state, mark.to, mark.side, come.get(goal) ?? 0);
    if (from === null || to === null) continue;
    if (before > 0) come.set(source, before - 1);
    else gone.set(source, (gone.get(source) ?? 0) + 1);
    come.set(goal, (come.get(goal) ?? 0) + 1);
    const sameRow =
      typeof source === 'number' && typeof goal === 'number' && rowOf(source) === rowOf(goal);
    const way = wayBetween(from, to, plan.field, sameRow);
    if (mark.form === 'ghost') group.prepend(ghost(to, mark));
    else group.prepend(arrow(way, mark));
    if (mark.text !== undefined && mark.text !== '') {
      const { bend } = way;
      const middle = {
        x: (from.x + 2 * bend.x + to.x) / 4,
        y: (from.y + 2 * bend.y + to.y) / 4,
      };
      plates.push(plateOf(mark, mark.form === 'ghost' ? to : middle, size));
    }
  }
  const points = platePoints(plan, state, plates);
  group.append(...plates.map((each, i) => plate(each, points[i]!, size)));
  return group;
}
