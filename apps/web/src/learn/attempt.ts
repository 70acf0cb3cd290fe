import { parsePlayText, parsePositionText } from '@wurfzabel/records';
import {
  apply,
  beginPlay,
  decisionOf,
  gameFrom,
  legalPlays,
  samePosition,
  rulesFor,
  unwrap,
  withStep,
  type GameState,
  type Play,
  type Position,
  type Rules,
  type Step,
  type Throw,
} from '@wurfzabel/rules';
import type { Answer, AskExercise, Exercise, PlayExercise } from './exercise.ts';

/** A moment in which a throw has just been made, from a position on one line. */
export interface Thrown {
  readonly rules: Rules;
  readonly thrown: Throw;
  readonly state: GameState;
}

/** @throws if the line is no position with a throw: lines are written by us and tested */
export const thrownFrom = (gameId: string, line: string): Thrown => {
  const rules = unwrap(rulesFor(gameId));
  const { position, setup, thrown, cube } = unwrap(parsePositionText(line, rules));
  if (thrown === undefined) throw new Error(`"${line}" has no throw`);
  const game = gameFrom(rules, position, setup.turn, cube === undefined ? {} : { cube });
  return { rules, thrown, state: unwrap(apply(game, { type: 'throw', dice: thrown })) };
};

/** The throw being played. @throws outside a play */
export const playOf = (state: GameState): Play => {
  if (state.phase.kind !== 'play') throw new Error('no throw is being played');
  return state.phase.play;
};

/** The state after some steps of the throw. @throws if the rules refuse one */
export const afterSteps = (state: GameState, steps: readonly Step[]): GameState =>
  steps.reduce((at, step) => unwrap(apply(at, { type: 'step', ...step })), state);

/** The steps that a play as players write it means. @throws if it is not legal here */
export const stepsIn = (state: GameState, text: string): readonly Step[] =>
  unwrap(parsePlayText(state.rules, playOf(state), text));

const endingOf = (play: Play, steps: readonly Step[]): Position =>
  steps.reduce(withStep, beginPlay(play.schedule, play.position)).position;

/** Whether the throw is used as the exercise asks; `other` is legal and something else. */
export const judge = (
  exercise: PlayExercise,
  start: GameState,
  now: GameState,
): 'right' | 'other' => {
  if (exercise.plays === undefined) return 'right';
  const { position } = playOf(now);
  return exercise.plays.some(text =>
    samePosition(endingOf(playOf(start), stepsIn(start, text)), position),
  )
    ? 'right'
    : 'other';
};

/** Whether nothing of the throw is left to be decided. */
export const isPlayed = (state: GameState): boolean => decisionOf(state).kind === 'confirm';

/** One way to do what is asked, for somebody who would rather see it. */
export const solutionOf = (gameId: string, exercise: PlayExercise): readonly Step[] => {
  const { rules, thrown, state } = thrownFrom(gameId, exercise.position);
  const [play] = exercise.plays ?? [];
  if (play !== undefined) return stepsIn(state, play);
  const before = unwrap(parsePositionText(exercise.position, rules)).position;
  const endings = legalPlays(rules, before, thrown);
  return endings.stepsTo(endings.count - 1);
};

/** What the rules answer to a question. */
export const answerOf = (gameId: string, exercise: AskExercise): Answer => {
  const { rules, thrown, state } = thrownFrom(gameId, exercise.position);
  switch (exercise.asks) {
    case 'again':
      return decisionOf(state).again.follows ? 'yes' : 'no';
    case 'numbers': {
      const before = unwrap(parsePositionText(exercise.position, rules)).position;
      return (['none', 'one', 'both'] as const)[legalPlays(rules, before, thrown).mostOwed]!;
    }
    case 'points': {
      const played = afterSteps(state, stepsIn(state, exercise.play ?? ''));
      const { phase } = unwrap(apply(played, { type: 'confirm' }));
      if (phase.kind !== 'over') throw new Error(`"${exercise.position}" is not won`);
      return String(phase.result.points) as Answer;
    }
  }
};

/** The board on which an exercise is shown, with the throw made. */
export const beginExercise = (gameId: string, exercise: Exercise): GameState =>
  thrownFrom(gameId, exercise.position).state;
