import { at, FIRST_QUARTER_END, OTHER_HAND, OTHER_OFF } from './position';

/** The parameters of the game at hand; src/kernel/parameters.ts says which number means which word. */
export let contrary: bool = true;
export let men: i32 = 15;
/** Two different numbers in any order; otherwise the lower first. */
export let anyOrder: bool = false;
/** As many owed numbers as possible must be played. */
export let foresight: bool = false;
/** A doublet is its number four times; otherwise tops and undersides. */
export let fourfold: bool = false;
export let undersidesOwed: bool = false;
export let countsDoublets: bool = true;
/** Doublets are counted anew each turn. */
export let countsPerTurn: bool = false;
export let handFirst: bool = true;
export let quarterLocked: bool = false;
export let bearOffFree: bool = false;
export let overshootByRearmost: bool = true;
/** 0 never, 1 after every doublet, 2 from the second on. */
export let throwAgain: i32 = 2;
export let throwAgainWhenBlocked: bool = true;
/** 0 single, 1 by the place of the loser's men (1855), 2 backgammon. */
export let points: i32 = 1;
/** The starter's first two numbers are one die each: never a doublet. */
export let oneDieOpening: bool = false;

export const NO_POINTS: i32 = 0;
export const BACKGAMMON_POINTS: i32 = 2;

export function setRules(
  contrary_: i32,
  men_: i32,
  anyOrder_: i32,
  foresight_: i32,
  fourfold_: i32,
  undersidesOwed_: i32,
  countsDoublets_: i32,
  countsPerTurn_: i32,
  handFirst_: i32,
  quarterLocked_: i32,
  bearOffFree_: i32,
  overshootByRearmost_: i32,
  throwAgain_: i32,
  throwAgainWhenBlocked_: i32,
  points_: i32,
  oneDieOpening_: i32,
): void {
  contrary = contrary_ !== 0;
  men = men_;
  anyOrder = anyOrder_ !== 0;
  foresight = foresight_ !== 0;
  fourfold = fourfold_ !== 0;
  undersidesOwed = undersidesOwed_ !== 0;
  countsDoublets = countsDoublets_ !== 0;
  countsPerTurn = countsPerTurn_ !== 0;
  handFirst = handFirst_ !== 0;
  quarterLocked = quarterLocked_ !== 0;
  bearOffFree = bearOffFree_ !== 0;
  overshootByRearmost = overshootByRearmost_ !== 0;
  throwAgain = throwAgain_;
  throwAgainWhenBlocked = throwAgainWhenBlocked_ !== 0;
  points = points_;
  oneDieOpening = oneDieOpening_ !== 0;
}

/** Whether a doublet may earn another throw at all. */
export function earnsThrow(doubletsBefore: i32): bool {
  return throwAgain === 1 || (throwAgain === 2 && doubletsBefore > 0);
}

function loserInFirstQuarter(position: usize): bool {
  for (let s = 1; s <= FIRST_QUARTER_END; s++)
    if (at(position, contrary ? 25 - s : s) < 0) return true;
  return false;
}

/** Points for having borne all men off. @param position seen by the winner */
export function pointsForOff(position: usize): i32 {
  if (points === NO_POINTS) return 1;
  if (points === BACKGAMMON_POINTS) {
    if (at(position, OTHER_OFF) > 0) return 1;
    return at(position, OTHER_HAND) > 0 || loserInFirstQuarter(position) ? 3 : 2;
  }
  if (at(position, OTHER_HAND) > 0) return 3;
  return loserInFirstQuarter(position) ? 2 : 1;
}
