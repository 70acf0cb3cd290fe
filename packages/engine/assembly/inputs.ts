import {
  at,
  DOUBLETS,
  HAND,
  LAST_STATION,
  OFF,
  OTHER_DOUBLETS,
  OTHER_HAND,
  OTHER_OFF,
} from './position';

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

/** The inputs of a position that are not 0: pairs of their number, i32, and value, f32. */
export const LISTED: usize = memory.data(8 * INPUTS, 16);
/** Behind the last. */
export let listedEnd: usize = LISTED;

function list(input: i32, value: f32): void {
  store<i32>(listedEnd, input);
  store<f32>(listedEnd, value, 4);
  listedEnd += 8;
}

/** At least 1, 2, 3, and what is beyond three. */
function listMen(block: i32, count: i32, beyond: f32): void {
  for (let n = 0; n < min(count, 3); n++) list(block + n, 1);
  if (count > 3) list(block + 3, f32(count - 3) * beyond);
}

function listOff(block: i32, count: i32): void {
  if (count === 0) return;
  list(block, f32(count) * (<f32>1 / 15));
  list(block + 1, 1);
  if (count >= 8) list(block + 2, 1);
  if (count >= 12) list(block + 3, 1);
}

/** @param position seen by the side about to throw */
export function listInputs(position: usize): void {
  listedEnd = LISTED;
  for (let s = 1; s <= LAST_STATION; s++) {
    const count = at(position, s);
    const block = (s - 1) << 2;
    if (count > 0) listMen(OWN_STATIONS + block, count, 0.5);
    if (count < 0) listMen(OTHER_STATIONS + block, -count, 0.5);
  }
  listMen(OWN_HAND, at(position, HAND), 0.25);
  listMen(OTHERS_HAND, at(position, OTHER_HAND), 0.25);
  listOff(OWN_OFF, at(position, OFF));
  listOff(OTHERS_OFF, at(position, OTHER_OFF));
  if (at(position, DOUBLETS) > 0) list(OWN_DOUBLET, 1);
  if (at(position, OTHER_DOUBLETS) > 0) list(OTHERS_DOUBLET, 1);
}
