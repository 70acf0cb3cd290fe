import { rearmost } from './arena';
import { at, FIRST_QUARTER_END, HAND, LAST_QUARTER, LAST_STATION, OFF, put } from './position';
import { bearOffFree, handFirst, overshootByRearmost, quarterLocked } from './rules';

/** Stations from which a number can be played, rising; filled by `expandable`. */
const FOUND: usize = memory.data(32, 16);
export let found: i32 = 0;

export function foundFrom(index: i32): i32 {
  return at(FOUND, index);
}

/** Lists the stations from which a number can be played; see packages/rules/src/frontier.ts. */
export function expandable(place: usize, number: i32): void {
  found = 0;
  const inHand = at(place, HAND);
  const back = rearmost(place);
  const end = handFirst && inHand > 0 ? HAND : LAST_STATION;
  const isLocked = quarterLocked && inHand > 0;
  const mayBearOff = bearOffFree || back >= LAST_QUARTER;
  for (let from = back; from <= end; from++) {
    if (at(place, from) <= 0) continue;
    const to = from + number;
    if (to <= LAST_STATION) {
      if (at(place, to) < -1) continue;
      if (isLocked && from !== HAND && from <= FIRST_QUARTER_END && to > FIRST_QUARTER_END)
        continue;
    } else {
      if (!mayBearOff) break;
      if (to > OFF && !bearOffFree && overshootByRearmost && from > back) break;
    }
    put(FOUND, found++, from);
  }
}
