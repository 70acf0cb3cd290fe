import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstKnown, handMadeEvaluator } from '@wurfzabel/engine';
import { positionFrom, rulesFor, unwrap } from '@wurfzabel/rules';
import { afterAll, expect, test } from 'vitest';
import { tablesOf } from '../src/engine/tables.ts';
import { wurfzabel } from './wurfzabel.ts';

const folder = mkdtempSync(join(tmpdir(), 'wurfzabel-tables-'));
const at = pathToFileURL(`${folder}/`);
afterAll(() => rmSync(folder, { recursive: true }));

const rules = unwrap(rulesFor('langer-puff'));
const few = unwrap(
  positionFrom({ white: { 3: 1, 25: 14 }, black: { 0: 1, 8: 1, 25: 13 }, turn: 'white' }, rules),
);
const shipped = new URL('../../../data/tables/', import.meta.url);

/** What is said, and the equity, with the tables of a folder. */
const asked = (from: URL): { readonly told: readonly string[]; readonly equity: number } => {
  const told: string[] = [];
  const known = tablesOf(rules, message => told.push(message), from);
  const equity = firstKnown(known, handMadeEvaluator(rules)).evaluate(few)[0]!;
  return { told, equity };
};

test('a table that is missing or damaged is told of, and play goes on with less', () => {
  const whole = asked(shipped);
  expect(whole.told).toEqual([]);
  const rough = handMadeEvaluator(rules).evaluate(few)[0]!;
  expect(whole.equity).not.toBe(rough);
  const refuses = (says: RegExp): void => {
    const { told, equity } = asked(at);
    expect(told).toEqual([expect.stringMatching(says)]);
    expect(equity).toBe(rough);
  };
  refuses(/^data\/tables\/langer-puff\/solved-2\.bin: missing; "npm run tables" builds it;/);
  const file = join(folder, 'langer-puff/solved-2.bin');
  mkdirSync(join(folder, 'langer-puff'));
  const bytes = readFileSync(new URL('langer-puff/solved-2.bin', shipped));
  writeFileSync(file, bytes.subarray(0, 5000));
  refuses(/solved-2\.bin: damaged/);
  writeFileSync(file, '');
  refuses(/solved-2\.bin: damaged/);
  writeFileSync(file, readFileSync(new URL('puff/solved-2.bin', shipped)));
  refuses(/solved-2\.bin: the table is of other rules/);
});

test('the program answers exactly: two men to bear off, the other side sure to go next', async () => {
  const request = {
    game: 'backgammon',
    white: { 19: 1, 24: 1, 25: 13 },
    black: { 24: 1, 25: 14 },
    turn: 'white',
  };
  const { out } = await wurfzabel(['eval', '--json'], JSON.stringify(request));
  // Both go with a 6 and another number, ten throws, and with every doublet but 1-1.
  const { win } = JSON.parse(out) as { readonly win: readonly number[] };
  expect(win[0]).toBeCloseTo(15 / 36, 4);
});
