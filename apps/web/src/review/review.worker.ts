import { isKnown } from '@wurfzabel/engine/evaluator';
import { Reviewer, type Review, type ReviewPart } from '@wurfzabel/engine/review/index';
import { parseRecord, statesOf, type GameRecord } from '@wurfzabel/records';
import { Judging } from '../analysis/judging.ts';
import type { Lack } from '../engine/judged.ts';
import { fetchNet, fetchTable } from '../engine/files.ts';
import { exposeHeld } from '../workers/hold.ts';

/** A review that is finished, with what it rests on. */
export interface Reviewed {
  readonly review: Review;
  readonly judge: 'net' | 'hand-made';
  readonly lacks: readonly Lack[];
}

/** How far the work is, and what it has found so far. */
export type Teller = (part: ReviewPart, lacks: readonly Lack[]) => Promise<void>;

/** Milliseconds between two reports. */
const PAUSE = 200;

/** One that goes on from a part; where the part cannot be read, one that begins. */
const reviewerFor = (
  make: (part: ReviewPart | undefined) => Reviewer,
  part: ReviewPart | undefined,
): Reviewer => {
  try {
    return make(part);
  } catch (error) {
    console.warn(error);
    return make(undefined);
  }
};

/** Reviews off the page's thread, one a worker; to stop it, end the worker. */
const reviewing = {
  /** @param part what an earlier review of the same record had come to */
  async review(
    record: GameRecord,
    depth: number,
    part: ReviewPart | undefined,
    tell: Teller,
  ): Promise<Reviewed> {
    const read = parseRecord(record);
    if (!read.ok) throw new Error(read.fault.message);
    const { log } = read.value;
    const judging = await Judging.load(log.rules, { net: fetchNet, table: fetchTable });
    const { thinker } = await judging.answer(judge => judge);
    // Without a net every play of a large doublet is looked at one by one: no looking ahead.
    const seen = judging.judge === 'net' ? depth : 0;
    const states = statesOf(log);
    const reviewer = reviewerFor(
      from => new Reviewer(thinker, log.actions, states, { depth: seen, part: from }),
      part,
    );
    // The tables that the game comes near are there before anything is judged, so that a review repeats.
    await judging.answer(() => reviewer.positions.map(each => isKnown(thinker.known, each)));
    let told = performance.now();
    for (const _ of reviewer.work()) {
      if (performance.now() - told < PAUSE) continue;
      await tell(reviewer.part(), judging.lacks);
      told = performance.now();
    }
    return { review: reviewer.review(), judge: judging.judge, lacks: judging.lacks };
  },
};
export type Reviewing = typeof reviewing;
exposeHeld(reviewing);
