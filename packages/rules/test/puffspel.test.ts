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

const rules = rulesOf('puffspel');

describe('the start', () => {
  test('at the beginning all men are outside the board', () => {
    expect(rules.game.start).toEqual({ white: { 0: 15 }, black: { 0: 15 } });
  });

  test('the higher sum of two dice begins and throws anew', () => {
    expect(thrower(after(newGame(rules), opening([5, 5], [6, 3])))).toBe('white');
  });
});

describe('two different numbers', () => {
  test('a man goes as many points as the die shows', () => {
    expectEndings(rules, 'x 1:2 / o h:15', [2, 3], ['3:1 4:1', '1:1 6:1']);
  });

  test('the player must always begin with the die that shows fewest', () => {
    expect(refusal(after(sit(rules, 'x 5:1 / o h:15'), roll(4, 2)), step(5, 4))).toBe(
      'lower-first',
    );
  });

  test('who cannot move for it must give up the higher', () => {
    expectEndings(rules, 'x 5:1 / o 18:2', [4, 2], ['5:1']);
  });

  test('the lower played and the higher not playable: the higher is lost', () => {
    expectEndings(rules, 'x 5:1 / o 14:2', [2, 4], ['7:1']);
  });

  test('no foresight: the lower may be played with any man, even so that the higher is lost', () => {
    expectEndings(rules, 'x 5:1 10:1 / o 16:2 11:2 10:2', [1, 4], ['10:2', '5:1 11:1']);
  });
});

describe('doublets', () => {
  test('two fives: first two fives, then two twos', () => {
    expect(numbersOf(after(sit(rules, 'x 1:1 / o h:15'), roll(5, 5)))).toEqual([5, 5, 2, 2]);
    expectEndings(rules, 'x 1:1 / o h:15', [5, 5], ['15:1']);
  });

  test('for each doublet beyond the first the player moves doubly: four fives, then four twos', () => {
    expect(numbersOf(after(sit(rules, 'x h:15 / o h:15 d 1,0'), roll(5, 5)))).toEqual([
      5, 5, 5, 5, 2, 2, 2, 2,
    ]);
    expectEndings(rules, 'x 1:1 / o h:15 d 1,0', [2, 2], ['off:15']);
    expectEndings(rules, 'x 1:1 / o 2:2 d 1,0', [5, 5], ['21:1']);
  });

  test('who cannot move for all numbers on top must give up those on the underside', () => {
    expectEndings(rules, 'x 1:1 / o 14:2', [5, 5], ['6:1']);
    expectEndings(rules, 'x 1:1 / o 9:2 d 1,0', [5, 5], ['11:1']);
  });

  test('the undersides are owed: as many as can be played, one after another; the others are given up', () => {
    expectEndings(rules, 'x 1:1 / o 10:2', [5, 5], ['13:1']);
    const tops = after(sit(rules, 'x 1:1 / o h:15'), roll(5, 5), step(1, 5), step(6, 5));
    expect(refusal(tops, DONE)).toBe('ERR_STOP');
    expect(refusal(after(tops, step(11, 2)), DONE)).toBe('ERR_STOP');
    expect(refusal(after(tops, step(11, 2), step(13, 2)), DONE)).toBeUndefined();
  });

  test('no foresight: the tops may be played so that undersides are lost', () => {
    expectEndings(
      rules,
      'x 1:1 8:1 / o 11:2 10:2',
      [1, 1],
      ['8:1 9:1', '10:1 13:1', '7:1 16:1', '1:1 22:1'],
    );
  });

  test('a player who has thrown a doublet throws again, his first one too', () => {
    const played = after(
      sit(rules, 'x 1:1 / o h:15'),
      roll(5, 5),
      step(1, 5),
      step(6, 5),
      step(11, 2),
      step(13, 2),
    );
    expect(decisionOf(played).again.follows).toBe(true);
    expect(thrower(after(played, DONE))).toBe('white');
  });

  test('even if he could not move fully for it, or not at all', () => {
    expect(thrower(after(sit(rules, 'x 1:1 / o 14:2'), roll(5, 5), step(1, 5), DONE))).toBe(
      'white',
    );
    expect(thrower(after(sit(rules, 'x h:1 / o 20:2'), roll(5, 5), DONE))).toBe('white');
  });

  test('for every further doublet once more', () => {
    const second = after(sit(rules, 'x h:1 / o 20:2'), roll(5, 5), DONE, roll(5, 5));
    expect(numbersOf(second)).toHaveLength(8);
    const third = after(second, DONE, roll(5, 5), DONE);
    expect(thrower(third)).toBe('white');
    expect(thrower(after(third, roll(1, 5), step(0, 1), step(1, 5), DONE))).toBe('black');
  });

  test('the first doublet of the game, not of the turn, is the single one', () => {
    const nextTurn = after(
      sit(rules, 'x h:1 / o 20:2 5:1'),
      roll(5, 5),
      DONE,
      roll(5, 6),
      DONE,
      roll(1, 2),
      step(5, 1),
      step(6, 2),
      DONE,
    );
    expect(numbersOf(after(nextTurn, roll(5, 5)))).toHaveLength(8);
  });
});

describe('bands and single men', () => {
  test('no man may move to a point where two or more of the other side stand', () => {
    expectEndings(rules, 'x 3:1 / o 18:2', [4, 5], ['3:1']);
  });

  test('a lone man that is met is thrown out and must start from the beginning', () => {
    expectEndings(rules, 'x 3:1 / o 18:1', [4, 5], ['x 12:1 / o h:1']);
  });
});

describe('entering', () => {
  test('men come in through the first points: the number is the point', () => {
    expectEndings(rules, 'x h:15 / o h:15', [4, 5], ['h:13 4:1 5:1']);
  });

  test('no man may leave the first quarter while one is in hand; men beyond it are free', () => {
    expectEndings(
      rules,
      'x h:1 3:1 10:1 / o h:15',
      [4, 5],
      ['4:1 8:1 10:1', '3:1 9:1 10:1', '3:1 4:1 15:1', '3:1 5:1 14:1', 'h:1 3:1 19:1'],
    );
  });

  test('steps within the first quarter are free, and nobody has to enter first', () => {
    expectEndings(rules, 'x h:1 2:1 / o h:15', [1, 3], ['2:1 4:1', '1:1 5:1', '3:2', 'h:1 6:1']);
  });

  test('a man may enter and go on within the first quarter while others are in hand', () => {
    expectEndings(rules, 'x h:15 / o h:15', [2, 4], ['h:13 2:1 4:1', 'h:14 6:1']);
  });

  test('a man thrown out locks the first quarter again', () => {
    const hit = after(
      sit(rules, 'x 3:1 / o 18:1 5:1'),
      roll(4, 5),
      step(3, 4),
      step(7, 5),
      DONE,
      roll(2, 3),
    );
    expect(refusal(hit, step(5, 2))).toBe('first-quarter-locked');
    expect(refusal(hit, step(0, 2))).toBeUndefined();
  });
});

describe('bearing off and winning', () => {
  test('when all his men are in his last quarter a player may move them past the last point and out', () => {
    expectEndings(rules, 'x 18:1 24:1 / o h:15', [1, 6], ['19:1', '24:1']);
    expectEndings(rules, 'x 17:1 24:1 / o h:15', [1, 6], ['24:2']);
  });

  test('a number larger than needed bears any man of the last quarter off', () => {
    expectEndings(rules, 'x 20:1 23:1 / o h:15', [3, 4], ['23:1', '24:1']);
  });

  test('who first has all his men past all points wins one point, wherever the loser stands', () => {
    const result = resultOf(
      after(sit(rules, 'x 24:1 / o h:1 2:14'), roll(1, 2), step(24, 1), DONE),
    );
    expect(result).toEqual({ winner: 'white', points: 1, by: 'off' });
  });

  test('a doublet that wins is not followed by a throw', () => {
    expect(
      resultOf(after(sit(rules, 'x 24:1 / o h:15'), roll(3, 3), step(24, 3), DONE))?.winner,
    ).toBe('white');
  });
});
