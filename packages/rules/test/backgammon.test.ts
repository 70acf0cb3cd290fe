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

/** Stations count from the mover's entry: his 24-point is station 1, his 1-point station 24. */
const rules = rulesOf('backgammon');

describe('the start', () => {
  test('two men on the 24-point, three on the 8-point, five each on the 13-point and the 6-point', () => {
    const men = { [25 - 24]: 2, [25 - 8]: 3, [25 - 13]: 5, [25 - 6]: 5 };
    expect(rules.game.start).toEqual({ white: men, black: men });
  });

  test('each throws one die; the higher begins with the numbers already thrown', () => {
    const begun = after(newGame(rules), opening([2], [5]));
    expect(begun.onTurn).toBe('black');
    expect(numbersOf(begun).toSorted()).toEqual([2, 5]);
    expect(decisionOf(begun)).toMatchObject({ kind: 'step', by: 'black' });
  });

  test('in case of a tie they throw again', () => {
    const again = after(newGame(rules), opening([4], [4]));
    expect(decisionOf(again)).toMatchObject({ kind: 'opening', why: 'start-again' });
    expect(after(again, opening([3], [1])).onTurn).toBe('white');
  });
});

describe('moving', () => {
  test('the dice may be played in either order', () => {
    const thrown = after(sit(rules, 'x 5:1 / o h:15'), roll(4, 2));
    expect(refusal(thrown, step(5, 4))).toBeUndefined();
    expect(refusal(thrown, step(5, 2))).toBeUndefined();
    expectEndings(rules, 'x 5:1 / o 18:2', [2, 4], ['11:1']);
  });

  test('the same man may be moved twice so long as the two moves are distinct: six and then three, but not nine at once', () => {
    expectEndings(rules, 'x 5:1 / o 17:2 14:2', [6, 3], ['5:1']);
    expectEndings(rules, 'x 5:1 / o 17:2', [6, 3], ['14:1']);
  });

  test('who has no legal move forfeits his turn', () => {
    expect(thrower(after(sit(rules, 'x 5:1 / o 17:2 14:2'), roll(6, 3), DONE))).toBe('black');
  });

  test('he must play both dice if it is possible', () => {
    expectEndings(rules, 'x 5:1 10:1 / o 16:2 11:2 10:2', [1, 4], ['10:2']);
    expect(
      refusal(after(sit(rules, 'x 5:1 10:1 / o 16:2 11:2 10:2'), roll(1, 4)), step(10, 1)),
    ).toBe('forfeits');
  });

  test('a legal move for one die only: he must make it and forfeits the other', () => {
    const text = 'x 5:1 / o 16:2 14:2';
    expectEndings(rules, text, [2, 4], ['7:1']);
    const thrown = after(sit(rules, text), roll(2, 4));
    expect(refusal(thrown, DONE)).toBe('ERR_STOP');
    expect(thrower(after(thrown, step(5, 2), DONE))).toBe('black');
  });

  test('a legal move for either die but not for both: he must play the higher number', () => {
    const text = 'x 5:1 / o 14:2';
    expectEndings(rules, text, [2, 4], ['9:1']);
    expect(refusal(after(sit(rules, text), roll(2, 4)), step(5, 2))).toBe('higher-required');
  });

  test('a double is played four times', () => {
    expect(numbersOf(after(sit(rules, 'x 1:1 / o h:15'), roll(5, 5)))).toEqual([5, 5, 5, 5]);
    expectEndings(rules, 'x 1:1 / o h:15', [5, 5], ['21:1']);
  });

  test('of a double as many as possible', () => {
    expectEndings(rules, 'x 1:1 / o 9:2', [5, 5], ['11:1']);
  });

  test('a double grants no other throw', () => {
    const played = after(
      sit(rules, 'x 1:1 / o h:15'),
      roll(5, 5),
      step(1, 5),
      step(6, 5),
      step(11, 5),
      step(16, 5),
      DONE,
    );
    expect(thrower(played)).toBe('black');
  });

  test('a man may land where nobody or his own side stands, never where two or more enemy men stand', () => {
    expectEndings(rules, 'x 3:1 8:1 / o h:15', [4, 5], ['8:1 12:1', '7:1 13:1', '3:1 17:1']);
    expectEndings(rules, 'x 3:1 / o 18:2 17:3', [4, 5], ['3:1']);
  });

  test('a blot is hit and placed on the bar', () => {
    expectEndings(rules, 'x 3:1 / o 18:1', [4, 5], ['x 12:1 / o bar:1', 'x 12:1 / o 18:1']);
  });
});

describe('the bar', () => {
  test('men on the bar re-enter through the opponent’s home board: a 1 on the 24-point, a 2 on the 23-point', () => {
    expectEndings(rules, 'x bar:2 / o 7:2', [1, 2], ['1:1 2:1']);
  });

  test('no other man moves until all men on the bar have entered', () => {
    expectEndings(rules, 'x bar:2 10:1 / o 24:2', [1, 2], ['bar:1 2:1 10:1']);
    expectEndings(rules, 'x bar:1 10:1 / o h:15', [1, 2], ['3:1 10:1', '1:1 12:1', '2:1 11:1']);
  });

  test('who cannot enter forfeits the turn', () => {
    expectEndings(rules, 'x bar:1 10:1 / o 24:2 23:2', [1, 2], ['bar:1 10:1']);
  });
});

describe('bearing off', () => {
  test('only when all men are in the home board', () => {
    expectEndings(rules, 'x 18:1 24:1 / o h:15', [1, 6], ['24:1']);
    expectEndings(rules, 'x 17:1 24:1 / o h:15', [1, 6], ['24:2', '23:1']);
  });

  test('a 1 bears off from the 1-point, a 2 from the 2-point; moving within the home board instead is allowed', () => {
    expectEndings(rules, 'x 23:2 24:2 / o h:15', [1, 2], ['23:1 24:1', '24:3']);
  });

  test('a 4 bears off from the 3-point only if no men stand on the 4, 5 and 6-points', () => {
    expectEndings(rules, 'x 19:1 22:1 / o h:15', [4, 1], ['23:2', '22:1 24:1']);
    expectEndings(rules, 'x 22:1 23:1 / o h:15', [4, 1], ['24:1', '23:1']);
  });

  test('nobody has to use a number fully: one man on the 2-point, two on the 1-point, and a 1-2', () => {
    expectEndings(rules, 'x 23:1 24:2 / o h:15', [1, 2], ['24:2', '24:1']);
  });
});

describe('winning', () => {
  const won = (o: string): number | undefined =>
    resultOf(after(sit(rules, `x 24:1 / o ${o}`), roll(1, 1), step(24, 1), DONE))?.points;

  test('single if the loser has borne a man off, wherever his others stand', () => {
    expect(won('7:14')).toBe(1);
    expect(won('bar:1 6:1 7:12')).toBe(1);
  });

  test('a gammon counts twofold: the loser has borne no man off', () => {
    expect(won('7:15')).toBe(2);
  });

  test('a backgammon counts threefold: and he still has men on the bar or in the winner’s home board', () => {
    expect(won('6:1 7:14')).toBe(3);
    expect(won('bar:1 7:14')).toBe(3);
  });

  test('a win ends the game at once, in the middle of a double', () => {
    expectEndings(rules, 'x 20:1 22:1 / o 7:15', [6, 6], ['off:15']);
    const done = after(
      sit(rules, 'x 20:1 22:1 / o 7:15'),
      roll(6, 6),
      step(20, 6),
      step(22, 6),
      DONE,
    );
    expect(resultOf(done)?.winner).toBe('white');
  });
});
