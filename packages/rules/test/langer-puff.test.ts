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

const rules = rulesOf('langer-puff');

describe('the start', () => {
  test('the thirty men are outside the board at first', () => {
    expect(rules.game.start).toEqual({ white: { 0: 15 }, black: { 0: 15 } });
  });

  test('who throws the higher sum with two dice begins, and throws anew', () => {
    expect(thrower(after(newGame(rules), opening([3, 3], [6, 1])))).toBe('black');
    expect(decisionOf(after(newGame(rules), opening([3, 3], [5, 1])))).toMatchObject({
      why: 'start-again',
    });
  });
});

describe('the course', () => {
  test('both enter in the same quarter and go the same way: my 7 is his 7', () => {
    expectEndings(rules, 'x 3:1 / o 7:1', [4, 5], ['x 12:1 / o h:1']);
    expectEndings(rules, 'x 3:1 / o 18:2', [4, 5], ['12:1']);
  });

  test('a man can meet men of the other side from behind all the way, up to the last point', () => {
    expectEndings(rules, 'x 20:1 2:1 / o 24:1', [4, 5], ['x 7:1 24:1 / o h:1', '11:1 20:1']);
  });

  test('entering, a man can hit one who has just entered', () => {
    expectEndings(rules, 'x h:1 / o 3:1', [3, 5], ['x 8:1 / o h:1']);
  });

  test('the entry quarter can be held by enemy bands', () => {
    const held = 'x h:1 / o 1:2 2:2 3:2 4:2 5:2 6:2';
    expectEndings(rules, held, [1, 6], ['h:1']);
    expectEndings(rules, held, [3, 3], ['h:1']);
  });

  test('a bridge of six bands one behind another holds men that are further back', () => {
    const bridge = 'x 1:1 / o 2:2 3:2 4:2 5:2 6:2 7:2';
    for (const thrown of [
      [1, 2],
      [3, 4],
      [5, 6],
      [6, 6],
    ] as const)
      expectEndings(rules, bridge, thrown, ['1:1']);
  });

  test('both bear off over the same edge', () => {
    expectEndings(rules, 'x 23:1 24:1 / o 22:2', [1, 3], ['off:15', '24:1']);
  });
});

describe('two different numbers', () => {
  test('one man goes by one number and another by the other, or one man by both', () => {
    expectEndings(rules, 'x 1:2 / o h:15', [2, 3], ['3:1 4:1', '1:1 6:1']);
  });

  test('the lowest number must always be played first; who cannot play it may not play the higher either', () => {
    expectEndings(rules, 'x 5:1 / o 7:2', [4, 2], ['5:1']);
    expect(refusal(after(sit(rules, 'x 5:1 / o h:15'), roll(4, 2)), step(5, 4))).toBe(
      'lower-first',
    );
  });

  test('the lower played and the higher not playable: the higher is lost', () => {
    expectEndings(rules, 'x 5:1 / o 11:2', [2, 4], ['7:1']);
  });

  test('no foresight: the lower may be played with any man, even so that the higher is lost', () => {
    expectEndings(rules, 'x 5:1 10:1 / o 9:2 14:2 15:2', [1, 4], ['10:2', '5:1 11:1']);
  });
});

describe('doublets', () => {
  test('the first is played once: two tops and then none, one or two undersides', () => {
    expectEndings(rules, 'x 1:1 / o h:15', [4, 4], ['9:1', '12:1', '15:1']);
  });

  test('each later one doubly: four tops and then up to four undersides', () => {
    expectEndings(rules, 'x 1:1 / o h:15 d 1,0', [1, 1], ['5:1', '11:1', '17:1', '23:1', 'off:15']);
  });

  test('who cannot play all upper numbers may play none of the lower', () => {
    expectEndings(rules, 'x 1:1 / o 3:2', [1, 1], ['2:1']);
    expectEndings(rules, 'x 1:1 / o 4:2 d 1,0', [1, 1], ['3:1']);
  });

  test('of the lower he may play one, two or three, also where there is no way to play the fourth', () => {
    expectEndings(rules, 'x 1:1 / o 23:2 d 1,0', [1, 1], ['5:1', '11:1', '17:1']);
  });

  test('no extra throw after a player’s first doublet, one after every later one, playable or not', () => {
    const first = after(sit(rules, 'x h:1 / o 3:2 9:1'), roll(3, 3), DONE);
    expect(thrower(first)).toBe('black');
    const later = after(first, roll(1, 2), step(9, 1), step(10, 2), DONE, roll(3, 3));
    expect(numbersOf(later)).toEqual([3, 3, 3, 3, 4, 4, 4, 4]);
    expect(thrower(after(later, DONE))).toBe('white');
  });
});

describe('bands, single men, entering', () => {
  test('two men on one point form a band and cannot be thrown out', () => {
    expectEndings(rules, 'x 3:1 / o 7:2', [4, 5], ['3:1']);
  });

  test('men in hand must all be in before another man moves; then the rest of the throw is free', () => {
    expectEndings(rules, 'x h:2 10:1 / o h:15', [1, 2], ['1:1 2:1 10:1']);
    expectEndings(rules, 'x h:1 10:1 / o h:15', [1, 2], ['3:1 10:1', '1:1 12:1']);
  });

  test('a man thrown out starts again from the hand, behind all others', () => {
    const hit = after(
      sit(rules, 'x 3:1 / o 7:1 9:1'),
      roll(4, 5),
      step(3, 4),
      step(7, 5),
      DONE,
      roll(1, 2),
    );
    expect(refusal(hit, step(9, 1))).toBe('hand-first');
    expect(refusal(hit, step(0, 1))).toBeUndefined();
  });
});

describe('bearing off and winning', () => {
  test('only when all fifteen are in the last quarter or off', () => {
    expectEndings(rules, 'x 18:1 24:1 / o h:15', [1, 6], ['24:1']);
  });

  test('a number larger than needed: only for the rearmost man; enemy men further back do not matter', () => {
    expectEndings(rules, 'x 20:1 23:1 / o h:15', [3, 4], ['23:1']);
    expectEndings(rules, 'x 23:3 / o 19:2 20:2', [4, 6], ['23:1']);
  });

  test('one point; twofold with a loser’s man in the quarter of entry; threefold with one in hand', () => {
    const points = (o: string): number | undefined =>
      resultOf(after(sit(rules, `x 24:1 / o ${o}`), roll(1, 2), step(24, 1), DONE))?.points;
    expect(points('7:15')).toBe(1);
    expect(points('19:15')).toBe(1);
    expect(points('6:1 7:14')).toBe(2);
    expect(points('h:1 6:1 7:13')).toBe(3);
  });
});
