import {
  analyseCube,
  analysePlays,
  analysePosition,
  endingAhead,
  FILTERS,
  restToPlay,
  tidied,
  turnedFlat,
  valueFrom,
  VALUE_LENGTH,
  worthFor,
  type AnalysedPlay,
  type CubeAnalysis,
  type Ending,
  type Value,
} from '@wurfzabel/engine';
import { wonFlat } from '@wurfzabel/engine/evaluator';
import type { Judge } from '@wurfzabel/engine/load/index';
import { pointsWon } from '@wurfzabel/engine/search/plain-thinker';
import {
  isPlayedOut,
  withStep,
  type GameState,
  type PlayPhase,
  type Position,
  type Step,
} from '@wurfzabel/rules';

/** Whose word a judgement is: an exact table's, of the positions of one kind; a net's; or the hand-made evaluation's. */
export type Source = 'solved' | 'two-sided' | 'one-sided' | 'net' | 'hand-made';

/** What a position is worth to the side about to throw, the cube left out. */
export interface PositionAnswer {
  readonly value: Value;
  readonly source: Source;
  /** Some tables know the points only; then the chances are the judge's. */
  readonly hasChances: boolean;
  /** Throws looked ahead; 0 where a table knows. */
  readonly depth: number;
}

/** The plays of a throw, best first, and a certain one of them seen equally far. */
export interface PlaysAnswer {
  readonly plays: readonly AnalysedPlay[];
  /** The play that was asked about besides. Its loss is `plays[0].worth − played.worth`. */
  readonly played?: AnalysedPlay;
  readonly source: Source;
}

export interface PlaysQuestion {
  /** At most so many plays. */
  readonly most: number;
  /** Throws to look ahead, 0 to 2. */
  readonly depth: number;
  /** A play to be judged whether it is among the best or not: its steps from the state on. */
  readonly played?: readonly Step[];
}

/** Without a net every play of a large doublet is looked at one by one: no looking ahead. */
const depthWith = ({ judge }: Judge, depth: number): number => (judge === 'net' ? depth : 0);

/** Who knows this position best, and whether the chances or the points alone. */
const knowledgeOf = (
  { thinker, judge }: Judge,
  position: Position,
): Pick<PositionAnswer, 'source' | 'hasChances'> => {
  const target = new Float64Array(VALUE_LENGTH);
  for (const table of thinker.known) {
    const known = table.know(position, 0, target, 0);
    if (known) return { source: table.name as Source, hasChances: known === 'value' };
  }
  return { source: judge, hasChances: true };
};

const isExact = (source: Source): boolean => source !== 'net' && source !== 'hand-made';

/** The position of a state before a throw, for the side on turn. */
export const answerPosition = (judge: Judge, state: GameState, depth: number): PositionAnswer => {
  const knowledge = knowledgeOf(judge, state.position);
  const seen = isExact(knowledge.source) ? 0 : depthWith(judge, depth);
  return { value: analysePosition(judge.thinker, state.position, seen), ...knowledge, depth: seen };
};

/** A play of one's own choosing as the thinker's plays are; its value is only right if it wins or loses at once. */
const endingOf = (state: GameState, phase: PlayPhase, steps: readonly Step[]): Ending => {
  const { rules } = state;
  const play = steps.reduce(withStep, phase.play);
  const won = pointsWon(rules, play.position);
  const rest = restToPlay(state, phase);
  return {
    position: play.position,
    steps,
    won,
    throwsAgain: won === 0 && rest.earnsThrow && (isPlayedOut(play) || rules.throwAgainWhenBlocked),
    value: won < 0 ? turnedFlat(wonFlat(-won)) : wonFlat(Math.max(won, 1)),
  };
};

/** The best plays of a state in a play, all of them seen equally far; none outside of one. */
export const answerPlays = (
  judge: Judge,
  state: GameState,
  { most, depth, played }: PlaysQuestion,
): PlaysAnswer => {
  const { phase } = state;
  const { source } = knowledgeOf(judge, state.position);
  if (phase.kind !== 'play') return { plays: [], source };
  const { thinker } = judge;
  const worth = worthFor(state, phase.by);
  const seen = depthWith(judge, depth);
  const plays = analysePlays(thinker, phase.play.position, restToPlay(state, phase), {
    depth: seen,
    most,
    filters: FILTERS.map(filter => ({ most: Math.max(filter.most, most), within: Infinity })),
    ...(worth.isOwn ? { worth: worth.of } : {}),
  });
  if (!played) return { plays, source };
  const ending = endingOf(state, phase, played);
  const value = endingAhead(thinker, ending, plays[0]?.depth ?? seen)!;
  return {
    plays,
    source,
    played: {
      steps: played,
      ending: ending.position,
      throwsAgain: ending.throwsAgain,
      worth: worth.of(value),
      value: valueFrom(tidied(value)),
      depth: plays[0]?.depth ?? seen,
    },
  };
};

/** The cube in a state before a throw or with a double offered. */
export const answerCube = (judge: Judge, state: GameState, depth: number): CubeAnalysis =>
  analyseCube(judge.thinker, state, depthWith(judge, depth));
