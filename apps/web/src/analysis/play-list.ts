import { boardAfter, turnedFlat, VALUE_LENGTH, type Thinker } from '@wurfzabel/engine';
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

/** Endings judged at a time. */
const BATCH = 4096;

/**
 * All legal plays of a throw in order of their worth. A later doublet has hundreds of thousands, so they stay flat, as the rules list
 * them; only a page of them is ever written out.
 */
export class PlayList {
  readonly #plays: PlaySet;
  readonly #start: Position;
  readonly #equities: Float64Array;
  readonly #throwsAgain: Uint8Array;
  readonly #order: Uint32Array;

  /** @param position before the throw, seen by the side that plays */
  constructor({ thinker }: Judge, position: Position, thrown: Throw) {
    this.#start = position;
    this.#plays = legalPlays(thinker.rules, position, thrown, new PlayArena());
    const { count } = this.#plays;
    this.#equities = new Float64Array(count);
    this.#throwsAgain = new Uint8Array(count);
    for (let from = 0; from < count; from += BATCH)
      this.#judge(thinker, position[DOUBLETS]!, thrown, from, Math.min(count, from + BATCH));
    this.#order = Uint32Array.from({ length: count }, (_, i) => i).sort(
      (a, b) => this.#equities[b]! - this.#equities[a]! || a - b,
    );
  }

  page({ filter, from, most }: ListQuestion): ListedPlays {
    const passing = this.#order.filter(index => this.#passes(index, filter));
    return {
      count: this.#plays.count,
      passing: passing.length,
      best: this.#equities[this.#order[0]!]!,
      plays: Array.from(passing.subarray(from, from + most), index => ({
        steps: this.#plays.stepsTo(index),
        ending: this.#plays.positionAt(index),
        throwsAgain: this.#throwsAgain[index] === 1,
        equity: this.#equities[index]!,
      })),
    };
  }

  #judge(thinker: Thinker, doublets: number, thrown: Throw, from: number, to: number): void {
    const { rules, evaluator } = thinker;
    const boards = new Int8Array((to - from) * POSITION_BYTES);
    const asked: number[] = [];
    for (let index = from; index < to; index++) {
      const ending = this.#plays.positionAt(index);
      const won = pointsWon(rules, ending);
      const again =
        won === 0 &&
        (this.#plays.namesDoubletAt(index) ||
          earnsThrow(rules, doublets, thrown, this.#plays.playedOutAt(index)));
      this.#throwsAgain[index] = Number(again);
      if (won !== 0) this.#equities[index] = won;
      else {
        boards.set(boardAfter(rules, ending, again), asked.length * POSITION_BYTES);
        asked.push(index);
      }
    }
    if (asked.length === 0) return;
    const values = evaluator.evaluate(boards.subarray(0, asked.length * POSITION_BYTES));
    asked.forEach((index, i) => {
      const at = i * VALUE_LENGTH;
      this.#equities[index] =
        this.#throwsAgain[index] === 1 ? values[at]! : turnedFlat(values, at)[0]!;
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
