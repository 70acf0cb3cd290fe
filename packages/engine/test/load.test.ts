import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { rulesFor, seeded, turnRound, unwrap, GAMES } from '@wurfzabel/rules';
import { flatFrom, handMadeEvaluator, knownBy, VALUE_LENGTH } from '@wurfzabel/engine';
import { parse, solve, type SolvedTable } from '@wurfzabel/engine/exact/index';
import { gather, judgeWith, LateTable, layOut, tablesFor } from '@wurfzabel/engine/load/index';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../scripts/tables.ts';
import { fewMen, rulesOf } from './exact-literal.ts';

const TABLES = new URL('../../../data/tables/', import.meta.url);

const shipped = (game: string): SolvedTable => {
  const file = new URL(`${game}/solved-2.bin`, TABLES);
  const bytes = unwrap(gather(inflateRawSync(readFileSync(file))));
  return unwrap(parse(rulesOf(game), bytes)) as SolvedTable;
};

describe('the files in data/tables', () => {
  test.each(GAMES.map(({ id }) => id))('%s: whole, and those of the manifest', id => {
    expect(faultsOf(id, false)).toEqual([]);
  });

  test('backgammon: what the command builds', () => {
    expect(faultsOf('backgammon', true)).toEqual([]);
  });

  test('a folder that is not there or of another game, and a file that was changed, are found', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wurfzabel-tables-'));
    try {
      expect(faultsOf('puff', false, folder)).toEqual(['puff: no manifest']);
      cpSync(fileURLToPath(new URL('puff', TABLES)), folder, { recursive: true });
      expect(faultsOf('puff', false, folder)).toEqual([]);
      expect(faultsOf('puffspel', false, folder)).toEqual(['puffspel: the manifest is of puff']);
      const file = join(folder, 'solved-2.bin');
      const bytes = readFileSync(file);
      bytes[1000]! ^= 1;
      writeFileSync(file, bytes);
      expect(faultsOf('puff', false, folder)).toEqual([
        'puff/solved-2.bin: not the file of the manifest',
      ]);
      rmSync(file);
      expect(faultsOf('puff', false, folder)).toEqual(['puff/solved-2.bin: missing']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('values are those of the solver: one man against two, anywhere', () => {
    for (const { id } of GAMES) {
      const rules = rulesOf(id);
      const solved = unwrap(solve(rules, 1, 2));
      const table = shipped(id);
      const chance = seeded(1855);
      let asked = 0;
      while (asked < 300) {
        const [a, b, c] = [chance.below(25), chance.below(25), chance.below(25)];
        const blocked = [a, b].includes(rules.course === 'contrary' ? 25 - c : c);
        if (blocked) continue;
        const own = a === b ? { [a]: 2 } : { [a]: 1, [b]: 1 };
        const position = fewMen(rules, own, { [c]: 1 });
        for (const seen of [position, turnRound(position, rules.course)])
          expect(Math.abs(table.equityAt(seen)! - solved.equityAt(seen)!)).toBeLessThan(5e-5);
        asked++;
      }
    }
  });
});

describe('laying out a table', () => {
  test('the inverse gives the bytes back, for any stride and head', () => {
    const chance = seeded(7);
    for (const stride of [1, 4, 255])
      for (const head of [0, 3, 300]) {
        const bytes = Uint8Array.from({ length: head + 2 * 500 }, () => chance.below(256));
        expect(unwrap(gather(layOut(bytes, head, stride)))).toEqual(bytes);
      }
  });

  test('what is no packed table is refused', () => {
    const laid = layOut(new Uint8Array(20), 4, 1);
    for (const bad of [
      new Uint8Array(0),
      laid.subarray(0, 7),
      laid.map((b, i) => (i === 0 ? 9 : b)),
    ])
      expect(gather(bad).ok).toBe(false);
  });
});

describe('tables that come late', () => {
  const rules = rulesOf('puff');
  const solved = unwrap(solve(rules, 1, 1, { chances: true }));
  const few = fewMen(rules, { 20: 1 }, { 3: 1 });
  const some = fewMen(rules, { 20: 4 }, { 3: 2 });
  const many = fewMen(rules, { 20: 9 }, { 3: 9 });

  test('one is wanted when few men are left, once, and knows nothing until it comes', () => {
    let wanted = 0;
    const late = new LateTable(rules, { kind: 'solved', men: 1, from: 'build' }, () => wanted++);
    const target = new Float64Array(VALUE_LENGTH);
    expect(late.know(many, 0, target, 0)).toBe(false);
    expect(wanted).toBe(0);
    expect(late.know(some, 0, target, 0)).toBe(false);
    expect(late.know(few, 0, target, 0)).toBe(false);
    expect(wanted).toBe(1);
    late.put(solved);
    expect(late.know(few, 0, target, 0)).toBe('value');
    expect(target).toEqual(flatFrom(solved.valueAt(few)!));
    expect(late.know(some, 0, target, 0)).toBe(false);
  });

  test('a race table is wanted in races only', () => {
    let wanted = 0;
    const late = new LateTable(
      rules,
      { kind: 'one-sided', men: 15, from: 'build' },
      () => wanted++,
    );
    const target = new Float64Array(VALUE_LENGTH);
    late.know(fewMen(rules, { 18: 1, 20: 14 }, { 20: 15 }), 0, target, 0);
    late.know(fewMen(rules, { 20: 15 }, { 0: 1, 20: 14 }), 0, target, 0);
    expect(wanted).toBe(0);
    late.know(fewMen(rules, { 20: 15 }, { 20: 15 }), 0, target, 0);
    expect(wanted).toBe(1);
  });

  test('one that is there at once answers the first question', () => {
    const late = new LateTable(rules, { kind: 'solved', men: 1, from: 'build' }, asked =>
      asked.put(solved),
    );
    const target = new Float64Array(VALUE_LENGTH);
    expect(late.know(few, 0, target, 0)).toBe('value');
  });
});

test('every game and option has tables that can be built, or none', () => {
  const kinds = (game: string, options = {}) =>
    tablesFor(unwrap(rulesFor(game, options))).map(
      ({ kind, men, from }) => `${kind}-${men} ${from}`,
    );
  expect(kinds('puff')).toEqual([
    'two-sided-5 build',
    'solved-1 build',
    'solved-2 file',
    'one-sided-15 build',
  ]);
  expect(kinds('backgammon')).toEqual([
    'two-sided-6 build',
    'solved-1 build',
    'solved-2 file',
    'one-sided-15 build',
  ]);
  expect(kinds('langer-puff')).toEqual(['solved-1 build', 'solved-2 file']);
  expect(kinds('backgammon', { cube: true, matchLength: 5 })).toContain('solved-2 file');
  expect(kinds('puff', { throwAgain: 'never' })).not.toContain('solved-2 file');
  for (const option of ['pile', 'row', 'oneTwo', 'opponentPlaysRest'])
    expect(kinds('puff', { [option]: true })).toEqual([]);
});

test('without a net the hand-made evaluation judges, with tables in front of it', async () => {
  const rules = rulesOf('puff');
  const solved = unwrap(solve(rules, 1, 1));
  const judged = await judgeWith(rules, undefined, [knownBy(rules, solved)]);
  expect(judged).toMatchObject({ judge: 'hand-made', why: 'no-net' });
  const few = fewMen(rules, { 20: 1 }, { 3: 1 });
  expect(judged.thinker.evaluator.evaluate(few)[0]).toBe(solved.equityAt(few));
  const full = fewMen(rules, { 20: 15 }, { 3: 15 });
  expect(judged.thinker.evaluator.evaluate(full)).toEqual(handMadeEvaluator(rules).evaluate(full));
});
