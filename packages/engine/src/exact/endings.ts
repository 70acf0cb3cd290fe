import { LAST_STATION, type Rules } from '@wurfzabel/rules';
import type { Run } from '@wurfzabel/rules/schedule';
import type { Moves } from './placements.ts';

/** What one side's men are to the other's steps; both arrays by placement × 26 + station of the side that steps. */
export interface Obstacles {
  /** Men of the other side there. */
  readonly men: Uint8Array;
  /** Placement after the man there was hit. */
  readonly afterHit: Int32Array;
}

/** For sides that cannot meet. */
export const NO_OBSTACLES: Obstacles = { men: new Uint8Array(26), afterHit: new Int32Array(26) };

/** The bits of a node's tag that count the owed numbers played. */
const PLAYED = 15;

/**
 * The distinct endings of a throw between few men, as pairs of placements.
 *
 * The same search as the play generator of the rules – level by level, equal positions merged, duties on the levels –
 * on two numbers a position instead of 32 bytes: with all steps of a placement known beforehand a step is two look-ups.
 */
export class EndingFinder {
  /** Endings found: placements of the side that played and of the other. */
  own = new Int32Array(1024);
  other = new Int32Array(1024);
  /** 1 where every owed number was played. */
  playedOut = new Uint8Array(1024);
  count = 0;

  private readonly moves: Moves;
  private readonly obstacles: Obstacles;
  private readonly others: number;
  private readonly foresight: boolean;
  private readonly byRight: boolean;
  private nodeOwn = new Int32Array(4096);
  private nodeOther = new Int32Array(4096);
  /** Run × 16 + owed numbers played. */
  private nodeTag = new Uint8Array(4096);
  private nodes = 0;
  private readonly seen: Int32Array;
  private stamp = 1;
  private candidates = new Int32Array(4096);
  private candidateCount = 0;

  constructor(
    rules: Rules,
    moves: Moves,
    ownCount: number,
    obstacles: Obstacles,
    otherCount: number,
  ) {
    this.moves = moves;
    this.obstacles = obstacles;
    this.others = otherCount;
    this.foresight = rules.foresight === 'most';
    this.byRight = !rules.throwAgainWhenBlocked;
    this.seen = new Int32Array(ownCount * otherCount);
  }

  find(runs: readonly Run[], own: number, other: number): void {
    this.nodes = 0;
    this.candidateCount = 0;
    this.add(own, other, 0);
    let most = 0;
    let higherFirstWorks = false;
    for (let r = 0; r < runs.length; r++) {
      const run = runs[r]!;
      let low = 0;
      let high = 1;
      let played = 0;
      for (; played < run.owed && low < high; played++) {
        this.stamp++;
        const start = this.nodes;
        this.expand(low, high, run.numbers[played]!, r * 16 + played + 1, true);
        low = start;
        high = this.nodes;
        if (low < high) {
          most = Math.max(most, played + 1);
          if (r === 0 && played === 0) higherFirstWorks = true;
        }
      }
      if (low === high) continue;
      const firstFinal = low;
      for (; played < run.numbers.length && low < high; played++) {
        const start = this.nodes;
        this.expand(low, high, run.numbers[played]!, r * 16 + run.owed, false);
        low = start;
        high = this.nodes;
      }
      for (let node = firstFinal; node < this.nodes; node++) this.addCandidate(node);
    }
    const hasChoice = runs.length > 1;
    const least = this.foresight ? most : hasChoice && most > 0 ? 1 : 0;
    const onlyFirst = this.foresight && hasChoice && most === 1 && higherFirstWorks;
    this.collect(runs, least, onlyFirst);
  }

  private expand(low: number, high: number, number: number, tag: number, isOwed: boolean): void {
    const { first, to, next } = this.moves;
    const { men, afterHit } = this.obstacles;
    for (let node = low; node < high; node++) {
      const at = this.nodeOwn[node]! * 6 + number - 1;
      const other = this.nodeOther[node]!;
      const end = first[at + 1]!;
      let canPlay = false;
      for (let m = first[at]!; m < end; m++) {
        const station = to[m]!;
        let otherAfter = other;
        if (station <= LAST_STATION) {
          const there = men[other * 26 + station]!;
          if (there > 1) continue;
          if (there === 1) otherAfter = afterHit[other * 26 + station]!;
        }
        canPlay = true;
        const pair = next[m]! * this.others + otherAfter;
        if (this.seen[pair] === this.stamp) continue;
        this.seen[pair] = this.stamp;
        this.add(next[m]!, otherAfter, tag);
      }
      // Both orders of two numbers start from the root, which is one ending only.
      if (
        !canPlay &&
        isOwed &&
        !(node === 0 && this.candidateCount > 0 && this.candidates[0] === 0)
      )
        this.addCandidate(node);
    }
  }

  /** Keeps what the duties allow, each ending once for each right to go on. */
  private collect(runs: readonly Run[], least: number, onlyFirst: boolean): void {
    this.count = 0;
    this.stamp++;
    for (let c = 0; c < this.candidateCount; c++) {
      const node = this.candidates[c]!;
      const tag = this.nodeTag[node]!;
      if ((tag & PLAYED) < least || (onlyFirst && tag > PLAYED)) continue;
      const playedOut = (tag & PLAYED) >= runs[tag >> 4]!.owed ? 1 : 0;
      const own = this.nodeOwn[node]!;
      const other = this.nodeOther[node]!;
      const pair = own * this.others + other;
      if (this.seen[pair] === this.stamp && (!this.byRight || this.isListed(own, other, playedOut)))
        continue;
      this.seen[pair] = this.stamp;
      if (this.count === this.own.length) this.growEndings();
      this.own[this.count] = own;
      this.other[this.count] = other;
      this.playedOut[this.count++] = playedOut;
    }
  }

  private isListed(own: number, other: number, playedOut: number): boolean {
    for (let i = 0; i < this.count; i++)
      if (this.own[i] === own && this.other[i] === other && this.playedOut[i] === playedOut)
        return true;
    return false;
  }

  private add(own: number, other: number, tag: number): void {
    if (this.nodes === this.nodeOwn.length) this.growNodes();
    this.nodeOwn[this.nodes] = own;
    this.nodeOther[this.nodes] = other;
    this.nodeTag[this.nodes++] = tag;
  }

  private addCandidate(node: number): void {
    if (this.candidateCount === this.candidates.length)
      this.candidates = enlarged(this.candidates, Int32Array);
    this.candidates[this.candidateCount++] = node;
  }

  private growNodes(): void {
    this.nodeOwn = enlarged(this.nodeOwn, Int32Array);
    this.nodeOther = enlarged(this.nodeOther, Int32Array);
    this.nodeTag = enlarged(this.nodeTag, Uint8Array);
  }

  private growEndings(): void {
    this.own = enlarged(this.own, Int32Array);
    this.other = enlarged(this.other, Int32Array);
    this.playedOut = enlarged(this.playedOut, Uint8Array);
  }
}

const enlarged = <A extends Int32Array<ArrayBuffer> | Uint8Array<ArrayBuffer>>(
  array: A,
  kind: new (length: number) => A,
): A => {
  const larger = new kind(array.length * 2);
  larger.set(array);
  return larger;
};
