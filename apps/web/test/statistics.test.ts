import { recordOf } from '@wurfzabel/records';
import { bySide, CHANCES, GAMES, seeded, type Side } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { keepIn, keptIn, type KeptReview } from '../src/review/kept.ts';
import { chiSquareTail, fairnessOf } from '../src/statistics/chi-square.ts';
import { allLines, ledgerIn } from '../src/statistics/ledger.ts';
import { lineOf, type GameLine } from '../src/statistics/line.ts';
import {
  csvOf,
  diceStatistics,
  errorPoints,
  meanError,
  resultRows,
} from '../src/statistics/statistics.ts';
import type { SavedGame } from '../src/store/saved.ts';
import { storeIn } from '../src/store/store.ts';
import { boxOf } from './box.ts';
import { played } from './played.ts';

const seats = { white: 'person', black: 'computer' } as const;

const savedWith = (id: string, updated: number, record: SavedGame['record']): SavedGame => ({
  v: 1,
  id,
  updated,
  started: updated,
  game: record.game,
  seats,
  level: 'club',
  throws: 1,
  over: true,
  record,
});

const finished = (id: string, updated: number): SavedGame =>
  savedWith(id, updated, {
    format: 'wurfzabel-record',
    version: 1,
    game: 'puff',
    edition: 1,
    match: { length: 0 },
    start: { turn: 'white', white: { 24: 1, 25: 14 }, black: { 10: 15 } },
    games: [
      {
        turns: [{ side: 'white', entries: [{ throw: [2, 5], steps: [[24, 2]] }] }],
        result: { winner: 'white', points: 1, by: 'off' },
      },
    ],
  });

describe('χ²', () => {
  // Upper critical values from the table of the NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.4.
  test.each([
    [1, 0.1, 2.706],
    [1, 0.05, 3.841],
    [1, 0.001, 10.828],
    [2, 0.05, 5.991],
    [5, 0.1, 9.236],
    [5, 0.05, 11.07],
    [5, 0.01, 15.086],
    [6, 0.05, 12.592],
    [6, 0.001, 22.458],
    [10, 0.025, 20.483],
    [20, 0.05, 31.41],
    [20, 0.001, 45.315],
    [100, 0.05, 124.342],
  ])('%d degrees of freedom: %d is left beyond %d', (freedom, share, square) => {
    expect(chiSquareTail(square, freedom)).toBeCloseTo(share, 4);
  });

  test('is an exponential function for two degrees, everything beyond nothing, and falls', () => {
    for (const x of [0.01, 0.5, 3, 40, 200])
      expect(chiSquareTail(x, 2)).toBeCloseTo(Math.exp(-x / 2), 12);
    expect(chiSquareTail(0, 5)).toBe(1);
    for (let x = 0.1; x < 60; x += 0.7)
      expect(chiSquareTail(x + 0.7, 7)).toBeLessThan(chiSquareTail(x, 7));
    expect(() => chiSquareTail(1, 0)).toThrow(RangeError);
  });

  test('says nothing of too few, and finds what is loaded', () => {
    const counts = (list: readonly number[]) => {
      const expected = list.reduce((a, b) => a + b, 0) / list.length;
      return list.map(count => ({ count, expected }));
    };
    expect(fairnessOf(counts([4, 5, 3, 6, 4, 5]))).toBeUndefined();
    // 6 dice of 60: (5² + 4² + 1² + 0² + 2² + 6²) / 10.
    expect(fairnessOf(counts([15, 6, 11, 10, 12, 6]))?.square).toBeCloseTo(
      (25 + 16 + 1 + 0 + 4 + 16) / 10,
      12,
    );
    expect(fairnessOf(counts([100, 100, 100, 100, 100, 200]))!.chance).toBeLessThan(1e-6);
  });

  test('calls fair dice unusual as often as it should', () => {
    const chance = seeded(6);
    let rare = 0;
    for (let i = 0; i < 1000; i++) {
      const counts = new Array<number>(6).fill(0);
      for (let k = 0; k < 600; k++) counts[chance.throwDice()[0] - 1]!++;
      if (fairnessOf(counts.map(count => ({ count, expected: 100 })))!.chance < 0.05) rare++;
    }
    expect(rare).toBeGreaterThan(25);
    expect(rare).toBeLessThan(80);
  });
});

describe('the line of a game', () => {
  test.each(GAMES.map(({ id }) => id))(
    '%s: every throw and every die for the start is counted once',
    id => {
      const log = played(id, 300);
      const line = lineOf(savedWith('g', 1, recordOf(log)))!;
      const opening = log.actions.filter(({ type }) => type === 'opening').length;
      const thrown = log.actions.filter(({ type }) => type === 'throw').length;
      const isOneDie = log.rules.game.opening === 'one-die-each';
      const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
      const both = (what: 'dice' | 'throws'): number =>
        sum(line[what].white) + sum(line[what].black);
      expect(both('throws')).toBe(thrown + (isOneDie ? 0 : 2 * opening));
      expect(both('dice')).toBe(isOneDie ? 2 * opening : 0);
      expect(line).toMatchObject({ against: 'club', own: 'white' });
    },
  );

  test('what is no record has no line', () => {
    expect(lineOf({ ...finished('x', 1), record: {} as SavedGame['record'] })).toBeUndefined();
  });
});

const line = (more: Partial<GameLine>): GameLine => ({
  id: 'g',
  game: 'puff',
  played: 1,
  against: 'club',
  own: 'white',
  results: [],
  dice: bySide(() => new Array<number>(6).fill(0)),
  throws: bySide(() => new Array<number>(CHANCES.length).fill(0)),
  ...more,
});

test('results are told by game and opponent, from the side of the person', () => {
  const won = (winner: Side, points = 1) => ({ winner, points });
  const rows = resultRows([
    line({ results: [won('white'), won('black', 2)] }),
    line({ own: 'black', results: [won('black', 3)] }),
    line({ against: 'person', own: undefined, results: [won('white', 2)] } as never),
    line({ game: 'backgammon', results: [won('black')] }),
  ]);
  expect(rows).toEqual([
    { game: 'puff', against: 'club', played: 3, won: 2, pointsFor: 4, pointsAgainst: 2 },
    { game: 'puff', against: 'person', played: 1, won: 1, pointsFor: 2, pointsAgainst: 0 },
    { game: 'backgammon', against: 'club', played: 1, won: 0, pointsFor: 0, pointsAgainst: 1 },
  ]);
});

test('dice are counted for whom they were thrown', () => {
  const at = (low: number, high: number): number =>
    CHANCES.findIndex(({ thrown }) => thrown[0] === low && thrown[1] === high);
  const of = (low: number, high: number, count: number) =>
    CHANCES.map((_, i) => (i === at(low, high) ? count : 0));
  const lines = [
    line({
      throws: { white: of(3, 3, 2), black: of(1, 6, 5) },
      dice: { white: [1, 0, 0, 0, 0, 0], black: [0, 0, 0, 0, 0, 1] },
    }),
  ];
  const all = diceStatistics(lines, 'all');
  expect(all).toMatchObject({ throws: 7, dice: 16, numbersFair: undefined });
  expect(all.numbers.map(({ count }) => count)).toEqual([6, 0, 4, 0, 0, 6]);
  expect(all.doublets.map(({ count }) => count)).toEqual([0, 0, 2, 0, 0, 0]);
  expect(all.others).toEqual({ count: 5, expected: (7 * 5) / 6 });
  expect(diceStatistics(lines, 'own').throws).toBe(2);
  expect(diceStatistics(lines, 'computer').throws).toBe(5);
});

test('errors over time: reviewed games against the computer, the oldest first, each decision counting alike', () => {
  const of = (decisions: number, loss: number) => ({ decisions, loss, luck: 0.1 });
  const points = errorPoints([
    line({ id: 'b', played: 2, review: { white: of(30, 0.3), black: of(1, 9) } }),
    line({ id: 'a', played: 1, own: 'black', review: { white: of(1, 9), black: of(10, 0.2) } }),
    line({ id: 'c' }),
  ]);
  expect(points.map(({ id, perDecision }) => [id, perDecision])).toEqual([
    ['a', 20],
    ['b', 10],
  ]);
  expect(meanError(points)).toBe(12.5);
  expect(meanError([])).toBeUndefined();
});

test('as CSV: a head and a line for each finished game', () => {
  const text = csvOf([
    line({
      played: 0,
      results: [
        { winner: 'white', points: 2 },
        { winner: 'black', points: 1 },
      ],
    }),
  ]);
  const rows = text
    .trimEnd()
    .split('\r\n')
    .map(row => row.split(','));
  expect(rows.length).toBe(3);
  expect(rows.every(row => row.length === rows[0]!.length)).toBe(true);
  expect(rows[1]!.slice(1, 7)).toEqual([
    '1970-01-01T00:00:00.000Z',
    'puff',
    'club',
    'white',
    'white',
    '2',
  ]);
});

test('games that make room for others stay in the statistics, with what their reviews found', () => {
  const box = boxOf();
  const store = storeIn(box);
  const review: KeptReview = {
    v: 1,
    of: 'x',
    depth: 1,
    judge: 'net',
    lacks: [],
    review: {
      throws: [{ at: 0, game: 0, turn: 1, side: 'white', thrown: [2, 5], luck: 0.25 }],
      decisions: [],
    },
  };
  store.write(finished('first', 1));
  expect(keepIn(box, 'first', review)).toBe(true);
  for (let i = 2; i <= 40; i++) store.write(finished(`g${i}`, i));
  expect(store.read('first')).toBeNull();
  expect(keptIn(box, 'first')).toBeUndefined();
  const lines = allLines(box, store.list());
  expect(lines.length).toBe(40);
  expect(lines[0]).toMatchObject({ id: 'first', review: { white: { luck: 0.25 } } });
  expect(ledgerIn(box).length).toBeGreaterThan(5);
  // Who deletes a game wants it gone.
  store.remove('g40');
  expect(allLines(box, store.list()).length).toBe(39);
});

describe('a reviewed series', () => {
  const reviewWith = (loss: number): KeptReview => {
    const told = { at: 1, turn: 1, side: 'white', depth: 2, source: 'judge' } as const;
    const cube = { ...told, kind: 'cube', did: 'take', right: 'drop', worths: {} } as const;
    return {
      v: 1,
      of: 'x',
      depth: 2,
      judge: 'net',
      lacks: [],
      review: { throws: [], decisions: [{ ...cube, game: 0, loss }] },
    } as unknown as KeptReview;
  };

  test('the line is of the finished game, though another has been begun', () => {
    const saved = finished('series', 1);
    const begun = { turns: [] };
    const record = { ...saved.record, games: [...saved.record.games, begun] };
    const series = lineOf({ ...saved, record }, reviewWith(0.2).review)!;
    expect(series.reviewed).toBe(0);
    expect(errorPoints([series])[0]).toMatchObject({ id: 'series', reviewed: 0 });
  });

  test('a second look that changes what was lost changes the statistics', () => {
    const box = boxOf();
    const store = storeIn(box);
    store.write(finished('looked', 1));
    const mean = () => meanError(errorPoints(allLines(box, store.list())));
    keepIn(box, 'looked', reviewWith(0.2));
    expect(mean()).toBeCloseTo(200);
    keepIn(box, 'looked', reviewWith(0.35));
    expect(mean()).toBeCloseTo(350);
  });
});

test('a damaged ledger is no ledger', () => {
  const box = boxOf();
  box.setItem('wurfzabel.ledger', '[{"id":1},3,null]');
  expect(ledgerIn(box)).toEqual([]);
  box.setItem('wurfzabel.ledger', '{');
  expect(ledgerIn(box)).toEqual([]);
});
