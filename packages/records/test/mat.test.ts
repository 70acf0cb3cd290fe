import { readFileSync } from 'node:fs';
import { seeded } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import {
  looksLikeMat,
  makeRecordText,
  parseMat,
  parseRecord,
  recordOf,
  stateOf,
  type MatFault,
  type ReadMat,
} from '../src/index.ts';

/** A match of three points, four games, as GNU Backgammon 1.07 exports it; its two players were both that program. */
const MATCH = readFileSync(new URL('./cases/three-points.mat', import.meta.url), 'utf8');

const read = (text: string): ReadMat => {
  const mat = parseMat(text);
  if (!mat.ok) throw new Error(mat.fault.message);
  return mat.value;
};

const faultOf = (text: string): { code: MatFault; message: string } => {
  const mat = parseMat(text);
  if (mat.ok) throw new Error('it was read');
  return mat.fault;
};

const game = (...lines: readonly string[]): string =>
  [' 0 point match', '', ' Game 1', ' Anna : 0                     Bert : 0', ...lines].join('\n');

test('a match of another program is read whole: doubles, drops, the Crawford game, a resignation', () => {
  const { log, meta } = read(MATCH);
  const state = stateOf(log);
  expect(meta.players).toMatchObject({ white: { name: 'Anna' }, black: { name: 'Bert' } });
  expect(state.rules).toMatchObject({ matchLength: 3, crawford: true, cube: true });
  expect(state.standing).toMatchObject({ game: 4, score: { white: 2, black: 2 } });
  expect(state.phase).toMatchObject({ result: { winner: 'black', by: 'resignation' } });
  const record = recordOf(log, meta);
  expect(record.games.map(each => each.result)).toMatchObject([
    { winner: 'black', points: 2, by: 'resignation' },
    { winner: 'white', points: 1, by: 'off' },
    { winner: 'white', points: 1, by: 'drop' },
    { winner: 'black', points: 2 },
  ]);
  const again = parseRecord(makeRecordText(record));
  expect(again.ok && again.value.record).toEqual(record);
});

test('whoever stands in the right column begins, and begins with the higher die', () => {
  const left = read(game('  1) 31: 8/5 6/5                42: 8/4 6/4'));
  expect(left.log.actions[0]).toEqual({ type: 'opening', dice: { white: [3], black: [1] } });
  const right = read(game('  1)                            31: 8/5 6/5', '  2) 42: 8/4 6/4'));
  expect(right.log.actions[0]).toEqual({ type: 'opening', dice: { white: [1], black: [3] } });
  expect(stateOf(right.log).onTurn).toBe('black');
});

test('a file that begins in the middle of a match: the Crawford game where it can be that, never with both at match point', () => {
  const from = (white: number, black: number) =>
    stateOf(
      read(
        [
          ' 3 point match',
          '',
          ' Game 4',
          ` Anna : ${white}                     Bert : ${black}`,
        ].join('\n'),
      ).log,
    ).standing;
  expect(from(2, 0)).toMatchObject({ isCrawford: true, crawfordDone: false });
  expect(from(2, 2)).toMatchObject({ isCrawford: false, crawfordDone: true });
  expect(from(1, 1)).toMatchObject({ isCrawford: false, crawfordDone: false });
});

test('ways of writing that differ between programs', () => {
  const { log } = read(
    game(
      '; a comment with 31: 8/5 in it',
      '  1) 65: 24/18/13               21: 13/11 6/5',
      '  2) 33: 8/5(2) 6/3(2)          Doubles => 2',
      '  3) Takes                      64: 24/14',
    ),
  );
  expect(stateOf(log).cube).toEqual({ value: 2, owner: 'white' });
});

test('a play that cannot be made may be written in words', () => {
  const line = MATCH.split('\n').find(each => / {2}9\) 65:\s/.test(each))!;
  expect(line).toBeDefined();
  const told = MATCH.replace(line, line.replace('65:      ', '65: Cannot Move'));
  expect(read(told).log.actions).toEqual(read(MATCH).log.actions);
});

describe('who has won is told by the column of "Wins"', () => {
  const LEFT = '      Wins 1 point';
  const RIGHT = '                                  Wins 1 point';
  const both = '  1) 31: 8/5 6/5                42: 8/4 6/4';
  const half = '  1) 31: 8/5 6/5';
  const doubled = `${both}\n  2)  Doubles => 2`;

  test.each<[string, string, 'white' | 'black', string]>([
    ['the side to throw gives up', `${both}\n${RIGHT}`, 'black', 'resignation'],
    ['the side that has just played gives up', `${both}\n${LEFT}`, 'white', 'resignation'],
    ['the same after half a line', `${half}\n${LEFT}`, 'white', 'resignation'],
    ['the same, the other side', `${half}\n${RIGHT}`, 'black', 'resignation'],
    ['at the end of the line', `${half}                Wins 1 point`, 'black', 'resignation'],
    ['with tabs', `${both}\n\t\t\t\tWins 1 point`, 'black', 'resignation'],
    ['a double that nobody answers', `${doubled}\n${LEFT}`, 'white', 'drop'],
  ])('%s', (_, lines, winner, by) => {
    const { log, meta } = read(game(lines));
    expect(stateOf(log).phase).toMatchObject({ result: { winner, points: 1, by } });
    const record = recordOf(log, meta);
    const again = parseRecord(makeRecordText(record));
    expect(again.ok && again.value.record).toEqual(record);
  });

  test.each<[string, string, RegExp]>([
    [
      'a drop won by the side that dropped',
      `${doubled}                Drops\n${RIGHT}`,
      /^line 7: game 1, entry 5: .*won by the left player.*column of the right/,
    ],
    ['a game given up before it began', LEFT, /^line 5: game 1, entry 1: /],
    [
      'a double won by the side that was doubled',
      `${doubled}\n${RIGHT.replace('1 point', '2 points')}`,
      /^line 7: game 1, entry 4: .*a double waits/,
    ],
    [
      'a double just taken and given up by the taker',
      `${doubled}                Takes\n      Wins 2 points`,
      /^line 7: game 1, entry 5: the right player gives the game up/,
    ],
    [
      'a throw in the column of the other side',
      `${half}\n  2) 42: 24/20 13/11`,
      /^line 6: game 1, entry 2: .*column of the left player/,
    ],
    [
      'a double in the column of the other side',
      `${both}\n  2)                            Doubles => 2`,
      /^line 6: game 1, entry 3: .*column of the right player/,
    ],
  ])('%s is refused', (_, lines, says) => {
    expect(faultOf(game(lines)).message).toMatch(says);
  });
});

test('comments count as lines, and a file that names no length is money play', () => {
  const text = game('  1) 31: 24/23 24/23').replace(' 0 point match', '; a comment');
  expect(faultOf(text).message).toMatch(/^line 5: game 1, entry 1: 31: /);
  expect(stateOf(read(text.replace('24/23 24/23', '8/5 6/5')).log).rules.matchLength).toBe(0);
});

describe('is refused with its place', () => {
  test.each<[string, MatFault, RegExp, string]>([
    ['nothing', 'ERR_MAT', /no line "Game 1"/, 'hello'],
    ['no names', 'ERR_MAT', /game 1.*name both/, ' Game 1\n  1) 31: 8/5 6/5'],
    ['an illegal move', 'ERR_MAT_MOVE', /game 1, entry 1: 31: .*23/, game('  1) 31: 24/23 24/23')],
    ['a play cut short', 'ERR_MAT_MOVE', /game 1, entry 1/, game('  1) 31: 8/5')],
    ['a doublet to begin', 'ERR_MAT_MOVE', /no doublet/, game('  1) 33: 8/5(2) 6/3(2)')],
    ['an answer without a double', 'ERR_MAT_MOVE', /entry 2/, game('  1) 31: 8/5 6/5  Takes')],
    ['words that are no move', 'ERR_MAT', /cannot read "1\) hello"/, game('  1) hello')],
    [
      'a game that goes on into the next',
      'ERR_MAT',
      /game 2: the game before/,
      game('  1) 31: 8/5 6/5', ' Game 2', ' Anna : 0                     Bert : 0'),
    ],
  ])('%s', (_, code, message, text) => {
    const fault = faultOf(text);
    expect(fault.code).toBe(code);
    expect(fault.message).toMatch(message);
  });

  test('a score that does not follow from the games', () => {
    expect(
      faultOf(
        MATCH.replace(
          'Anna : 0                      Bert : 2',
          'Anna : 1                      Bert : 2',
        ),
      ),
    ).toMatchObject({ code: 'ERR_MAT_SCORE' });
    expect(faultOf(MATCH.replace('Wins 1 point', 'Wins 2 points')).code).toBe('ERR_MAT_SCORE');
  });
});

test('a damaged file is refused or read, never thrown', () => {
  const chance = seeded(1855);
  for (let i = 0; i < 150; i++) {
    const at = chance.below(MATCH.length);
    const letter = String.fromCharCode(32 + chance.below(90));
    const mat = parseMat(MATCH.slice(0, at) + letter + MATCH.slice(at + 1 + chance.below(4)));
    if (!mat.ok) expect(mat.fault.message).not.toBe('');
  }
});

test('files of the two kinds are told apart', () => {
  expect(looksLikeMat(MATCH)).toBe(true);
  expect(looksLikeMat(makeRecordText(recordOf(read(MATCH).log)))).toBe(false);
});
