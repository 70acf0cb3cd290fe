import { expose } from 'comlink';
import { isKnown } from '@wurfzabel/engine/evaluator';
import { Reviewer, type Review, type ReviewProgress } from '@wurfzabel/engine/review/index';
import { parseRecord, statesOf, type GameRecord } from '@wurfzabel/records';
import { Judging } from '../analysis/judging.ts';
import type { Lack } from '../engine/judged.ts';
import { fetchNet, fetchTable } from '../engine/files.ts';

/** A review that is finished, with what it rests on. */
export interface Reviewed {
  readonly review: Review;
  readonly judge: 'net' | 'hand-made';
  readonly lacks: readonly Lack[];
}

/** How far the work is, and now and then what it has found so far. */
export type Teller = (progress: ReviewProgress, soFar: Review) => Promise<void>;

/** Milliseconds between two reports. */
const PAUSE = 200;

/** Reviews off the page's thread, one a worker; to stop it, end the worker. */
const reviewing = {
  async review(record: GameRecord, depth: number, tell: Teller): Promise<Reviewed> {
    const read = parseRecord(record);
    if (!read.ok) throw new Error(read.fault.message);
    const { log } = read.value;
    const judging = await Judging.load(log.rules, { net: fetchNet, table: fetchTable });
    const { thinker } = await judging.answer(judge => judge);
    // Without a net every play of a large doublet is looked at one by one: no looking ahead.
    const options = { depth: judging.judge === 'net' ? depth : 0 };
    const reviewer = new Reviewer(thinker, log.actions, statesOf(log), options);
    // The tables that the game comes near are there before anything is judged, so that a review repeats.
    await judging.answer(() => reviewer.positions.map(each => isKnown(thinker.known, each)));
    let told = performance.now();
    for (const progress of reviewer.work()) {
      if (performance.now() - told < PAUSE) continue;
      await tell(progress, reviewer.review());
      told = performance.now();
    }
    return { review: reviewer.review(), judge: judging.judge, lacks: judging.lacks };
  },
};
export type Reviewing = typeof reviewing;
expose(reviewing);
