import { boardAfter, VALUE_LENGTH, type Thinker } from '@wurfzabel/engine';
import { pointsWon } from '@wurfzabel/engine/search/plain-thinker';
import type { Judge } from '@wurfzabel/engine/load/index';
import {
  DOUBLETS,
  earnsThrow,
  HAND,
  LAST_STATION,
  legalPlays,
  OFF,
  OTHER_HAND,
  PlayArena,
  POSITION_BYTES,
  type PlaySet,
  type Position,
  type Rules,
  type Step,
  type Throw,
} from '@wurfzabel/rules';

/** Which endings are wanted; what is left out does not matter. */
export interface PlayFilter {
  /** Own men that stand alone on a point, at most. */
  readonly mostLone?: number;
  /** A man of the other side was hit. */
  readonly hits?: boolean;
  /** Two men or more on this own station. */
  readonly band?: number;
  /** Men borne off by the play. */
  readonly bearsOff?: boolean;
}

export interface ListQuestion {
  readonly filter: PlayFilter;
  /** First play wanted, from 0, and how many. */
  readonly from: number;
  readonly most: number;
}

/** One legal play, judged without looking ahead. */
export interface ListedPlay {
  readonly steps: readonly Step[];
  readonly ending: Position;
  readonly throwsAgain: boolean;
  readonly equity: number;
}

export interface ListedPlays {
  /** All legal plays of the throw, as distinct endings. */
  readonly count: number;
  /** Those that pass the filter. */
  readonly passing: number;
  /** What the best of all is worth. */
  readonly best: number;
  readonly plays: readonly ListedPlay[];
}

/** Endings judged at a time: some ten milliseconds. */
const BATCH = 8192;
/** Equities lie between ±4 points; told apart to a billionth. */
const MOST_POINTS = 4;
const FINENESS = 2 ** 29;

/**
 * All legal plays of a throw in order of their worth. A later doublet has hundreds of thousands, at the worst more than a million and a half,
 * so they stay flat, as the rules list them, and are judged batch by batch: whoever does that can do something else in between. Only a page of them is
 * ever written out.
 */
export class PlayList {
  readonly #rules: Rules;
  readonly #plays: PlaySet;
  readonly #start: Position;
  readonly #thrown: Throw;
  readonly #equities: Float64Array;
  readonly #throwsAgain: Uint8Array;
  #judged = 0;
  #order: Uint32Array | undefined;
  /** The last filter asked for, and what passes it: whoever wants more of the same does not wait for it again. */
  #passing: { readonly key: string; readonly order: Uint32Array } | undefined;

  /** @param position before the throw, seen by the side that plays */
  constructor(rules: Rules, position: Position, thrown: Throw) {
    this.#rules = rules;
    this.#start = position;
    this.#thrown = thrown;
    this.#plays = legalPlays(rules, position, thrown, new PlayArena());
    const { count } = this.#plays;
    this.#equities = new Float64Array(count);
    this.#throwsAgain = new Uint8Array(count);
  }

  get count(): number {
    return this.#plays.count;
  }
  /** How many have been judged. */
  get judged(): number {
    return this.#judged;
  }
  get isJudged(): boolean {
    return this.#judged === this.count;
  }

  /** Judges the next batch, to be noted by `batchDone`: asked again before that, it is the same batch. */
  judgeBatch({ thinker }: Judge): void {
    this.#judge(thinker, this.#judged, Math.min(this.count, this.#judged + BATCH));
  }

  batchDone(): void {
    this.#judged = Math.min(this.count, this.#judged + BATCH);
  }

  /** Of a list that has been judged. */
  page({ filter, from, most }: ListQuestion): ListedPlays {
    const order = (this.#order ??= this.#inOrder());
    const passing = this.#passingOf(order, filter);
    return {
      count: this.#plays.count,
      passing: passing.length,
      best: this.#equities[order[0]!]!,
      plays: Array.from(passing.subarray(from, from + most), index => ({
        steps: this.#plays.stepsTo(index),
        ending: this.#plays.positionAt(index),
        throwsAgain: this.#throwsAgain[index] === 1,
        equity: this.#equities[index]!,
      })),
    };
  }

  /** Best first, equals as they are listed. Worth and number in one float each, which are sorted without asking anybody, in a tenth of the time. */
  #inOrder(): Uint32Array {
    const { count } = this;
    const keys = Float64Array.from(
      this.#equities,
      (equity, i) => Math.round((MOST_POINTS - equity) * FINENESS) * count + i,
    ).sort();
    return Uint32Array.from(keys, key => key % count);
  }

  #passingOf(order: Uint32Array, filter: PlayFilter): Uint32Array {
    const key = JSON.stringify(filter);
    if (key === '{}') return order;
    if (this.#passing?.key !== key)
      this.#passing = { key, order: order.filter(index => this.#passes(index, filter)) };
    return this.#passing.order;
  }

  #judge(thinker: Thinker, from: number, to: number): void {
    const { evaluator } = thinker;
    const rules = this.#rules;
    const doublets = this.#start[DOUBLETS]!;
    const boards = new Int8Array((to - from) * POSITION_BYTES);
    const asked: number[] = [];
    for (let index = from; index < to; index++) {
      const ending = this.#plays.bytesAt(index) as Position;
      const won = pointsWon(rules, ending);
      const again =
        won === 0 &&
        (this.#plays.namesDoubletAt(index) ||
          earnsThrow(rules, doublets, this.#thrown, this.#plays.playedOutAt(index)));
      this.#throwsAgain[index] = Number(again);
      if (won !== 0) this.#equities[index] = won;
      else {
        boards.set(boardAfter(rules, ending, again), asked.length * POSITION_BYTES);
        asked.push(index);
      }
    }
    if (asked.length === 0) return;
    const values = evaluator.evaluate(boards.subarray(0, asked.length * POSITION_BYTES));
    // To the side that played: what the other side sees is turned.
    asked.forEach((index, i) => {
      const equity = values[i * VALUE_LENGTH]!;
      this.#equities[index] = this.#throwsAgain[index] === 1 ? equity : -equity;
    });
  }

  #passes(index: number, { mostLone, hits, band, bearsOff }: PlayFilter): boolean {
    const ending = this.#plays.bytesAt(index);
    const start = this.#start;
    if (hits !== undefined && ending[OTHER_HAND]! > start[OTHER_HAND]! !== hits) return false;
    if (bearsOff !== undefined && ending[OFF]! > start[OFF]! !== bearsOff) return false;
    if (band !== undefined && ending[band]! < 2) return false;
    if (mostLone === undefined) return true;
    let lone = 0;
    for (let station = HAND + 1; station <= LAST_STATION; station++)
      if (ending[station] === 1) lone++;
    return lone <= mostLone;
  }
}
