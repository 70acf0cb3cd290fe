import type { Position, Step } from '@wurfzabel/rules';
import { tidied, valueFrom, type Value } from '../evaluator.ts';
import { bestPlays, valueAhead, type SearchOptions } from './search.ts';
import type { Thinker, ToPlay } from './thinker.ts';

/** A play as programs and pages show it. */
export interface AnalysedPlay {
  readonly steps: readonly Step[];
  /** Position after it, seen by the side that played. */
  readonly ending: Position;
  readonly throwsAgain: boolean;
  /** For the side that played. Equal to the value's equity unless plays are ranked by something else. */
  readonly worth: number;
  readonly value: Value;
  /** Throws looked ahead. */
  readonly depth: number;
}

/** The best plays of a throw or of the rest of one, best first, at most `most`. */
export const analysePlays = (
  thinker: Thinker,
  position: Position,
  what: ToPlay,
  options: SearchOptions,
): readonly AnalysedPlay[] =>
  bestPlays(thinker, position, what, options).map(play => ({
    steps: play.steps,
    ending: play.position,
    throwsAgain: play.throwsAgain,
    worth: play.worth,
    value: valueFrom(play.value),
    depth: play.depth,
  }));

/** The cubeless value of a position for the side about to throw. */
export const analysePosition = (thinker: Thinker, position: Position, depth = 0): Value =>
  valueFrom(tidied(valueAhead(thinker, position, depth)!));
