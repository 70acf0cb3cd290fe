import { describe, expect, test } from 'vitest';
import { wurfzabel } from './wurfzabel.ts';

interface Counts {
  readonly sums: readonly number[];
  readonly throws: readonly {
    readonly throw: readonly number[];
    readonly counts: readonly number[];
  }[];
  readonly signature: string;
}

const perft = async (...args: string[]): Promise<Counts> => {
  const { out, err, code } = await wurfzabel(['perft', '--json', ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as Counts;
};

describe('counts worked out by hand', () => {
  test('backgammon: the 21 throws of the start, 447 endings', async () => {
    const { throws, sums } = await perft('--game', 'backgammon');
    expect(throws.map(({ counts }) => counts[0])).toEqual([
      42, 15, 16, 14, 8, 10, 75, 17, 18, 8, 14, 73, 17, 9, 14, 52, 9, 14, 4, 7, 11,
    ]);
    expect(sums).toEqual([447]);
  });

  test('puff: after 1-1 the same side throws again and a doublet is double', async () => {
    const { throws, sums } = await perft('--game', 'puff', '--depth', '2');
    // Three endings, each followed by 15 single plays and 6 doublets of 5 endings; after any other throw the 33 of the start.
    expect(throws[0]).toEqual({ throw: [1, 1], counts: [3, 3 * (15 + 6 * 5)] });
    expect(throws[1]).toEqual({ throw: [1, 2], counts: [1, 33] });
    expect(sums).toEqual([33, 6 * 135 + 15 * 33]);
  });

  test('langer puff: a band on the entry quarter stops the other side on the parallel course', async () => {
    const { throws } = await perft('--game', 'langer-puff', '--depth', '2');
    // With men on 1 (and perhaps 6) the five throws of 1 and another, 1-1 and 6-6 fail: 33 - 2 - 2 endings remain.
    expect(throws[0]).toEqual({ throw: [1, 1], counts: [3, 3 * 29] });
  });

  test('a position may be given, and an option changes the signature', async () => {
    const position =
      '{"white":{"0":13,"3":2},"black":{"0":15},"turn":"white","doublets":{"white":1,"black":0}}';
    const free = await perft('--game', 'puff', '--position', position, '--option', 'entering=free');
    const first = await perft('--game', 'puff', '--position', position);
    // A text that names its game needs no flag for it.
    expect((await perft('--position', 'puff:h13.3x2/h15/w1-0')).signature).toBe(
      (await perft('--game', 'puff', '--position', 'h13.3x2/h15/w1-0')).signature,
    );
    expect(first.throws.find(each => each.throw.join() === '3,3')!.counts).toEqual([5]);
    expect(free.signature).not.toBe(first.signature);
    expect((await perft('--game', 'puff', '--position', 'h13.3x2/h15/w1-0')).signature).toBe(
      first.signature,
    );
  });

  test('with all options that put something between two throws the count goes on', async () => {
    const { sums } = await perft(
      '--game',
      'puff',
      '--options',
      '{"oneTwo":"on","opponentPlaysRest":"on","pile":"on","row":"on","doubletCount":"turn"}',
      '--depth',
      '2',
    );
    // 1-2 plays 1, 2, 5, 6 and then one of six doublets of three endings.
    expect(sums).toEqual([33, 6 * 135 + 14 * 33 + 6 * 3]);
  });
});

test('the table for people ends with sums and the signature', async () => {
  const { out } = await wurfzabel(['perft', '--game', 'backgammon']);
  expect(out).toMatch(/^Backgammon, edition 1, from the start\nthrow +depth 1\n1-1 +42\n/);
  expect(out).toMatch(/\nsum +447\nsignature: [0-9a-f]{8}\n$/);
});
