import { DOUBLETS, OTHER_DOUBLETS, type Rules } from '@wurfzabel/rules';
import { rulesKey } from './fault.ts';
import { allPlacements, placementCount, type Placements } from './placements.ts';
import { mostPointsWithFewMen, singleValue, type ExactValue } from './value.ts';

export const CHANCE_UNITS = 65535;

/** What a table holds; quantised equities are whole numbers of `step`. */
export interface Solution {
  readonly equities: Float64Array | Int16Array;
  readonly step: number;
  /** For each equity the chances of winning 1, 2, … points, then of losing them, in units of `chanceStep`. */
  readonly chances?: Float64Array | Uint16Array | undefined;
  readonly chanceStep: number;
  /** Passes made; 0 where unknown. */
  readonly sweeps: number;
  /** Largest change of the last pass. */
  readonly change: number;
}

/** How many values a table has. */
export const solvedCount = (rules: Rules, [a, b]: readonly [number, number]): number =>
  placementCount(a) * placementCount(b) * (a === b ? 1 : 2) * (rules.countsDoublets ? 4 : 1);

/**
 * Equities of all positions with few men left, found by `solve`. Everything is asked by the 32 bytes of a position from `at` on,
 * and answered for the side on turn that is about to throw. Positions with more men, and decided ones, are undefined.
 */
export class SolvedTable {
  readonly kind = 'solved';
  readonly key: string;
  /** Most men left on the two sides, whichever is which. */
  readonly men: readonly [number, number];
  readonly solution: Solution;
  private readonly rules: Rules;
  private readonly placements: readonly [Placements, Placements];
  private readonly flagged: boolean;

  constructor(rules: Rules, men: readonly [number, number], solution: Solution) {
    this.key = rulesKey(rules);
    this.rules = rules;
    this.men = men;
    this.solution = solution;
    this.flagged = rules.countsDoublets;
    const first = allPlacements(men[0]);
    this.placements = [first, men[0] === men[1] ? first : allPlacements(men[1])];
  }

  equityAt(bytes: Int8Array, at = 0): number | undefined {
    const index = this.indexOf(bytes, at);
    return index < 0 ? undefined : this.solution.equities[index]! * this.solution.step;
  }

  /** Equity and chances; undefined too where the table has no chances and they do not follow from the equity. */
  valueAt(bytes: Int8Array, at = 0): ExactValue | undefined {
    const index = this.indexOf(bytes, at);
    if (index < 0) return undefined;
    const equity = this.solution.equities[index]! * this.solution.step;
    if (mostPointsWithFewMen(this.rules) === 1) return singleValue(equity);
    const { chances, chanceStep } = this.solution;
    if (!chances) return undefined;
    const points = mostPointsWithFewMen(this.rules);
    const from = index * 2 * points;
    const chance = (k: number, of: number): number =>
      k < points ? chances[from + of + k]! * chanceStep : 0;
    const chancesOf = (of: number): [number, number, number, number] => [
      chance(0, of),
      chance(1, of),
      chance(2, of),
      chance(3, of),
    ];
    return { equity, win: chancesOf(0), lose: chancesOf(points) };
  }

  /** The equities in 16 bits, in units of most points / 32767: off by less than 0.00005 where a game can count three. */
  quantised(): Int16Array {
    const { equities, step } = this.solution;
    const unit = mostPointsWithFewMen(this.rules) / 32767;
    return Int16Array.from(equities, equity => Math.round((equity * step) / unit));
  }

  /** The chances in units of 1/65535, if there are any. */
  quantisedChances(): Uint16Array | undefined {
    const { chances, chanceStep } = this.solution;
    return (
      chances && Uint16Array.from(chances, chance => Math.round(chance * chanceStep * CHANCE_UNITS))
    );
  }

  private indexOf(bytes: Int8Array, at: number): number {
    const [a, b] = this.placements;
    const pair = this.pairOf(a, b, bytes, at);
    if (pair >= 0) return this.withFlags(pair, bytes, at);
    if (a === b) return -1;
    const turned = this.pairOf(b, a, bytes, at);
    return turned < 0 ? -1 : this.withFlags(a.count * b.count + turned, bytes, at);
  }

  private pairOf(own: Placements, other: Placements, bytes: Int8Array, at: number): number {
    const { men, course } = this.rules;
    const p = own.rankOfOwn(bytes, at, men);
    if (p <= 0) return -1;
    const q = other.rankOfOther(bytes, at, men, course);
    return q <= 0 ? -1 : p * other.count + q;
  }

  private withFlags(pair: number, bytes: Int8Array, at: number): number {
    if (!this.flagged) return pair;
    const own = bytes[at + DOUBLETS]! > 0 ? 2 : 0;
    const other = bytes[at + OTHER_DOUBLETS]! > 0 ? 1 : 0;
    return pair * 4 + own + other;
  }
}
