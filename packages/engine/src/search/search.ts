import { CHANCES, type Position } from '@wurfzabel/rules';
import {
  isKnown,
  tidied,
  turnedFlat,
  VALUE_LENGTH,
  wonFlat,
  type FlatValue,
} from '../evaluator.ts';
import { boardAfter, type Ending, type Thinker, type ToPlay } from './thinker.ts';

/** Which plays are looked at one throw deeper: at most so many, none worse than the best by more points. */
export interface Filter {
  readonly most: number;
  readonly within: number;
}

/**
 * Filters by depth, the first for the step from no look-ahead to one throw; wider at first, because that is where the judgement that they
 * rest on is worst. What they give away against looking at every play, in thousandths of a point a decision, by `filterRegret` with early
 * nets on 60 Backgammon throws and 40 of Conträrer Puff:
 *
 *     one throw      2 / 0.16   3 / 0.16   5 / 0.08   5 / 0.16   8 / 0.08   8 / 0.16   12 / 0.16
 *     Backgammon       2.6        1.8        0.8        0.25       0.65       0.0         0.0
 *     Puff             1.3        0.8        0.5        0.5        0.2        0.2         0.2
 *
 *     two throws     8 / 0.16 and then   2 / 0.04   3 / 0.05   5 / 0.08
 *     Backgammon                           1.0        0.35       0.2
 */
export const FILTERS: readonly Filter[] = [
  { most: 8, within: 0.16 },
  { most: 5, within: 0.08 },
];

/**
 * Positions kept a level for doublets of more than four numbers: at the root, and below it, where a slip counts for one throw in 36.
 * What they give away at later doublets of own games of Conträrer Puff against looking at every play, by `training/regret.ts` with its
 * third net: 0.0009 points with 128, 0.0015 with 64, 0.005 with 8. Every play of the largest took 0.3 s of a processor, 128 take 1 ms. Who wants
 * more plays than that, as the noisy levels do, keeps as many.
 */
export const ROOT_BEAM = 128;
export const INNER_BEAM = 8;

export interface SearchOptions {
  /**
   * Throws looked ahead after the play, 0 or more. Every throw counts one, an extra throw of the same side too: after a play that earns
   * one the first throw looked at is one's own, and all candidates of one throw are seen equally far.
   */
  readonly depth: number;
  /** How many plays to return, 1 if left out. */
  readonly most?: number;
  readonly filters?: readonly Filter[];
  /** Asked between pieces of work of a few milliseconds; true: stop. The depth that is not finished is forgotten. */
  readonly isOver?: () => boolean;
  /** What plays are ranked by instead of equity, in the same unit; for matches. */
  readonly worth?: (value: FlatValue) => number;
}

/** A play with what it is worth and how far ahead that was seen. */
export interface Ranked extends Ending {
  readonly worth: number;
  readonly depth: number;
}

const NEVER = (): boolean => false;
const EQUITY = (value: FlatValue): number => value[0]!;

/**
 * The value of a position for the side about to throw, seen so many throws ahead: the average over the 21 throws, each played as is
 * best without look-ahead. A throw that earns another is followed by the same side's next one.
 * @returns undefined if it was stopped
 */
export const valueAhead = (
  thinker: Thinker,
  position: Position,
  depth: number,
  isOver: () => boolean = NEVER,
): FlatValue | undefined => {
  if (depth === 0 || isKnown(thinker.known, position)) return thinker.evaluator.evaluate(position);
  if (isOver()) return undefined;
  if (depth === 1) return tidied(thinker.average(position, INNER_BEAM));
  const sum = new Float64Array(VALUE_LENGTH);
  for (const { thrown, weight } of CHANCES) {
    const reply = thinker.best(position, thrown, INNER_BEAM);
    const value = endingAhead(thinker, reply, depth - 1, isOver);
    if (!value) return undefined;
    for (let k = 0; k < VALUE_LENGTH; k++) sum[k]! += weight * value[k]!;
  }
  return sum;
};

/** The value of an ending for the side that played it, seen so many throws ahead. */
export const endingAhead = (
  thinker: Thinker,
  ending: Omit<Ending, 'steps' | 'value'>,
  depth: number,
  isOver: () => boolean = NEVER,
): FlatValue | undefined => {
  const { won } = ending;
  if (won !== 0) return won > 0 ? wonFlat(won) : turnedFlat(wonFlat(-won));
  const board = boardAfter(thinker.rules, ending.position, ending.throwsAgain);
  const value = valueAhead(thinker, board, depth, isOver);
  if (!value) return undefined;
  return ending.throwsAgain ? value : turnedFlat(value);
};

/**
 * The best plays of a throw, or of the rest of one, best first. There is always at least one: before any look-ahead the plays are ranked
 * without it, and only whole depths replace that.
 */
export const bestPlays = (
  thinker: Thinker,
  position: Position,
  what: ToPlay,
  options: SearchOptions,
): readonly Ranked[] => {
  const { depth, most = 1, filters = FILTERS, isOver = NEVER, worth = EQUITY } = options;
  const isWorth = options.worth !== undefined;
  const wanted = Math.max(most, depth > 0 ? filters[0]!.most : 1, isWorth ? 16 : 1);
  const rank = (ending: Ending, seenValue: FlatValue, seen: number): Ranked => {
    const value = tidied(seenValue);
    return { ...ending, value, worth: worth(value), depth: seen };
  };
  let ranked = inOrder(
    thinker
      .top(position, what, wanted, Math.max(ROOT_BEAM, wanted))
      .map(ending => rank(ending, ending.value, 0)),
  );
  for (let seen = 1; seen <= depth; seen++) {
    const filter = filters[Math.min(seen, filters.length) - 1]!;
    const chosen = passing(ranked, filter, most);
    if (isSettled(ranked, chosen, most)) break;
    const deeper: Ranked[] = [];
    for (const play of chosen) {
      const value = endingAhead(thinker, play, seen, isOver);
      if (!value) return ranked.slice(0, most);
      deeper.push(rank(play, value, seen));
    }
    ranked = [...inOrder(deeper), ...ranked.filter(play => !chosen.includes(play))];
  }
  return ranked.slice(0, most);
};

const inOrder = (plays: Ranked[]): Ranked[] => plays.sort((a, b) => b.worth - a.worth);

/**
 * The plays of the greatest depth so far that a filter lets through; they stand first. Where several plays are wanted, the filter
 * measures from the last of them, as long as it has room: the third best play is among those that stand close to it, and plays seen
 * unequally far do not compare well in one list.
 */
const passing = (
  ranked: readonly Ranked[],
  { most, within }: Filter,
  wanted: number,
): readonly Ranked[] => {
  const [first] = ranked;
  const last = ranked[Math.min(wanted, ranked.length) - 1]!;
  return ranked
    .slice(0, most)
    .filter(play => play.depth === first!.depth && play.worth >= last.worth - within);
};

/** Nothing is left to decide: one play only, or a win at once that no other can exceed. */
const isSettled = (ranked: readonly Ranked[], chosen: readonly Ranked[], most: number): boolean =>
  (most === 1 && chosen.length === 1) || ranked.length === 1 || ranked[0]!.won > 0;
