import type { DieNumber } from './dice.ts';
import type { Rules } from './game.ts';
import type { PlaySet } from './plays.ts';
import { OFF, OTHER_HAND, type Position } from './position.ts';
import type { Schedule } from './schedule.ts';

/** What a player has made of a throw. */
export interface PlayedThrow {
  readonly schedule: Schedule;
  /** Men moved, one a number. */
  readonly steps: number;
  readonly hits: number;
  /** Owed numbers that were not played because they could not be. */
  readonly forfeited: number;
  readonly isPlayedOut: boolean;
  readonly isWon: boolean;
  /** Owed numbers left for the other side (option opponentPlaysRest), undersides left out. */
  readonly left: readonly DieNumber[];
}

/** Writes an ending of a play set onto the board it was listed for. */
export const takeEnding = (
  rules: Rules,
  board: Position,
  schedule: Schedule,
  plays: PlaySet,
  index: number,
): PlayedThrow => {
  const owed = schedule.groups.reduce(
    (sum, { duty, count }) => sum + (duty === 'owed' ? count : 0),
    0,
  );
  const steps = plays.stepsTo(index).length;
  const isPlayedOut = plays.playedOutAt(index);
  const left = rules.opponentPlaysRest ? plays.leftAt(index) : [];
  const inHand = board[OTHER_HAND]!;
  board.set(plays.bytesAt(index));
  const isWon = board[OFF] === rules.men;
  return {
    schedule,
    steps,
    hits: board[OTHER_HAND]! - inHand,
    forfeited: isPlayedOut || isWon ? 0 : owed - steps,
    isPlayedOut,
    isWon,
    left,
  };
};
