import { unwrap } from '@wurfzabel/rules';
import {
  oneSidedTable,
  parse,
  raceValue,
  serialise,
  solve,
  twoSidedTable,
  type ExactTable,
  type OneSidedTable,
  type SolvedTable,
  type TwoSidedTable,
} from '@wurfzabel/engine/exact/index';
import { describe, expect, test } from 'vitest';
import { fewMen, rulesOf } from './exact-literal.ts';

const rules = rulesOf('contraerer-puff');
const backgammon = rulesOf('backgammon');
const faultOf = (bytes: Uint8Array, of = rules): string | undefined => {
  const result = parse(of, bytes);
  return result.ok ? undefined : result.fault.code;
};
/** The same bytes with some changed and a check sum that fits, as a wrong program would write them. */
const forged = (bytes: Uint8Array, change: (copy: Uint8Array) => void): Uint8Array => {
  const copy = bytes.slice();
  change(copy);
  let rest = 0xffffffff;
  for (const byte of copy.subarray(0, -4)) {
    rest ^= byte;
    for (let i = 0; i < 8; i++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  new DataView(copy.buffer).setUint32(copy.length - 4, ~rest >>> 0, true);
  return copy;
};

describe('tables as bytes', () => {
  const solved = unwrap(solve(rules, 1, 1));
  const twoSided = unwrap(twoSidedTable(rules, 3));

  test('one-sided, with and without gammons: nothing is lost', () => {
    for (const of of [rules, backgammon]) {
      const table = unwrap(oneSidedTable(of));
      const bytes = serialise(table);
      const read = unwrap(parse(of, bytes)) as OneSidedTable;
      expect(Buffer.compare(serialise(read), bytes)).toBe(0);
      const position = fewMen(of, { 19: 15 }, { 20: 15 });
      expect(raceValue(of, read, position)).toEqual(raceValue(of, table, position));
    }
  });

  test('two-sided: nothing is lost', () => {
    const bytes = serialise(twoSided);
    const read = unwrap(parse(rules, bytes)) as TwoSidedTable;
    expect(read.units).toEqual(twoSided.units);
    expect(Buffer.compare(serialise(read), bytes)).toBe(0);
  });

  test('solved: kept to 16 bits, and from then on unchanged', () => {
    for (const table of [solved, unwrap(solve(backgammon, 2, 1))]) {
      const of = table === solved ? rules : backgammon;
      const bytes = serialise(table);
      const read = unwrap(parse(of, bytes)) as SolvedTable;
      expect(Buffer.compare(serialise(read), bytes)).toBe(0);
      for (let own = 0; own <= 24; own++) {
        const position = fewMen(of, { [own]: 1 }, { [own === 13 ? 1 : 12]: 1 });
        expect(Math.abs(read.equityAt(position)! - table.equityAt(position)!)).toBeLessThan(5e-5);
      }
    }
  });

  test('solved with chances: they come along, and from then on unchanged', () => {
    const table = unwrap(solve(rules, 1, 1, { chances: true }));
    const bytes = serialise(table);
    const read = unwrap(parse(rules, bytes)) as SolvedTable;
    expect(Buffer.compare(serialise(read), bytes)).toBe(0);
    const position = fewMen(rules, { 0: 1 }, { 0: 1 });
    const exact = table.valueAt(position)!;
    const kept = read.valueAt(position)!;
    for (const [i, chance] of [...exact.win, ...exact.lose].entries())
      expect(Math.abs([...kept.win, ...kept.lose][i]! - chance)).toBeLessThan(8e-6);
  });

  test('bytes inside a larger buffer are read as well', () => {
    const bytes = serialise(twoSided);
    const larger = new Uint8Array(bytes.length + 7);
    larger.set(bytes, 3);
    expect(parse(rules, larger.subarray(3, 3 + bytes.length)).ok).toBe(true);
  });

  test('the same table gives the same bytes', () => {
    expect(Buffer.compare(serialise(unwrap(solve(rules, 1, 1))), serialise(solved))).toBe(0);
  });

  test('damage anywhere is noticed', () => {
    const bytes = serialise(solved);
    for (let i = 0; i < bytes.length; i += i < 300 ? 1 : 37) {
      const damaged = bytes.slice();
      damaged[i]! ^= 1 << (i & 7);
      expect(faultOf(damaged)).toMatch(/^ERR_(FORMAT|VERSION|CHECKSUM)$/);
    }
    for (const length of [0, 3, 12, 16, 100, bytes.length - 1])
      expect(faultOf(bytes.slice(0, length))).toBe('ERR_FORMAT');
    const longer = new Uint8Array(bytes.length + 1);
    longer.set(bytes);
    expect(faultOf(longer)).toBe('ERR_FORMAT');
  });

  test('other versions and other rules are refused', () => {
    const bytes = serialise(solved);
    expect(faultOf(forged(bytes, copy => (copy[4] = 2)))).toBe('ERR_VERSION');
    expect(faultOf(bytes, rulesOf('langer-puff'))).toBe('ERR_OTHER_RULES');
    expect(faultOf(bytes, rulesOf('contraerer-puff', { points: 'single' }))).toBe(
      'ERR_OTHER_RULES',
    );
    expect(faultOf(bytes, rulesOf('contraerer-puff', { oneTwo: true }))).toBe('ERR_OTHER_RULES');
    expect(faultOf(bytes, rulesOf('contraerer-puff', { cube: true }))).toBeUndefined();
  });

  test('whole bytes that do not fit are refused', () => {
    const body = 12 + solved.key.length;
    const all: readonly (readonly [ExactTable, number, number])[] = [
      [solved, body, 2],
      [solved, body, 0],
      [solved, 5, 1],
      [solved, 5, 9],
      [twoSided, body, 4],
      [twoSided, body, 0],
    ];
    for (const [table, at, byte] of all)
      expect(faultOf(forged(serialise(table), copy => (copy[at] = byte)))).toBe('ERR_FORMAT');
    const oneSided = serialise(unwrap(oneSidedTable(rules)));
    const lengths = body + 8 + 2 * 54264;
    for (const at of [body, body + 4, lengths + 5000, oneSided.length - 5])
      expect(faultOf(forged(oneSided, copy => (copy[at]! ^= 1)))).toBe('ERR_FORMAT');
  });
});
