import {
  at,
  FIRST_QUARTER_END,
  HAND,
  LAST_QUARTER,
  LAST_STATION,
  OFF,
  OTHER_HAND,
  OTHER_OFF,
} from './position';
import { contrary, men } from './rules';

/** Phases of a game; src/net/phase.ts documents them and is their plain twin. */
export const PHASES: i32 = 14;
const FEWEST: i32 = 0;
const FEW: i32 = 1;
const RACE: i32 = 2;
const BEARS_OFF_AGAINST: i32 = 3;
const BEHIND: i32 = 4;
const ENTERING: i32 = 8;
const BEGINNING: i32 = 9;
const BEARS_OFF: i32 = 10;
const WAS_HIT: i32 = 11;
const HAS_HIT: i32 = 12;
const BOTH_BEAR_OFF: i32 = 13;

const STATIONS: i32 = ((1 << LAST_STATION) - 1) << 1;

/** Bit s is set where `sign` times the count of station s is above zero. */
function stationsOf(position: usize, sign: i32): i32 {
  const low = v128.load(position);
  const high = v128.load(position, 16);
  const zero = i8x16.splat(0);
  const bits =
    sign > 0
      ? i8x16.bitmask(i8x16.gt_s(low, zero)) | (i8x16.bitmask(i8x16.gt_s(high, zero)) << 16)
      : i8x16.bitmask(i8x16.lt_s(low, zero)) | (i8x16.bitmask(i8x16.lt_s(high, zero)) << 16);
  return bits & STATIONS;
}

/** The phase of a position as it stands, or as the other side sees it (`turned`). */
export function phaseOf(position: usize, turned: bool): i32 {
  const off = at(position, OFF) + at(position, OTHER_OFF);
  const left = 2 * men - off;
  if (left <= 4) return FEWEST;
  if (left <= 10) return FEW;
  const inHand = at(position, HAND) + at(position, OTHER_HAND);
  if (inHand >= 12) return BEGINNING;
  const own = stationsOf(position, 1);
  const other = stationsOf(position, -1);
  const rearmost = ctz(own);
  const othersRearmost = contrary ? 31 - clz(other) : ctz(other);
  if (inHand === 0 && contrary && rearmost > othersRearmost) return RACE;
  if (off > 0) {
    if (at(position, OFF) > 0 && at(position, OTHER_OFF) > 0) return BOTH_BEAR_OFF;
    if (at(position, OFF) > 0) {
      const isHome = at(position, HAND) === 0 && rearmost >= LAST_QUARTER;
      return turned ? (isHome ? BEARS_OFF_AGAINST : HAS_HIT) : isHome ? BEARS_OFF : WAS_HIT;
    }
    const isOtherHome =
      at(position, OTHER_HAND) === 0 &&
      (contrary ? othersRearmost <= FIRST_QUARTER_END : othersRearmost >= LAST_QUARTER);
    return turned ? (isOtherHome ? BEARS_OFF : WAS_HIT) : isOtherHome ? BEARS_OFF_AGAINST : HAS_HIT;
  }
  if (inHand >= 4) return ENTERING;
  const isBehind = at(position, HAND) > 0 || rearmost <= FIRST_QUARTER_END;
  const isOtherBehind =
    at(position, OTHER_HAND) > 0 ||
    (contrary ? othersRearmost >= LAST_QUARTER : othersRearmost <= FIRST_QUARTER_END);
  return (
    BEHIND +
    (turned ? i32(isOtherBehind) * 2 + i32(isBehind) : i32(isBehind) * 2 + i32(isOtherBehind))
  );
}
