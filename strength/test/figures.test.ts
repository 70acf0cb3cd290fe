import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GAMES,
  HAND,
  LAST_STATION,
  OFF,
  OTHER_HAND,
  OTHER_OFF,
  rulesFor,
  unwrap,
  type Position,
  type Rules,
} from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { processorFrom } from '../../bench/machine.ts';
import { append, isReached, current, readResults, type Result } from '../results.ts';
import { shareFor } from '../rows/ceiling.ts';
import { Ratio, Sample } from '../sample.ts';
import { tablesOf, withTables } from '../table.ts';
import { menInHand, twoAgainstTwo } from '../two-men.ts';

test('means and standard errors', () => {
  const sample = new Sample();
  for (const figure of [1, 2, 3, 6]) sample.add(figure);
  expect(sample.mean).toBe(3);
  expect(sample.variance).toBeCloseTo(14 / 3, 12);
  expect(sample.error).toBeCloseTo(Math.sqrt(14 / 12), 12);
  expect(sample.largest).toBe(6);
});

test('the error of a ratio vanishes where every game has the same, and follows the scatter of games else', () => {
  const even = new Ratio();
  for (const decisions of [10, 20, 30]) even.add(decisions * 0.005, decisions);
  expect(even.value).toBeCloseTo(0.005, 12);
  expect(even.error).toBeCloseTo(0, 12);
  const uneven = new Ratio();
  uneven.add(0, 10);
  uneven.add(0.1, 10);
  expect(uneven.value).toBeCloseTo(0.005, 12);
  expect(uneven.error).toBeCloseTo(0.005, 12);
});

const result = (more: Partial<Result>): Result => ({
  row: 'symmetry',
  game: 'puff',
  part: '0-ply',
  what: 'distance',
  n: 10,
  value: 0.004,
  unit: 'of 1',
  net: 'abc',
  seed: 1,
  asked: 10,
  machine: 'm',
  day: '2026-01-01',
  ...more,
});

test('results are read back, a line cut off by a stop is passed over, of each part the newest net counts', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'strength-')), 'results.jsonl');
  expect(readResults(file)).toEqual([]);
  const [one, two] = [result({}), result({ net: 'def', value: 0.002 })];
  append(one, file);
  append(two, file);
  expect(readResults(file)).toEqual([one, two]);
  expect(current(readResults(file))).toEqual([two]);
  const [three, four] = [result({ what: 'new', net: 'def' }), result({ game: 'langer-puff' })];
  expect(current([one, two, three, four])).toEqual([two, three, four]);
  writeFileSync(file, `${JSON.stringify(one)}\n{"row":"symm`);
  expect(readResults(file)).toEqual([one]);
});

test('a smaller sample, or one as seen with other dice, does not displace a larger one of the same net', () => {
  const large = result({ asked: 1000, n: 1000 });
  const small = result({ asked: 40, n: 40, seed: 2 });
  expect(current([large, small])).toEqual([large]);
  expect(current([small, large])).toEqual([large]);
  const again = result({ asked: 1000, n: 1000, value: 0.003 });
  expect(current([large, small, again])).toEqual([again]);
  const newer = result({ net: 'def', asked: 40, n: 40 });
  expect(current([large, newer])).toEqual([newer]);
  expect(current([large, newer, again])).toEqual([newer]);
});

test('the machine is named by its processor, as exactly as the system knows it', () => {
  const info = 'cpu family\t: 25\nmodel\t\t: 17\nmodel name\t: AMD EPYC\n';
  expect(processorFrom('AMD EPYC ', info)).toBe('AMD EPYC (family 25, model 17)');
  expect(processorFrom('Apple M2', '')).toBe('Apple M2');
  expect(processorFrom('', info)).toBe('AMD EPYC (family 25, model 17)');
  expect(processorFrom(undefined, '')).toBe('unknown processor');
});

test('a target is reached on the right side of it', () => {
  const figure = { what: 'x', n: 1, value: 5, unit: 'y' };
  expect(isReached(figure)).toBeUndefined();
  expect(isReached({ ...figure, target: { is: 'at least', value: 5 } })).toBe(true);
  expect(isReached({ ...figure, target: { is: 'at least', value: 6 } })).toBe(false);
  expect(isReached({ ...figure, target: { is: 'at most', value: 4 } })).toBe(false);
});

test('tables stand between the marks and nothing else of the text changes', () => {
  const rows = [{ name: 'symmetry', title: 'Title', games: [], parts: [] }];
  const target = { is: 'at most', value: 0.01 } as const;
  const tables = tablesOf(rows, [result({ error: 0.005, target, reached: true })]);
  expect(tables).toContain('0.004 ± 0.005');
  expect(tables).toContain('at most 0.01: reached');
  const marks = [
    '<!-- figures: written by npm run strength -->',
    '<!-- end of figures -->',
  ] as const;
  const text = `before\n${marks[0]}\nold\n${marks[1]}\nafter`;
  const written = withTables(text, tables);
  expect(written).toMatch(/^before\n/);
  expect(written).toMatch(/\nafter$/);
  expect(written).not.toContain('old');
  expect(withTables(written, tables)).toBe(written);
  expect(() => withTables('no marks', tables)).toThrow(/marks/);
});

test('points a game as a share of games won', () => {
  expect(shareFor(0, 1.5)).toBe(0.5);
  expect(shareFor(1, 1)).toBe(1);
  expect(shareFor(-0.5, 1)).toBe(0.25);
});

test.each(GAMES.map(({ id }) => [id]))(
  '%s: all positions of two men against two, each once, with all men there',
  id => {
    const rules = unwrap(rulesFor(id));
    const positions = [...twoAgainstTwo(rules)];
    const keys = new Set(positions.map(position => Buffer.from(position).toString('latin1')));
    expect(keys.size).toBe(positions.length);
    const flags = rules.countsDoublets ? 4 : 1;
    expect(positions.length).toBe(flags * pairsWithoutMeeting());
    expect(positions.filter(position => menInHand(position) === 4).length).toBe(flags);
    expect(positions.every(position => countsAreRight(rules, position))).toBe(true);
  },
);

const countsAreRight = (rules: Rules, position: Position): boolean => {
  let own = position[HAND]! + position[OFF]!;
  let other = position[OTHER_HAND]! + position[OTHER_OFF]!;
  for (let s = 1; s <= LAST_STATION; s++)
    if (position[s]! > 0) own += position[s]!;
    else other -= position[s]!;
  return own === rules.men && other === rules.men;
};

/** Both in hand, one of two, none; each placement of the one side leaves the other so many free points. */
const pairsWithoutMeeting = (): number => {
  const onFree = (free: number): number => 1 + free + (free * (free + 1)) / 2;
  const none = onFree(24);
  const one = 24 * onFree(23);
  const together = 24 * onFree(23);
  const apart = ((24 * 23) / 2) * onFree(22);
  return none + one + together + apart;
};
