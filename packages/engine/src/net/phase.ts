import type { Rules } from '@wurfzabel/rules';
import {
  FIRST_QUARTER_END,
  HAND,
  LAST_QUARTER,
  LAST_STATION,
  OFF,
  OTHER_HAND,
  OTHER_OFF,
} from '@wurfzabel/rules/position';

/**
 * Phases of a game. A net has one first layer for all of them and outputs of its own for each, so that what matters in a race need not be
 * what matters at the beginning, at no cost. The first that fits:
 *
 *     0   at most 4 men of both sides together are not yet off
 *     1   at most 10
 *     9   at least 12 men in hand, both sides together
 *     2   a race: nobody in hand, and the sides have passed each other (contrary courses only)
 *     3   the other side has a man off, and all that it has left are home; 12 and not all
 *     10  the side about to throw has a man off, and all that it has left are home; 11 and not all
 *     13  both have a man off
 *     8   at least 4 men in hand
 *     4   neither side has a man in hand or in its first quarter
 *     5   only the other side has; 6 only the side about to throw; 7 both
 */
export const PHASES = 14;

/** The plain twin of assembly/phase.ts. @param position 32 bytes, seen by the side about to throw */
export const phaseOf = (rules: Rules, position: Int8Array): number => {
  const off = position[OFF]! + position[OTHER_OFF]!;
  const left = 2 * rules.men - off;
  if (left <= 4) return 0;
  if (left <= 10) return 1;
  const inHand = position[HAND]! + position[OTHER_HAND]!;
  if (inHand >= 12) return 9;
  const isContrary = rules.course === 'contrary';
  const stations = Array.from({ length: LAST_STATION }, (_, i) => i + 1);
  const own = stations.filter(s => position[s]! > 0);
  const others = stations.filter(s => position[s]! < 0);
  if (inHand === 0 && isContrary && Math.min(...own) > Math.max(...others)) return 2;
  if (off > 0) {
    if (position[OFF]! > 0 && position[OTHER_OFF]! > 0) return 13;
    if (position[OFF]! > 0)
      return position[HAND] === 0 && own.every(s => s >= LAST_QUARTER) ? 10 : 11;
    const isHome = (s: number): boolean =>
      isContrary ? s <= FIRST_QUARTER_END : s >= LAST_QUARTER;
    return position[OTHER_HAND] === 0 && others.every(isHome) ? 3 : 12;
  }
  if (inHand >= 4) return 8;
  const isBehind = position[HAND]! > 0 || own.some(s => s <= FIRST_QUARTER_END);
  const isOtherBehind =
    position[OTHER_HAND]! > 0 ||
    others.some(s => (isContrary ? s >= LAST_QUARTER : s <= FIRST_QUARTER_END));
  return 4 + Number(isBehind) * 2 + Number(isOtherBehind);
};
