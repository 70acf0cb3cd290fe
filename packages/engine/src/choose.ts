import {
  decisionOf,
  DIE_NUMBERS,
  legalPlays,
  OFF,
  patternWin,
  playsOf,
  pointsForOff,
  restOf,
  turnRound,
  type Action,
  type GameState,
  type PlayPhase,
  type PlaySet,
  type Position,
  type Rules,
} from '@wurfzabel/rules';
import { handMadeChance, handMadePips } from './hand-made.ts';

/** Above every worth in pips: a play that wins at once is better than any that does not. */
const WON = 1000;

/** Chances of winning between which this computer offers a double, and from which it takes one. */
const DOUBLE_FROM = 0.7;
const DOUBLE_TO = 0.9;
const TAKE_FROM = 0.25;

const worth = (rules: Rules, bytes: Int8Array): number => {
  if (bytes[OFF] === rules.men) return WON * pointsForOff(rules, bytes as Position);
  if ((rules.pile || rules.row) && patternWin(rules, bytes as Position, 'own')) return 3 * WON;
  return handMadePips(rules, bytes);
};

/** The ending worth most, and what it is worth in pips; the first of equals. */
export const bestOf = (
  rules: Rules,
  plays: PlaySet,
): { readonly index: number; readonly worth: number } => {
  let index = 0;
  let best = -Infinity;
  for (let i = 0; i < plays.count; i++) {
    const value = worth(rules, plays.bytesAt(i));
    if (value > best) {
      best = value;
      index = i;
    }
  }
  return { index, worth: best };
};

const playActions = (rules: Rules, { play }: PlayPhase): readonly Action[] => {
  const plays = playsOf(rules, play.position, restOf(play));
  const steps = plays.stepsTo(bestOf(rules, plays).index);
  return [...steps.map((step): Action => ({ type: 'step', ...step })), { type: 'confirm' }];
};

const bestDoublet = (state: GameState): Action => {
  const worths = DIE_NUMBERS.map(
    number => bestOf(state.rules, legalPlays(state.rules, state.position, [number, number])).worth,
  );
  return { type: 'name', number: DIE_NUMBERS[worths.indexOf(Math.max(...worths))]! };
};

/** The chance of the side on turn, which is about to throw: what the other would have after playing into this position, turned. */
const chanceToThrow = (state: GameState): number =>
  1 - handMadeChance(state.rules, turnRound(state.position, state.rules.course));

/**
 * What the computer does now: one play deep by the hand-made evaluation, without chance of its own, so it can be repeated.
 * @returns the actions to apply in order; none where there is nothing to do but throw, or nothing to decide
 */
export const choose = (state: GameState): readonly Action[] => {
  const { kind } = decisionOf(state);
  switch (kind) {
    case 'step':
    case 'step-or-stop':
    case 'play-rest':
    case 'confirm':
      return state.phase.kind === 'play' ? playActions(state.rules, state.phase) : [];
    case 'name-doublet':
      return [bestDoublet(state)];
    case 'roll-or-double': {
      const chance = chanceToThrow(state);
      return chance >= DOUBLE_FROM && chance <= DOUBLE_TO ? [{ type: 'double' }] : [];
    }
    case 'take-or-drop':
      return [{ type: 1 - chanceToThrow(state) >= TAKE_FROM ? 'take' : 'drop' }];
    case 'accept-or-reject':
      return [{ type: isFairResignation(state) ? 'accept' : 'reject' }];
    case 'opening':
    case 'roll':
    case 'next-game':
    case 'none':
      return [];
  }
};

/** A resignation is taken when it gives at least what the game would give if the winner were off now. */
const isFairResignation = (state: GameState): boolean => {
  if (state.phase.kind !== 'resigning') return false;
  const isOnTurn = state.phase.by !== state.onTurn;
  const seen = isOnTurn ? state.position : turnRound(state.position, state.rules.course);
  return state.phase.points >= Math.min(3, pointsForOff(state.rules, seen));
};
