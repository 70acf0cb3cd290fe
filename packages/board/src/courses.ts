/** The way round the board as a quiet line with an arrow, for each side that asks for it. */
import type { Point } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { Plan } from './plan.ts';
import { fixed, svg } from './svg.ts';
import type { Side } from './types.ts';

export function drawCourses(plan: Plan, layout: Layout, sides: readonly Side[]): SVGGElement {
  const group = svg('g', { class: 'wz-courses' });
  sides.forEach((side, i) => {
    const slots = layout.slotOf[side];
    const first = slots[1] ?? 0;
    const fromBottom = first < 12;
    const fromRight = first === 0 || first === 23;
    const { field } = plan;
    const inset = 12 + i * 13;
    const lift = field.height / 2 - plan.pointLength - 17 - i * 13;
    const middle = field.y + field.height / 2;
    const x = (atRight: boolean, by: number): number =>
      atRight ? field.x + field.width - by : field.x + by;
    const y = (bottom: boolean): number => middle + (bottom ? lift : -lift);
    const bend = Math.min(lift, 26);
    const turn = fromRight ? 1 : -1;
    const down = fromBottom ? 1 : -1;
    const way: Point[] = [
      { x: x(fromRight, 14), y: y(fromBottom) },
      { x: x(!fromRight, inset) + turn * bend, y: y(fromBottom) },
      { x: x(!fromRight, inset), y: y(fromBottom) - down * bend },
      { x: x(!fromRight, inset), y: y(!fromBottom) + down * bend },
      { x: x(!fromRight, inset) + turn * bend, y: y(!fromBottom) },
      { x: x(fromRight, 14), y: y(!fromBottom) },
    ];
    const [a, b, c, d, e, f] = way.map(p => `${fixed(p.x)},${fixed(p.y)}`);
    const corner = (bottom: boolean): string =>
      `${fixed(x(!fromRight, inset))},${fixed(y(bottom))}`;
    const tip = turn * 9;
    group.append(
      svg('path', {
        d:
          `M${a}L${b}Q${corner(fromBottom)} ${c}L${d}Q${corner(!fromBottom)} ${e}L${f}` +
          `m${-tip},-5l${tip},5l${-tip},5`,
        class: `wz-course wz-course-${side}`,
      }),
    );
  });
  return group;
}
