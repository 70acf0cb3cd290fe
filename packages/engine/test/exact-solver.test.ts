import { GAMES, positionFrom, turnRound, unwrap, type Men, type Rules } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { solve, type SolvedTable, type SolveProgress } from '@wurfzabel/engine/exact/index';
import { fewMen, lookAhead, rulesOf, sequence, solveOneAgainstOne } from './exact-literal.ts';

const solved = (rules: Rules, a: number, b: number, chances = false): SolvedTable =>
  unwrap(solve(rules, a, b, { chances }));

const randomMen = (below: (n: number) => number, men: number): Men => {
  const counts: Record<number, number> = {};
  for (let i = 0; i < men; i++) {
    const station = below(25);
    counts[station] = (counts[station] ?? 0) + 1;
  }
  return counts;
};

const share = (rules: Rules, own: Men, other: Men): boolean =>
  Object.keys(own).some(s => {
    const across = rules.course === 'contrary' ? 25 - Number(s) : Number(s);
    return Number(s) > 0 && (other[across] ?? 0) > 0;
  });

/** How far a table is from being its own look-ahead, at random positions, by the rules' own plays. */
const worstResidual = (
  rules: Rules,
  table: SolvedTable,
  men: readonly [number, number],
  positions: number,
): number => {
  const below = sequence(1855);
  let worst = 0;
  for (let found = 0; found < positions;) {
    const own = randomMen(below, men[0]);
    const other = randomMen(below, men[1]);
    if (share(rules, own, other)) continue;
    found++;
    const position = fewMen(rules, own, other, [below(2), below(2)]);
    const ahead = lookAhead(rules, position, next => table.equityAt(next)!);
    worst = Math.max(worst, Math.abs(ahead - table.equityAt(position)!));
  }
  return worst;
};

describe('one man against one, against value iteration by the rules’ own plays', () => {
  const variants: readonly (readonly [string, object])[] = [
    ...GAMES.map(game => [game.id, {}] as const),
    ['contraerer-puff', { undersides: 'owed', throwAgainWhenBlocked: false }],
    ['contraerer-puff', { doubletCount: 'turn', foresight: 'most', points: 'backgammon' }],
    ['langer-puff', { entering: 'free', bearOff: 'free', throwAgain: 'every' }],
    ['puffspel', { foresight: 'most', points: 'alvensleben' }],
    ['backgammon', { throwAgain: 'from-second', points: 'alvensleben' }],
    ['backgammon', { throwAgain: 'every', throwAgainWhenBlocked: false, foresight: 'none' }],
  ];
  test.each(variants)('%s %o', (id, changes) => {
    const rules = rulesOf(id, changes);
    const table = solved(rules, 1, 1);
    const literal = solveOneAgainstOne(rules);
    expect(literal.size).toBeGreaterThan(600);
    for (const { position, equity } of literal.values())
      expect(Math.abs(table.equityAt(position)! - equity)).toBeLessThan(1e-8);
  });
});

describe('two men against two, Conträrer Puff', () => {
  const rules = rulesOf('contraerer-puff');
  const table = solved(rules, 2, 2);

  test('values known from earlier independent work', () => {
    const inHand = (n: number, flags: readonly [number, number]): number =>
      table.equityAt(fewMen(rules, { 0: n }, { 0: n }, flags))!;
    expect(inHand(2, [0, 0])).toBeCloseTo(0.137, 3);
    expect(inHand(1, [0, 0])).toBeCloseTo(0.329, 3);
    expect(inHand(1, [1, 0])).toBeCloseTo(0.867, 3);
    expect(inHand(1, [0, 1])).toBeCloseTo(-0.133, 3);
  });

  test('every value is its own look-ahead by the rules’ plays', () => {
    expect(worstResidual(rules, table, [2, 2], 150)).toBeLessThan(1e-8);
  });

  test('holds the values of fewer men', () => {
    const small = solved(rules, 1, 1);
    for (const { position } of solveOneAgainstOne(rules).values())
      expect(table.equityAt(position)).toBeCloseTo(small.equityAt(position)!, 8);
  });

  test('to have had a doublet is worth something with all men in hand, whoever throws', () => {
    const equity = (own: number, other: number): number =>
      table.equityAt(fewMen(rules, { 0: 2 }, { 0: 2 }, [own, other]))!;
    expect(equity(1, 0)).toBeGreaterThan(equity(0, 0));
    expect(equity(0, 0)).toBeGreaterThan(equity(0, 1));
    expect(equity(5, 0)).toBe(equity(1, 0));
  });
});

test('Backgammon, two against two: every value is its own look-ahead', () => {
  const rules = rulesOf('backgammon');
  expect(worstResidual(rules, solved(rules, 2, 2), [2, 2], 200)).toBeLessThan(1e-8);
});

test.each(['langer-puff', 'puffspel', 'puff', 'contraerer-puff'])(
  '%s, two men against one and one against two: every value is its own look-ahead',
  id => {
    const rules = rulesOf(id);
    const table = solved(rules, 2, 1);
    expect(worstResidual(rules, table, [2, 1], 100)).toBeLessThan(1e-8);
    expect(worstResidual(rules, table, [1, 2], 100)).toBeLessThan(1e-8);
  },
);

test('which side has more men does not matter to the values', () => {
  const rules = rulesOf('puff');
  const table = solved(rules, 2, 1);
  const turned = solved(rules, 1, 2);
  const position = fewMen(rules, { 0: 1, 12: 1 }, { 3: 1 });
  for (const seen of [position, turnRound(position, rules.course)])
    expect(turned.equityAt(seen)).toBeCloseTo(table.equityAt(seen)!, 9);
});

test('chances add up to 1 and, weighted by points, to the equity', () => {
  const rules = rulesOf('contraerer-puff');
  const table = solved(rules, 1, 1, true);
  for (const { position } of solveOneAgainstOne(rules).values()) {
    const { equity, win, lose } = table.valueAt(position)!;
    const sum = [...win, ...lose].reduce((a, b) => a + b, 0);
    const points = win.reduce((all, p, i) => all + (i + 1) * (p - lose[i]!), 0);
    expect(sum).toBeCloseTo(1, 8);
    expect(points).toBeCloseTo(equity, 8);
  }
});

test('where every win counts once the chances follow from the equity', () => {
  const rules = rulesOf('backgammon');
  const position = fewMen(rules, { 0: 1 }, { 0: 1 });
  const { equity, win, lose } = solved(rules, 1, 1).valueAt(position)!;
  expect(win[0] - lose[0]).toBeCloseTo(equity, 12);
  expect(win[0] + lose[0]).toBeCloseTo(1, 12);
});

test('a table without chances does not make them up', () => {
  const rules = rulesOf('contraerer-puff');
  expect(solved(rules, 1, 1).valueAt(fewMen(rules, { 0: 1 }, { 0: 1 }))).toBeUndefined();
});

test('positions outside the table are undefined', () => {
  const rules = rulesOf('contraerer-puff');
  const table = solved(rules, 1, 1);
  const start = unwrap(positionFrom({ ...rules.game.start, turn: 'white' }, rules));
  expect(table.equityAt(start)).toBeUndefined();
  expect(table.equityAt(fewMen(rules, { 1: 2 }, { 1: 1 }))).toBeUndefined();
  expect(table.equityAt(fewMen(rules, { 1: 1 }, { 1: 1, 9: 1 }))).toBeUndefined();
  expect(table.equityAt(fewMen(rules, {}, { 1: 1 }))).toBeUndefined();
  expect(table.equityAt(fewMen(rules, { 1: 1 }, {}))).toBeUndefined();
  expect(solved(rules, 2, 1).equityAt(fewMen(rules, { 1: 2 }, { 1: 2 }))).toBeUndefined();
});

test('what cannot be solved says why', () => {
  const fault = (rules: Rules, a: number, b: number, memory = 2e9): string | undefined => {
    const result = solve(rules, a, b, { memory });
    return result.ok ? undefined : result.fault.code;
  };
  const rules = rulesOf('contraerer-puff');
  expect(fault(rulesOf('puff', { oneTwo: true }), 1, 1)).toBe('ERR_RULES');
  expect(fault(rulesOf('puff', { opponentPlaysRest: true }), 1, 1)).toBe('ERR_RULES');
  expect(fault(rules, 0, 1)).toBe('ERR_MEN');
  expect(fault(rules, 1, 15)).toBe('ERR_MEN');
  expect(fault(rules, 5, 5)).toBe('ERR_MEMORY');
  expect(fault(rules, 2, 1, 1e6)).toBe('ERR_MEMORY');
});

test('the same values every time, and progress told', () => {
  const rules = rulesOf('langer-puff');
  const told: SolveProgress[] = [];
  const first = unwrap(solve(rules, 1, 1, { chances: true, onProgress: p => told.push(p) }));
  const second = unwrap(solve(rules, 1, 1, { chances: true }));
  expect(second.solution).toEqual(first.solution);
  expect(new Set(told.map(({ stage }) => stage))).toEqual(
    new Set(['endings', 'equities', 'chances']),
  );
  expect(told.filter(({ stage }) => stage === 'equities').at(-1)!.change).toBeLessThanOrEqual(
    1e-10,
  );
});
