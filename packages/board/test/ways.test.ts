import { describe, expect, test } from 'vitest';
import { stopsBetween } from '../src/ways.ts';
import type { LastStep } from '../src/types.ts';

const step = (from: LastStep['from'], to: LastStep['to'], side: LastStep['side'] = 'white') => ({
  side,
  from,
  to,
});

describe('the way of a man', () => {
  test('over the stops of steps in a row, whatever other men do between', () => {
    const last = [step('hand', 3), step(10, 12), step(3, 7), step(12, 13, 'black')];
    expect(stopsBetween(last, [], 'white', 'hand-white', 7)).toEqual([3, 7]);
    expect(stopsBetween(last, [], 'white', 10, 12)).toEqual([12]);
  });

  test('steps count only in the order in which they were made', () => {
    const last = [step(3, 7), step('hand', 3)];
    expect(stopsBetween(last, [], 'white', 'hand-white', 7)).toEqual([7]);
  });

  test('back over the same stops when a play is taken back', () => {
    const last = [step(5, 8), step(8, 'off')];
    expect(stopsBetween([], last, 'white', 'off-white', 5)).toEqual([8, 5]);
  });

  test('straight where no step leads there, as for a man who is hit', () => {
    const last = [step(5, 8)];
    expect(stopsBetween(last, [], 'black', 8, 'hand-black')).toEqual(['hand-black']);
    expect(stopsBetween([], [], 'white', 5, 8)).toEqual([8]);
  });
});
