import {
  at,
  differing,
  DOUBLETS,
  HAND,
  LAST_STATION,
  OFF,
  OTHER_DOUBLETS,
  OTHER_HAND,
  OTHER_OFF,
} from './position';
import { contrary } from './rules';

/** Inputs of version 1; src/net/inputs.ts documents them and is their plain twin. */
export const INPUTS: i32 = 210;
const OWN_STATIONS: i32 = 0;
const OTHER_STATIONS: i32 = 96;
const OWN_HAND: i32 = 192;
const OTHERS_HAND: i32 = 196;
const OWN_OFF: i32 = 200;
const OTHERS_OFF: i32 = 204;
const OWN_DOUBLET: i32 = 208;
const OTHERS_DOUBLET: i32 = 209;

/** What changes between two positions, as rows of the first layer with a factor: pairs of u32 address and f32. */
const ROWS: usize = memory.data(8 * 512, 16);
export let rowCount: i32 = 0;
let rowBase: usize = 0;
let rowBytes: usize = 0;

export function rowsAt(): usize {
  return ROWS;
}

export function setRows(base: usize, bytes: i32): void {
  rowBase = base;
  rowBytes = <usize>bytes;
}

function push(input: i32, factor: f32): void {
  const entry = ROWS + ((<usize>rowCount) << 3);
  store<u32>(entry, <u32>(rowBase + <usize>input * rowBytes));
  store<f32>(entry, factor, 4);
  rowCount++;
}

/** Units at least 1, 2, 3, and what is beyond three. */
function changeMen(block: i32, was: i32, is: i32, beyond: f32): void {
  for (let n = was; n < min(is, 3); n++) push(block + n, 1);
  for (let n = is; n < min(was, 3); n++) push(block + n, -1);
  const more = max(is, 3) - max(was, 3);
  if (more !== 0) push(block + 3, f32(more) * beyond);
}

function changeOff(block: i32, was: i32, is: i32): void {
  push(block, f32(is - was) * (<f32>1 / 15));
  changeThreshold(block + 1, was, is, 1);
  changeThreshold(block + 2, was, is, 8);
  changeThreshold(block + 3, was, is, 12);
}

function changeThreshold(input: i32, was: i32, is: i32, from: i32): void {
  const before = was >= from;
  const after = is >= from;
  if (before !== after) push(input, after ? 1 : -1);
}

/** Lists the rows that lead from position `was` to `is`; `turned`: as the other side sees them. */
export function listChanges(was: usize, is: usize, turned: bool): void {
  rowCount = 0;
  let changed = differing(was, is) & 0x3fffffff;
  const mine = turned ? OTHER_STATIONS : OWN_STATIONS;
  const others = turned ? OWN_STATIONS : OTHER_STATIONS;
  const mirrored = turned && contrary;
  while (changed !== 0) {
    const s = ctz(changed);
    changed &= changed - 1;
    const before = at(was, s);
    const after = at(is, s);
    if (s >= 1 && s <= LAST_STATION) {
      const block = ((mirrored ? 25 - s : s) - 1) << 2;
      if (before > 0 || after > 0) changeMen(mine + block, max(before, 0), max(after, 0), 0.5);
      if (before < 0 || after < 0) changeMen(others + block, max(-before, 0), max(-after, 0), 0.5);
    } else if (s === HAND) changeMen(turned ? OTHERS_HAND : OWN_HAND, before, after, 0.25);
    else if (s === OTHER_HAND) changeMen(turned ? OWN_HAND : OTHERS_HAND, before, after, 0.25);
    else if (s === OFF) changeOff(turned ? OTHERS_OFF : OWN_OFF, before, after);
    else if (s === OTHER_OFF) changeOff(turned ? OWN_OFF : OTHERS_OFF, before, after);
    else if (s === DOUBLETS)
      changeThreshold(turned ? OTHERS_DOUBLET : OWN_DOUBLET, before, after, 1);
    else if (s === OTHER_DOUBLETS)
      changeThreshold(turned ? OWN_DOUBLET : OTHERS_DOUBLET, before, after, 1);
  }
}
