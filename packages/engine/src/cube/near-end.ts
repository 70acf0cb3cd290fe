import { CHANCES, OFF, OTHER_OFF, type Position } from '@wurfzabel/rules';
import { INNER_BEAM } from '../search/search.ts';
import { boardAfter, type Thinker } from '../search/thinker.ts';
import { ShortRace } from './short-race.ts';

/** What the end of the game, where it is near, means for the cube. */
export interface NearEnd {
  /** Where the worth of the cube can be worked out. */
  readonly race?: ShortRace;
  /** The chance that the game goes on past this side's throw and the other's answer, so that the cube can be used once more. */
  readonly goesOn: number;
}

export const FAR_FROM_END: NearEnd = { goesOn: 1 };

/** With more men on both sides one throw does not end the game but by a rare run of doublets. */
const FEW_MEN = 6;
/** Throws of one side in a row that are followed. */
const MOST_THROWS = 2;

export const nearEnd = (thinker: Thinker, position: Position): NearEnd => {
  const { rules } = thinker;
  const left = rules.men - Math.max(position[OFF]!, position[OTHER_OFF]!);
  const race = ShortRace.of(rules, position);
  const goesOn = left > FEW_MEN ? 1 : goingOn(thinker, position, 2, MOST_THROWS);
  return { ...(race ? { race } : {}), goesOn };
};

/** The chance that the game is not over after so many turns, each side playing as the thinker does. */
const goingOn = (thinker: Thinker, position: Position, turns: number, throws: number): number => {
  if (turns === 0 || throws === 0) return 1;
  let sum = 0;
  for (const { thrown, weight } of CHANCES) {
    const { won, position: ending, throwsAgain } = thinker.best(position, thrown, INNER_BEAM);
    if (won !== 0) continue;
    const board = boardAfter(thinker.rules, ending, throwsAgain);
    sum += throwsAgain
      ? weight * goingOn(thinker, board, turns, throws - 1)
      : weight * goingOn(thinker, board, turns - 1, MOST_THROWS);
  }
  return Math.min(1, sum);
};
