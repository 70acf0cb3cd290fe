import { samePosition, withStep, type DieNumber, type Step } from '@wurfzabel/rules';
import { worthFor } from '../cube/worth.ts';
import { turnedFlat, VALUE_LENGTH, wonFlat, type FlatValue } from '../evaluator.ts';
import { restToPlay } from '../player.ts';
import { pointsWon } from '../search/plain-thinker.ts';
import { endingAhead, FILTERS } from '../search/search.ts';
import { boardAfter, type Ending, type Thinker } from '../search/thinker.ts';
import { ERROR_FROM } from './grades.ts';
import type { PlayMoment } from './moments.ts';

/** Who says what a decision was worth: tables without error, the table of races (off by thousandths at most), a net or less. */
export type Source = 'exact' | 'race' | 'judge';

interface Candidate {
  readonly ending: Omit<Ending, 'value'>;
  /** For the side that played, in points for each unit of the cube. */
  readonly worth: number;
  /** Throws looked ahead. */
  readonly depth: number;
}

/** Plays of a throw as far as they have been compared: the deepest first, and among these the best. */
export interface PlayJudgement {
  readonly candidates: readonly Candidate[];
  readonly played: Candidate;
  /** There is only one play, so nothing was decided. */
  readonly isForced: boolean;
  readonly source: Source;
}

/** Plays that are compared at first; more where it is not the equity that plays are worth. */
const FIRST_LOOK = 8;
const FIRST_LOOK_BY_WORTH = 16;

/** What the side that played wins or expects by what it did. */
const endingPlayed = (thinker: Thinker, moment: PlayMoment): Ending => {
  const { rules, phase } = moment.state;
  const { ending: position, steps } = moment;
  const won = pointsWon(rules, position);
  const { earnsThrow } = restToPlay(moment.state, phase);
  const names = phase.play.schedule.thenName && moment.isPlayedOut;
  const goesOn = names || (earnsThrow && (moment.isPlayedOut || rules.throwAgainWhenBlocked));
  const throwsAgain = won === 0 && goesOn;
  const value = ((): FlatValue => {
    if (won !== 0) return won > 0 ? wonFlat(won) : turnedFlat(wonFlat(-won));
    const seen = thinker.evaluator.evaluate(boardAfter(rules, position, throwsAgain));
    return throwsAgain ? seen : turnedFlat(seen);
  })();
  return { position, steps, throwsAgain, won, value };
};

const isSame = (a: Candidate['ending'], b: Candidate['ending']): boolean =>
  samePosition(a.position, b.position) && a.throwsAgain === b.throwsAgain;

/** Whether tables know what an ending leads to, and which. */
const sourceOf = (thinker: Thinker, ending: Candidate['ending']): Source => {
  if (ending.won !== 0) return 'exact';
  const board = boardAfter(thinker.rules, ending.position, ending.throwsAgain);
  const scratch = new Float64Array(VALUE_LENGTH);
  const table = thinker.known.find(each => each.know(board, 0, scratch, 0) !== false);
  if (!table) return 'judge';
  return table.name === 'one-sided' ? 'race' : 'exact';
};

const weakest = (sources: readonly Source[]): Source =>
  (['judge', 'race'] as const).find(source => sources.includes(source)) ?? 'exact';

const inOrder = (candidates: Candidate[]): Candidate[] =>
  candidates.sort((a, b) => b.depth - a.depth || b.worth - a.worth);

/** All plays compared without look-ahead. */
export const firstLook = (thinker: Thinker, moment: PlayMoment): PlayJudgement => {
  const { phase } = moment.state;
  const worth = worthFor(moment.state, moment.side);
  const what = restToPlay(moment.state, phase);
  const most = worth.isOwn ? FIRST_LOOK_BY_WORTH : FIRST_LOOK;
  const seen = (ending: Ending): Candidate => ({ ending, worth: worth.of(ending.value), depth: 0 });
  const candidates = thinker.top(phase.play.position, what, most).map(seen);
  const own = endingPlayed(thinker, moment);
  const found = candidates.find(({ ending }) => isSame(ending, own));
  const isForced = candidates.length < 2;
  if (!found) candidates.push(seen(own));
  inOrder(candidates);
  // One shape can be reached in two ways; what counts is where it leads to.
  const played = found ?? candidates.find(({ ending }) => ending === own)!;
  const source = weakest(candidates.map(({ ending }) => sourceOf(thinker, ending)));
  return { candidates, played, isForced, source };
};

/** The plays between which it can still lie, one throw further. */
const between = ({ candidates, played }: PlayJudgement, depth: number): readonly Candidate[] => {
  const { most, within } = FILTERS[Math.min(depth, FILTERS.length) - 1]!;
  const [best] = candidates;
  const near = candidates
    .slice(0, most)
    .filter(each => each.depth === best!.depth && each.worth >= best!.worth - within);
  return near.includes(played) ? near : [...near, played];
};

/**
 * Whether looking so many throws ahead could change what is said: one throw ahead unless the play made stands out as the best, and
 * further where it is an error so far.
 */
export const isOpen = (judgement: PlayJudgement, depth: number): boolean => {
  if (judgement.isForced || judgement.source !== 'judge') return false;
  if (judgement.candidates[0]!.ending.won > 0 && judgement.played === judgement.candidates[0])
    return false;
  return depth === 1 ? between(judgement, 1).length > 1 : lossOf(judgement) >= ERROR_FROM.slight;
};

/** The same plays looked at `depth` throws ahead, as far as it can still lie between them. */
export const deeperLook = (
  thinker: Thinker,
  moment: PlayMoment,
  judgement: PlayJudgement,
  depth: number,
): PlayJudgement => {
  const worth = worthFor(moment.state, moment.side);
  const chosen = between(judgement, depth);
  const deeper = new Map<Candidate, Candidate>(
    chosen.map(each => {
      const value = endingAhead(thinker, each.ending, depth)!;
      return [each, { ending: each.ending, worth: worth.of(value), depth }];
    }),
  );
  return {
    ...judgement,
    candidates: inOrder(judgement.candidates.map(each => deeper.get(each) ?? each)),
    played: deeper.get(judgement.played)!,
  };
};

/** Points given away, for each unit of the cube. */
export const lossOf = ({ candidates, played }: PlayJudgement): number =>
  Math.max(0, candidates[0]!.worth - played.worth);

/** A play as a review tells it. */
export interface ToldPlay {
  readonly steps: readonly Step[];
  readonly worth: number;
  readonly depth: number;
}

/** A comparison as plain data, as far as looking further needs it. */
export interface KeptPlay {
  /** Steps as pairs of station and number, with whether the same side throws again. */
  readonly candidates: readonly {
    readonly steps: readonly (readonly [from: number, number: DieNumber])[];
    readonly again: boolean;
    readonly worth: number;
    readonly depth: number;
  }[];
  /** Which of them was made. */
  readonly played: number;
}

/** What is not written down can no longer be looked at nor told: plays seen less far than the best, or further behind than any filter reaches. */
export const keptPlay = ({ candidates, played }: PlayJudgement): KeptPlay => {
  const most = Math.max(TOLD, ...FILTERS.map(filter => filter.most));
  const near = candidates.filter(each => each.depth === candidates[0]!.depth).slice(0, most);
  const kept = near.includes(played) ? near : [...near, played];
  return {
    candidates: kept.map(({ ending: { steps, throwsAgain }, worth, depth }) => ({
      steps: steps.map(({ from, number }) => [from, number]),
      again: throwsAgain,
      worth,
      depth,
    })),
    played: kept.indexOf(played),
  };
};

/** The comparison again; only such as are still open are kept, so there is a choice, and no table that knows. */
export const playFrom = (moment: PlayMoment, kept: KeptPlay): PlayJudgement => {
  const { phase, rules } = moment.state;
  const candidates = kept.candidates.map(({ steps: pairs, again, worth, depth }): Candidate => {
    const steps = pairs.map(([from, number]) => ({ from, number }));
    const { position } = steps.reduce(withStep, phase.play);
    const won = pointsWon(rules, position);
    return { ending: { position, steps, throwsAgain: again, won }, worth, depth };
  });
  const played = candidates[kept.played]!;
  return { candidates, played, isForced: false, source: 'judge' };
};

/** Plays told beside the one that was made. */
const TOLD = 3;

export const toldPlays = ({ candidates }: PlayJudgement): readonly ToldPlay[] =>
  candidates
    .filter(each => each.depth === candidates[0]!.depth)
    .slice(0, TOLD)
    .map(toldPlay);

export const toldPlay = ({ ending, worth, depth }: Candidate): ToldPlay => ({
  steps: ending.steps,
  worth,
  depth,
});
