import { cubeOffer, standingAfter } from './match.ts';
import {
  canPlay,
  chipsOf,
  isPlayedOut,
  isWonPlay,
  legalSteps,
  mayStop,
  nextGroups,
  type Chip,
} from './play.ts';
import { isDoublet } from './dice.ts';
import { earnsThrow } from './schedule.ts';
import { other, type Side } from './side.ts';
import type { GameState, PlayPhase } from './state.ts';

/** What is to be decided, or what the dice have to say first; see `decisionOf`. */
export const DECISION_KINDS = [
  'opening',
  'roll',
  'roll-or-double',
  'take-or-drop',
  'step',
  'step-or-stop',
  'play-rest',
  'confirm',
  'name-doublet',
  'accept-or-reject',
  'next-game',
  'none',
] as const;
/** One of DECISION_KINDS. */
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Why it is this decision. */
export const WHYS = [
  'start',
  'start-again',
  'turn-begins',
  'extra-throw',
  'double-offered',
  'number-owed',
  'underside-optional',
  'all-played',
  'nothing-playable',
  'rest-lost',
  'won',
  'one-two-played',
  'others-rest',
  'resignation-offered',
  'game-over',
  'match-over',
] as const;
/** One of WHYS. */
export type Why = (typeof WHYS)[number];

/** Whether another throw follows the play, as it stands, and the rule that says so. */
export interface Again {
  readonly follows: boolean;
  readonly why:
    | 'no-doublet'
    | 'never'
    | 'first-doublet'
    | 'doublet'
    | 'later-doublet'
    | 'not-played-out'
    | 'won';
}

/** What a state asks for; the one answer that interface, computer, terminal and record all read. */
export interface Decision {
  /** Who decides; null where only chance or nobody does. */
  readonly by: Side | null;
  readonly kind: DecisionKind;
  readonly why: Why;
  /** The numbers of the throw being played; empty outside a play. */
  readonly numbers: readonly Chip[];
  readonly again: Again;
}

const NOT_A_THROW: Again = { follows: false, why: 'no-doublet' };

const outside = (by: Side | null, kind: DecisionKind, why: Why): Decision => ({
  by,
  kind,
  why,
  numbers: [],
  again: NOT_A_THROW,
});

/** Whose decision is next, what kind it is, what is still to be played, and why. */
export const decisionOf = (state: GameState): Decision => {
  const { phase, onTurn } = state;
  switch (phase.kind) {
    case 'opening':
      return outside(null, 'opening', phase.again ? 'start-again' : 'start');
    case 'roll': {
      const mayDouble = cubeOffer(state, phase.isFirst) === undefined;
      return outside(
        onTurn,
        mayDouble ? 'roll-or-double' : 'roll',
        phase.isFirst ? 'turn-begins' : 'extra-throw',
      );
    }
    case 'doubled':
      return outside(other(onTurn), 'take-or-drop', 'double-offered');
    case 'name':
      return outside(onTurn, 'name-doublet', 'one-two-played');
    case 'resigning':
      return outside(other(phase.by), 'accept-or-reject', 'resignation-offered');
    case 'over':
      return standingAfter(state).isDecided
        ? outside(null, 'none', 'match-over')
        : outside(null, 'next-game', 'game-over');
    case 'play':
      return {
        by: phase.by,
        ...inPlay(state, phase),
        numbers: chipsOf(state.rules, phase.play),
        again: againAfter(state, phase),
      };
  }
};

const inPlay = (
  state: GameState,
  phase: PlayPhase,
): { readonly kind: DecisionKind; readonly why: Why } => {
  const { rules } = state;
  const { play } = phase;
  if (isWonPlay(rules, play)) return { kind: 'confirm', why: 'won' };
  if (legalSteps(rules, play).length > 0) {
    if (mayStop(rules, play)) return { kind: 'step-or-stop', why: 'underside-optional' };
    return phase.role === 'rest'
      ? { kind: 'play-rest', why: 'others-rest' }
      : { kind: 'step', why: 'number-owed' };
  }
  const isBlocked = nextGroups(play).some(group => !canPlay(rules, play.position, group.number));
  if (!isBlocked) return { kind: 'confirm', why: 'all-played' };
  return { kind: 'confirm', why: play.steps.length === 0 ? 'nothing-playable' : 'rest-lost' };
};

const againAfter = (state: GameState, phase: PlayPhase): Again => {
  const { rules } = state;
  if (isWonPlay(rules, phase.play)) return { follows: false, why: 'won' };
  if (!isDoublet(phase.thrown)) return NOT_A_THROW;
  if (rules.throwAgain === 'never') return { follows: false, why: 'never' };
  if (rules.throwAgain === 'from-second' && phase.doubletsBefore === 0)
    return { follows: false, why: 'first-doublet' };
  const follows =
    phase.role === 'rest'
      ? phase.earnedThrow
      : earnsThrow(rules, phase.doubletsBefore, phase.thrown, isPlayedOut(phase.play));
  if (!follows) return { follows, why: 'not-played-out' };
  return { follows, why: rules.throwAgain === 'every' ? 'doublet' : 'later-doublet' };
};
