import { DOUBLETS, OTHER_DOUBLETS, type Rules } from '@wurfzabel/rules';
import { rulesKey } from './fault.ts';
import type { OneSidedTable } from './one-sided.ts';
import { TurnCounts } from './turn-counts.ts';
import type { ExactValue } from './value.ts';

/**
 * The value of a race in which both sides have all their men in their last quarters or off; undefined for any other position and
 * for a table of other rules.
 *
 * The mover throws first, so he wins when he needs no more turns than the other side: P = Σ P(M = t) · P(O ≥ t). A loser in his last
 * quarter has no man in hand or in his first quarter, so a win is one point, or two where none off counts double: the mover wins two
 * if he finishes in turn t and the other side's first man needs at least t turns; he loses two if the other side finishes in turn t
 * and his own first man needs more than t.
 *
 * The two numbers of turns are independent, and right for two sides that each bear off as fast as they can on average. Playing for the
 * win instead can gain something near the end: measured against exact values in the tests. A side that bears off its first man as
 * soon as it can may bear off its last one later, so the chances of two points are lower bounds by the same kind of error.
 */
export const raceValue = (
  rules: Rules,
  table: OneSidedTable,
  bytes: Int8Array,
  at = 0,
): ExactValue | undefined => {
  if (rulesKey(rules) !== table.key) return undefined;
  const { placements, flags, allOff, firstOff } = table;
  const own = placements.rankOfOwn(bytes, at, rules.men);
  const other = placements.rankOfOther(bytes, at, rules.men, rules.course);
  if (own <= 0 || other <= 0) return undefined;
  const ownEntry = own * flags + flagOf(bytes[at + DOUBLETS]!, flags);
  const otherEntry = other * flags + flagOf(bytes[at + OTHER_DOUBLETS]!, flags);

  let wins = 0;
  let winsDouble = 0;
  let losesDouble = 0;
  let otherLeft = 1;
  let otherNoneOff = 1;
  let ownNoneOff = 1;
  for (let t = 1; t <= TurnCounts.MOST; t++) {
    const ownNow = allOff.chance(ownEntry, t);
    const otherNow = allOff.chance(otherEntry, t);
    wins += ownNow * otherLeft;
    otherLeft -= otherNow;
    if (!firstOff) continue;
    winsDouble += ownNow * otherNoneOff;
    ownNoneOff -= firstOff.chance(ownEntry, t);
    otherNoneOff -= firstOff.chance(otherEntry, t);
    losesDouble += otherNow * ownNoneOff;
  }
  // A side with a man off already has no entry there: its chances are 0 and must not be taken for "never".
  if (!firstOff || firstOff.first[otherEntry] === 0) winsDouble = 0;
  if (!firstOff || firstOff.first[ownEntry] === 0) losesDouble = 0;
  const loses = 1 - wins;
  return {
    equity: wins - loses + winsDouble - losesDouble,
    win: [wins - winsDouble, winsDouble, 0, 0],
    lose: [loses - losesDouble, losesDouble, 0, 0],
  };
};

const flagOf = (doublets: number, flags: 1 | 2): number => (flags === 2 && doublets > 0 ? 1 : 0);
