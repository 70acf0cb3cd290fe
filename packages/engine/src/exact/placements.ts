import {
  barTo,
  DIE_NUMBERS,
  landing,
  OFF,
  OTHER_HAND,
  OTHER_OFF,
  stationAcross,
  type Course,
  type Position,
  type Rules,
} from '@wurfzabel/rules';
import { LAST_QUARTER, POSITION_BYTES } from '@wurfzabel/rules/position';

/** Ways to place `men` equal men on `kinds` stations: the multisets, C(men + kinds − 1, men). */
const ways = (men: number, kinds: number): number => {
  if (kinds === 0) return men === 0 ? 1 : 0;
  let product = 1;
  for (let i = 1; i <= men; i++) product = (product * (kinds - 1 + i)) / i;
  return Math.round(product);
};

/** How many placements of so many men there are anywhere, hand and off included. */
export const placementCount = (men: number): number => ways(men, OFF + 1);

/**
 * All ways to place some men of one side on the stations from `low` to off, numbered without gaps.
 * Men beyond these are off. Number 0 is "all off"; the numbers are the lexicographic order of the counts,
 * found by adding up how many placements come before (the combinatorial number system), so neither a map nor a search is needed.
 */
export class Placements {
  readonly men: number;
  readonly low: number;
  /** Stations from `low` to off. */
  readonly kinds: number;
  readonly count: number;
  /** Men of placement p on station low + k at p × kinds + k. */
  readonly counts: Uint8Array;
  /** Pips still to go. */
  readonly pips: Int32Array;
  /** Station of the man furthest back; OFF for "all off". */
  readonly rearmost: Uint8Array;
  private readonly skipped: Int32Array;

  constructor(men: number, low: number) {
    this.men = men;
    this.low = low;
    this.kinds = OFF + 1 - low;
    this.count = ways(men, this.kinds);
    this.skipped = this.prefixSums();
    this.counts = new Uint8Array(this.count * this.kinds);
    this.pips = new Int32Array(this.count);
    this.rearmost = new Uint8Array(this.count);
    this.fill();
  }

  /** Number of the placement whose counts start at `at`. */
  rank(counts: ArrayLike<number>, at = 0): number {
    let left = this.men;
    let rank = 0;
    for (let k = 0; k < this.kinds - 1; k++) {
      const here = counts[at + k]!;
      rank += this.skipped[(k * (this.men + 1) + left) * (this.men + 1) + here]!;
      left -= here;
    }
    return rank;
  }

  /** Number of the placement of the side on turn, or −1 if its men are not among these placements. */
  rankOfOwn(bytes: Int8Array, at: number, total: number): number {
    return this.rankOf(total, bytes[at + OFF]!, station => Math.max(bytes[at + station]!, 0));
  }

  /** The same for the other side, by its own stations. */
  rankOfOther(bytes: Int8Array, at: number, total: number, course: Course): number {
    return this.rankOf(total, bytes[at + OTHER_OFF]!, station =>
      station === 0
        ? bytes[at + OTHER_HAND]!
        : Math.max(-bytes[at + stationAcross(course, station)]!, 0),
    );
  }

  /** A position with only these men of the side on turn, for asking the rules. */
  positionOf(placement: number, total: number): Position {
    const position = new Int8Array(POSITION_BYTES) as Position;
    for (let k = 0; k < this.kinds; k++)
      position[this.low + k] = this.counts[placement * this.kinds + k]!;
    position[OFF]! += total - this.men;
    return position;
  }

  /** All placements, fewest pips first. */
  byPips(): Int32Array {
    const order = Int32Array.from({ length: this.count }, (_, p) => p);
    return order.sort((a, b) => this.pips[a]! - this.pips[b]! || a - b);
  }

  // Men behind `low` are not counted, so the number of men off gives them away.
  private rankOf(total: number, off: number, menAt: (station: number) => number): number {
    let left = this.men;
    let rank = 0;
    for (let k = 0; k < this.kinds - 1; k++) {
      const here = menAt(this.low + k);
      if (here > left) return -1;
      rank += this.skipped[(k * (this.men + 1) + left) * (this.men + 1) + here]!;
      left -= here;
    }
    return off === total - this.men + left ? rank : -1;
  }

  private prefixSums(): Int32Array {
    const { men, kinds } = this;
    const sums = new Int32Array(kinds * (men + 1) * (men + 1));
    for (let k = 0; k < kinds; k++)
      for (let left = 0; left <= men; left++) {
        let sum = 0;
        for (let here = 0; here <= left; here++) {
          sums[(k * (men + 1) + left) * (men + 1) + here] = sum;
          sum += ways(left - here, kinds - k - 1);
        }
      }
    return sums;
  }

  private fill(): void {
    const { kinds, counts } = this;
    const current = new Uint8Array(kinds);
    let filled = 0;
    const place = (k: number, left: number): void => {
      if (k === kinds - 1) {
        current[k] = left;
        counts.set(current, filled * kinds);
        this.pips[filled] = current.reduce((sum, n, i) => sum + n * (OFF - this.low - i), 0);
        this.rearmost[filled] = this.low + current.findIndex(n => n > 0);
        filled++;
        return;
      }
      for (let here = 0; here <= left; here++) {
        current[k] = here;
        place(k + 1, left - here);
      }
    };
    place(0, this.men);
  }
}

/** Placements of a side whose men are all in the last quarter or off. */
export const homePlacements = (men: number): Placements => new Placements(men, LAST_QUARTER);

/** Placements anywhere, hand included. */
export const allPlacements = (men: number): Placements => new Placements(men, 0);

/**
 * The steps that a side's own men allow: entering, bearing off and overshooting ask nothing of the other side.
 * Steps of placement p with the number n are first[6p + n − 1] up to the next entry of `first`.
 * Legality comes from the rules' own `barTo`, so there is no second reading of them here.
 */
export interface Moves {
  readonly first: Int32Array;
  /** Station of landing. */
  readonly to: Uint8Array;
  /** Placement after the step. */
  readonly next: Int32Array;
}

export const movesOf = (rules: Rules, placements: Placements): Moves => {
  const { kinds, low, counts } = placements;
  const first = new Int32Array(placements.count * 6 + 1);
  const most = placements.count * 6 * Math.min(placements.men, kinds - 1);
  const to = new Uint8Array(most);
  const next = new Int32Array(most);
  const after = new Uint8Array(kinds);
  let filled = 0;
  for (let p = 0; p < placements.count; p++) {
    const position = placements.positionOf(p, rules.men);
    for (const number of DIE_NUMBERS) {
      first[p * 6 + number - 1] = filled;
      for (let k = 0; k < kinds - 1; k++) {
        const step = { from: low + k, number };
        if (counts[p * kinds + k] === 0 || barTo(rules, position, step)) continue;
        const station = landing(step);
        for (let i = 0; i < kinds; i++) after[i] = counts[p * kinds + i]!;
        after[k]!--;
        after[station - low]!++;
        to[filled] = station;
        next[filled++] = placements.rank(after);
      }
    }
  }
  first[placements.count * 6] = filled;
  return { first, to: to.slice(0, filled), next: next.slice(0, filled) };
};
