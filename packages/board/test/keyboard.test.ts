import { describe, expect, test } from 'vitest';
import type { Spot } from '../src/geometry.ts';
import { directionOf, neighbour, rowsOf } from '../src/keyboard.ts';
import { layoutFor } from '../src/layout.ts';
import { planFor } from '../src/plan.ts';
import { SHAPES } from '../src/types.ts';

const puff = layoutFor({ course: 'contrary', bottom: 'white', home: 'right', entry: 'near' });
const backgammon = layoutFor({
  course: 'contrary',
  bottom: 'white',
  home: 'right',
  entry: 'far',
  hand: 'bar',
});
const wide = planFor('wide', puff, false);
const tall = planFor('tall', puff, false);

describe('neighbour on the wide board', () => {
  const go = (from: Spot, way: 'up' | 'down' | 'left' | 'right' | 'first' | 'last') =>
    neighbour(wide, puff, from, way);

  test('left and right along a row, over the bar, into the trays, and no further', () => {
    expect(go(0, 'left')).toBe(1);
    expect(go(5, 'left')).toBe(6);
    expect(go(17, 'right')).toBe(18);
    expect(go(0, 'right')).toBe('hand-white');
    expect(go('hand-white', 'right')).toBe('off-black');
    expect(go('off-black', 'right')).toBe('off-black');
    expect(go(11, 'left')).toBe(11);
  });

  test('up and down to the facing point or tray', () => {
    expect(go(0, 'up')).toBe(23);
    expect(go(11, 'up')).toBe(12);
    expect(go(12, 'up')).toBe(12);
    expect(go('hand-white', 'up')).toBe('hand-black');
    expect(go('off-white', 'down')).toBe('off-black');
  });

  test('Home and End', () => {
    expect(go(4, 'first')).toBe(11);
    expect(go(4, 'last')).toBe('off-black');
  });
});

test('on the tall board the trays are rows of their own', () => {
  expect(neighbour(tall, puff, 0, 'down')).toBe('hand-white');
  expect(neighbour(tall, puff, 11, 'down')).toBe('off-black');
  expect(neighbour(tall, puff, 'hand-white', 'up')).toBe(3);
  expect(neighbour(tall, puff, 'hand-white', 'left')).toBe('off-black');
  expect(neighbour(tall, puff, 23, 'up')).toBe('hand-black');
});

test('men on the bar lie between the halves', () => {
  const plan = planFor('wide', backgammon, true);
  expect(neighbour(plan, backgammon, 17, 'right')).toBe('hand-white');
  expect(neighbour(plan, backgammon, 5, 'left')).toBe('hand-black');
  expect(neighbour(plan, backgammon, 'hand-white', 'down')).toBe('hand-black');
  expect(neighbour(plan, backgammon, 5, 'up')).toBe(18);
});

describe('every place can be reached with the arrows', () => {
  for (const shape of SHAPES)
    for (const layout of [puff, backgammon]) {
      test(`${shape}, hand on the ${layout.handOn}`, () => {
        const plan = planFor(shape, layout, true);
        expect(rowsOf(plan, layout).flat()).toHaveLength(28);
        const seen = new Set<Spot>([0]);
        for (const spot of seen) {
          for (const way of ['up', 'down', 'left', 'right'] as const) {
            seen.add(neighbour(plan, layout, spot, way));
          }
        }
        expect(seen.size).toBe(28);
      });
    }
});

test('only the six keys lead somewhere', () => {
  expect(directionOf('ArrowUp')).toBe('up');
  expect(directionOf('End')).toBe('last');
  expect(directionOf('toString')).toBeNull();
  expect(directionOf('a')).toBeNull();
});
