/** The dice on the board. On a doublet every die can lie a second time beside, turned over. */
import { die, face } from './die.ts';
import { centre, type Point } from './geometry.ts';
import type { Plan } from './plan.ts';
import { fixed, svg } from './svg.ts';
import type { DiceState } from './types.ts';

export const undersideOf = (top: number): number => 7 - top;

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

/** A die in the air shows one face after another; the last before it lies is not the one thrown. */
const tumbling = (top: number, i: number): readonly number[] =>
  [1, 3, 4].map(by => ((top + by + 2 * i - 1) % 6) + 1);

/** `before` is what was drawn last, so that dice already lying do not move again. */
export function drawDice(plan: Plan, dice: DiceState, before: DiceState | null): SVGGElement {
  const group = svg('g', {
    class: `wz-dice wz-dice-${dice.side}${motionOf(plan, dice, before)}`,
  });
  const middle = plan.dice[dice.side];
  const size = plan.die;
  const apart = size * 1.16;
  const under = size * 0.8;
  const underApart = under * 1.2;
  const gap = size * 0.62;
  const rolling = dice.rolling === true;
  const both = dice.showUndersides && !rolling;
  const total = both ? size + apart + gap + under + underApart : size + apart;
  const x0 = middle.x - total / 2 + size / 2;
  const spent = (is: boolean | undefined): string => (is === true ? ' wz-spent' : '');

  dice.tops.forEach((top, i) => {
    const at = { x: x0 + i * apart, y: middle.y };
    const faces = rolling
      ? tumbling(top, i).map((value, k) => face(value, size, `wz-tumbling wz-tumbling-${k}`))
      : [face(top, size)];
    const tilt = both || rolling ? 0 : i === 0 ? -5 : 7;
    group.append(
      die(faces, { at, tilt, className: `wz-top wz-die-${i}${spent(dice.spent?.tops[i])}` }),
    );
  });
  if (!both) return group;

  const x1 = x0 + apart + size / 2 + gap + under / 2;
  const duty = dice.undersidesOwed === true ? 'wz-owed' : 'wz-optional';
  dice.tops.forEach((top, i) => {
    const at = { x: x1 + i * underApart, y: middle.y + size * 0.06 };
    // He rolls over from his top, which is seen until he stands on edge.
    const faces = [face(top, under, 'wz-before'), face(undersideOf(top), under, 'wz-after')];
    const className = `wz-under ${duty} wz-die-${i}${spent(dice.spent?.undersides[i])}`;
    const turned = die(faces, { at, tilt: i === 0 ? -9 : 8, className });
    turned.style.setProperty('--wz-turn-from', `${fixed(x0 + i * apart - at.x)}px`);
    turned.style.setProperty('--wz-turn-rise', `${fixed(-size * 0.9)}px`);
    group.append(turned);
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
