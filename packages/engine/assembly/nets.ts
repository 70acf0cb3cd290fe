import { INPUTS } from './inputs';
import { allocate } from './memory';
import { PHASES } from './phase';
import { ROWS } from './rows';

/**
 * Nets in memory: INPUTS sparse inputs, a layer of `wide` ReLU units, five sigmoid outputs for each phase of a game; `wide` is a
 * multiple of 32. Each net lies here twice.
 *
 * As floats, in which it learns: first layer, a row of `wide` for each input; its biases; for each phase a row for each output; for
 * each phase five biases.
 *
 * As 16-bit integers, in which it plays: rows of the first layer as rows.ts has them, each unit in a scale of its own; the rows of
 * outputs; then floats, for each phase what 1 in the sum of an output is worth, eight of which five are used, and the biases likewise.
 * src/net/integers.ts makes them from the floats and shows that no sum leaves its range.
 */
export const OUTPUTS: i32 = 5;
const MOST_NETS: i32 = 8;
export const MOST_UNITS: i32 = 1024;
const OUTPUT_ROWS: i32 = PHASES * OUTPUTS;

/** A slot: addresses of floats and integers, wide, room in units. */
const SLOTS: usize = memory.data(16 * 8, 16);
const INTEGERS: usize = 4;
const WIDE: usize = 8;
const ROOM: usize = 12;

function entryOf(slot: i32): usize {
  return SLOTS + ((<usize>slot) << 4);
}

function floatBytes(wide: i32): i32 {
  return ((INPUTS + 1) * wide + OUTPUT_ROWS * (wide + 1)) * 4;
}

function integerBytes(wide: i32): i32 {
  return (ROWS + OUTPUT_ROWS) * wide * 2 + PHASES * 64;
}

/** Room for a net; its floats go to the address returned, 0 if there is no such slot or net. A slot that is large enough is used again. */
export function setNet(slot: i32, wide: i32): usize {
  if (slot < 0 || slot >= MOST_NETS) return 0;
  if (wide <= 0 || wide > MOST_UNITS || (wide & 31) !== 0) return 0;
  const entry = entryOf(slot);
  if (load<i32>(entry, ROOM) < wide) {
    store<u32>(entry, <u32>allocate(floatBytes(wide)));
    store<u32>(entry, <u32>allocate(integerBytes(wide)), INTEGERS);
    store<i32>(entry, wide, ROOM);
  }
  store<i32>(entry, wide, WIDE);
  return load<u32>(entry);
}

/** Where the integers of a net lie. */
export function integersOf(slot: i32): usize {
  return load<u32>(entryOf(slot), INTEGERS);
}

/** Where its floats lie. */
export function floatsOf(slot: i32): usize {
  return load<u32>(entryOf(slot));
}

export function wideOf(slot: i32): usize {
  return <usize>load<i32>(entryOf(slot), WIDE);
}
