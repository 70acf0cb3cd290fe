import { describe, expect, test } from 'vitest';
import { layoutFor, type LayoutOptions } from '../src/layout.ts';
import { other, SIDES } from '../src/types.ts';

const ALL: LayoutOptions[] = [];
for (const course of ['contrary', 'parallel'] as const)
  for (const bottom of SIDES)
    for (const home of ['left', 'right'] as const)
      for (const entry of ['near', 'far'] as const)
        for (const hand of ['tray', 'bar'] as const)
          ALL.push({ course, bottom, home, entry, hand });

const isBottom = (slot: number | undefined) => slot !== undefined && slot < 12;

describe('layoutFor', () => {
  test('Puff: White enters bottom right and plays clockwise to the top right', () => {
    const { slotOf } = layoutFor({
      course: 'contrary',
      bottom: 'white',
      home: 'right',
      entry: 'near',
    });
    expect(slotOf.white[1]).toBe(0);
    expect(slotOf.white[12]).toBe(11);
    expect(slotOf.white[13]).toBe(12);
    expect(slotOf.white[24]).toBe(23);
    expect(slotOf.black[1]).toBe(23);
    expect(slotOf.black[24]).toBe(0);
  });

  test('Langer Puff: both enter bottom right and go the same way', () => {
    const { slotOf } = layoutFor({
      course: 'parallel',
      bottom: 'white',
      home: 'right',
      entry: 'near',
    });
    expect(slotOf.black).toEqual(slotOf.white);
    expect(slotOf.white[1]).toBe(0);
  });

  test('Backgammon: the 24-point is top right and home bottom right', () => {
    const { slotOf } = layoutFor({
      course: 'contrary',
      bottom: 'white',
      home: 'right',
      entry: 'far',
    });
    expect(slotOf.white[1]).toBe(23);
    expect(slotOf.white[24]).toBe(0);
    expect(slotOf.black[24]).toBe(23);
  });

  test('home at the left mirrors the board', () => {
    const { slotOf } = layoutFor({
      course: 'contrary',
      bottom: 'white',
      home: 'left',
      entry: 'near',
    });
    expect(slotOf.white[1]).toBe(11);
    expect(slotOf.white[12]).toBe(0);
    expect(slotOf.white[13]).toBe(23);
    expect(slotOf.white[24]).toBe(12);
  });

  test.each(ALL)('every way is all 24 slots, one row after the other: %o', o => {
    const layout = layoutFor(o);
    for (const side of SIDES) {
      const way = layout.slotOf[side];
      expect(way).toHaveLength(25);
      expect(new Set(way.slice(1)).size).toBe(24);
      for (let s = 1; s < 24; s++) {
        const step = Math.abs((way[s + 1] ?? 99) - (way[s] ?? 0));
        expect(step).toBe(s === 12 ? (o.home === 'right' ? 1 : 23) : 1);
      }
      const mirrored = o.course === 'parallel' ? way : way.map((_, s) => way[25 - s]);
      expect(layout.slotOf[other(side)].slice(1)).toEqual(mirrored.slice(1));
    }
    expect(isBottom(layout.slotOf[o.bottom][1])).toBe(o.entry === 'near');
  });

  test.each(ALL)('trays lie in the row where men enter or leave, no two in one lane: %o', o => {
    const layout = layoutFor(o);
    const taken = new Set<string>();
    for (const side of SIDES) {
      expect(layout.hand[side].row === 'bottom').toBe(isBottom(layout.slotOf[side][1]));
      expect(layout.off[side].row === 'bottom').toBe(isBottom(layout.slotOf[side][24]));
      const trays = o.hand === 'bar' ? [layout.off[side]] : [layout.off[side], layout.hand[side]];
      for (const { row, lane } of trays) {
        expect(lane).toBeLessThan(layout.lanes);
        taken.add(`${row} ${lane}`);
      }
    }
    expect(taken.size).toBe(o.hand === 'bar' ? 2 : 4);
  });
});
