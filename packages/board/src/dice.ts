/** Dice and doubling cube. On a doublet every die can lie a second time beside, turned over. */
import { centre, type Point } from './geometry.ts';
import type { Plan } from './plan.ts';
import { fixed, svg } from './svg.ts';
import type { CubeState, DiceState } from './types.ts';

export const undersideOf = (top: number): number => 7 - top;

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

interface DieLook {
  readonly at: Point;
  readonly size: number;
  readonly tilt: number;
  readonly className: string;
}

function die(value: number, look: DieLook): SVGGElement {
  const { at, size, tilt } = look;
  const half = size / 2;
  const face = svg(
    'g',
    { class: 'wz-die-face' },
    svg('rect', {
      x: -half + 1.5,
      y: -half + 4,
      width: size,
      height: size,
      rx: size * 0.2,
      class: 'wz-die-shadow',
    }),
    svg('rect', {
      x: -half,
      y: -half,
      width: size,
      height: size,
      rx: size * 0.2,
      class: 'wz-die-body',
    }),
    svg('rect', {
      x: -half + 2.5,
      y: -half + 2.5,
      width: size - 5,
      height: size - 5,
      rx: size * 0.17,
      class: 'wz-die-inner',
    }),
  );
  for (const [x, y] of FACES[value] ?? []) {
    face.append(
      svg('circle', {
        cx: fixed(x * size * 0.25),
        cy: fixed(y * size * 0.25),
        r: fixed(size * 0.088),
        class: 'wz-pip',
      }),
    );
  }
  return svg(
    'g',
    {
      class: `wz-die ${look.className}`,
      transform: `translate(${fixed(at.x)} ${fixed(at.y)}) rotate(${tilt})`,
    },
    face,
  );
}

/** The arrow from a top to the same die turned over. */
function turning(from: Point, to: Point, size: number): SVGPathElement {
  const rise = size * 0.5;
  const x1 = to.x - size * 0.1;
  const y1 = to.y - size * 0.62;
  return svg('path', {
    d:
      `M${fixed(from.x)},${fixed(from.y)}` +
      `C${fixed(from.x + rise * 0.4)},${fixed(from.y - rise)} ${fixed(x1 - rise * 0.6)},${fixed(y1 - rise * 0.9)} ${fixed(x1)},${fixed(y1)}` +
      `m${fixed(-size * 0.2)},${fixed(-size * 0.05)}l${fixed(size * 0.2)},${fixed(size * 0.05)}l${fixed(size * 0.03)},${fixed(-size * 0.2)}`,
    class: 'wz-turning',
  });
}

/** Classes that set off movement: only for what was not there in the same way before. */
function motionOf(plan: Plan, dice: DiceState, before: DiceState | null): string {
  const from = plan.dice[dice.side].x > centre(plan.field).x ? 'right' : 'left';
  if (dice.rolling === true) return ` wz-rolling wz-from-${from}`;
  const same =
    before !== null &&
    before.rolling !== true &&
    before.side === dice.side &&
    before.tops.every((top, i) => top === dice.tops[i]);
  const turned = dice.showUndersides && !(same && before.showUndersides);
  return `${same ? '' : ' wz-settling'}${turned ? ' wz-turned' : ''}`;
}

/** `before` is what was drawn last, so that dice already lying do not move again. */
export function drawDice(plan: Plan, dice: DiceState, before: DiceState | null): SVGGElement {
  const group = svg('g', {
    class: `wz-dice wz-dice-${dice.side}${motionOf(plan, dice, before)}`,
  });
  const middle = plan.dice[dice.side];
  const size = plan.die;
  const apart = size * 1.16;
  const under = size * 0.78;
  const underApart = under * 1.2;
  const gap = size * 0.62;
  const both = dice.showUndersides && dice.rolling !== true;
  const total = both ? size + apart + gap + under + underApart : size + apart;
  const x0 = middle.x - total / 2 + size / 2;
  const spent = (is: boolean | undefined): string => (is === true ? ' wz-spent' : '');

  dice.tops.forEach((top, i) => {
    const at = { x: x0 + i * apart, y: middle.y };
    const value = dice.rolling === true ? ((top + 2 * i + 1) % 6) + 1 : top;
    const tilt = both || dice.rolling === true ? 0 : i === 0 ? -5 : 7;
    group.append(
      die(value, { at, size, tilt, className: `wz-top wz-die-${i}${spent(dice.spent?.tops[i])}` }),
    );
  });
  if (!both) return group;

  const x1 = x0 + apart + size / 2 + gap + under / 2;
  dice.tops.forEach((top, i) => {
    const at = { x: x1 + i * underApart, y: middle.y + size * 0.06 };
    const className = `wz-under wz-die-${i}${spent(dice.spent?.undersides[i])}`;
    group.append(die(undersideOf(top), { at, size: under, tilt: i === 0 ? -9 : 8, className }));
  });
  group.append(
    turning(
      { x: x0 + apart + size * 0.2, y: middle.y - size * 0.6 },
      { x: x1, y: middle.y },
      under,
    ),
  );
  return group;
}

export function drawCube(plan: Plan, cube: CubeState): SVGGElement {
  const size = plan.shape === 'wide' ? 50 : 60;
  const at = plan.cube[cube.owner ?? 'middle'];
  return svg(
    'g',
    { class: 'wz-cube', transform: `translate(${fixed(at.x)} ${fixed(at.y)})` },
    svg('rect', {
      x: -size / 2 + 1,
      y: -size / 2 + 3,
      width: size,
      height: size,
      rx: 9,
      class: 'wz-die-shadow',
    }),
    svg('rect', {
      x: -size / 2,
      y: -size / 2,
      width: size,
      height: size,
      rx: 9,
      class: 'wz-cube-body',
    }),
    svg('rect', {
      x: -size / 2 + 4,
      y: -size / 2 + 4,
      width: size - 8,
      height: size - 8,
      rx: 6,
      class: 'wz-cube-line',
    }),
    svg(
      'text',
      { class: 'wz-cube-text', 'font-size': cube.value > 99 ? size * 0.36 : size * 0.5 },
      String(cube.value),
    ),
  );
}
