import { describe, expect, test } from 'vitest';
import {
  parseRecord,
  type RecordFault,
  type RecordPlace,
  type RecordRefusal,
} from '../src/index.ts';

/** Some JSON that tests change anywhere; only the reader is to find out what is wrong with it. */
// oxlint-disable-next-line no-explicit-any
type Loose = any;

/** A Conträrer Puff of four turns; White's second doublet earns another throw. */
const puffRecord = (): Loose => ({
  format: 'wurfzabel-record',
  version: 1,
  game: 'contraerer-puff',
  edition: 1,
  match: { length: 0 },
  players: { white: { name: 'A', kind: 'person' }, black: { name: 'B', kind: 'computer' } },
  games: [
    {
      opening: [{ white: [6, 5], black: [1, 2] }],
      turns: [
        {
          side: 'white',
          entries: [
            {
              throw: [3, 3],
              steps: [
                [0, 3],
                [0, 3],
              ],
              unused: [4, 4],
            },
          ],
        },
        {
          side: 'black',
          entries: [
            {
              throw: [5, 2],
              steps: [
                [0, 2],
                [0, 5],
              ],
            },
          ],
        },
        {
          side: 'white',
          entries: [
            {
              throw: [1, 1],
              steps: [
                [0, 1],
                [0, 1],
                [0, 1],
                [0, 1],
                [0, 6],
              ],
            },
            {
              throw: [2, 4],
              steps: [
                [0, 2],
                [0, 4],
              ],
            },
          ],
        },
        { side: 'black', entries: [{ throw: [6, 1], steps: [[0, 1]], open: true }] },
      ],
    },
  ],
});

/** Backgammon to three points, the first game dropped, the second begun. */
const matchRecord = (): Loose => ({
  format: 'wurfzabel-record',
  version: 1,
  game: 'backgammon',
  edition: 1,
  match: { length: 3 },
  games: [
    {
      opening: [{ white: [3], black: [1] }],
      turns: [
        {
          side: 'white',
          entries: [
            {
              throw: [3, 1],
              steps: [
                [17, 3],
                [19, 1],
              ],
            },
          ],
        },
        { side: 'black', entries: [{ double: 'dropped' }] },
      ],
      result: { winner: 'black', points: 1, by: 'drop' },
    },
    {
      opening: [{ white: [2], black: [5] }],
      turns: [{ side: 'black', entries: [{ throw: [2, 5], steps: [], open: true }] }],
    },
  ],
});

test('the two records are right as they stand', () => {
  for (const record of [puffRecord(), matchRecord()])
    expect(parseRecord(record)).toMatchObject({ ok: true });
});

const refusal = (json: unknown): RecordRefusal => {
  const parsed = parseRecord(json);
  if (parsed.ok) throw new Error('the record was accepted');
  return parsed.fault;
};

type Change = (record: Loose, turns: Loose[]) => void;
type Row = readonly [
  what: string,
  change: Change,
  code: RecordFault,
  place: RecordPlace,
  message?: string,
];

const check = (make: () => Loose, [, change, code, place, message]: Row): void => {
  const record = make();
  change(record, record.games[0].turns);
  const fault = refusal(record);
  expect([fault.code, fault.place]).toEqual([code, place]);
  if (message !== undefined) expect(fault.message).toBe(message);
};

const at = (turn: number, thrown?: number, step?: number): RecordPlace => ({
  game: 1,
  turn,
  ...(thrown === undefined ? {} : { throw: thrown }),
  ...(step === undefined ? {} : { step }),
});

describe('a Puff is refused with place and reason', () => {
  const rows: readonly Row[] = [
    ['another format', r => (r.format = 'pgn'), 'ERR_FORMAT', {}],
    ['a later version', r => (r.version = 2), 'ERR_VERSION', {}],
    ['a version as text', r => (r.version = '1'), 'ERR_VERSION', {}],
    ['an unknown field', r => (r.speed = 3), 'ERR_FIELD', {}],
    ['an unknown game', r => (r.game = 'tavla'), 'ERR_GAME', {}],
    ['a game that is no text', r => (r.game = { id: 'puff' }), 'ERR_GAME', {}],
    [
      'an unknown edition',
      r => (r.edition = 2),
      'ERR_EDITION',
      {},
      'edition 2 of contraerer-puff is not known; this program plays edition 1',
    ],
    ['an unknown option', r => (r.options = { speed: 1 }), 'ERR_OPTIONS', {}],
    ['an option with a wrong value', r => (r.options = { foresight: 'all' }), 'ERR_OPTIONS', {}],
    ['the length among the options', r => (r.options = { matchLength: 3 }), 'ERR_OPTIONS', {}],
    ['no match', r => delete r.match, 'ERR_FIELD', {}],
    ['a length that is none', r => (r.match.length = 100), 'ERR_OPTIONS', {}],
    ['a negative score', r => (r.match.score = { white: -1, black: 0 }), 'ERR_FIELD', {}],
    ['a Crawford game of nothing', r => (r.match.crawford = 'now'), 'ERR_MATCH', {}],
    ['a player of a third kind', r => (r.players.white.kind = 'cat'), 'ERR_FIELD', {}],
    ['a long name', r => (r.players.white.name = 'x'.repeat(101)), 'ERR_FIELD', {}],
    ['a date that is none', r => (r.started = 'yesterday'), 'ERR_FIELD', {}],
    ['no games', r => (r.games = []), 'ERR_FIELD', {}],
    [
      'a start that is none',
      r => (r.start = { white: { 0: 14 }, black: { 0: 15 }, turn: 'white' }),
      'ERR_START',
      {},
    ],
    [
      'a start that is over',
      r => (r.start = { white: { 25: 15 }, black: { 0: 15 }, turn: 'white' }),
      'ERR_START',
      {},
    ],
    [
      'a cube where there is none',
      r =>
        (r.start = {
          white: { 0: 15 },
          black: { 0: 15 },
          turn: 'white',
          cube: { value: 2, owner: null },
        }),
      'ERR_START',
      {},
    ],
    [
      'an opening after a start',
      r => (r.start = { white: { 0: 15 }, black: { 0: 15 }, turn: 'white' }),
      'ERR_FIELD',
      { game: 1 },
    ],
    ['one die each', r => (r.games[0].opening[0].white = [6]), 'ERR_ILLEGAL', { game: 1 }],
    ['a die of seven', r => (r.games[0].opening[0].white = [6, 7]), 'ERR_FIELD', { game: 1 }],
    [
      'an opening twice',
      r => r.games[0].opening.push({ white: [1, 2], black: [1, 1] }),
      'ERR_ILLEGAL',
      { game: 1 },
    ],
    [
      'turns before the opening is decided',
      r => (r.games[0].opening[0].black = [6, 5]),
      'ERR_TURN',
      at(1),
    ],
    [
      'the other side',
      (_, t) => (t[1].side = 'white'),
      'ERR_SIDE',
      at(2),
      "game 1, turn 2: it is black's turn, not white's",
    ],
    ['no side', (_, t) => delete t[1].side, 'ERR_FIELD', at(2)],
    ['a turn without anything', (_, t) => (t[1].entries = []), 'ERR_FIELD', at(2)],
    ['an entry of no kind', (_, t) => (t[1].entries[0] = { steps: [] }), 'ERR_FIELD', at(2)],
    ['a throw of one number', (_, t) => (t[1].entries[0].throw = [5]), 'ERR_FIELD', at(2, 1)],
    ['a number as text', (_, t) => (t[1].entries[0].throw = ['5', 2]), 'ERR_FIELD', at(2, 1)],
    [
      'the higher number first',
      (_, t) => t[1].entries[0].steps.reverse(),
      'ERR_ILLEGAL',
      at(2, 1, 1),
      'game 1, turn 2, throw 1, step 1: the 5 from station 0: the lower number, 2, must be played first',
    ],
    [
      'a number not thrown',
      (_, t) => (t[2].entries[1].steps[1] = [0, 3]),
      'ERR_ILLEGAL',
      at(3, 2, 2),
    ],
    [
      'a man who is not there',
      (_, t) => (t[2].entries[1].steps[0] = [9, 2]),
      'ERR_ILLEGAL',
      at(3, 2, 1),
    ],
    [
      'a man on the board before those in hand',
      (_, t) => (t[2].entries[1].steps[0] = [3, 2]),
      'ERR_ILLEGAL',
      at(3, 2, 1),
      'game 1, turn 3, throw 2, step 1: the 2 from station 3: 8 men are still in hand and must enter first',
    ],
    [
      'a station beyond the board',
      (_, t) => (t[1].entries[0].steps[0] = [25, 2]),
      'ERR_FIELD',
      at(2, 1, 1),
    ],
    [
      'a step of three numbers',
      (_, t) => (t[1].entries[0].steps[0] = [0, 2, 1]),
      'ERR_LIMIT',
      at(2, 1, 1),
    ],
    ['a step left out', (_, t) => t[1].entries[0].steps.pop(), 'ERR_ILLEGAL', at(2, 1)],
    [
      'unused numbers that are not',
      (_, t) => (t[0].entries[0].unused = [4]),
      'ERR_PLAY',
      at(1, 1),
      'game 1, turn 1, throw 1: the unused numbers are 4, 4',
    ],
    [
      'unused numbers where none are',
      (_, t) => (t[1].entries[0].unused = [5]),
      'ERR_PLAY',
      at(2, 1),
    ],
    ['an open play in the middle', (_, t) => (t[1].entries[0].open = true), 'ERR_TURN', at(3)],
    [
      'an extra throw that was not earned',
      (_, t) =>
        t[1].entries.push({
          throw: [1, 2],
          steps: [
            [0, 1],
            [0, 2],
          ],
        }),
      'ERR_SIDE',
      at(2),
    ],
    [
      'an extra throw in a turn of its own',
      (_, t) => t.splice(3, 0, { side: 'white', entries: [t[2].entries.pop()] }),
      'ERR_TURN',
      at(4),
    ],
    [
      'a doublet named for nothing',
      (_, t) => (t[2].entries[1] = { name: 3, steps: [] }),
      'ERR_ILLEGAL',
      at(3, 1),
    ],
    [
      'a rest where there is none',
      (_, t) => (t[2].entries[1] = { rest: [3], steps: [] }),
      'ERR_PLAY',
      at(3, 1),
    ],
    [
      'a double without a cube',
      (_, t) => t[1].entries.unshift({ double: 'offered' }),
      'ERR_ILLEGAL',
      at(2),
    ],
    ['resigning for too much', (_, t) => t[1].entries.unshift({ resign: 4 }), 'ERR_ILLEGAL', at(2)],
    ['a time before the start', (_, t) => (t[1].entries[0].time = -1), 'ERR_FIELD', at(2, 1)],
    [
      'a result of a game that goes on',
      r => (r.games[0].result = { winner: 'white', points: 1, by: 'off' }),
      'ERR_RESULT',
      { game: 1 },
    ],
    [
      'a second game before the first is over',
      r => r.games.push({ opening: [], turns: [] }),
      'ERR_RESULT',
      { game: 1 },
    ],
  ];
  for (const row of rows) test(row[0], () => check(puffRecord, row));
});

describe('a match is refused with place and reason', () => {
  const second = (turn: number, more: RecordPlace = {}): RecordPlace => ({
    game: 2,
    turn,
    ...more,
  });
  const rows: readonly Row[] = [
    [
      'another winner',
      r => (r.games[0].result.winner = 'white'),
      'ERR_RESULT',
      { game: 1 },
      'game 1: the result is wrong: black wins 1 by "drop"',
    ],
    ['more points', r => (r.games[0].result.points = 2), 'ERR_RESULT', { game: 1 }],
    ['no result', r => delete r.games[0].result, 'ERR_RESULT', { game: 1 }],
    [
      'a turn after the end',
      (_, t) => t.push({ side: 'white', entries: [{ throw: [1, 2], steps: [] }] }),
      'ERR_TURN',
      at(3),
    ],
    [
      'an entry after the end',
      (_, t) => t[1].entries.push({ throw: [1, 2], steps: [] }),
      'ERR_TURN',
      at(2),
    ],
    [
      'a first throw that is not the opening',
      (_, t) => (t[0].entries[0].throw = [3, 2]),
      'ERR_PLAY',
      at(1, 1),
      "game 1, turn 1, throw 1: the first throw is the opening's, 3-1",
    ],
    [
      'a double after the throw',
      (_, t) => t[0].entries.push({ double: 'offered' }),
      'ERR_SIDE',
      at(1),
    ],
    [
      'a double with an answer of its own',
      (_, t) => (t[1].entries[0].double = 'beaver'),
      'ERR_FIELD',
      at(2),
    ],
    ['a match won already', r => (r.match.score = { white: 3, black: 0 }), 'ERR_FIELD', {}],
    [
      'an illegal step in the second game',
      r => (r.games[1].turns[0].entries[0].steps = [[1, 5]]),
      'ERR_ILLEGAL',
      second(1, { throw: 1, step: 1 }),
    ],
  ];
  for (const row of rows) test(row[0], () => check(matchRecord, row));

  test('a game after the match', () => {
    const record = matchRecord();
    record.match = { length: 3, score: { white: 0, black: 2 }, game: 3, crawford: 'past' };
    expect(refusal(record)).toMatchObject({
      code: 'ERR_ILLEGAL',
      place: { game: 2 },
      message: 'game 2: the match is decided',
    });
  });
});

test('a byte order mark in front of the text is no part of it', () => {
  expect(parseRecord(`\uFEFF${JSON.stringify(puffRecord())}`).ok).toBe(true);
});
