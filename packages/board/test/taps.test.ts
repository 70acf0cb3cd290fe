import { expect, test } from 'vitest';
import { pressOf, picksUp } from '../src/press.ts';
import { createTaps } from '../src/taps.ts';
import { layoutFor } from '../src/layout.ts';
import type { BoardState } from '../src/types.ts';

test('a bounce and a double tap count once, two places and two slow taps twice', () => {
  const counts = createTaps<number>();
  expect(counts(1, 1000, true)).toBe(true);
  expect(counts(1, 1030, true), 'a bounce').toBe(false);
  expect(counts(2, 1040, false), 'another place').toBe(true);
  expect(counts(2, 1150, true), 'a double tap that would send the man on').toBe(false);
  expect(counts(2, 1300, true), 'still the same burst').toBe(false);
  expect(counts(2, 1600, true), 'a tap of its own').toBe(true);
});

test('two quick taps enter two men where the first is gone and another can go', () => {
  const counts = createTaps<string>();
  expect(counts('hand', 0, true)).toBe(true);
  expect(counts('hand', 150, true)).toBe(true);
  expect(counts('hand', 300, false), 'nothing to pick up: it would put the man back').toBe(false);
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
    targets: [{ place: 5, hits: false, numbersText: '6' }],
  };
  expect(pressOf(held, 5), 'a target that could be picked up too').toBe('target');
  expect(pressOf(held, 'hand')).toBe('cancel');
  expect(picksUp(state, 5)).toBe(true);
  expect(picksUp(held, 5)).toBe(false);
});
