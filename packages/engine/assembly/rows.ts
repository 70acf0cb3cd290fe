import {
  at,
  differing,
  HAND,
  LAST_STATION,
  OFF,
  OTHER_DOUBLETS,
  OTHER_HAND,
  OTHER_OFF,
} from './position';
import { contrary } from './rules';

/**
 * Rows of the first layer in integers: for each place one for the first man there, one for the second, up to fifteen; for each side one for
 * having had a doublet; the biases. Places are a side's stations 1 to 24, its hand, its men off, and then the other side's.
 */
const MOST_MEN: i32 = 15;
const OTHERS: i32 = 26;
const IN_HAND: i32 = 24;
const BORNE_OFF: i32 = 25;
const FLAGS: i32 = 2 * OTHERS * MOST_MEN;
export const BIASES: i32 = FLAGS + 2;
export const ROWS: i32 = BIASES + 1;

/** Addresses of rows to add and of rows to take away. A count is one of 30 bytes and changes by 255 at most. */
export const ADDED: usize = memory.data(4 * 30 * 256, 16);
export const REMOVED: usize = memory.data(4 * 30 * 256, 16);
/** Behind the last of each. */
export let addedEnd: usize = ADDED;
export let removedEnd: usize = REMOVED;
let first: usize = 0;
let rowBytes: usize = 0;

/** The rows that are listed from now on. */
export function setRows(base: usize, bytes: usize): void {
  first = base;
  rowBytes = bytes;
}

/** @param row of the first man */
function change(row: i32, was: i32, is: i32): void {
  let place = first + <usize>(row + was) * rowBytes;
  for (let n = was; n < is; n++, place += rowBytes, addedEnd += 4) store<u32>(addedEnd, <u32>place);
  for (let n = was; n > is; n--, removedEnd += 4) store<u32>(removedEnd, <u32>(place -= rowBytes));
}

/** Lists the rows that lead from position `was` to `is`; `turned`: as the other side sees them. */
export function listRows(was: usize, is: usize, turned: bool): void {
  addedEnd = ADDED;
  removedEnd = REMOVED;
  let changed = differing(was, is) & 0x3fffffff;
  const own = turned ? OTHERS * MOST_MEN : 0;
  const other = OTHERS * MOST_MEN - own;
  const mirrored = turned && contrary;
  while (changed !== 0) {
    const s = ctz(changed);
    changed &= changed - 1;
    const before = at(was, s);
    const after = at(is, s);
    if (s >= 1 && s <= LAST_STATION) {
      const row = ((mirrored ? 25 - s : s) - 1) * MOST_MEN;
      if (before > 0 || after > 0) change(own + row, max(before, 0), max(after, 0));
      if (before < 0 || after < 0) change(other + row, max(-before, 0), max(-after, 0));
    } else if (s === HAND) change(own + IN_HAND * MOST_MEN, before, after);
    else if (s === OTHER_HAND) change(other + IN_HAND * MOST_MEN, before, after);
    else if (s === OFF) change(own + BORNE_OFF * MOST_MEN, before, after);
    else if (s === OTHER_OFF) change(other + BORNE_OFF * MOST_MEN, before, after);
    else {
      const isOther = s === OTHER_DOUBLETS;
      change(FLAGS + i32(isOther !== turned), min(before, 1), min(after, 1));
    }
  }
}
