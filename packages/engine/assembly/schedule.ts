import { nodeAt, playedOf } from './arena';
import { at, copy, DOUBLETS, MOST_DOUBLETS, OFF, POSITION, put } from './position';
import {
  anyOrder,
  countsDoublets,
  earnsThrow,
  fourfold,
  men,
  throwAgainWhenBlocked,
  undersidesOwed,
} from './rules';

/** Numbers to play, in order, one byte each; 16 is more than any throw gives. */
const NUMBERS: usize = memory.data(16, 16);
const ROOT: usize = memory.data(POSITION, 16);

export let total: i32 = 0;
export let owed: i32 = 0;
export let mayChangeOrder: bool = false;
let mayThrowAgain: bool = false;

/** Where the caller writes the numbers of `setSchedule`. */
export function numbersAt(): usize {
  return NUMBERS;
}

/** The position in which the numbers are played, a doublet counted. */
export function rootAt(): usize {
  return ROOT;
}

/** So many numbers, the first `owed` of them owed; `either`: two numbers, and either may come first (given higher first). */
export function setSchedule(many: i32, owed_: i32, either: i32, earns: i32): void {
  total = many;
  owed = owed_;
  mayChangeOrder = either !== 0;
  mayThrowAgain = earns !== 0;
}

function fill(from: i32, many: i32, number: i32): void {
  for (let i = from; i < from + many; i++) put(NUMBERS, i, number);
}

/** Sets root and numbers for a throw at `position`, and counts the doublet. */
export function setThrow(position: usize, a: i32, b: i32): void {
  if (ROOT !== position) copy(ROOT, position);
  const low = min(a, b);
  const high = max(a, b);
  if (low !== high) {
    put(NUMBERS, 0, anyOrder ? high : low);
    put(NUMBERS, 1, anyOrder ? low : high);
    setSchedule(2, 2, anyOrder ? 1 : 0, 0);
    return;
  }
  const before = at(ROOT, DOUBLETS);
  if (countsDoublets && before < MOST_DOUBLETS) put(ROOT, DOUBLETS, before + 1);
  const earns = earnsThrow(before) ? 1 : 0;
  if (fourfold) {
    fill(0, 4, low);
    setSchedule(4, 4, 0, earns);
    return;
  }
  const each = before === 0 ? 2 : 4;
  fill(0, each, low);
  fill(each, each, 7 - low);
  setSchedule(2 * each, undersidesOwed ? 2 * each : each, 0, earns);
}

/** Whether an ending gives its thrower another throw. */
export function goesOn(node: i32): bool {
  return (
    mayThrowAgain &&
    at(nodeAt(node), OFF) !== men &&
    (throwAgainWhenBlocked || playedOf(node) >= owed)
  );
}

export function numberAt(index: i32): i32 {
  return at(NUMBERS, index);
}
