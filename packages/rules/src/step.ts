import type { DieNumber } from './dice.ts';
import type { Rules } from './game.ts';
import {
  copyPosition,
  FIRST_QUARTER_END,
  HAND,
  LAST_QUARTER,
  LAST_STATION,
  OFF,
  OTHER_HAND,
  type Position,
} from './position.ts';

/** One man moved by one number, by the mover's own stations. */
export interface Step {
  readonly from: number;
  readonly number: DieNumber;
}

/** Why a man may not make a step on this board, whatever the dice. */
export type StepBar =
  | { readonly code: 'no-man'; readonly station: number }
  | { readonly code: 'hand-first'; readonly count: number }
  | { readonly code: 'first-quarter-locked'; readonly count: number }
  | { readonly code: 'band'; readonly station: number; readonly count: number }
  | { readonly code: 'not-all-home'; readonly station: number }
  | { readonly code: 'further-back'; readonly number: number; readonly station: number };

/** The station where a step ends; OFF for any number that carries a man past the last. */
export const landing = (step: Step): number => Math.min(step.from + step.number, OFF);

/** The own man furthest back on the board or in hand; OFF if none is left. */
export const rearmost = (position: Position): number => {
  for (let s = HAND; s <= LAST_STATION; s++) if (position[s]! > 0) return s;
  return OFF;
};

/**
 * What forbids a step on this board, or undefined if nothing does.
 * The plain form of what frontier.ts does in its loops; the two are tested against each other.
 */
export const barTo = (
  rules: Rules,
  position: Position,
  { from, number }: Step,
): StepBar | undefined => {
  if (from < HAND || from > LAST_STATION || position[from]! <= 0)
    return { code: 'no-man', station: from };
  const inHand = position[HAND]!;
  const to = from + number;
  if (from !== HAND && inHand > 0) {
    if (rules.entering === 'hand-first') return { code: 'hand-first', count: inHand };
    if (
      rules.entering === 'first-quarter-locked' &&
      from <= FIRST_QUARTER_END &&
      to > FIRST_QUARTER_END
    )
      return { code: 'first-quarter-locked', count: inHand };
  }
  if (to <= LAST_STATION) {
    const there = position[to]!;
    return there <= -2 ? { code: 'band', station: to, count: -there } : undefined;
  }
  if (rules.bearOff === 'free') return undefined;
  const back = rearmost(position);
  if (back < LAST_QUARTER) return { code: 'not-all-home', station: back };
  if (to > OFF && rules.overshoot === 'rearmost' && back < from)
    return { code: 'further-back', number, station: back };
  return undefined;
};

/** Whether a step lands on a lone enemy man. */
export const isHit = (position: Position, step: Step): boolean =>
  position[landing(step)] === -1 && landing(step) < OFF;

/** The position after a step that nothing forbids. */
export const afterStep = (position: Position, step: Step): Position => {
  const next = copyPosition(position);
  const to = landing(step);
  next[step.from]!--;
  if (to < OFF && next[to]! < 0) {
    next[to] = 1;
    next[OTHER_HAND]!++;
  } else next[to]!++;
  return next;
};
