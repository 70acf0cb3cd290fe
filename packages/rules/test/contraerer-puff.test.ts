import { describe, expect, test } from 'vitest';
import { decisionOf } from '../src/decision.ts';
import { newGame } from '../src/state.ts';
import {
  after,
  DONE,
  expectEndings,
  menText,
  numbersOf,
  opening,
  refusal,
  resultOf,
  roll,
  rulesOf,
  sit,
  step,
  textOf,
  thrower,
} from './table.ts';

const rules = rulesOf('contraerer-puff');

describe('the start', () => {
  test('the thirty men are outside the board at first', () => {
    expect(rules.game.start).toEqual({ white: { 0: 15 }, black: { 0: 15 } });
  });

  test('who throws the higher sum with two dice begins, and throws anew', () => {
    expect(thrower(after(newGame(rules), opening([6, 1], [3, 3])))).toBe('white');
    expect(thrower(after(newGame(rules), opening([2, 2], [1, 4])))).toBe('black');
  });

  test('equal sums: both throw again', () => {
    const again = after(newGame(rules), opening([1, 6], [3, 4]));
    expect(decisionOf(again)).toMatchObject({ kind: 'opening', why: 'start-again', by: null });
    expect(thrower(after(again, opening([1, 1], [1, 2])))).toBe('black');
  });

  test('a throw for the start is no doublet of the game', () => {
    const begun = after(newGame(rules), opening([6, 6], [1, 2]), roll(3, 3));
    expect(numbersOf(begun)).toEqual([3, 3, 4, 4]);
  });
});

describe('the course', () => {
  test('a man enters on the point of the number thrown, counted from 1', () => {
    expectEndings(rules, 'x h:15 / o h:15', [2, 5], ['h:13 2:1 5:1']);
  });

  test('contrary courses: the man on my 7 is on his 18', () => {
    expectEndings(rules, 'x 3:1 / o 18:1', [4, 5], ['x 12:1 / o h:1']);
    expectEndings(rules, 'x 3:1 / o 7:1', [4, 5], ['12:1']);
  });

  test('contrary courses: each enters where the other leaves', () => {
    expectEndings(rules, 'x h:1 / o 24:2', [1, 5], ['h:1']);
    expectEndings(rules, 'x h:2 / o 24:1', [1, 5], ['x 1:1 5:1 / o h:1']);
  });
});

describe('two different numbers', () => {
  test('one man goes by one number and another by the other, or one man by both', () => {
    expectEndings(rules, 'x 1:2 / o h:15', [2, 3], ['3:1 4:1', '1:1 6:1']);
  });

  test('the lowest number must always be played first; who cannot play it may not play the higher either', () => {
    expectEndings(rules, 'x 5:1 / o 18:2', [4, 2], ['5:1']);
    const blocked = after(sit(rules, 'x 5:1 / o 18:2'), roll(4, 2));
    expect(decisionOf(blocked)).toMatchObject({ kind: 'confirm', why: 'nothing-playable' });
    expect(refusal(blocked, step(5, 4))).toBe('rest-lost');
  });

  test('the higher number may not be taken first although both can be played', () => {
    const thrown = after(sit(rules, 'x 5:1 / o h:15'), roll(4, 2));
    expect(refusal(thrown, step(5, 4))).toBe('lower-first');
    expect(refusal(thrown, step(5, 2))).toBeUndefined();
  });

  test('the lower played and the higher not playable: the higher is lost', () => {
    expectEndings(rules, 'x 5:1 / o 14:2', [2, 4], ['7:1']);
  });

  test('each number is played if it can be', () => {
    const thrown = after(sit(rules, 'x 5:1 / o h:15'), roll(2, 4));
    expect(refusal(thrown, DONE)).toBe('ERR_STOP');
    const half = after(thrown, step(5, 2));
    expect(refusal(half, DONE)).toBe('ERR_STOP');
    expect(thrower(after(half, step(7, 4), DONE))).toBe('black');
  });

  test('no foresight: the lower may be played with any man, even so that the higher is lost', () => {
    expectEndings(rules, 'x 5:1 10:1 / o 16:2 11:2 10:2', [1, 4], ['10:2', '5:1 11:1']);
  });

  test('who can play nothing passes', () => {
    const passed = after(sit(rules, 'x h:1 / o 24:2'), roll(1, 5), DONE);
    expect(thrower(passed)).toBe('black');
    expect(menText(passed)).toBe(textOf('x h:1 / o 24:2'));
  });
});

describe('doublets', () => {
  test('not only the upper numbers are played but the opposite ones too: with 6 the 1, with 5 the 2, with 4 the 3', () => {
    const numbers = (n: 1 | 2 | 3 | 4 | 5 | 6): number[] =>
      numbersOf(after(sit(rules, 'x h:15 / o h:15'), roll(n, n)));
    expect(numbers(6)).toEqual([6, 6, 1, 1]);
    expect(numbers(5)).toEqual([5, 5, 2, 2]);
    expect(numbers(4)).toEqual([4, 4, 3, 3]);
    expect(numbers(3)).toEqual([3, 3, 4, 4]);
    expect(numbers(2)).toEqual([2, 2, 5, 5]);
    expect(numbers(1)).toEqual([1, 1, 6, 6]);
  });

  test('the first doublet is played once: two tops and then none, one or two undersides', () => {
    expectEndings(rules, 'x 1:1 / o h:15', [4, 4], ['9:1', '12:1', '15:1']);
  });

  test('each later one doubly: the upper numbers four times and the lower ones as often', () => {
    expect(numbersOf(after(sit(rules, 'x 1:1 / o h:15 d 1,0'), roll(1, 1)))).toEqual([
      1, 1, 1, 1, 6, 6, 6, 6,
    ]);
    expectEndings(rules, 'x 1:1 / o h:15 d 1,0', [1, 1], ['5:1', '11:1', '17:1', '23:1', 'off:15']);
  });

  test('counted per player: the other’s doublets do not count for me', () => {
    expect(numbersOf(after(sit(rules, 'x h:15 / o h:15 d 0,3'), roll(2, 2)))).toHaveLength(4);
    expect(numbersOf(after(sit(rules, 'x h:15 / o h:15 d 3,0'), roll(2, 2)))).toHaveLength(8);
  });

  test('counted when thrown, playable or not', () => {
    const blocked = after(sit(rules, 'x h:1 / o 22:2 5:1'), roll(3, 3));
    expect(decisionOf(blocked)).toMatchObject({ kind: 'confirm', why: 'nothing-playable' });
    const back = after(blocked, DONE, roll(1, 2), step(5, 1), step(6, 2), DONE, roll(3, 3));
    expect(numbersOf(back)).toEqual([3, 3, 3, 3, 4, 4, 4, 4]);
  });

  test('who cannot play all upper numbers may play none of the lower', () => {
    expectEndings(rules, 'x 1:1 / o 22:2', [1, 1], ['2:1']);
    expectEndings(rules, 'x 1:1 / o 21:2 d 1,0', [1, 1], ['3:1']);
  });

  test('of the lower he may play one, two or three, also where there is no way to play the fourth', () => {
    expectEndings(rules, 'x 1:1 / o 2:2 d 1,0', [1, 1], ['5:1', '11:1', '17:1']);
  });

  test('the upper numbers are owed, the lower are not', () => {
    const thrown = after(sit(rules, 'x 1:1 / o h:15'), roll(4, 4));
    expect(refusal(thrown, DONE)).toBe('ERR_STOP');
    expect(refusal(thrown, step(1, 3))).toBe('tops-first');
    expect(refusal(after(thrown, step(1, 4)), DONE)).toBe('ERR_STOP');
    const tops = after(thrown, step(1, 4), step(5, 4));
    expect(decisionOf(tops)).toMatchObject({ kind: 'step-or-stop', why: 'underside-optional' });
    expect(refusal(tops, DONE)).toBeUndefined();
    expect(refusal(after(tops, step(9, 3)), DONE)).toBeUndefined();
  });
});

describe('the extra throw', () => {
  test('none after a player’s first doublet', () => {
    const played = after(sit(rules, 'x 1:1 / o h:15'), roll(1, 1), step(1, 1), step(2, 1), DONE);
    expect(thrower(played)).toBe('black');
  });

  test('one after every doublet but his first', () => {
    const second = after(
      sit(rules, 'x 1:1 / o h:15 d 1,0'),
      roll(1, 1),
      step(1, 1),
      step(2, 1),
      step(3, 1),
      step(4, 1),
    );
    expect(decisionOf(second).again).toEqual({ follows: true, why: 'later-doublet' });
    const third = after(
      second,
      DONE,
      roll(2, 2),
      step(5, 2),
      step(7, 2),
      step(9, 2),
      step(11, 2),
      DONE,
    );
    expect(thrower(third)).toBe('white');
    expect(thrower(after(third, roll(1, 3), step(13, 1), step(14, 3), DONE))).toBe('black');
  });

  test('playable or not', () => {
    const blocked = after(sit(rules, 'x h:1 / o 22:2 5:1 d 1,0'), roll(3, 3));
    expect(decisionOf(blocked)).toMatchObject({
      kind: 'confirm',
      why: 'nothing-playable',
      again: { follows: true },
    });
    expect(thrower(after(blocked, DONE))).toBe('white');
  });

  test('the doublet of one player does not let the other’s first one throw again', () => {
    const passed = after(
      sit(rules, 'x 1:1 / o 2:1 d 4,0'),
      roll(1, 2),
      step(1, 1),
      step(2, 2),
      DONE,
    );
    expect(thrower(after(passed, roll(1, 1), step(2, 1), step(3, 1), DONE))).toBe('white');
  });
});

describe('bands and single men', () => {
  test('two men on one point form a band and cannot be thrown out', () => {
    expectEndings(rules, 'x 3:1 / o 18:2', [4, 5], ['3:1']);
    expectEndings(rules, 'x 3:1 / o 18:3', [4, 5], ['3:1']);
  });

  test('every single man whom one’s throw meets is thrown out, on the way too', () => {
    expectEndings(rules, 'x 3:1 / o 18:1 13:1', [4, 5], ['x 12:1 / o h:2']);
  });

  test('a man thrown out is in hand and must enter before another man moves', () => {
    const hit = after(
      sit(rules, 'x 3:1 / o 18:1 2:1'),
      roll(4, 5),
      step(3, 4),
      step(7, 5),
      DONE,
      roll(1, 2),
    );
    expect(refusal(hit, step(2, 1))).toBe('hand-first');
    expect(refusal(hit, step(0, 1))).toBeUndefined();
  });
});

describe('entering', () => {
  test('men in hand must all be in before another man moves', () => {
    expectEndings(rules, 'x h:2 10:1 / o h:15', [1, 2], ['1:1 2:1 10:1']);
  });

  test('once the last is in, the rest of the throw is free for any man', () => {
    expectEndings(rules, 'x h:1 10:1 / o h:15', [1, 2], ['3:1 10:1', '1:1 12:1']);
  });

  test('a point held by an enemy band cannot be entered', () => {
    expectEndings(rules, 'x h:2 10:1 / o 20:2', [1, 5], ['h:1 1:1 10:1']);
  });
});

describe('bearing off', () => {
  test('only when all fifteen are in the last quarter or off; the last may come home in the same play', () => {
    expectEndings(rules, 'x 18:1 24:1 / o h:15', [1, 6], ['24:1']);
  });

  test('not while a man is in hand', () => {
    expectEndings(rules, 'x h:1 24:1 / o h:15', [2, 6], ['8:1 24:1']);
  });

  test('a man leaves with the number that carries him one past the last point, or moves up', () => {
    expectEndings(rules, 'x 20:1 22:1 / o h:15', [3, 5], ['23:1', 'off:15']);
  });

  test('a number larger than needed: only for the rearmost man', () => {
    expectEndings(rules, 'x 20:1 23:1 / o h:15', [3, 4], ['23:1']);
    expectEndings(rules, 'x 23:3 / o h:15', [4, 6], ['23:1']);
  });
});

describe('winning', () => {
  test('who first has all his men off wins: one point', () => {
    const won = after(sit(rules, 'x 24:1 / o 7:15'), roll(1, 2), step(24, 1), DONE);
    expect(resultOf(won)).toEqual({ winner: 'white', points: 1, by: 'off' });
  });

  test('twofold if the loser has a man in the quarter where he entered', () => {
    const won = after(sit(rules, 'x 24:1 / o 6:1 7:14'), roll(1, 2), step(24, 1), DONE);
    expect(resultOf(won)?.points).toBe(2);
  });

  test('threefold if the loser has a man outside the board; the highest counts', () => {
    const won = (o: string): number | undefined =>
      resultOf(after(sit(rules, `x 24:1 / o ${o}`), roll(1, 2), step(24, 1), DONE))?.points;
    expect(won('h:1 7:14')).toBe(3);
    expect(won('h:1 2:1 7:13')).toBe(3);
  });

  test('men that the loser has borne off change nothing', () => {
    const won = after(sit(rules, 'x 24:1 / o 6:1 off:14'), roll(1, 2), step(24, 1), DONE);
    expect(resultOf(won)?.points).toBe(2);
  });

  test('a win ends the game at once, in the middle of a play and of a doublet', () => {
    expectEndings(rules, 'x 24:1 / o 7:15', [1, 2], ['off:15']);
    const won = after(sit(rules, 'x 24:1 / o 7:15 d 1,0'), roll(1, 1), step(24, 1));
    expect(decisionOf(won)).toMatchObject({
      kind: 'confirm',
      why: 'won',
      again: { follows: false },
    });
    expect(resultOf(after(won, DONE))?.winner).toBe('white');
  });
});
