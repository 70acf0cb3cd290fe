import {
  chipsOf,
  legalMoves,
  mayStop,
  whyNotMove,
  withStep,
  type Fault,
  type Play,
  type Reason,
  type Result,
  type Rules,
  type Step,
} from '@wurfzabel/rules';
import { placeName } from './place-names.ts';
import { findOrder, walker, type Walker } from './play-search.ts';
import { shownText, typedMoves, type TypedMove, type WordFault } from './play-words.ts';
import { reasonText } from './reason-text.ts';

export const PLAY_TEXT_FAULTS = [
  'ERR_TEXT_LENGTH',
  'ERR_WORD',
  'ERR_PLACE',
  'ERR_MOVE',
  'ERR_MUST_PLAY',
] as const satisfies readonly (WordFault | string)[];
export type PlayTextFault = (typeof PLAY_TEXT_FAULTS)[number];

export interface PlayTextRefusal extends Fault<PlayTextFault> {
  /** The move that is not legal, as typed. */
  readonly move?: string;
  /** Why, to be told in any language. */
  readonly reason?: Reason;
}

export type ParsedPlayText =
  | { readonly ok: true; readonly value: readonly Step[] }
  | { readonly ok: false; readonly fault: PlayTextRefusal };

/**
 * The steps that a person means, put into an order that the rules allow.
 * Tolerant of how it is typed: moves in any order, `*` or not, `(2)`, `8/5/3`, `13/5` over whatever point is free, words for
 * hand, bar and off, "pass" or nothing where nothing must be played. Strict in what it answers: each step is legal after the
 * steps before it. The play need not be complete; `mayStop` tells whether it is.
 */
export const parsePlayText = (rules: Rules, play: Play, text: string): ParsedPlayText => {
  const typed: Result<readonly TypedMove[], WordFault> = typedMoves(rules.game, text);
  if (!typed.ok) return typed;
  if (typed.value.length === 0)
    return mayStop(rules, play) ? { ok: true, value: [] } : mustPlay(rules, play);
  const steps = stepsFor(rules, play, typed.value);
  return steps ? { ok: true, value: steps } : blame(rules, play, typed.value);
};

const walkersOf = (moves: readonly TypedMove[]): readonly Walker[] =>
  moves.flatMap(move => Array.from({ length: move.count }, () => walker(move.stations)));

/** A way without hits that were not named is preferred: who hits on the way says so, or has no other. */
const stepsFor = (
  rules: Rules,
  play: Play,
  moves: readonly TypedMove[],
): readonly Step[] | undefined => {
  const walkers = walkersOf(moves);
  return findOrder(rules, play, walkers, false) ?? findOrder(rules, play, walkers, true);
};

const afterSteps = (play: Play, steps: readonly Step[]): Play => steps.reduce(withStep, play);

const refused = (
  code: PlayTextFault,
  message: string,
  more: Partial<PlayTextRefusal> = {},
): ParsedPlayText => ({
  ok: false,
  fault: { code, message, ...more },
});

const mustPlay = (rules: Rules, play: Play): ParsedPlayText => {
  const numbers = chipsOf(rules, play)
    .filter(chip => chip.state === 'next')
    .map(chip => chip.number);
  const move = legalMoves(rules, play)[0];
  const example = move
    ? `, for instance ${placeName(rules.game, move.from)}/${placeName(rules.game, move.to)}`
    : '';
  return refused(
    'ERR_MUST_PLAY',
    `you cannot pass: the ${[...new Set(numbers)].join(' or ')} can be played${example}`,
  );
};

/** The move to blame is the first without which the others are legal; if there is none, the first that fails in the order typed. */
const blame = (rules: Rules, play: Play, moves: readonly TypedMove[]): ParsedPlayText => {
  const single = moves.flatMap(move =>
    Array.from({ length: move.count }, () => ({ ...move, count: 1 })),
  );
  for (const [i, move] of single.entries()) {
    const others = single.filter((_, j) => j !== i);
    const steps = others.length === 0 ? [] : stepsFor(rules, play, others);
    const reason = steps && reasonAgainst(rules, afterSteps(play, steps), move);
    if (reason) return against(rules, move, reason);
  }
  let at = play;
  for (const move of single) {
    const steps = stepsFor(rules, at, [move]);
    if (!steps) return against(rules, move, reasonAgainst(rules, at, move));
    at = afterSteps(at, steps);
  }
  return refused('ERR_MOVE', 'these moves cannot be played together in any order');
};

const against = (rules: Rules, move: TypedMove, reason: Reason | undefined): ParsedPlayText =>
  refused(
    'ERR_MOVE',
    `"${shownText(move.text)}": ${reason ? reasonText(rules, reason) : 'not possible together with the other moves'}`,
    { move: move.text, ...(reason ? { reason } : {}) },
  );

/** Why the first leg of a move that is not possible is not; undefined if each leg is. */
const reasonAgainst = (rules: Rules, play: Play, { stations }: TypedMove): Reason | undefined => {
  let at = play;
  for (let i = 1; i < stations.length; i++) {
    const leg = stations.slice(i - 1, i + 1);
    const steps = leg[1]! > leg[0]! ? stepsForLeg(rules, at, leg) : undefined;
    if (!steps) return whyNotMove(rules, at, leg[0]!, leg[1]!);
    at = afterSteps(at, steps);
  }
  return undefined;
};

const stepsForLeg = (
  rules: Rules,
  play: Play,
  leg: readonly number[],
): readonly Step[] | undefined => findOrder(rules, play, [walker(leg)], true);
