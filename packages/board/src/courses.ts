/**
 * The way round the board as a quiet line for each side that asks for it: from a small man of the side, so that it is
 * seen whose way it is, to an arrow where he leaves. Two sides that go the same way have their lines side by side.
 */
import type { Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { Plan } from './plan.ts';
import { fixed, svg } from './svg.ts';
import type { Side } from './types.ts';

const APART = 13;
const at = (p: Point): string => `${fixed(p.x)},${fixed(p.y)}`;

export function drawCourses(plan: Plan, layout: Layout, sides: readonly Side[]): SVGGElement {
  return svg(
    'g',
    { class: 'wz-courses' },
    ...sides.map((side, i) => course(plan, layout, side, i)),
  );
}

function course(plan: Plan, layout: Layout, side: Side, i: number): SVGGElement {
  const { field } = plan;
  const first = layout.slotOf[side][1] ?? 0;
  const fromBottom = first < 12;
  const fromRight = first === 0 || first === 23;
  const middle = field.y + field.height / 2;
  /** From the middle of the board to the line, and from the far edge to where it turns round. */
  const lift = field.height / 2 - plan.pointLength - 17 - i * APART;
  const inset = 12 + i * APART;
  const bend = Math.min(lift, 26);
  const turn = fromRight ? 1 : -1;
  const x = (right: boolean, by: number): number =>
    right ? field.x + field.width - by : field.x + by;
  const far = x(!fromRight, inset);
  const there = middle + (fromBottom ? lift : -lift);
  const back = middle + (fromBottom ? -lift : lift);
  const down = fromBottom ? 1 : -1;
  const start = { x: x(fromRight, 16), y: there };
  const end = { x: x(fromRight, 20), y: back };
  const d =
    `M${at(start)}L${at({ x: far + turn * bend, y: there })}` +
    `Q${at({ x: far, y: there })} ${at({ x: far, y: there - down * bend })}` +
    `L${at({ x: far, y: back + down * bend })}` +
    `Q${at({ x: far, y: back })} ${at({ x: far + turn * bend, y: back })}L${at(end)}`;
  const tip = { x: end.x + turn * 13, y: end.y };
  return svg(
    'g',
    {},
    svg('path', { d, class: `wz-course wz-course-${side}` }),
    svg('path', {
      d: `M${at(tip)}l${-turn * 13},-6.5l${turn * 3.5},6.5l${-turn * 3.5},6.5Z`,
      class: `wz-course-tip wz-course-tip-${side}`,
    }),
    svg('circle', {
      cx: fixed(start.x),
      cy: fixed(start.y),
      r: 6,
      class: `wz-course-man wz-course-man-${side}`,
    }),
  );
}
