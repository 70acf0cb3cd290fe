import { makePlayText } from '@wurfzabel/records';
import { playsOf, restOf, type GameState } from '@wurfzabel/rules';

/** Plays named in an answer; a later doublet can have hundreds of thousands. */
export const MOST_NAMED = 20;

export interface LegalPlays {
  /** Distinct endings. */
  readonly count: number;
  /** One play for each of some endings, spread over all of them where there are more. */
  readonly plays: readonly string[];
}

/** The ways to play what has been thrown, or what is left of it; undefined where nothing is to be played. */
export const legalPlaysOf = (state: GameState, most = MOST_NAMED): LegalPlays | undefined => {
  if (state.phase.kind !== 'play') return undefined;
  const { play } = state.phase;
  const set = playsOf(state.rules, play.position, restOf(play));
  const every = Math.max(1, Math.floor(set.count / most));
  const plays: string[] = [];
  for (let i = 0; i < set.count && plays.length < most; i += every)
    plays.push(makePlayText(state.rules, play.position, set.stepsTo(i)));
  return { count: set.count, plays };
};
