import {
  addStep,
  count,
  flag,
  flagsOf,
  generationOfRoot,
  lastOf,
  lowerLast,
  MAY_END,
  newGeneration,
  nodeAt,
  playedOf,
  SECOND_ORDER,
  start,
} from './arena';
import { isBeam, keep, kept, keptCount } from './beam';
import { OFF } from './position';
import { foresight } from './rules';
import { mayChangeOrder, numberAt, owed, rootAt, total } from './schedule';
import { expandable, found, foundFrom } from './steps';

let leastOwed: i32 = 0;
let onlyFirstOrder: bool = false;

export function isEnding(node: i32): bool {
  const flags = flagsOf(node);
  if ((flags & MAY_END) === 0 || min(playedOf(node), owed) < leastOwed) return false;
  return !onlyFirstOrder || (flags & SECOND_ORDER) === 0;
}

/** Whether a node was reached by the second of two orders, whose numbers are the other way round. */
export function isSwapped(node: i32): bool {
  return (flagsOf(node) & SECOND_ORDER) !== 0;
}

/** Plays one number once from a node, in every way; equal numbers in rising order of stations only. */
function expand(node: i32, number: i32, inOrder: bool, flags: i32, levelStart: i32): void {
  expandable(nodeAt(node), number);
  if (found === 0) {
    flag(node, MAY_END);
    return;
  }
  const begin = inOrder ? lastOf(node) : 0;
  for (let i = 0; i < found; i++) {
    const from = foundFrom(i);
    if (from < begin) continue;
    const before = count;
    const reached = addStep(node, from, min(from + number, OFF), flags);
    if (reached >= levelStart && reached < before) lowerLast(reached, from);
  }
}

/** Finds all plays, or with a beam (`beam.ts`) some of them. Afterwards `isEnding` says which nodes are endings. */
export function explore(): void {
  start(rootAt(), total > 4 && !isBeam());
  leastOwed = 0;
  onlyFirstOrder = false;
  if (mayChangeOrder) exploreBothOrders();
  else if (!exploreOneOrder(isBeam())) {
    start(rootAt(), total > 4);
    exploreOneOrder(false);
  }
}

function exploreBothOrders(): void {
  const one = numberAt(0);
  const two = numberAt(1);
  newGeneration();
  expand(0, one, false, 0, 1);
  const middle = count;
  newGeneration();
  expand(0, two, false, SECOND_ORDER, middle);
  const high = count;
  newGeneration();
  for (let node = 1; node < middle; node++) expand(node, two, false, MAY_END, high);
  for (let node = middle; node < high; node++)
    expand(node, one, false, MAY_END | SECOND_ORDER, high);
  const most = count > high ? 2 : high > 1 ? 1 : 0;
  leastOwed = foresight ? most : min(most, 1);
  onlyFirstOrder = foresight && most === 1 && middle > 1;
}

/** @returns false if a beam has dropped what a duty to look ahead may need */
function exploreOneOrder(withBeam: bool): bool {
  let low = 0;
  let high = 1;
  let isCut = false;
  let isNarrow = false;
  let played = 0;
  let uncut = 0;
  while (uncut < total && numberAt(uncut) === numberAt(0)) uncut++;
  if (owed === 0) {
    generationOfRoot();
    flag(0, MAY_END);
  }
  for (; played < total; played++) {
    const number = numberAt(played);
    // The order that is left out may be the one that a beam has kept: behind a beam all are tried.
    const inOrder = played > 0 && !isNarrow && numberAt(played - 1) === number;
    const levelStart = count;
    if (played < owed) newGeneration();
    const flags = played + 1 >= owed ? MAY_END : 0;
    if (isNarrow)
      for (let i = 0; i < keptCount; i++) expand(kept(i), number, inOrder, flags, levelStart);
    else for (let node = low; node < high; node++) expand(node, number, inOrder, flags, levelStart);
    if (count === levelStart) break;
    low = levelStart;
    high = count;
    isNarrow = withBeam && played + 1 >= uncut && played + 1 < total && keep(low, high);
    isCut = isCut || isNarrow;
  }
  if (foresight) {
    leastOwed = min(played, owed);
    if (isCut && leastOwed < owed) return false;
  }
  return true;
}
