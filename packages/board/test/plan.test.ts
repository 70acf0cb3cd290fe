import { describe, expect, test } from 'vitest';
import { centre, contains, MAN, manAt, placeOf, type Rect, spotOf } from '../src/geometry.ts';
import { layoutFor } from '../src/layout.ts';
import { type Plan, planFor, spotAt } from '../src/plan.ts';
import { SHAPES } from '../src/types.ts';

const PLANS: [string, Plan][] = [];
for (const shape of SHAPES)
  for (const course of ['contrary', 'parallel'] as const)
    for (const home of ['left', 'right'] as const)
      for (const hand of ['tray', 'bar'] as const)
        for (const cube of [false, true]) {
          const layout = layoutFor({ course, bottom: 'white', home, entry: 'near', hand });
          PLANS.push([`${shape} ${course} ${home} ${hand} ${cube}`, planFor(shape, layout, cube)]);
        }

const overlap = (a: Rect, b: Rect): boolean =>
  a.x + a.width > b.x + 0.01 &&
  b.x + b.width > a.x + 0.01 &&
  a.y + a.height > b.y + 0.01 &&
  b.y + b.height > a.y + 0.01;

describe.each(PLANS)('plan %s', (_, plan) => {
  test('28 places, none over another, all on the board', () => {
    const areas = [...plan.areas.entries()];
    expect(areas).toHaveLength(28);
    areas.forEach(([spot, a], i) => {
      expect(a.x).toBeGreaterThanOrEqual(-0.01);
      expect(a.y).toBeGreaterThanOrEqual(-0.01);
      expect(a.x + a.width).toBeLessThanOrEqual(plan.width + 0.01);
      expect(a.y + a.height).toBeLessThanOrEqual(plan.height + 0.01);
      for (const [others, b] of areas.slice(i + 1)) {
        expect(overlap(a, b), `${spot} over ${others}`).toBe(false);
      }
      expect(spotAt(plan, centre(a))).toBe(spot);
    });
  });

  test('fifteen men lie within their place and half of the board', () => {
    for (const [spot, pile] of plan.piles) {
      const area = plan.areas.get(spot);
      if (area === undefined) throw new Error('no area');
      for (let i = 0; i < 15; i++) {
        const p = manAt(pile, i, 15);
        expect(contains(area, p)).toBe(true);
        expect(Math.abs(p.y - centre(plan.field).y)).toBeGreaterThan(MAN / 2);
      }
    }
  });

  test('a count is written where no man of its tray lies', () => {
    for (const [spot, at] of plan.counts) {
      const pile = plan.piles.get(spot);
      if (pile === undefined) throw new Error('no pile');
      const last = manAt(pile, 14, 15);
      const half = pile.onEdge ? pile.thick / 2 : MAN;
      expect(Math.hypot(at.x - last.x, at.y - last.y)).toBeGreaterThan(half + 8);
    }
  });
});

describe('manAt', () => {
  const pile = {
    start: { x: 5, y: 100 },
    step: { x: 0, y: -1 },
    room: 50,
    thick: 10,
    onEdge: false,
  };

  test('men lie side by side while there is room', () => {
    expect([0, 1, 2].map(i => manAt(pile, i, 3).y)).toEqual([100, 90, 80]);
    expect(manAt(pile, 4, 5).y).toBe(60);
  });

  test('then they overlap evenly and fill the room', () => {
    expect(manAt(pile, 8, 9).y).toBe(60);
    expect(manAt(pile, 4, 9).y).toBe(80);
  });

  test('one man alone and none at all', () => {
    expect(manAt(pile, 0, 1)).toEqual(pile.start);
    expect(manAt(pile, 0, 0)).toEqual(pile.start);
  });
});

test('spots and places are each other’s reverse', () => {
  for (const place of [0, 23, 'hand', 'off'] as const) {
    expect(placeOf(spotOf(place, 'black'))).toBe(place);
  }
});
