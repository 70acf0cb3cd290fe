import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wurfzabel } from './wurfzabel.ts';

const MATCH = fileURLToPath(
  new URL('../../../packages/records/test/cases/three-points.mat', import.meta.url),
);

interface Told {
  readonly depth: number;
  readonly totals: Record<'white' | 'black', { decisions: number; loss: number; luck: number }>;
  readonly throws: readonly unknown[];
  readonly decisions: readonly {
    kind: string;
    side: string;
    loss: number;
    played?: string;
    isForced?: boolean;
  }[];
}

describe('review', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'wurfzabel-review-'))));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };

  test('a match of another program: totals, and the errors with what was better', async () => {
    const { code, out, err } = await wurfzabel(['review', MATCH, '--worst', '3']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Anna \(white\) +Bert \(black\)/);
    expect(out).toMatch(/thousandths a decision +\d+\.\d +\d+\.\d/);
    expect(out.match(/better: /g)?.length).toBe(3);
    expect(out).toMatch(/−0\.\d{3} {2}game \d, turn \d+, (white|black), \d-\d: \S+/);
  });

  test('as data: every throw and decision, and totals that are their sums', async () => {
    const { code, out } = await wurfzabel(['review', MATCH, '--depth', '0', '--json']);
    expect(code).toBe(0);
    const told = JSON.parse(out) as Told;
    expect(told.depth).toBe(0);
    // Every throw of the file has two dice and a colon.
    const written = readFileSync(MATCH, 'utf8').match(/\b[1-6]{2}:/g) ?? [];
    expect(told.throws.length).toBe(written.length);
    for (const side of ['white', 'black'] as const) {
      const lost = told.decisions.filter(each => each.side === side);
      expect(lost.reduce((sum, each) => sum + each.loss, 0)).toBeCloseTo(told.totals[side].loss, 3);
    }
    // GNU Backgammon 1.07 finds 43 and 62 unforced moves in this match, and 5 close or actual decisions with the cube.
    const counts = (kind: string, side?: string): number =>
      told.decisions.filter(
        each => each.kind === kind && (!side || each.side === side) && each.isForced !== true,
      ).length;
    expect([counts('play', 'white'), counts('play', 'black')]).toEqual([43, 62]);
    expect(counts('cube')).toBeGreaterThanOrEqual(4);
    expect(counts('cube')).toBeLessThanOrEqual(8);
  });

  test('where few men are left the tables decide, and it says so', async () => {
    // Two men against one: the tables know every ending.
    const path = file(
      'few.json',
      JSON.stringify({
        format: 'wurfzabel-record',
        version: 1,
        game: 'backgammon',
        edition: 1,
        match: { length: 0 },
        start: { turn: 'white', white: { 19: 1, 23: 1, 25: 13 }, black: { 24: 1, 25: 14 } },
        games: [
          {
            turns: [
              {
                side: 'white',
                entries: [
                  {
                    throw: [1, 5],
                    steps: [
                      [23, 1],
                      [19, 5],
                    ],
                  },
                ],
              },
            ],
          },
        ],
      }),
    );
    const { code, out } = await wurfzabel(['review', path, '--json']);
    expect(code).toBe(0);
    const [play] = (JSON.parse(out) as Told).decisions.filter(each => each.kind === 'play');
    expect(play).toMatchObject({ source: 'exact' });
  });

  test.each([
    ['no file', ['review'], /missing required argument/],
    [
      'a file that is not there',
      ['review', 'no-such-file'],
      /"no-such-file" cannot be read: there is no such file/,
    ],
    ['a folder', ['review', '.'], /"\." cannot be read: it is a folder/],
    ['too deep', ['review', MATCH, '--depth', '9'], /--depth is a whole number from 0 to 2/],
  ])('%s is refused in one line', async (_, args, says) => {
    const { code, err } = await wurfzabel(args);
    expect(code).toBe(2);
    expect(err.trim().split('\n').length).toBe(1);
    expect(err).toMatch(says);
  });

  test('a file that is neither kind, and one with an illegal play, are told apart', async () => {
    const neither = await wurfzabel(['review', file('x.json', '{"a":1}')]);
    expect(neither.err).toMatch(/neither a game record nor a \.mat file/);
    for (const text of ['', ' \n', '\uFEFF'])
      expect((await wurfzabel(['review', file('empty.mat', text)])).err).toMatch(/is empty$/m);
    for (const text of ['hello', ' 5 point match\n', '[1]']) {
      const { err } = await wurfzabel(['review', file('hello.mat', text)]);
      expect(err).toMatch(/neither a game record, which begins with \{, nor a \.mat file/);
      expect(err).not.toMatch(/JSON/);
    }
    const text = readFileSync(MATCH, 'utf8').replace('13/8 24/22', '13/8 24/23');
    const illegal = await wurfzabel(['review', file('bad.mat', text)]);
    expect([neither.code, illegal.code]).toEqual([2, 2]);
    expect(illegal.err).toMatch(/line \d+: game 1, entry 2: 52: /);
    const record = '{"format":"wurfzabel-record","version":1,"game":"tennis"}';
    const faulty = await wurfzabel(['review', file('faulty.json', record)]);
    expect(faulty.err).toMatch(/"[^"]*faulty.json": the record has a fault: /);
  });
});
