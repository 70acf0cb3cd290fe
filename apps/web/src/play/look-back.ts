import { statesOf, type GameLog } from '@wurfzabel/records';
import type { GameState } from '@wurfzabel/rules';
import { linesFor, type Line } from '../game/journal.ts';

/** A moment of a game that can be looked at again: how things stood when a line of the record had just been written. */
export interface Stop {
  /** Of a play: when its last step was made and it was not ended yet, so that its throw is still to be seen. */
  readonly state: GameState;
  /** The lines so far; the last of them is this stop's. None at the beginning of the game. */
  readonly lines: readonly Line[];
  /** Number of the action by which the line was written, counted from 0; −1 at the beginning of the record. */
  readonly at: number;
}

/** All stops of the game under way, or of another of the record, its beginning first. @param game counted from 0 */
export const stopsOf = (log: GameLog, game?: number): readonly Stop[] => {
  const states = statesOf(log);
  const ends = log.actions.flatMap(({ type }, i) => (type === 'next-game' ? [i] : []));
  const which = game ?? ends.length;
  const from = which === 0 ? 0 : ends[which - 1]! + 1;
  const to = ends[which] ?? log.actions.length;
  const stops: Stop[] = [{ state: states[from]!, lines: [], at: from - 1 }];
  for (let at = from; at < to; at++) {
    const [before, after] = [states[at]!, states[at + 1]!];
    for (const line of linesFor(before, log.actions[at]!, after))
      stops.push({
        state: line.kind === 'play' && line.isOpen !== true ? before : after,
        lines: [...stops.at(-1)!.lines, line],
        at,
      });
  }
  return stops;
};
