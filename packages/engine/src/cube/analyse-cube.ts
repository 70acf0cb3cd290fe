import type { GameState } from '@wurfzabel/rules';
import { tidied, valueFrom, type Value } from '../evaluator.ts';
import { valueAhead } from '../search/search.ts';
import type { Thinker } from '../search/thinker.ts';
import { cubeDecision, cubeSituationOf, mayDouble, type CubeDecision } from './decision.ts';
import { nearEnd } from './near-end.ts';

export interface CubeAnalysis extends CubeDecision {
  /** Cubeless, for the side on turn about to throw. */
  readonly value: Value;
  /** Whether the rules let the side on turn double now; the advice is what would be right if they did. */
  readonly mayDouble: boolean;
}

/** The cube in a state before a throw, or with a double offered. @param depth throws looked ahead */
export const analyseCube = (thinker: Thinker, state: GameState, depth = 1): CubeAnalysis => {
  const value = tidied(valueAhead(thinker, state.position, depth)!);
  return {
    ...cubeDecision(value, cubeSituationOf(state), nearEnd(thinker, state.position)),
    value: valueFrom(value),
    mayDouble: mayDouble(state),
  };
};
