/** One die, seen from above. */
import type { Point } from './geometry.ts';
import { fixed, svg } from './svg.ts';

/** Pips as the nine places of a face, −1..1 across and down. */
const FACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A face with its pips, its middle at 0, 0. */
export function face(value: number, size: number, className = ''): SVGGElement {
  const half = size / 2;
  const square = (inset: number, drop: number, rx: number, name: string): SVGRectElement =>
    svg('rect', {
      x: fixed(-half + inset),
      y: fixed(-half + inset + drop),
      width: fixed(size - 2 * inset),
      height: fixed(size - 2 * inset),
      rx: fixed(rx),
      class: name,
    });
  const drawn = svg(
    'g',
    { class: `wz-die-face ${className}`.trim() },
    square(0, 3, size * 0.2, 'wz-die-shadow'),
    square(0, 0, size * 0.2, 'wz-die-body'),
    square(2.5, 0, size * 0.17, 'wz-die-inner'),
  );
  for (const [x, y] of FACES[value] ?? []) {
    drawn.append(
      svg('circle', {
        cx: fixed(x * size * 0.25),
        cy: fixed(y * size * 0.25),
        r: fixed(size * 0.088),
        class: 'wz-pip',
      }),
    );
  }
  return drawn;
}

export interface DieLook {
  readonly at: Point;
  /** Degrees. */
  readonly tilt: number;
  readonly className: string;
}

/** A die of several faces, of which the style sheet shows one at a time. */
export function die(faces: readonly SVGGElement[], { at, tilt, className }: DieLook): SVGGElement {
  return svg(
    'g',
    {
      class: `wz-die ${className}`,
      transform: `translate(${fixed(at.x)} ${fixed(at.y)}) rotate(${tilt})`,
    },
    svg('g', { class: 'wz-die-flight' }, svg('g', { class: 'wz-die-spin' }, ...faces)),
  );
}
