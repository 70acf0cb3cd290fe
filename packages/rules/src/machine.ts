import { countsOnce, cubeOffer, resignationLimit, standingAfter, type CubeFault } from './match.ts';
import { isDieNumber, throwFrom, type DieNumber, type Throw } from './dice.ts';
import {
  beginPlay,
  isPlayedOut,
  isWonPlay,
  leftOver,
  mayStop,
  withoutLastStep,
  withStep,
} from './play.ts';
import {
  copyPosition,
  DOUBLETS,
  HAND,
  LAST_STATION,
  turnRound,
  type Position,
} from './position.ts';
import { whyNotStep, type Reason } from './reasons.ts';
import { err, ok, type Fault, type Result } from './result.ts';
import { afterThrowing, earnsThrow, scheduleOf, scheduleOfRest } from './schedule.ts';
import { patternWin, PILE_POINTS, pointsForOff, ROW_POINTS, type WinBy } from './score.ts';
import { other, type Side } from './side.ts';
import {
  ACTION_TYPES,
  newGame,
  type Action,
  type GameState,
  type Phase,
  type PlayPhase,
} from './state.ts';

/** Why an action is refused. */
export type ActionFault =
  | 'ERR_ACTION'
  | 'ERR_NOT_NOW'
  | 'ERR_DICE'
  | 'ERR_STEP'
  | 'ERR_STOP'
  | 'ERR_NOTHING_TO_UNDO'
  | 'ERR_NAME'
  | 'ERR_POINTS'
  | CubeFault;

/** A refused step says why in a form that can be told in any language. */
export interface Refusal extends Fault<ActionFault> {
  readonly reason?: Reason;
}

/** The next state, or why there is none. */
export type Applied =
  | { readonly ok: true; readonly value: GameState }
  | { readonly ok: false; readonly fault: Refusal };

/** The state after an action, or why the action is not possible. The state given is never changed. */
export const apply = (state: GameState, action: Action): Applied => {
  // Actions come from files, threads and other machines too.
  if (typeof action !== 'object' || action === null || !ACTION_TYPES.includes(action.type))
    return err(
      'ERR_ACTION',
      `an action is an object with a type, one of ${ACTION_TYPES.join(', ')}`,
    );
  const { phase } = state;
  switch (action.type) {
    case 'opening':
      return phase.kind === 'opening'
        ? open(state, action.dice?.white, action.dice?.black)
        : notNow(state, action);
    case 'throw':
      return phase.kind === 'roll' ? throwDice(state, action.dice) : notNow(state, action);
    case 'double':
      return phase.kind === 'roll' ? double(state, phase.isFirst) : notNow(state, action);
    case 'take':
      return phase.kind === 'doubled' ? ok(taken(state)) : notNow(state, action);
    case 'drop':
      return phase.kind === 'doubled'
        ? ok(over(state, state.onTurn, 1, 'drop'))
        : notNow(state, action);
    case 'step':
      return phase.kind === 'play'
        ? step(state, phase, action.from, action.number)
        : notNow(state, action);
    case 'undo':
      return phase.kind === 'play' ? undo(state, phase) : notNow(state, action);
    case 'confirm':
      return phase.kind === 'play' ? confirm(state, phase) : notNow(state, action);
    case 'name':
      return phase.kind === 'name' ? name(state, action.number) : notNow(state, action);
    case 'resign':
      return phase.kind === 'roll' || phase.kind === 'play'
        ? resign(state, phase, action.points)
        : notNow(state, action);
    case 'accept':
      return phase.kind === 'resigning'
        ? ok(over(state, other(phase.by), phase.points, 'resignation'))
        : notNow(state, action);
    case 'reject':
      return phase.kind === 'resigning'
        ? ok({ ...state, phase: phase.back })
        : notNow(state, action);
    case 'next-game':
      return nextGame(state, action);
  }
};

const notNow = (state: GameState, action: Action): Result<never, ActionFault> =>
  err('ERR_NOT_NOW', `"${action.type}" is not possible now: ${MOMENTS[state.phase.kind]}`);

/** What is going on in each phase, as the second half of a refusal. */
const MOMENTS: { readonly [kind in Phase['kind']]: string } = {
  opening: 'the throws for the start come first',
  roll: 'the dice are to be thrown',
  doubled: 'a double waits for its answer',
  play: 'a throw is being played',
  name: 'a doublet is to be named',
  resigning: 'a resignation waits for its answer',
  over: 'the game is over',
};

const diceFor = (
  state: GameState,
  dice: readonly DieNumber[] | undefined,
): dice is readonly DieNumber[] =>
  Array.isArray(dice) &&
  dice.length === (state.rules.game.opening === 'one-die-each' ? 1 : 2) &&
  dice.every(isDieNumber);

const open = (
  state: GameState,
  white: readonly DieNumber[] | undefined,
  black: readonly DieNumber[] | undefined,
): Applied => {
  const isOneDie = state.rules.game.opening === 'one-die-each';
  if (!diceFor(state, white) || !diceFor(state, black))
    return err(
      'ERR_DICE',
      `for the start each side throws ${isOneDie ? 'one die' : 'two dice'} with numbers from 1 to 6`,
    );
  const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);
  if (sum(white) === sum(black)) return ok({ ...state, phase: { kind: 'opening', again: true } });
  const starter: Side = sum(white) > sum(black) ? 'white' : 'black';
  const begun: GameState = {
    ...state,
    onTurn: starter,
    position:
      starter === state.onTurn ? state.position : turnRound(state.position, state.rules.course),
    phase: { kind: 'roll', isFirst: true },
  };
  return isOneDie ? throwDice(begun, [white[0]!, black[0]!]) : ok(begun);
};

const throwDice = (state: GameState, dice: Throw): Applied => {
  const thrown = throwFrom(dice);
  if (!thrown.ok) return err('ERR_DICE', thrown.fault.message);
  return ok(playThrow(state, thrown.value, 'throw'));
};

const playThrow = (state: GameState, thrown: Throw, role: 'throw' | 'named'): GameState => {
  const { rules, position } = state;
  const doubletsBefore = position[DOUBLETS]!;
  const counted = afterThrowing(rules, position, thrown);
  const play = beginPlay(scheduleOf(rules, doubletsBefore, thrown), counted);
  return {
    ...state,
    position: counted,
    phase: {
      kind: 'play',
      role,
      by: state.onTurn,
      thrown,
      doubletsBefore,
      play,
      earnedThrow: false,
    },
  };
};

const double = (state: GameState, isFirst: boolean): Applied => {
  const fault = cubeOffer(state, isFirst);
  return fault ? { ok: false, fault } : ok({ ...state, phase: { kind: 'doubled' } });
};

const taken = (state: GameState): GameState => ({
  ...state,
  cube: { value: state.cube.value * 2, owner: other(state.onTurn) },
  phase: { kind: 'roll', isFirst: true },
});

const step = (state: GameState, phase: PlayPhase, from: number, number: DieNumber): Applied => {
  if (!isDieNumber(number) || !Number.isInteger(from) || from < HAND || from > LAST_STATION)
    return err('ERR_STEP', 'a step has a station from 0 (hand) to 24 and a number from 1 to 6');
  const reason = whyNotStep(state.rules, phase.play, { from, number });
  if (reason)
    return {
      ok: false,
      fault: {
        code: 'ERR_STEP',
        message: `the ${number} cannot be played from station ${from}: ${reason.code}`,
        reason,
      },
    };
  return ok({ ...state, phase: { ...phase, play: withStep(phase.play, { from, number }) } });
};

const undo = (state: GameState, phase: PlayPhase): Applied =>
  phase.play.steps.length === 0
    ? err('ERR_NOTHING_TO_UNDO', 'no step of this play has been made yet')
    : ok({ ...state, phase: { ...phase, play: withoutLastStep(phase.play) } });

const confirm = (state: GameState, phase: PlayPhase): Applied => {
  const { rules } = state;
  const { play } = phase;
  if (!mayStop(rules, play))
    return err('ERR_STOP', 'the play is not over: an owed number can still be played');
  const isThrower = phase.by === state.onTurn;
  const played: GameState = {
    ...state,
    position: isThrower ? play.position : turnRound(play.position, rules.course),
  };
  if (isWonPlay(rules, play))
    return ok(over(played, phase.by, pointsForOff(rules, play.position), 'off'));
  const shaped = shapeWin(played, phase.by, play.position);
  if (shaped) return ok(shaped);
  if (phase.role === 'rest') return ok(afterPlay(played, phase.earnedThrow));

  const earned = earnsThrow(rules, phase.doubletsBefore, phase.thrown, isPlayedOut(play));
  if (play.schedule.thenName && isPlayedOut(play))
    return ok({ ...played, phase: { kind: 'name' } });
  const left = rules.opponentPlaysRest ? leftOver(rules, play) : [];
  if (left.length === 0) return ok(afterPlay(played, earned));
  const rest = beginPlay(
    scheduleOfRest(left, play.schedule.anyOrder),
    turnRound(played.position, rules.course),
  );
  return ok({
    ...played,
    phase: { ...phase, role: 'rest', by: other(phase.by), play: rest, earnedThrow: earned },
  });
};

/** Pile and row are looked at when a play ends, for the side that played it and then for the other. */
const shapeWin = (state: GameState, by: Side, position: Position): GameState | undefined => {
  for (const whose of ['own', 'other'] as const) {
    const shape = patternWin(state.rules, position, whose);
    if (shape)
      return over(
        state,
        whose === 'own' ? by : other(by),
        shape === 'pile' ? PILE_POINTS : ROW_POINTS,
        shape,
      );
  }
  return undefined;
};

const afterPlay = (state: GameState, throwsAgain: boolean): GameState => {
  if (throwsAgain) return { ...state, phase: { kind: 'roll', isFirst: false } };
  const { rules } = state;
  let position = state.position;
  if (rules.doubletCount === 'turn' && position[DOUBLETS] !== 0) {
    position = copyPosition(position);
    position[DOUBLETS] = 0;
  }
  return {
    ...state,
    onTurn: other(state.onTurn),
    position: turnRound(position, rules.course),
    phase: { kind: 'roll', isFirst: true },
  };
};

const name = (state: GameState, number: DieNumber): Applied =>
  isDieNumber(number)
    ? ok(playThrow(state, [number, number], 'named'))
    : err('ERR_NAME', 'name the doublet by its number, 1 to 6');

const resign = (state: GameState, phase: Phase, points: number): Applied => {
  const by = phase.kind === 'play' ? phase.by : state.onTurn;
  const limit = resignationLimit(state);
  if (!Number.isInteger(points) || points < 1 || points > limit)
    return err(
      'ERR_POINTS',
      `a game can be resigned here for a whole number of points from 1 to ${limit}`,
    );
  return ok({ ...state, phase: { kind: 'resigning', by, points, back: phase } });
};

const over = (state: GameState, winner: Side, points: number, by: WinBy): GameState => {
  const result = { winner, points: (countsOnce(state) ? 1 : points) * state.cube.value, by };
  return { ...state, phase: { kind: 'over', result } };
};

const nextGame = (state: GameState, action: Action): Applied => {
  if (state.phase.kind !== 'over') return notNow(state, action);
  const standing = standingAfter(state);
  if (standing.isDecided) return err('ERR_NOT_NOW', 'the match is decided');
  return ok(newGame(state.rules, standing.standing));
};
