import { expect, test } from 'vitest';
import { pressOf } from '../src/press.ts';
import { createTaps } from '../src/taps.ts';
import { layoutFor } from '../src/layout.ts';
import type { BoardState } from '../src/types.ts';

test('a bounce and a double click are one tap, two places and two slow taps are two', () => {
  const counts = createTaps<number>();
  expect(counts(1, 1000)).toBe(true);
  expect(counts(1, 1030), 'a bounce').toBe(false);
  expect(counts(2, 1040), 'another place').toBe(true);
  expect(counts(2, 1150), 'a double click').toBe(false);
  expect(counts(2, 1400), 'the third of a burst').toBe(false);
  expect(counts(2, 1660), 'a tap of its own').toBe(true);
  expect(counts(1, 1670)).toBe(true);
});

test('what a press means', () => {
  const state: BoardState = {
    layout: layoutFor({ course: 'contrary', bottom: 'white', home: 'right', entry: 'near' }),
    men: Array.from({ length: 24 }, () => null),
    hand: { white: 1, black: 0 },
    off: { white: 0, black: 0 },
    labels: [],
    dice: null,
    cube: null,
    onTurn: 'white',
    movable: new Set(['hand' as const, 5]),
    selected: null,
    targets: [],
    last: [],
    disabled: false,
  };
  expect(pressOf(state, 'hand')).toBe('select');
  expect(pressOf(state, 7)).toBe('refuse');
  expect(pressOf({ ...state, disabled: true }, 'hand')).toBeNull();
  expect(pressOf({ ...state, movable: new Set() }, 7)).toBeNull();
  const held: BoardState = {
    ...state,
    selected: 'hand',
    targets: [{ place: 5, hits: false, numbersText: '6', sign: '6' }],
  };
  expect(pressOf(held, 5), 'a target that could be picked up too').toBe('target');
  expect(pressOf(held, 'hand')).toBe('cancel');
});
