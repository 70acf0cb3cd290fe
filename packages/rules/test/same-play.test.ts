import { describe, expect, test } from 'vitest';
import type { Options } from '../src/options.ts';
import { legalPlays } from '../src/plays.ts';
import { positionFrom } from '../src/position.ts';
import { unwrap } from '../src/result.ts';
import { position } from './notation.ts';
import { plainEndings } from './oracle.ts';
import { rulesOf } from './table.ts';

describe('distinct endings: equal positions with an equal right to go on are one play', () => {
  // Two sixes off and then ones. From 21 no man can go on: 22 is held. 21 alone is reached in two ways:
  // 23 and 21 left after the sixes, two ones played; or 24 and 21 left, one played and the other lost.
  const text = 'x 21:1 23:1 24:2 / o 3:2';
  const count = (options: Partial<Options>): readonly [kernel: number, text: number] => {
    const rules = rulesOf('puffspel', options);
    const setup = position(text);
    return [
      legalPlays(rules, unwrap(positionFrom(setup, rules)), [6, 6]).count,
      plainEndings(rules, setup, [6, 6]).length,
    ];
  };

  test('undersides played out or not makes no difference where every doublet throws again', () => {
    expect(count({})).toEqual([3, 3]);
  });

  test('nor where the other side plays the rest, because undersides are never played by him', () => {
    expect(count({ opponentPlaysRest: true })).toEqual([3, 3]);
  });

  test('but where a doublet not played out ends the turn, they are two', () => {
    expect(count({ throwAgainWhenBlocked: false })).toEqual([4, 4]);
  });

  test('and where no doublet throws again, played out or not, one', () => {
    expect(count({ throwAgainWhenBlocked: false, throwAgain: 'never' })).toEqual([3, 3]);
  });
});

test('an ending that wins by its shape gives no throw, no name and leaves nothing', () => {
  // Fourteen men on 9 and one on 8: the 1 makes a heap of fifteen, and then the 2 cannot be played.
  const options = { pile: true, oneTwo: true, opponentPlaysRest: true };
  const rules = rulesOf('contraerer-puff', options);
  const start = unwrap(positionFrom(position('x 8:1 9:14 / o 14:2 15:13'), rules));
  const plays = legalPlays(rules, start, [1, 2]);
  const heap = Array.from({ length: plays.count }, (_, i) => i).filter(
    i => plays.positionAt(i)[9] === 15,
  );
  expect(heap).toHaveLength(1);
  expect(plays.leftAt(heap[0]!)).toEqual([]);
  expect(plays.namesDoubletAt(heap[0]!)).toBe(false);
});
