import { DOUBLETS, err, ok, OTHER_DOUBLETS, type Result, type Rules } from '@wurfzabel/rules';
import { EndingFinder, NO_OBSTACLES } from './endings.ts';
import { refuseContact, refuseOtherTurns, rulesKey, type ExactFault } from './fault.ts';
import { homePlacements, movesOf, type Placements } from './placements.ts';
import { keepsDoublets, plansOf } from './throws.ts';
import { singleValue, type ExactValue } from './value.ts';

/** Seven men a side are 1,716 placements, 2.9 million pairs and, with flags, 24 MB. */
const MOST_MEN = 7;
const UNITS = 65535;

/**
 * Exact chances of winning for both sides with few men left, all in the last quarters or off, when the mover plays to win rather than to
 * bear off fast. One 16-bit number each, the chance in units of 1/65535: at most 0.000 008 off, or 0.000 016 points.
 * Every win is one point here: a loser in his last quarter with men off pays nothing extra under any scoring.
 */
export class TwoSidedTable {
  readonly kind = 'two-sided';
  readonly key: string;
  /** Most men left on either side. */
  readonly men: number;
  /** By (own placement × placements + other's) × stride + 2 × own flag + other's flag. */
  readonly units: Uint16Array;
  private readonly rules: Rules;
  private readonly placements: Placements;

  constructor(rules: Rules, men: number, units: Uint16Array) {
    this.key = rulesKey(rules);
    this.rules = rules;
    this.men = men;
    this.units = units;
    this.placements = homePlacements(men);
  }

  /** The mover's equity, about to throw; undefined for positions that are not in the table. */
  equityAt(bytes: Int8Array, at = 0): number | undefined {
    const { men, course, countsDoublets } = this.rules;
    const own = this.placements.rankOfOwn(bytes, at, men);
    if (own <= 0) return undefined;
    const other = this.placements.rankOfOther(bytes, at, men, course);
    if (other <= 0) return undefined;
    const pair = own * this.placements.count + other;
    const flags = (bytes[at + DOUBLETS]! > 0 ? 2 : 0) + (bytes[at + OTHER_DOUBLETS]! > 0 ? 1 : 0);
    const units = this.units[countsDoublets ? pair * 4 + flags : pair]!;
    return (2 * units) / UNITS - 1;
  }

  valueAt(bytes: Int8Array, at = 0): ExactValue | undefined {
    const equity = this.equityAt(bytes, at);
    return equity === undefined ? undefined : singleValue(equity);
  }
}

/** How many numbers a table of so many men has. */
export const twoSidedCount = (rules: Rules, men: number): number =>
  homePlacements(men).count ** 2 * (rules.countsDoublets ? 4 : 1);

/** The endings of every placement by throw; in a race they do not depend on the other side. */
interface Endings {
  /** 21 throws, then the 6 doublets of a side that has had one. */
  readonly throws: number;
  /** Of placement p and throw t, at p × throws + t; the next entry is the end. */
  readonly start: Int32Array;
  readonly ending: Int32Array;
}

const endingsOf = (rules: Rules, placements: Placements): Endings => {
  const finder = new EndingFinder(
    rules,
    movesOf(rules, placements),
    placements.count,
    NO_OBSTACLES,
    1,
  );
  const plans = [
    ...plansOf(rules, false),
    ...(rules.countsDoublets ? plansOf(rules, true).filter(plan => plan.isDoublet) : []),
  ];
  const start = new Int32Array(placements.count * plans.length + 1);
  const found: number[] = [];
  let at = 0;
  for (let p = 0; p < placements.count; p++)
    for (const plan of plans) {
      start[at++] = found.length;
      if (p === 0) continue;
      finder.find(plan.runs, p, 0);
      const ended = finder.own.subarray(0, finder.count);
      if (ended.includes(0)) found.push(0);
      else for (const ending of ended) found.push(ending);
    }
  start[at] = found.length;
  return { throws: plans.length, start, ending: Int32Array.from(found) };
};

/**
 * Builds the table for at most `men` men a side.
 *
 * The mover's equity is the mean over the throws of the best ending: 1 if all are off, his own equity there if the throw earns
 * another, else the negative of the other side's. Every play makes fewer pips, so taking the pairs in rising order of both sides' pips
 * together finds each exactly, once.
 */
export const twoSidedTable = (rules: Rules, men: number): Result<TwoSidedTable, ExactFault> => {
  const refusal = refuseContact(rules) ?? refuseOtherTurns(rules);
  if (refusal) return refusal;
  if (!Number.isInteger(men) || men < 1 || men > MOST_MEN)
    return err('ERR_MEN', `men left on a side are a whole number from 1 to ${MOST_MEN}`);
  const placements = homePlacements(men);
  const endings = endingsOf(rules, placements);
  const n = placements.count;
  const flags = rules.countsDoublets ? 2 : 1;
  const values = new Float64Array(n * n * flags * flags);
  const value = flags === 2 ? valueWithFlags : valuePlain;
  const again = [false, true].map(had => plansOf(rules, had).map(plan => plan.again));
  const keeps = keepsDoublets(rules) ? 1 : 0;
  const byPips = groupedByPips(placements);
  for (let total = 2; total < 2 * byPips.length - 1; total++)
    for (let pips = Math.max(1, total - byPips.length + 1); pips < total; pips++)
      for (const own of byPips[pips] ?? [])
        for (const other of byPips[total - pips] ?? [])
          value({ endings, n, values, again, keeps }, own, other);
  const units = Uint16Array.from(values, equity => Math.round(((1 + equity) / 2) * UNITS));
  return ok(new TwoSidedTable(rules, men, units));
};

const groupedByPips = (placements: Placements): readonly (readonly number[])[] => {
  const groups: number[][] = [];
  for (const p of placements.byPips()) (groups[placements.pips[p]!] ??= []).push(p);
  return Array.from(groups, group => group ?? []);
};

interface Work {
  readonly endings: Endings;
  readonly n: number;
  readonly values: Float64Array;
  /** By whether the mover has had a doublet, and throw. */
  readonly again: readonly (readonly boolean[])[];
  readonly keeps: 0 | 1;
}

const DIFFERENT = 15;
const DOUBLETS_FROM = 15;
const THROWS = 21;

const valuePlain = (
  { endings: { start, ending }, n, values, again }: Work,
  own: number,
  other: number,
): void => {
  let sum = 0;
  for (let t = 0; t < THROWS; t++) {
    const end = start[own * THROWS + t + 1]!;
    let worst = Infinity;
    const throwsAgain = again[0]![t]!;
    for (let i = start[own * THROWS + t]!; i < end; i++) {
      const e = ending[i]!;
      const left = e === 0 ? -1 : throwsAgain ? -values[e * n + other]! : values[other * n + e]!;
      if (left < worst) worst = left;
    }
    sum -= t < DIFFERENT ? 2 * worst : worst;
  }
  values[own * n + other] = sum / 36;
};

const valueWithFlags = (
  { endings: { throws, start, ending }, n, values, again, keeps }: Work,
  own: number,
  other: number,
): void => {
  // By 2 × own flag + other's.
  const sums = [0, 0, 0, 0];
  for (let t = 0; t < throws; t++) {
    const at = own * throws + t;
    const low = start[at]!;
    const end = start[at + 1]!;
    const isDoublet = t >= DOUBLETS_FROM;
    const later = t >= THROWS;
    const throwsAgain = later ? again[1]![t - 6]! : again[0]![t]!;
    for (let state = 0; state < 4; state++) {
      const ownFlag = state >> 1;
      if (isDoublet && (ownFlag === 1) !== later) continue;
      const otherFlag = state & 1;
      const after = isDoublet ? 1 : ownFlag;
      let best = -Infinity;
      if (low < end && ending[low] === 0) best = 1;
      else if (throwsAgain)
        for (let i = low; i < end; i++) {
          const left = values[(ending[i]! * n + other) * 4 + 2 * after + otherFlag]!;
          if (left > best) best = left;
        }
      else
        for (let i = low; i < end; i++) {
          const left = -values[(other * n + ending[i]!) * 4 + 2 * otherFlag + after * keeps]!;
          if (left > best) best = left;
        }
      sums[state]! += isDoublet ? best : 2 * best;
    }
  }
  for (let state = 0; state < 4; state++) values[(own * n + other) * 4 + state] = sums[state]! / 36;
};
