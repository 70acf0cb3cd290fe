import { describe, expect, test } from 'vitest';
import { legalMoves } from '../src/play.ts';
import { REASON_CODES, whyNotMove, type Reason } from '../src/reasons.ts';
import type { Rules } from '../src/game.ts';
import type { Action, GameState } from '../src/state.ts';
import { after, refusal, roll, rulesOf, sit, step } from './table.ts';

const puff = rulesOf('puff');
const old = rulesOf('contraerer-puff');
const puffspel = rulesOf('puffspel');
const backgammon = rulesOf('backgammon');

const playing = (rules: Rules, text: string, ...actions: readonly Action[]): GameState =>
  after(sit(rules, text), ...actions);

const whyNot = (state: GameState, from: number, to: number): Reason | undefined => {
  if (state.phase.kind !== 'play') throw new Error('no play');
  return whyNotMove(state.rules, state.phase.play, from, to);
};

const moves = (state: GameState): string[] => {
  if (state.phase.kind !== 'play') throw new Error('no play');
  return legalMoves(state.rules, state.phase.play).map(
    ({ from, to, hits }) => `${from}-${to}${hits.map(s => ` hits ${s}`).join('')}`,
  );
};

describe('why a man may not go there', () => {
  const CASES: readonly (readonly [state: GameState, from: number, to: number, reason: Reason])[] =
    [
      [playing(old, 'x 5:1 / o h:15', roll(2, 4)), 6, 8, { code: 'no-man', station: 6 }],
      [playing(old, 'x 5:1 / o h:15', roll(2, 4)), 5, 3, { code: 'backwards' }],
      [playing(old, 'x 5:1 / o h:15', roll(2, 4)), 5, 9, { code: 'lower-first', number: 2 }],
      [playing(old, 'x h:5 10:1 / o h:15', roll(2, 3)), 10, 12, { code: 'hand-first', count: 5 }],
      [
        playing(puffspel, 'x h:5 5:1 / o h:15', roll(2, 3)),
        5,
        7,
        { code: 'first-quarter-locked', count: 5 },
      ],
      [playing(old, 'x 5:1 / o 18:3', roll(2, 3)), 5, 7, { code: 'band', station: 7, count: 3 }],
      [
        playing(old, 'x 18:1 24:1 / o h:15', roll(1, 6)),
        24,
        25,
        { code: 'not-all-home', station: 18 },
      ],
      [
        playing(old, 'x 20:1 23:1 / o h:15', roll(3, 4)),
        23,
        25,
        { code: 'further-back', number: 3, station: 20 },
      ],
      [
        playing(puff, 'x 5:1 10:1 / o 16:2 11:2 10:2', roll(1, 4)),
        10,
        11,
        { code: 'forfeits', number: 4 },
      ],
      [
        playing(backgammon, 'x 5:1 / o 14:2', roll(2, 4)),
        5,
        7,
        { code: 'higher-required', number: 4 },
      ],
      [playing(old, 'x 1:1 / o h:15', roll(2, 2)), 1, 6, { code: 'tops-first', number: 2 }],
      [
        playing(
          rulesOf('contraerer-puff', { oneTwo: true }),
          'x 1:1 8:1 / o h:15',
          roll(1, 2),
          step(1, 1),
          step(2, 2),
        ),
        8,
        14,
        { code: 'in-order', number: 5 },
      ],
      [playing(old, 'x 5:1 / o 18:2', roll(2, 4)), 5, 9, { code: 'rest-lost', number: 2 }],
      [
        playing(old, 'x 5:1 / o h:15', roll(2, 4)),
        5,
        8,
        { code: 'no-number', from: 5, to: 8, numbers: [2, 4] },
      ],
      [
        playing(old, 'x 5:1 / o h:15', roll(2, 4), step(5, 2), step(7, 4)),
        11,
        13,
        { code: 'play-over' },
      ],
    ];

  test.each(
    CASES.map(([state, from, to, reason]) => ({ state, from, to, reason, code: reason.code })),
  )('$code: $from to $to', ({ state, from, to, reason }) => {
    expect(whyNot(state, from, to)).toEqual(reason);
  });

  test('a number that has been played already', () => {
    expect(refusal(playing(old, 'x 5:1 / o h:15', roll(2, 4), step(5, 2)), step(7, 2))).toBe(
      'number-used',
    );
  });

  test('every reason of the closed list has its case here', () => {
    const codes = new Set([...CASES.map(([, , , reason]) => reason.code), 'number-used']);
    expect([...codes].toSorted()).toEqual([...REASON_CODES].toSorted());
  });

  test('no reason where the way is open, by one number or by several', () => {
    const state = playing(old, 'x 5:1 / o h:15', roll(2, 4));
    expect(whyNot(state, 5, 7)).toBeUndefined();
    expect(whyNot(state, 5, 11)).toBeUndefined();
  });
});

describe('moves of one man through points on his way', () => {
  test('the lower number first leaves one route', () => {
    expect(moves(playing(old, 'x 5:1 / o h:15', roll(2, 4)))).toEqual(['5-7', '5-11']);
  });

  test('where the routes hit different men, both are offered', () => {
    expect(moves(playing(backgammon, 'x 5:1 / o 18:1', roll(2, 4))).toSorted()).toEqual(
      ['5-7 hits 7', '5-9', '5-11 hits 7', '5-11'].toSorted(),
    );
  });

  test('where they hit the same, one', () => {
    expect(moves(playing(backgammon, 'x 5:1 / o h:15', roll(2, 4))).toSorted()).toEqual([
      '5-11',
      '5-7',
      '5-9',
    ]);
  });

  test('a doublet carries one man as far as its numbers and undersides go', () => {
    expect(moves(playing(old, 'x 1:1 / o h:15', roll(4, 4)))).toEqual([
      '1-5',
      '1-9',
      '1-12',
      '1-15',
    ]);
  });

  test('from the hand and off the board', () => {
    expect(moves(playing(old, 'x h:1 / o h:15', roll(2, 3)))).toEqual(['0-2', '0-5']);
    expect(moves(playing(old, 'x 22:1 / o h:15', roll(1, 3)))).toEqual(['22-23', '22-25']);
  });
});
