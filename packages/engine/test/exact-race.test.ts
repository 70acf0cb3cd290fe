import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { DOUBLETS, GAMES, OFF, unwrap, type Men, type Rules } from '@wurfzabel/rules';
import {
  oneSidedTable,
  raceValue,
  solve,
  twoSidedTable,
  type OneSidedTable,
} from '@wurfzabel/engine/exact/index';
import { describe, expect, test } from 'vitest';
import { fewMen, meanOf, meanTurns, rulesOf, sequence } from './exact-literal.ts';

const contrary = GAMES.filter(game => game.course === 'contrary').map(game => game.id);

const known = new Map<string, OneSidedTable>();
const tableOf = (rules: Rules): OneSidedTable => {
  const name = JSON.stringify(rules);
  const table = known.get(name) ?? unwrap(oneSidedTable(rules));
  known.set(name, table);
  return table;
};

const entryOf = (table: OneSidedTable, men: Men, hadDoublet = false): number => {
  const counts = Array.from({ length: 7 }, (_, k) => men[19 + k] ?? 0);
  counts[6]! += table.placements.men - counts.reduce((a, b) => a + b, 0);
  return table.placements.rank(counts) * table.flags + (hadDoublet ? table.flags - 1 : 0);
};

/** Every way to place at most `men` on the last quarter. */
const homes = (men: number): Men[] => {
  const all: Men[] = [];
  const place = (station: number, left: number, placed: Men): void => {
    if (station === OFF) {
      if (left < men) all.push(placed);
      return;
    }
    for (let n = 0; n <= left; n++)
      place(station + 1, left - n, n ? { ...placed, [station]: n } : placed);
  };
  place(19, men, {});
  return all;
};

/**
 * GNU Backgammon's position id: for each side, for each distance from home and the bar, a one a man and a zero.
 * Its tools call the second side the player.
 */
const gnuPosition = (first: Men, second: Men): string => {
  const bits: number[] = [];
  for (const men of [first, second])
    for (let distance = 1; distance <= 25; distance++)
      bits.push(...new Array<number>(men[25 - distance] ?? 0).fill(1), 0);
  const bytes = new Uint8Array(10);
  bits.forEach((bit, i) => (bytes[i >> 3]! |= bit << (i & 7)));
  return Buffer.from(bytes).toString('base64').slice(0, 14);
};

/** What GNU Backgammon's own tables say of a position, if they are installed. */
const GNU_DUMP = '/usr/games/bearoffdump';
const ONE_SIDED = '/usr/share/gnubg/gnubg_os0.bd';
const TWO_SIDED = '/var/lib/gnubg/gnubg_ts0.bd';
const hasGnu = (data: string): boolean => {
  const has = existsSync(GNU_DUMP) && existsSync(data);
  if (!has) console.log(`skipped: ${GNU_DUMP} or ${data} is not installed`);
  return has;
};
const gnuDump = (data: string, first: Men, second: Men): string =>
  execFileSync(GNU_DUMP, ['-p', gnuPosition(first, second), data], { encoding: 'utf8' });

describe('turns to bear off, one side alone', () => {
  test.each([
    ...contrary.map(id => [id, {}] as const),
    ['puff', { doubletCount: 'turn', throwAgain: 'from-second' }] as const,
    ['backgammon', { throwAgain: 'every', overshoot: 'any-man' }] as const,
    ['contraerer-puff', { bearOff: 'free', undersides: 'owed' }] as const,
  ])('%s %o: means of at most three men as by the rules’ own plays', (id, changes) => {
    const rules = rulesOf(id, changes);
    const table = tableOf(rules);
    const memory = new Map<string, number>();
    const isOff = (position: Int8Array): boolean => position[OFF] === rules.men;
    for (const men of homes(3))
      for (const flag of table.flags === 2 ? [0, 1] : [0]) {
        const literal = meanTurns(rules, fewMen(rules, men, { 0: 15 }, [flag, 0]), isOff, memory);
        expect(table.allOff.mean(entryOf(table, men, flag === 1))).toBeCloseTo(literal, 4);
      }
  });

  test.each([...contrary, 'contraerer-puff owed'])(
    '%s: fifteen men, each mean is that of its best endings by the rules’ own plays',
    name => {
      const [id, undersides] = name.split(' ');
      const rules = rulesOf(id!, undersides ? { undersides } : {});
      const table = tableOf(rules);
      const { placements, allOff, flags } = table;
      const below = sequence(24);
      const means = (position: Int8Array): number => {
        const flag = flags === 2 && position[DOUBLETS]! > 0 ? 1 : 0;
        return allOff.mean(placements.rankOfOwn(position, 0, rules.men) * flags + flag);
      };
      for (let i = 0; i < 6; i++) {
        // Few points, many men: gaps, where the largest number of pips is not always best.
        const men: Record<number, number> = {};
        for (let left = 6 + below(10); left > 0; left--) {
          const station = [19 + below(6), 21, 24][below(3)]!;
          men[station] = (men[station] ?? 0) + 1;
        }
        const position = fewMen(rules, men, { 0: 15 }, [below(2), 0]);
        const isOff = (ending: Int8Array): boolean => ending[OFF] === rules.men;
        expect(means(position)).toBeCloseTo(meanOf(rules, position, isOff, means), 3);
      }
    },
  );

  test('leaving undersides never bears off faster on average, so owing them costs nothing', () => {
    const optional = tableOf(rulesOf('contraerer-puff')).allOff;
    const owed = tableOf(rulesOf('contraerer-puff', { undersides: 'owed' })).allOff;
    let most = 0;
    for (let e = 0; e < optional.entries; e++)
      most = Math.max(most, Math.abs(owed.mean(e) - optional.mean(e)));
    expect(most).toBeLessThan(1e-4);
  });

  test('Backgammon: odds worked out by hand', () => {
    const { allOff, firstOff, ...rest } = tableOf(rulesOf('backgammon'));
    const at = (men: Men): number => entryOf({ allOff, firstOff, ...rest }, men);
    const inOne = (men: Men): number => allOff.chance(at(men), 1) * 36;
    expect(inOne({ 19: 1 })).toBeCloseTo(27, 2);
    expect(inOne({ 20: 1 })).toBeCloseTo(31, 2);
    expect(inOne({ 21: 1 })).toBeCloseTo(34, 2);
    expect(inOne({ 22: 1 })).toBeCloseTo(36, 2);
    expect(inOne({ 24: 2 })).toBeCloseTo(36, 2);
    expect(inOne({ 23: 2 })).toBeCloseTo(26, 2);
    expect(inOne({ 22: 2 })).toBeCloseTo(17, 2);
    expect(inOne({ 24: 4 })).toBeCloseTo(6, 2);
    // Fifteen on the first point of the quarter: a 6, 5-1, 4-2, 2-2 or 3-3 takes one off.
    expect(firstOff!.chance(at({ 19: 15 }), 1) * 36).toBeCloseTo(17, 2);
  });

  test('a Puff’s later doublets play twice as many numbers and throw again, so they are faster', () => {
    for (const id of ['contraerer-puff', 'puffspel', 'puff']) {
      const { allOff, placements, flags } = tableOf(rulesOf(id));
      expect(flags).toBe(2);
      for (let p = 1; p < placements.count; p += 97)
        expect(allOff.mean(2 * p + 1)).toBeLessThanOrEqual(allOff.mean(2 * p) + 1e-4);
    }
  });

  const behind = (table: OneSidedTable, p: number, k: number): number => {
    const { kinds, counts } = table.placements;
    const moved = counts.slice(p * kinds, (p + 1) * kinds);
    moved[k]!--;
    moved[k - 1]!++;
    return table.placements.rank(moved);
  };

  test('where any man may use a larger number, a man further back never helps', () => {
    const table = tableOf(rulesOf('puffspel'));
    const { allOff, placements, flags } = table;
    const { kinds, counts } = placements;
    const gains: number[] = [];
    for (let p = 1; p < placements.count; p += 23)
      for (let k = 1; k < kinds - 1; k++)
        for (let f = 0; f < flags && counts[p * kinds + k]! > 0; f++)
          gains.push(allOff.mean(p * flags + f) - allOff.mean(behind(table, p, k) * flags + f));
    expect(gains.length).toBeGreaterThan(10000);
    expect(Math.max(...gains)).toBeLessThan(1e-4);
  });

  test('where only the rearmost may, it can: a gap costs more than a pip', () => {
    const mean = (men: Men): number => {
      const table = tableOf(rulesOf('backgammon'));
      return table.allOff.mean(entryOf(table, men));
    };
    expect(mean({ 22: 6, 23: 1, 24: 7 })).toBeLessThan(mean({ 22: 6, 24: 8 }) - 0.25);
  });

  test.skipIf(!hasGnu(ONE_SIDED))(
    'Backgammon: means and deviations as in GNU Backgammon’s data base',
    () => {
      const table = tableOf(rulesOf('backgammon'));
      for (const men of [
        { 19: 15 },
        { 24: 15 },
        { 19: 3, 20: 3, 21: 3, 22: 2, 23: 2, 24: 2 },
        { 19: 2, 23: 1 },
        { 22: 6, 24: 8 },
        { 22: 6, 23: 1, 24: 7 },
        { 20: 5, 24: 4 },
        { 21: 7 },
      ] as Men[]) {
        const dump = gnuDump(ONE_SIDED, men, { 24: 1 });
        // Columns: the other side, this side, and the same for the first man off.
        const row = (name: string): number[] =>
          new RegExp(`^${name}\\s+(.*)$`, 'm').exec(dump)![1]!.trim().split(/\s+/).map(Number);
        const entry = entryOf(table, men);
        expect(Math.abs(table.allOff.mean(entry) - row('Mean')[1]!)).toBeLessThan(0.001);
        expect(Math.abs(Math.sqrt(table.allOff.variance(entry)) - row('Std dev')[1]!)).toBeLessThan(
          0.002,
        );
        expect(Math.abs(table.firstOff!.mean(entry) - row('Mean')[3]!)).toBeLessThan(0.001);
      }
    },
  );
});

describe('races of both sides', () => {
  test.each(contrary)('%s: one man each, where there is nothing to choose, is exact', id => {
    const rules = rulesOf(id);
    const exact = unwrap(twoSidedTable(rules, 1));
    for (let own = 19; own <= 24; own++)
      for (let other = 19; other <= 24; other++)
        for (const flags of [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ] as const) {
          const position = fewMen(rules, { [own]: 1 }, { [other]: 1 }, flags);
          expect(raceValue(rules, tableOf(rules), position)!.equity).toBeCloseTo(
            exact.equityAt(position)!,
            3,
          );
        }
  });

  test.each([
    ['contraerer-puff', 0.002, 0.03],
    ['puffspel', 0.002, 0.03],
    ['puff', 0.002, 0.01],
    ['backgammon', 0.003, 0.03],
  ] as const)(
    '%s: bearing off fast costs %d on average against playing to win, at most %d, up to four men each',
    (id, mean, worst) => {
      const rules = rulesOf(id);
      const exact = unwrap(twoSidedTable(rules, 4));
      let sum = 0;
      let most = 0;
      const all = homes(4);
      let count = 0;
      for (let i = 0; i < all.length; i++)
        for (let j = i % 5; j < all.length; j += 5) {
          const position = fewMen(rules, all[i]!, all[j]!, [i & 1, j & 1]);
          const error = Math.abs(
            raceValue(rules, tableOf(rules), position)!.equity - exact.equityAt(position)!,
          );
          sum += error;
          most = Math.max(most, error);
          count++;
        }
      expect(sum / count).toBeLessThan(mean);
      expect(most).toBeLessThan(worst);
    },
  );

  test.each(['contraerer-puff', 'backgammon'])('%s: two-sided values are the solver’s', id => {
    const rules = rulesOf(id);
    const exact = unwrap(twoSidedTable(rules, 2));
    const table = unwrap(solve(rules, 2, 1));
    for (const men of homes(2))
      for (const other of homes(1))
        for (const flags of [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ] as const)
          for (const position of [
            fewMen(rules, men, other, flags),
            fewMen(rules, other, men, flags),
          ])
            expect(exact.equityAt(position)!).toBeCloseTo(table.equityAt(position)!, 4);
  });

  test('Backgammon counts a loser who has borne none off twice', () => {
    const rules = rulesOf('backgammon');
    const equity = (own: Men, other: Men): number =>
      raceValue(rules, tableOf(rules), fewMen(rules, own, other))!.equity;
    expect(equity({ 24: 1 }, { 19: 15 })).toBeCloseTo(2, 4);
    expect(equity({ 24: 1 }, { 19: 14 })).toBeCloseTo(1, 4);
    expect(equity({ 24: 15 }, { 24: 1 })).toBeCloseTo(-1, 4);
    expect(equity({ 19: 15 }, { 24: 1 })).toBeCloseTo(-1 - 19 / 36, 3);
  });

  test('Puffs do not', () => {
    const rules = rulesOf('contraerer-puff');
    const value = raceValue(rules, tableOf(rules), fewMen(rules, { 24: 1 }, { 19: 15 }))!;
    expect(value).toEqual({ equity: 1, win: [1, 0, 0, 0], lose: [0, 0, 0, 0] });
  });

  test.skipIf(!hasGnu(TWO_SIDED))(
    'Backgammon: up to six men each as in GNU Backgammon’s two-sided data base',
    () => {
      const rules = rulesOf('backgammon');
      const exact = unwrap(twoSidedTable(rules, 6));
      for (const [own, other] of [
        [{ 19: 2 }, { 20: 1, 21: 1 }],
        [{ 19: 3, 22: 3 }, { 19: 6 }],
        [{ 24: 6 }, { 24: 5 }],
      ] as [Men, Men][]) {
        const dump = gnuDump(TWO_SIDED, other, own);
        const cubeless = /[Cc]ubeless[^-+\d]*([-+]?\d+\.\d+)/.exec(dump);
        expect(Number(cubeless![1])).toBeCloseTo(exact.equityAt(fewMen(rules, own, other))!, 3);
      }
    },
  );

  test('positions and rules outside the tables are refused', () => {
    const rules = rulesOf('contraerer-puff');
    const table = tableOf(rules);
    const exact = unwrap(twoSidedTable(rules, 2));
    for (const [own, other] of [
      [{ 18: 1 }, { 24: 1 }],
      [{ 24: 1 }, { 0: 1 }],
      [{}, { 24: 1 }],
      [{ 24: 1 }, {}],
    ] as [Men, Men][]) {
      expect(raceValue(rules, table, fewMen(rules, own, other))).toBeUndefined();
      expect(exact.equityAt(fewMen(rules, own, other))).toBeUndefined();
    }
    expect(exact.equityAt(fewMen(rules, { 24: 3 }, { 24: 1 }))).toBeUndefined();
    expect(
      raceValue(rulesOf('puffspel'), table, fewMen(rules, { 24: 1 }, { 24: 1 })),
    ).toBeUndefined();

    const faults = (id: string, changes: object): (string | undefined)[] =>
      [oneSidedTable(rulesOf(id, changes)), twoSidedTable(rulesOf(id, changes), 2)].map(result =>
        result.ok ? undefined : result.fault.code,
      );
    expect(faults('langer-puff', {})).toEqual(['ERR_CONTACT', 'ERR_CONTACT']);
    expect(faults('puff', { oneTwo: true })).toEqual(['ERR_RULES', 'ERR_RULES']);
    expect(faults('puff', { pile: true })).toEqual(['ERR_RULES', undefined]);
    expect(faults('puffspel', { foresight: 'most' })).toEqual(['ERR_RULES', undefined]);
    for (const men of [0, 1.5, 8])
      expect(twoSidedTable(rules, men)).toMatchObject({ ok: false, fault: { code: 'ERR_MEN' } });
  });
});
