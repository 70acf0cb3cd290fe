import { Reviewer, totalsOf } from '@wurfzabel/engine/review/index';
import { statesOf } from '@wurfzabel/records';
import { depthFor, judgedBy } from '../analyse/answers.ts';
import { tellOfJudge, thinkerFor } from '../engine/thinkers.ts';
import { print, printJson } from '../shell/output.ts';
import { progressBar, type Progress } from '../shell/progress.ts';
import { UsageError } from '../shell/usage-error.ts';
import { readFile } from './read.ts';
import { reviewText, writtenDecision } from './text.ts';

export interface ReviewFlags {
  readonly depth?: number;
  readonly worst: number;
  readonly json?: boolean;
}

/** Five digits after the point are more than any of these numbers is good for. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 1e5) / 1e5 : value;

/** Does the work, a bar for each pass over the game. */
const workOff = (reviewer: Reviewer): void => {
  let bar: Progress | undefined;
  let pass = -1;
  for (const { depth, done, of } of reviewer.work()) {
    if (depth !== pass) {
      bar?.stop();
      bar = progressBar(of, depth === 0 ? 'throws and decisions' : `decisions, ${depth} ahead`);
      pass = depth;
    }
    bar!.to(done);
  }
  bar?.stop();
};

export const runReview = async (path: string, flags: ReviewFlags): Promise<void> => {
  const { log, meta } = readFile(path);
  if (log.actions.length === 0) throw new UsageError(`"${path}": nothing has happened in it yet`);
  const loaded = await thinkerFor(log.rules);
  tellOfJudge(loaded);
  const states = statesOf(log);
  const depth = depthFor(loaded, flags.depth, 1);
  const reviewer = new Reviewer(loaded.thinker, log.actions, states, { depth });
  workOff(reviewer);
  const review = reviewer.review();
  if (!flags.json) {
    print(reviewText(log, states, meta, review, flags.worst));
    return;
  }
  const data = {
    game: log.rules.game.id,
    ...(meta.players ? { players: meta.players } : {}),
    depth,
    ...judgedBy(loaded),
    totals: totalsOf(review),
    throws: review.throws,
    decisions: review.decisions.map(decision => writtenDecision(log.rules, states, decision)),
  };
  printJson(JSON.parse(JSON.stringify(data, rounded)));
};
