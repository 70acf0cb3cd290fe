import { describe, expect, test } from 'vitest';
import { decisionOf } from '../src/decision.ts';
import { cubeAtOdds, mayBeCrawford } from '../src/match.ts';
import { pointsForOff, winGrade, type WinGrade } from '../src/score.ts';
import type { Action } from '../src/state.ts';
import { after, DONE, opening, refusal, resultOf, roll, rulesOf, sit, step } from './table.ts';

const DOUBLE: Action = { type: 'double' };
const TAKE: Action = { type: 'take' };
const DROP: Action = { type: 'drop' };
const NEXT: Action = { type: 'next-game' };
const ACCEPT: Action = { type: 'accept' };
const REJECT: Action = { type: 'reject' };
const resign = (points: number): Action => ({ type: 'resign', points });

/** White's last man leaves with the next throw; Black loses as `o` says. */
const winning = (o = '7:14 off:1'): string => `x 24:1 / o ${o}`;
const WIN = [roll(1, 1), step(24, 1), DONE] as const;

describe('cube', () => {
  const rules = rulesOf('contraerer-puff', { cube: true });

  test('before his throw a player may double; the other takes and owns the cube, or drops and loses the single game', () => {
    const offered = after(sit(rules, winning()), DOUBLE);
    expect(decisionOf(offered)).toMatchObject({ kind: 'take-or-drop', by: 'black' });
    const taken = after(offered, TAKE);
    expect(taken.cube).toEqual({ value: 2, owner: 'black' });
    expect(decisionOf(taken)).toMatchObject({ by: 'white', kind: 'roll' });
    expect(resultOf(after(offered, DROP))).toEqual({ winner: 'white', points: 1, by: 'drop' });
  });

  test('a win counts as often as the cube says', () => {
    expect(resultOf(after(sit(rules, winning('h:1 7:14')), DOUBLE, TAKE, ...WIN))?.points).toBe(6);
  });

  test('only its owner may double again', () => {
    const taken = after(sit(rules, 'x 1:1 / o 1:1'), DOUBLE, TAKE);
    expect(refusal(taken, DOUBLE)).toBe('ERR_CUBE_OWNER');
    const black = after(taken, roll(1, 2), step(1, 1), step(2, 2), DONE);
    expect(decisionOf(black)).toMatchObject({ kind: 'roll-or-double', by: 'black' });
    const again = after(black, DOUBLE, TAKE);
    expect(again.cube).toEqual({ value: 4, owner: 'white' });
    expect(resultOf(after(black, DOUBLE, DROP))).toEqual({
      winner: 'black',
      points: 2,
      by: 'drop',
    });
  });

  test('not before an extra throw of the same turn', () => {
    const extra = after(
      sit(rulesOf('puffspel', { cube: true }), 'x h:1 / o 20:2'),
      roll(5, 5),
      DONE,
    );
    expect(decisionOf(extra)).toMatchObject({ kind: 'roll', why: 'extra-throw' });
    expect(refusal(extra, DOUBLE)).toBe('ERR_AFTER_THROW');
  });

  test('no doubling in games played without it', () => {
    expect(refusal(sit(rulesOf('contraerer-puff'), winning()), DOUBLE)).toBe('ERR_NO_CUBE');
    expect(decisionOf(sit(rulesOf('backgammon'), winning())).kind).toBe('roll-or-double');
  });
});

describe('match', () => {
  test('points add up until a side has as many as the match is long', () => {
    const rules = rulesOf('contraerer-puff', { matchLength: 3 });
    const first = after(sit(rules, winning('6:1 7:14')), ...WIN);
    expect(decisionOf(first)).toMatchObject({ kind: 'next-game' });
    expect(after(first, NEXT).standing.score).toEqual({ white: 2, black: 0 });
    const short = after(
      sit(rulesOf('contraerer-puff', { matchLength: 2 }), winning('6:1 7:14')),
      ...WIN,
    );
    expect(decisionOf(short)).toMatchObject({ kind: 'none', why: 'match-over' });
    expect(refusal(short, NEXT)).toBe('ERR_NOT_NOW');
  });

  test('Crawford: in the first game after a side has come within one point nobody doubles; afterwards they may', () => {
    const rules = rulesOf('contraerer-puff', { cube: true, matchLength: 3 });
    const crawford = after(sit(rules, winning('6:1 7:14')), ...WIN, NEXT, opening([1, 2], [6, 6]));
    expect(refusal(crawford, DOUBLE)).toBe('ERR_CRAWFORD');
    const next = after(crawford, roll(1, 2), resign(1), ACCEPT);
    expect(resultOf(next)?.winner).toBe('white');
    const past = after(
      crawford,
      roll(1, 2),
      step(0, 1),
      step(0, 2),
      DONE,
      resign(1),
      ACCEPT,
      NEXT,
      opening([1, 2], [6, 6]),
    );
    expect(past.standing.score).toEqual({ white: 2, black: 1 });
    expect(refusal(past, DOUBLE)).toBeUndefined();
  });

  test('without Crawford they may double at once', () => {
    const rules = rulesOf('contraerer-puff', { cube: true, matchLength: 3, crawford: false });
    const next = after(sit(rules, winning('6:1 7:14')), ...WIN, NEXT, opening([1, 2], [6, 6]));
    expect(refusal(next, DOUBLE)).toBeUndefined();
  });

  test('Jacoby: in money play gammon and backgammon count only once the cube has been turned', () => {
    const rules = rulesOf('backgammon', { jacoby: true });
    expect(resultOf(after(sit(rules, winning('7:15')), ...WIN))?.points).toBe(1);
    expect(resultOf(after(sit(rules, winning('7:15')), DOUBLE, TAKE, ...WIN))?.points).toBe(4);
    expect(
      resultOf(
        after(
          sit(rulesOf('backgammon', { jacoby: true, matchLength: 5 }), winning('7:15')),
          ...WIN,
        ),
      )?.points,
    ).toBe(2);
    expect(resultOf(after(sit(rulesOf('backgammon'), winning('7:15')), ...WIN))?.points).toBe(2);
  });
});

describe('resignation', () => {
  const rules = rulesOf('contraerer-puff');

  test('a player may resign for one, two or three points; the other accepts or plays on', () => {
    const offered = after(sit(rules, 'x h:15 / o h:15'), resign(2));
    expect(decisionOf(offered)).toMatchObject({ kind: 'accept-or-reject', by: 'black' });
    expect(resultOf(after(offered, ACCEPT))).toEqual({
      winner: 'black',
      points: 2,
      by: 'resignation',
    });
    expect(decisionOf(after(offered, REJECT))).toMatchObject({ kind: 'roll', by: 'white' });
    expect(refusal(sit(rules, 'x h:15 / o h:15'), resign(4))).toBe('ERR_POINTS');
    expect(refusal(sit(rules, 'x h:15 / o h:15'), resign(0))).toBe('ERR_POINTS');
  });
});

test('the Crawford game is the one after the first side has come within one point of the match', () => {
  expect(mayBeCrawford(7, { white: 6, black: 3 })).toBe(true);
  expect(mayBeCrawford(7, { white: 0, black: 6 })).toBe(true);
  expect(mayBeCrawford(7, { white: 5, black: 3 })).toBe(false);
  // Both at match point: it has been played already.
  expect(mayBeCrawford(7, { white: 6, black: 6 })).toBe(false);
  expect(mayBeCrawford(1, { white: 0, black: 0 })).toBe(true);
  expect(mayBeCrawford(0, { white: 3, black: 5 })).toBe(false);
});

describe('what of the loser’s men decides how much a win counts', () => {
  test.each<[string, string, WinGrade, number]>([
    // Source A: three points with a man in hand, two with one in the first quarter, else one.
    ['contraerer-puff', 'h:1 18:14', 'in-hand', 3],
    ['contraerer-puff', '6:1 18:14', 'in-first-quarter', 2],
    ['contraerer-puff', '7:1 18:14', 'none-behind', 1],
    ['langer-puff', '6:1 18:14', 'in-first-quarter', 2],
    ['langer-puff', '7:1 18:14', 'none-behind', 1],
    // Puffspel and modern Puff: always one.
    ['puffspel', 'h:15', 'always-one', 1],
    // Source B: gammon where none is off, backgammon with one on the bar or in the winner’s home.
    ['backgammon', '1:1 18:13 off:1', 'some-off', 1],
    ['backgammon', '7:1 18:14', 'none-off', 2],
    ['backgammon', '6:1 18:14', 'none-off-in-first-quarter', 3],
    ['backgammon', 'h:1 18:14', 'none-off-in-hand', 3],
  ])('%s, %s: %s', (game, loser, grade, points) => {
    const rules = rulesOf(game);
    const { position } = sit(rules, `x off:15 / o ${loser}`);
    expect(winGrade(rules, position)).toBe(grade);
    expect(pointsForOff(rules, position)).toBe(points);
  });
});

test('who owns the cube has doubled it, and in the Crawford game nobody doubles', () => {
  expect(cubeAtOdds({ value: 1, owner: null }, true)).toBeUndefined();
  expect(cubeAtOdds({ value: 2, owner: 'white' }, false)).toBeUndefined();
  // In the middle above 1 by automatic doubles.
  expect(cubeAtOdds({ value: 4, owner: null }, false)).toBeUndefined();
  expect(cubeAtOdds({ value: 1, owner: 'black' }, false)).toMatch(/cannot belong to black at 1/);
  expect(cubeAtOdds({ value: 2, owner: 'white' }, true)).toMatch(/in the Crawford game/);
  expect(cubeAtOdds({ value: 2, owner: null }, true)).toMatch(/in the Crawford game/);
});
