import {
  isPlayedOut,
  type Action,
  type DieNumber,
  type GameState,
  type PlayPhase,
  type Position,
  type Side,
  type Step,
  type Throw,
} from '@wurfzabel/rules';
import { mayDouble } from '../cube/decision.ts';

interface Happened {
  /** Number of the action by which it happened, counted from 0. */
  readonly at: number;
  /** Number of the game in the record, counted from 0. */
  readonly game: number;
  /** Number of the turn in its game, counted from 1; both sides' turns count. */
  readonly turn: number;
  /** Who threw or decided. */
  readonly side: Side;
  /** The state before it; of a play: before its first step. */
  readonly state: GameState;
}

/** The dice fell: luck. */
export interface ThrowMoment extends Happened {
  readonly kind: 'throw';
  readonly thrown: Throw;
  /** The two dice of the start, played as the first throw: never a doublet. */
  readonly isOpening: boolean;
}

/** A throw, a named doublet or another's rest was played to its end. */
export interface PlayMoment extends Happened {
  readonly kind: 'play';
  readonly state: GameState & { readonly phase: PlayPhase };
  /** Number of the action that began the play. */
  readonly from: number;
  readonly steps: readonly Step[];
  /** Seen by the side that played. */
  readonly ending: Position;
  readonly isPlayedOut: boolean;
}

/** The side on turn could double, and did or threw the dice. */
export interface DoubleMoment extends Happened {
  readonly kind: 'double';
  readonly doubled: boolean;
}

/** A double was answered. */
export interface AnswerMoment extends Happened {
  readonly kind: 'answer';
  readonly took: boolean;
}

/** A doublet was named after a 1-2. */
export interface NameMoment extends Happened {
  readonly kind: 'name';
  readonly number: DieNumber;
}

/** What a review looks at: chance and decisions, in the order in which they happened. */
export type Moment = ThrowMoment | PlayMoment | DoubleMoment | AnswerMoment | NameMoment;

const isBegun = (state: GameState): state is GameState & { readonly phase: PlayPhase } =>
  state.phase.kind === 'play' && state.phase.play.steps.length === 0;

/** What leaves a play under way as it is, or goes on with it. */
const GOES_ON: readonly Action['type'][] = ['step', 'undo', 'resign', 'reject'];

/**
 * The moments of a record of one or several games. A play that was not ended is no decision yet; giving up is not judged.
 * @param states before, between and after the actions: one more than there are actions
 */
export const momentsOf = (
  actions: readonly Action[],
  states: readonly GameState[],
): readonly Moment[] => {
  const moments: Moment[] = [];
  let game = 0;
  let turn = 0;
  let onTurn: Side | undefined;
  let begun: { readonly state: PlayMoment['state']; readonly from: number } | undefined;
  actions.forEach((action, at) => {
    const before = states[at]!;
    const after = states[at + 1]!;
    const side = before.onTurn;
    // The throws for the start belong to nobody's turn, but where they are also the first throw, to its first.
    const thrower = before.phase.kind === 'opening' ? after.onTurn : side;
    if (thrower !== onTurn && after.phase.kind !== 'opening') {
      onTurn = thrower;
      turn++;
    }
    const happened = { at, game, turn, side, state: before };
    switch (action.type) {
      case 'next-game':
        game++;
        turn = 0;
        onTurn = undefined;
        break;
      case 'opening':
        if (!isBegun(after)) break;
        moments.push({
          kind: 'throw',
          ...happened,
          side: after.onTurn,
          state: { ...after, phase: { kind: 'roll', isFirst: true } },
          thrown: after.phase.thrown,
          isOpening: true,
        });
        break;
      case 'throw':
        if (mayDouble(before)) moments.push({ kind: 'double', ...happened, doubled: false });
        moments.push({ kind: 'throw', ...happened, thrown: action.dice, isOpening: false });
        break;
      case 'double':
        moments.push({ kind: 'double', ...happened, doubled: true });
        break;
      case 'take':
      case 'drop': {
        const by = side === 'white' ? 'black' : 'white';
        moments.push({ kind: 'answer', ...happened, side: by, took: action.type === 'take' });
        break;
      }
      case 'name':
        moments.push({ kind: 'name', ...happened, number: action.number });
        break;
      case 'confirm': {
        const { phase } = before;
        if (phase.kind !== 'play' || !begun) break;
        moments.push({
          kind: 'play',
          ...happened,
          side: phase.by,
          state: begun.state,
          from: begun.from,
          steps: phase.play.steps,
          ending: phase.play.position,
          isPlayedOut: isPlayedOut(phase.play),
        });
        break;
      }
      case 'step':
      case 'undo':
      case 'resign':
      case 'accept':
      case 'reject':
        break;
    }
    // A play begins with a throw, a named doublet, or the end of a play that leaves a rest; in the middle of it one can offer to give up.
    if (!GOES_ON.includes(action.type))
      begun = isBegun(after) ? { state: after, from: at } : undefined;
  });
  return moments;
};
