import type { PlayArena } from './arena.ts';
import type { DieNumber } from './dice.ts';
import type { Rules } from './game.ts';
import {
  FIRST_QUARTER_END,
  HAND,
  LAST_QUARTER,
  LAST_STATION,
  OFF,
  POSITION_BYTES,
} from './position.ts';

/**
 * Plays one number once from every node of a level, [low, high): the distinct positions after it are appended to the arena.
 *
 * Steps with the same number are tried in rising order of stations only (`inOrder`, a node's `lasts`): whichever order of such
 * steps is legal, the rising one is, because it empties the hand first, brings stragglers home first and never lets a man pass
 * unmoved behind; and equal steps in another order end in the same position. This leaves a fraction of the sequences to look at.
 * Where two paths meet in one node, the lower bound of the two is kept.
 *
 * @param stuck takes the nodes of the level from which the number cannot be played at all
 */
export const expand = (
  arena: PlayArena,
  rules: Rules,
  low: number,
  high: number,
  number: DieNumber,
  inOrder: boolean,
  stuck?: number[],
): void => {
  const handFirst = rules.entering === 'hand-first';
  const quarterLocked = rules.entering === 'first-quarter-locked';
  const bearOffFree = rules.bearOff === 'free';
  const overshootByRearmost = rules.overshoot === 'rearmost';
  const first = arena.count;
  for (let node = low; node < high; node++) {
    const base = node * POSITION_BYTES;
    const inHand = arena.bytes[base + HAND]!;
    const start = inOrder ? arena.lasts[node]! : 0;
    const end = handFirst && inHand > 0 ? HAND : LAST_STATION;
    let back = HAND;
    while (back < OFF && arena.bytes[base + back]! <= 0) back++;
    const mayBearOff = bearOffFree || back >= LAST_QUARTER;
    let canPlay = false;
    for (let from = back; from <= end; from++) {
      if (arena.bytes[base + from]! <= 0) continue;
      let to = from + number;
      if (to <= LAST_STATION) {
        if (arena.bytes[base + to]! < -1) continue;
        if (
          quarterLocked &&
          inHand > 0 &&
          from !== HAND &&
          from <= FIRST_QUARTER_END &&
          to > FIRST_QUARTER_END
        )
          continue;
      } else {
        if (!mayBearOff) break;
        if (to > OFF) {
          if (!bearOffFree && overshootByRearmost && from > back) break;
          to = OFF;
        }
      }
      canPlay = true;
      if (from < start) continue;
      const before = arena.count;
      const reached = arena.addStep(node, from, to);
      if (reached >= first && reached < before && arena.lasts[reached]! > from)
        arena.lasts[reached] = from;
    }
    // Both orders of two numbers start from the root, which is one ending only.
    if (!canPlay && stuck && !(node === 0 && stuck[0] === 0)) stuck.push(node);
  }
};
