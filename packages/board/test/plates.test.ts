import { describe, expect, test } from 'vitest';
import { MAN, manAt, type Point, SLOTS } from '../src/geometry.ts';
import { layoutFor } from '../src/layout.ts';
import { planFor } from '../src/plan.ts';
import { platePoints } from '../src/plates.ts';
import { type BoardState, SHAPES } from '../src/types.ts';

const layout = layoutFor({
  course: 'contrary',
  bottom: 'white',
  home: 'right',
  entry: 'near',
  hand: 'bar',
});
/** Four men on every other point, which leaves the middle of the board free. */
const state = {
  layout,
  men: SLOTS.map(slot => (slot % 2 === 0 ? { side: 'white', count: 4 } : null)),
  hand: { white: 0, black: 0 },
  off: { white: 0, black: 0 },
} as unknown as BoardState;

describe.each(SHAPES)('the plates of arrows on the %s board', shape => {
  const plan = planFor(shape, layout, true);
  const { field } = plan;
  const size = shape === 'wide' ? 17 : 26;
  const wanted = (middle: Point, width = 4.6 * size) => ({ middle, width, height: 1.32 * size });
  const apart = (a: Point, b: Point, width: number): boolean =>
    Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= 1.32 * size;

  test('one alone stays where it is wanted', () => {
    const middle = { x: field.x + field.width / 3, y: field.y + field.height / 2 };
    expect(platePoints(plan, state, [wanted(middle)])).toEqual([middle]);
  });

  test('two in one place stand apart', () => {
    const middle = { x: field.x + field.width / 3, y: field.y + field.height / 3 };
    const [a, b] = platePoints(plan, state, [wanted(middle), wanted(middle)]);
    expect(apart(a!, b!, 4.6 * size)).toBe(true);
  });

  test('none reaches over the edge, and men stay to be seen', () => {
    for (const slot of SLOTS) {
      const pile = plan.piles.get(slot)!;
      const middle = manAt(pile, 2, 4);
      const plate = wanted(middle);
      const [p] = platePoints(plan, state, [plate]);
      expect(p!.x - plate.width / 2).toBeGreaterThan(field.x);
      expect(p!.x + plate.width / 2).toBeLessThan(field.x + field.width);
      for (let i = 0; i < (slot % 2 === 0 ? 4 : 0); i++) {
        const man = manAt(pile, i, 4);
        expect(
          Math.abs(man.x - p!.x) > plate.width / 2 || Math.abs(man.y - p!.y) > MAN * 0.7,
          `slot ${slot}, man ${i}`,
        ).toBe(true);
      }
    }
  });
});
