import { describe, expect, test } from 'vitest';
import { decisionOf } from '../src/decision.ts';
import {
  after,
  DONE,
  expectEndings,
  numbersLeft,
  numbersOf,
  refusal,
  roll,
  rulesOf,
  sit,
  step,
  thrower,
} from './table.ts';

describe.each(['contraerer-puff', 'langer-puff'])(
  'what the public program of the two old Puffs gets wrong: %s',
  game => {
    const rules = rulesOf(game);

    test('it never requires the lower number first', () => {
      const thrown = after(sit(rules, 'x 5:1 12:1 / o h:15'), roll(2, 6));
      expect(refusal(thrown, step(5, 6))).toBe('lower-first');
      expect(refusal(thrown, step(12, 6))).toBe('lower-first');
      expectEndings(rules, 'x h:2 / o h:15', [3, 4], ['3:1 4:1']);
    });

    test('it lets the higher number be played without the lower', () => {
      const band = game === 'langer-puff' ? '7:2' : '18:2';
      expectEndings(rules, `x 5:1 / o ${band}`, [2, 6], ['5:1']);
    });

    test('it sets the mark “had a doublet” after any fully played throw', () => {
      const played = after(sit(rules, 'x 1:1 / o 13:1'), roll(1, 2), step(1, 1), step(2, 2), DONE);
      const back = after(played, roll(1, 2), step(13, 1), step(14, 2), DONE, roll(3, 3));
      expect(numbersOf(back)).toEqual([3, 3, 4, 4]);
      expect(thrower(after(back, step(4, 3), step(7, 3), DONE))).toBe('black');
    });

    test('it gives the first doublet no undersides', () => {
      const tops = after(sit(rules, 'x 1:1 / o h:15'), roll(2, 2), step(1, 2), step(3, 2));
      expect(numbersLeft(tops)).toEqual([5, 5]);
      expect(refusal(tops, step(5, 5))).toBeUndefined();
      expectEndings(rules, 'x 1:1 / o h:15', [2, 2], ['5:1', '10:1', '15:1']);
    });

    test('it gives later doublets two undersides instead of four', () => {
      const tops = after(
        sit(rules, 'x 1:1 / o h:15 d 1,0'),
        roll(4, 4),
        step(1, 4),
        step(5, 4),
        step(9, 4),
        step(13, 4),
      );
      expect(numbersLeft(tops)).toEqual([3, 3, 3, 3]);
      expectEndings(
        rules,
        'x h:15 / o h:15 d 1,0',
        [4, 4],
        ['h:11 4:4', 'h:10 4:4 3:1', 'h:9 4:4 3:2', 'h:8 4:4 3:3', 'h:7 4:4 3:4'],
      );
    });

    test('an underside used to bear off is not used up', () => {
      expectEndings(rules, 'x 24:5 / o h:15', [6, 6], ['24:3', '24:2', '24:1']);
      expectEndings(
        rules,
        'x 24:9 / o h:15 d 1,0',
        [6, 6],
        ['24:5', '24:4', '24:3', '24:2', '24:1'],
      );
      const used = after(
        sit(rules, 'x 24:5 / o h:15'),
        roll(6, 6),
        step(24, 6),
        step(24, 6),
        step(24, 1),
        step(24, 1),
      );
      expect(numbersLeft(used)).toEqual([]);
      expect(refusal(used, step(24, 1))).toBeDefined();
    });

    test('left-over undersides leak into the next turn and into the opponent’s dice', () => {
      const stopped = after(
        sit(rules, 'x 1:1 / o 12:1'),
        roll(2, 2),
        step(1, 2),
        step(3, 2),
        DONE,
        roll(1, 3),
      );
      expect(decisionOf(stopped).by).toBe('black');
      expect(numbersOf(stopped)).toEqual([1, 3]);
      expect(refusal(stopped, step(12, 5))).toBeDefined();
      const back = after(stopped, step(12, 1), step(13, 3), DONE, roll(1, 2));
      expect(numbersOf(back)).toEqual([1, 2]);
      expect(refusal(back, step(5, 5))).toBeDefined();
    });

    test('nor into the extra throw of the same turn', () => {
      const extra = after(
        sit(rules, 'x 1:1 / o h:15 d 1,0'),
        roll(1, 1),
        step(1, 1),
        step(2, 1),
        step(3, 1),
        step(4, 1),
        DONE,
        roll(2, 3),
      );
      expect(numbersOf(extra)).toEqual([2, 3]);
      expect(refusal(extra, step(5, 6))).toBeDefined();
    });
  },
);

describe('what Backgammon programs get wrong: each number judged on the board as it stood before the play', () => {
  const rules = rulesOf('backgammon');

  test('forced order: only one order lets both numbers be played', () => {
    expectEndings(rules, 'x 5:1 / o 18:2', [2, 4], ['11:1']);
    expectEndings(rules, 'x bar:1 10:1 / o 24:2', [1, 2], ['3:1 10:1', '2:1 11:1']);
  });

  test('the higher-number rule', () => {
    expectEndings(rules, 'x 5:1 / o 14:2', [2, 4], ['9:1']);
    expectEndings(rules, 'x bar:1 / o 20:2', [2, 3], ['3:1']);
  });

  test('the higher number only if it can be played at all', () => {
    expectEndings(rules, 'x 5:1 / o 16:2 14:2', [2, 4], ['7:1']);
  });

  test('bearing off after the last man comes home within the play', () => {
    expectEndings(rules, 'x 17:1 22:1 / o h:15', [2, 3], ['19:1', '22:2', '20:1 24:1']);
    expectEndings(rules, 'x 18:1 20:1 / o h:15', [6, 6], ['off:15']);
  });

  test('entering with one number and playing the other with the man just entered', () => {
    expectEndings(rules, 'x bar:1 / o h:15', [2, 3], ['5:1']);
    expectEndings(rules, 'x bar:1 / o 13:2', [6, 6], ['6:1']);
  });

  test('a double too large for the men that remain', () => {
    expectEndings(rules, 'x 20:1 22:1 / o h:15', [6, 6], ['off:15']);
    expectEndings(rules, 'x 24:3 / o h:15', [5, 5], ['off:15']);
    expectEndings(rules, 'x 24:5 / o h:15', [5, 5], ['24:1']);
  });
});
