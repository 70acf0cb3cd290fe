import { parsePositionText } from '@wurfzabel/records';
import {
  apply,
  decisionOf,
  gameFrom,
  isHit,
  isWonPlay,
  landing,
  legalPlays,
  rulesFor,
  unwrap,
  type DieNumber,
  type GameState,
  type Step,
} from '@wurfzabel/rules';

/** More endings than these nobody steps through. */
export const ENDINGS_SHOWN = 12;

/** A position of the rules, and the ways in which its throw can be played. */
export interface Diagram {
  readonly start: GameState;
  /** Steps to the endings that are shown; one empty list where nothing can be played, none where nothing is thrown. */
  readonly ways: readonly (readonly Step[])[];
  /** Endings there are, shown or not. */
  readonly endings: number;
}

/** @throws if the line is no position: lines are written by us and tested */
export const diagramFrom = (gameId: string, line: string): Diagram => {
  const rules = unwrap(rulesFor(gameId));
  const { position, setup, thrown, cube } = unwrap(parsePositionText(line, rules));
  const game = gameFrom(rules, position, setup.turn, cube === undefined ? {} : { cube });
  if (thrown === undefined) return { start: game, ways: [], endings: 0 };
  const plays = legalPlays(rules, position, thrown);
  const ways = Array.from({ length: Math.min(plays.count, ENDINGS_SHOWN) }, (_, i) =>
    plays.stepsTo(i),
  );
  return {
    start: unwrap(apply(game, { type: 'throw', dice: thrown })),
    ways,
    endings: plays.count,
  };
};

/** What has come of a throw after its last step. */
export interface Outcome {
  /** Owed numbers that could not be played, each once. */
  readonly lost: readonly DieNumber[];
  /** Points won, or 0. */
  readonly points: number;
  readonly again: boolean;
}

/** @param state after the last step of a way */
export const outcomeOf = (state: GameState): Outcome => {
  const { phase, rules } = state;
  if (phase.kind !== 'play') return { lost: [], points: 0, again: false };
  if (isWonPlay(rules, phase.play)) {
    const over = unwrap(apply(state, { type: 'confirm' })).phase;
    return { lost: [], points: over.kind === 'over' ? over.result.points : 0, again: false };
  }
  const { numbers, again } = decisionOf(state);
  const lost = numbers.filter(chip => chip.state === 'lost').map(chip => chip.number);
  return { lost: [...new Set(lost)], points: 0, again: again.follows };
};

/** One step by stations, as the rules count them: the number, where from and where to. */
export interface Told {
  readonly number: DieNumber;
  readonly from: number;
  readonly to: number;
  readonly hits: boolean;
}

export const toldStep = (state: GameState, step: Step): Told => ({
  number: step.number,
  from: step.from,
  to: landing(step),
  hits: state.phase.kind === 'play' && isHit(state.phase.play.position, step),
});
