import {
  apply,
  newGame,
  type Action,
  type GameState,
  type Refusal,
  type Rules,
} from '@wurfzabel/rules';
import { firstNotes, noteAction, withoutStep, type Notes } from './notes.ts';

/**
 * All that happened from a start on. Immutable; steps taken back are not kept, so a log is a line without side paths.
 * The state and the record's text follow from it and are remembered beside it, so that asking for them costs nothing.
 */
export interface GameLog {
  readonly rules: Rules;
  readonly start: GameState;
  readonly actions: readonly Action[];
  /** Milliseconds since the start at which an action was done, where the caller said so; as long as `actions`, or empty. */
  readonly times: readonly (number | undefined)[];
}

interface Known {
  readonly state: GameState;
  readonly notes: Notes;
}

const known = new WeakMap<GameLog, Known>();

/** An empty log. The start is a game not begun, or one in which the side on turn is about to make the first throw of its turn. */
export const newLog = (rules: Rules, start: GameState = newGame(rules)): GameLog => {
  const { phase } = start;
  const isFresh = phase.kind === 'opening' ? !phase.again : phase.kind === 'roll' && phase.isFirst;
  if (!isFresh)
    throw new Error(
      `a log begins before a game or before the first throw of a turn, not in phase "${phase.kind}"`,
    );
  return { rules, start, actions: [], times: [] };
};

export type Logged =
  | { readonly ok: true; readonly value: GameLog }
  | { readonly ok: false; readonly fault: Refusal };

/** The log with one more action, or why the rules refuse it. Undo takes the last step of the play out of the log. */
export const withAction = (log: GameLog, action: Action, time?: number): Logged => {
  const before = knownOf(log);
  const applied = apply(before.state, action);
  if (!applied.ok) return applied;
  const next = action.type === 'undo' ? withoutLastStep(log) : extended(log, action, time);
  const notes =
    action.type === 'undo'
      ? withoutStep(before.notes)
      : noteAction(before.notes, action, before.state, applied.value, time);
  known.set(next, { state: applied.value, notes });
  return { ok: true, value: next };
};

const extended = (log: GameLog, action: Action, time: number | undefined): GameLog => {
  const isTimed = time !== undefined || log.times.length > 0;
  const before = log.times.length > 0 ? log.times : log.actions.map(() => undefined);
  return { ...log, actions: [...log.actions, action], times: isTimed ? [...before, time] : [] };
};

// Only a step of the play under way can be taken back, and it is the last step there is.
const withoutLastStep = (log: GameLog): GameLog => {
  const at = log.actions.map(action => action.type).lastIndexOf('step');
  const keep = (_: unknown, i: number): boolean => i !== at;
  return { ...log, actions: log.actions.filter(keep), times: log.times.filter(keep) };
};

const knownOf = (log: GameLog): Known => {
  const remembered = known.get(log);
  if (remembered) return remembered;
  let state = log.start;
  let notes = firstNotes(log.start);
  log.actions.forEach((action, i) => {
    const applied = apply(state, action);
    if (!applied.ok)
      throw new Error(`action ${i + 1} of a log is not possible: ${applied.fault.message}`);
    notes =
      action.type === 'undo'
        ? withoutStep(notes)
        : noteAction(notes, action, state, applied.value, log.times[i]);
    state = applied.value;
  });
  const found = { state, notes };
  known.set(log, found);
  return found;
};

/** A log whose state and notes somebody has worked out already. */
export const rememberedLog = (log: GameLog, state: GameState, notes: Notes): GameLog => {
  known.set(log, { state, notes });
  return log;
};

export const stateOf = (log: GameLog): GameState => knownOf(log).state;
export const notesOf = (log: GameLog): Notes => knownOf(log).notes;

/** The states before, between and after the actions: one more than there are actions. */
export const statesOf = (log: GameLog): readonly GameState[] => {
  const states = [log.start];
  for (const action of log.actions) {
    const applied = apply(states.at(-1)!, action);
    if (!applied.ok) throw new Error(applied.fault.message);
    states.push(applied.value);
  }
  return states;
};
