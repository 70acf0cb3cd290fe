/** What a cabinet maker adds: a string of inlay round the field, a star in each half, and the shadow of the walls. */
import { centre, type Point, type Rect } from './geometry.ts';
import { fixed, svg } from './svg.ts';

const STRING = 4;

/** Two woods in turn, in a band just outside the field. */
export function inlay(field: Rect): SVGGElement {
  const box = {
    x: field.x - STRING / 2 - 1,
    y: field.y - STRING / 2 - 1,
    width: field.width + STRING + 2,
    height: field.height + STRING + 2,
    'stroke-width': STRING,
  };
  return svg(
    'g',
    { class: 'wz-inlay' },
    svg('rect', { ...box, class: 'wz-inlay-dark' }),
    svg('rect', { ...box, class: 'wz-inlay-light' }),
  );
}

/** A star of eight rays, each half light and half dark, as if cut from two veneers. */
export function star(half: Rect, radius: number): SVGGElement {
  const { x, y } = centre(half);
  const at = (turn: number, r: number): string =>
    `${fixed(x + r * Math.sin(turn))},${fixed(y - r * Math.cos(turn))}`;
  const eighth = Math.PI / 4;
  const group = svg(
    'g',
    { class: 'wz-star' },
    svg('circle', { cx: x, cy: y, r: radius * 1.16, class: 'wz-star-ring' }),
  );
  for (let i = 0; i < 8; i++) {
    const turn = i * eighth;
    const length = i % 2 === 0 ? radius : radius * 0.72;
    for (const [side, name] of [
      [-1, 'light'],
      [1, 'dark'],
    ] as const) {
      const valley = at(turn + (side * eighth) / 2, radius * 0.3);
      const d = `M${fixed(x)},${fixed(y)}L${at(turn, length)}L${valley}Z`;
      group.append(svg('path', { d, class: `wz-star-${name}` }));
    }
  }
  return group;
}

/** The light comes from above and a little from the left: the upper and the left wall throw a shadow into each half. */
export function wallShadows(half: Rect, id: string): SVGGElement {
  const { x, y, width, height } = half;
  const band = (r: Rect, way: string): SVGRectElement =>
    svg('rect', { ...r, fill: `url(#${id}-wall-${way})` });
  return svg(
    'g',
    { class: 'wz-walls' },
    band({ x, y, width, height: 20 }, 'down'),
    band({ x, y, width: 12, height }, 'right'),
    band({ x: x + width - 7, y, width: 7, height }, 'left'),
    band({ x, y: y + height - 7, width, height: 7 }, 'up'),
  );
}

const WAYS: Readonly<Record<string, readonly [Point, Point]>> = {
  down: [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
  ],
  up: [
    { x: 0, y: 1 },
    { x: 0, y: 0 },
  ],
  right: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ],
  left: [
    { x: 1, y: 0 },
    { x: 0, y: 0 },
  ],
};

/** The paints of the shadows. */
export const wallPaints = (id: string): SVGLinearGradientElement[] =>
  Object.entries(WAYS).map(([way, [from, to]]) =>
    svg(
      'linearGradient',
      { id: `${id}-wall-${way}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y },
      svg('stop', { offset: 0, class: 'wz-stop-wall-1' }),
      svg('stop', { offset: 1, class: 'wz-stop-wall-2' }),
    ),
  );
