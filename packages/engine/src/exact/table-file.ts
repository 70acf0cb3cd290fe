import { err, ok, type Result, type Rules } from '@wurfzabel/rules';
import { crc32 } from './crc32.ts';
import { rulesKey } from './fault.ts';
import { oneSidedFrom, type OneSidedTable } from './one-sided.ts';
import { CHANCE_UNITS, SolvedTable, solvedCount } from './solved-table.ts';
import { TurnCounts } from './turn-counts.ts';
import { TwoSidedTable, twoSidedCount } from './two-sided.ts';
import { mostPointsWithFewMen } from './value.ts';

export type ExactTable = OneSidedTable | TwoSidedTable | SolvedTable;

export type TableFault =
  | 'ERR_FORMAT'
  | 'ERR_VERSION'
  | 'ERR_CHECKSUM'
  /** The table is one of another game, edition or choice of options. */
  | 'ERR_OTHER_RULES';

const MAGIC = 'WZEX';
export const TABLE_VERSION = 1;
const HEADER = 12;
const KINDS = ['one-sided', 'two-sided', 'solved'] as const;

/**
 * A table as bytes, numbers in little-endian order:
 *
 *     0   "WZEX", version (1 byte), kind (1 byte: 0 one-sided, 1 two-sided, 2 solved), length of the key (2 bytes)
 *     8   length of the body (4 bytes)
 *     12  the rules' key, the body, CRC-32 of all before (4 bytes)
 *
 * Bodies: one-sided, once or twice (all off, first off): entries (4), numbers (4), first turn of each entry (1 each),
 * how many turns (1 each), units of 1/65535 (2 each). Two-sided: men (1), chances of winning in units of 1/65535 (2 each).
 * Solved: men of the two sides (1 + 1), equities in units of most points / 32767, signed (2 each),
 * then, if the table has them, for each equity the chances of winning 1, 2, … points and of losing them in units of 1/65535 (2 each).
 * A solved table loses what is beyond 16 bits; the others are kept as they are.
 */
export const serialise = (table: ExactTable): Uint8Array => {
  const body = bodyOf(table);
  const { key } = table;
  const bytes = new Uint8Array(HEADER + key.length + body.length + 4);
  const view = new DataView(bytes.buffer);
  writeText(bytes, 0, MAGIC);
  bytes[4] = TABLE_VERSION;
  bytes[5] = KINDS.indexOf(table.kind);
  view.setUint16(6, key.length, true);
  view.setUint32(8, body.length, true);
  writeText(bytes, HEADER, key);
  bytes.set(body, HEADER + key.length);
  view.setUint32(bytes.length - 4, crc32(bytes.subarray(0, -4)), true);
  return bytes;
};

/** The table in these bytes, if they are whole and of these rules. */
export const parse = (rules: Rules, bytes: Uint8Array): Result<ExactTable, TableFault> => {
  if (bytes.length < HEADER + 4 || textAt(bytes, 0, 4) !== MAGIC)
    return err('ERR_FORMAT', 'these bytes are no table of exact values');
  if (bytes[4] !== TABLE_VERSION)
    return err('ERR_VERSION', `table version ${bytes[4]}; this program reads ${TABLE_VERSION}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const keyLength = view.getUint16(6, true);
  const bodyLength = view.getUint32(8, true);
  if (bytes.length !== HEADER + keyLength + bodyLength + 4)
    return err('ERR_FORMAT', 'the table is cut off or has something behind it');
  if (view.getUint32(bytes.length - 4, true) !== crc32(bytes.subarray(0, -4)))
    return err('ERR_CHECKSUM', 'the table is damaged');
  if (textAt(bytes, HEADER, keyLength) !== rulesKey(rules))
    return err('ERR_OTHER_RULES', 'the table is of other rules');
  const kind = KINDS[bytes[5]!];
  const body = bytes.subarray(HEADER + keyLength, -4);
  const table = kind && tableFrom(rules, kind, body);
  return table ? ok(table) : err('ERR_FORMAT', 'the table does not fit its rules');
};

const bodyOf = (table: ExactTable): Uint8Array => {
  switch (table.kind) {
    case 'one-sided':
      return joined(
        [table.allOff, table.firstOff].flatMap(counts => (counts ? [...partsOf(counts)] : [])),
      );
    case 'two-sided':
      return joined([Uint8Array.of(table.men), words16(table.units)]);
    case 'solved':
      return joined([
        Uint8Array.from(table.men),
        words16(table.quantised()),
        words16(table.quantisedChances() ?? new Uint16Array()),
      ]);
  }
};

const tableFrom = (
  rules: Rules,
  kind: (typeof KINDS)[number],
  body: Uint8Array,
): ExactTable | undefined => {
  switch (kind) {
    case 'one-sided': {
      const all = countsAt(body, 0);
      if (!all) return undefined;
      const first = all.end < body.length ? countsAt(body, all.end) : undefined;
      if ((first ?? all).end !== body.length) return undefined;
      return oneSidedFrom(rules, all.counts, first?.counts);
    }
    case 'two-sided': {
      const units = Uint16Array.from(numbers16(body, 1));
      const men = body[0]!;
      return men >= 1 && men < 8 && units.length === twoSidedCount(rules, men)
        ? new TwoSidedTable(rules, men, units)
        : undefined;
    }
    case 'solved': {
      const men = [body[0]!, body[1]!] as const;
      if (Math.min(...men) < 1 || Math.max(...men) >= rules.men) return undefined;
      const numbers = numbers16(body, 2);
      const count = solvedCount(rules, men);
      const points = mostPointsWithFewMen(rules);
      const hasChances = numbers.length === count * (1 + 2 * points);
      if (numbers.length !== count && !hasChances) return undefined;
      return new SolvedTable(rules, men, {
        equities: Int16Array.from(numbers.subarray(0, count)),
        step: points / 32767,
        chances: hasChances ? numbers.subarray(count) : undefined,
        chanceStep: 1 / CHANCE_UNITS,
        sweeps: 0,
        change: 0,
      });
    }
  }
};

const partsOf = ({ entries, first, length, units }: TurnCounts): readonly Uint8Array[] => {
  const sizes = new Uint8Array(8);
  new DataView(sizes.buffer).setUint32(0, entries, true);
  new DataView(sizes.buffer).setUint32(4, units.length, true);
  return [sizes, first, length, words16(units)];
};

const countsAt = (
  body: Uint8Array,
  at: number,
): { readonly counts: TurnCounts; readonly end: number } | undefined => {
  if (at + 8 > body.length) return undefined;
  const view = new DataView(body.buffer, body.byteOffset + at, 8);
  const entries = view.getUint32(0, true);
  const end = at + 8 + 2 * entries + 2 * view.getUint32(4, true);
  if (end > body.length) return undefined;
  const first = body.slice(at + 8, at + 8 + entries);
  const length = body.slice(at + 8 + entries, at + 8 + 2 * entries);
  const units = Uint16Array.from(numbers16(body.subarray(0, end), at + 8 + 2 * entries));
  const counts = TurnCounts.from(first, length, units);
  return counts && { counts, end };
};

const words16 = (numbers: Uint16Array | Int16Array): Uint8Array => {
  const bytes = new Uint8Array(numbers.length * 2);
  for (let i = 0; i < numbers.length; i++) {
    bytes[2 * i] = numbers[i]! & 255;
    bytes[2 * i + 1] = (numbers[i]! >> 8) & 255;
  }
  return bytes;
};

/** The 16-bit numbers from `at` to the end, unsigned; an Int16Array made of them has them signed. */
const numbers16 = (bytes: Uint8Array, at: number): Uint16Array => {
  const numbers = new Uint16Array(Math.max(0, bytes.length - at) >> 1);
  for (let i = 0; i < numbers.length; i++)
    numbers[i] = bytes[at + 2 * i]! | (bytes[at + 2 * i + 1]! << 8);
  return numbers;
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const writeText = (bytes: Uint8Array, at: number, text: string): void => {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
};

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
