import { describe, expect, test } from 'vitest';
import { decisionOf } from '../src/decision.ts';
import { newGame } from '../src/state.ts';
import {
  after,
  DONE,
  expectEndings,
  numbersOf,
  opening,
  refusal,
  resultOf,
  roll,
  rulesOf,
  sit,
  step,
  thrower,
} from './table.ts';

const rules = rulesOf('puff');

describe('the start', () => {
  test('at the beginning all men are outside the board', () => {
    expect(rules.game.start).toEqual({ white: { 0: 15 }, black: { 0: 15 } });
  });

  test('both players throw two dice; the higher begins', () => {
    expect(thrower(after(newGame(rules), opening([1, 2], [1, 3])))).toBe('black');
    expect(decisionOf(after(newGame(rules), opening([1, 2], [2, 1])))).toMatchObject({
      why: 'start-again',
    });
  });
});

describe('entering', () => {
  test('with 4/2 a man is entered on point 4 and another on point 2', () => {
    expectEndings(rules, 'x h:15 / o h:15', [4, 2], ['h:13 2:1 4:1']);
  });

  test('while one enters men no two-stage moves are allowed', () => {
    expectEndings(rules, 'x h:2 10:1 / o h:15', [2, 4], ['2:1 4:1 10:1']);
  });

  test('only after all men have been entered can they be moved on; then with the rest of that throw already', () => {
    expectEndings(rules, 'x h:1 10:1 / o h:15', [2, 4], ['6:1 10:1', '2:1 14:1']);
  });

  test('hit men re-enter as in backgammon: before any other man moves', () => {
    const hit = after(
      sit(rules, 'x 3:1 / o 18:1 5:1'),
      roll(4, 5),
      step(3, 4),
      step(7, 5),
      DONE,
      roll(2, 3),
    );
    expect(refusal(hit, step(5, 2))).toBe('hand-first');
  });
});

describe('doublets', () => {
  test('the reverse sides count too: with 3/3 two men on point three and two on point four', () => {
    expect(numbersOf(after(sit(rules, 'x h:15 / o h:15'), roll(3, 3)))).toEqual([3, 3, 4, 4]);
    expectEndings(rules, 'x h:15 / o h:15', [3, 3], ['h:13 3:2', 'h:12 3:2 4:1', 'h:11 3:2 4:2']);
  });

  test('from the second doublet on they are played twice, and then their reverse sides twice', () => {
    expectEndings(
      rules,
      'x h:15 / o h:15 d 1,0',
      [3, 3],
      ['h:11 3:4', 'h:10 3:4 4:1', 'h:9 3:4 4:2', 'h:8 3:4 4:3', 'h:7 3:4 4:4'],
    );
  });

  test('the second doublet is each player’s own second', () => {
    expect(numbersOf(after(sit(rules, 'x h:15 / o h:15 d 0,2'), roll(3, 3)))).toHaveLength(4);
  });

  test('the reverse doublet may not be used by one who cannot use the top one', () => {
    expectEndings(rules, 'x 1:1 / o 18:2', [3, 3], ['4:1']);
    expectEndings(rules, 'x 1:1 / o 21:2 d 1,0', [1, 1], ['3:1']);
  });

  test('who can use the top doublet need not use all of his reverse doublets', () => {
    expectEndings(rules, 'x 1:1 / o h:15', [4, 4], ['9:1', '12:1', '15:1']);
    const tops = after(sit(rules, 'x 1:1 / o h:15'), roll(4, 4), step(1, 4), step(5, 4));
    expect(decisionOf(tops).kind).toBe('step-or-stop');
    expect(thrower(after(tops, DONE))).toBe('white');
  });

  test('after a doublet the player throws again: after his first, after every later one, playable or not', () => {
    const first = after(sit(rules, 'x h:1 / o 20:2'), roll(5, 5), DONE);
    expect(thrower(first)).toBe('white');
    expect(thrower(after(first, roll(5, 5), DONE))).toBe('white');
    expect(thrower(after(first, roll(5, 6), DONE))).toBe('black');
  });
});

describe('moving', () => {
  test('when all men are in, two-stage moves are allowed', () => {
    expectEndings(rules, 'x 1:2 / o h:15', [2, 3], ['3:1 4:1', '1:1 6:1']);
  });

  test('the lower number must always be played first', () => {
    expect(refusal(after(sit(rules, 'x 5:1 / o h:15'), roll(4, 2)), step(5, 4))).toBe(
      'lower-first',
    );
  });

  test('if the lower cannot be played the higher may not be used either', () => {
    expectEndings(rules, 'x 5:1 / o 18:2', [2, 4], ['5:1']);
    expectEndings(rules, 'x h:1 / o 24:2', [1, 5], ['h:1']);
  });

  test('if only the lower can be used the higher is lost', () => {
    expectEndings(rules, 'x 5:1 / o 14:2', [2, 4], ['7:1']);
  });

  test('as in backgammon as many numbers as possible: of the lower’s steps only those that leave the higher playable, if any do', () => {
    expectEndings(rules, 'x 5:1 10:1 / o 16:2 11:2 10:2', [1, 4], ['10:2']);
    const thrown = after(sit(rules, 'x 5:1 10:1 / o 16:2 11:2 10:2'), roll(1, 4));
    expect(refusal(thrown, step(10, 1))).toBe('forfeits');
    expect(refusal(thrown, step(5, 1))).toBeUndefined();
  });

  test('if none does, the lower may be played with any man', () => {
    expectEndings(rules, 'x 5:1 11:1 / o 16:2 15:2 10:2 9:2', [1, 4], ['6:1 11:1', '5:1 12:1']);
  });

  test('a lone man is hit, a point made by the other side is closed', () => {
    expectEndings(rules, 'x 3:1 / o 18:1', [4, 5], ['x 12:1 / o h:1']);
    expectEndings(rules, 'x 3:1 / o 18:2', [4, 5], ['3:1']);
  });
});

describe('bearing off and winning', () => {
  test('only after all men have been brought into the inner table', () => {
    expectEndings(rules, 'x 18:1 24:1 / o h:15', [1, 6], ['24:1']);
    expectEndings(rules, 'x 17:1 24:1 / o h:15', [1, 6], ['24:2']);
  });

  test('as in backgammon men have to be played up if none can be removed', () => {
    expectEndings(rules, 'x 20:1 23:1 / o h:15', [3, 4], ['23:1']);
    const thrown = after(sit(rules, 'x 20:1 23:1 / o h:15'), roll(3, 4));
    expect(refusal(thrown, step(23, 3))).toBe('further-back');
    expect(refusal(thrown, DONE)).toBe('ERR_STOP');
  });

  test('a number larger than needed bears the rearmost man off', () => {
    expectEndings(rules, 'x 22:1 23:2 / o h:15', [4, 5], ['23:1']);
  });

  test('who first has removed all fifteen wins one point, wherever the loser stands', () => {
    const result = resultOf(
      after(sit(rules, 'x 24:1 / o h:1 2:14'), roll(1, 2), step(24, 1), DONE),
    );
    expect(result).toEqual({ winner: 'white', points: 1, by: 'off' });
  });
});
