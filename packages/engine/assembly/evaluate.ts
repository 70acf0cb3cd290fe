import { integersOf, MOST_UNITS, OUTPUTS, wideOf } from './nets';
import { setOutputs } from './outputs';
import { PHASES, phaseOf } from './phase';
import { POSITION } from './position';
import { ADDED, addedEnd, BIASES, listRows, REMOVED, removedEnd, setRows } from './rows';

/** Evaluation in 16-bit integers; src/net/integers.ts is its plain twin and agrees in every bit of the sums. */

/** A position with nobody and nothing, from which whole positions are listed as changes. */
const NOBODY: usize = memory.data(POSITION, 16);
const UNITS: usize = memory.data(2 * MOST_UNITS, 64);
/** Sums of the outputs for the position valued last, eight i32, five of them used. */
const SUMS: usize = memory.data(32, 16);

let biases: usize = 0;
let outputRows: usize = 0;
let scales: usize = 0;
let rowBytes: usize = 0;

export function outputSumsAt(): usize {
  return SUMS;
}

/** Makes the net of a slot the one that is asked. */
export function askNet(slot: i32): void {
  rowBytes = wideOf(slot) << 1;
  biases = integersOf(slot) + <usize>BIASES * rowBytes;
  outputRows = biases + rowBytes;
  scales = outputRows + <usize>(PHASES * OUTPUTS) * rowBytes;
  setRows(integersOf(slot), rowBytes);
}

/** Sums of the first layer before ReLU, from other sums and the listed rows. */
function sumRows(target: usize, base: usize): void {
  const lastAdded = addedEnd;
  const lastRemoved = removedEnd;
  for (let j: usize = 0; j < rowBytes; j += 64) {
    let a = v128.load(base + j);
    let b = v128.load(base + j, 16);
    let c = v128.load(base + j, 32);
    let d = v128.load(base + j, 48);
    for (let row = ADDED; row < lastAdded; row += 4) {
      const weights = <usize>load<u32>(row) + j;
      a = i16x8.add(a, v128.load(weights));
      b = i16x8.add(b, v128.load(weights, 16));
      c = i16x8.add(c, v128.load(weights, 32));
      d = i16x8.add(d, v128.load(weights, 48));
    }
    for (let row = REMOVED; row < lastRemoved; row += 4) {
      const weights = <usize>load<u32>(row) + j;
      a = i16x8.sub(a, v128.load(weights));
      b = i16x8.sub(b, v128.load(weights, 16));
      c = i16x8.sub(c, v128.load(weights, 32));
      d = i16x8.sub(d, v128.load(weights, 48));
    }
    v128.store(target + j, a);
    v128.store(target + j, b, 16);
    v128.store(target + j, c, 32);
    v128.store(target + j, d, 48);
  }
}

/**
 * Sums of the first layer for a whole position, as a base for positions near it. Sums wrap around at 16 bits on the way, and what is
 * left at the end is right, because the whole sum of a legal position is in range.
 */
export function fillBase(target: usize, position: usize, turned: bool): void {
  listRows(NOBODY, position, turned);
  sumRows(target, biases);
}

/** Products of sixteen units with a row, added up in four lanes. */
function dot(a: v128, b: v128, row: usize): v128 {
  return i32x4.add(i32x4.dot_i16x8_s(a, v128.load(row)), i32x4.dot_i16x8_s(b, v128.load(row, 16)));
}

/** First layer from a base and the listed rows, and the outputs of a phase. */
function run(base: usize, phase: i32, position: usize, turned: bool): void {
  sumRows(UNITS, base);
  const last = outputRows + <usize>(phase * OUTPUTS) * rowBytes;
  const zero = i16x8.splat(0);
  let s0 = zero;
  let s1 = zero;
  let s2 = zero;
  let s3 = zero;
  let s4 = zero;
  for (let j: usize = 0; j < rowBytes; j += 32) {
    const a = i16x8.max_s(v128.load(UNITS + j), zero);
    const b = i16x8.max_s(v128.load(UNITS + j, 16), zero);
    let row = last + j;
    s0 = i32x4.add(s0, dot(a, b, row));
    s1 = i32x4.add(s1, dot(a, b, (row += rowBytes)));
    s2 = i32x4.add(s2, dot(a, b, (row += rowBytes)));
    s3 = i32x4.add(s3, dot(a, b, (row += rowBytes)));
    s4 = i32x4.add(s4, dot(a, b, (row += rowBytes)));
  }
  // Lanes of two sums side by side, then of four.
  const s01 = i32x4.add(i32x4.shuffle(s0, s1, 0, 4, 1, 5), i32x4.shuffle(s0, s1, 2, 6, 3, 7));
  const s23 = i32x4.add(i32x4.shuffle(s2, s3, 0, 4, 1, 5), i32x4.shuffle(s2, s3, 2, 6, 3, 7));
  const four = i32x4.add(i32x4.shuffle(s01, s23, 0, 1, 4, 5), i32x4.shuffle(s01, s23, 2, 3, 6, 7));
  const fifth =
    i32x4.extract_lane(s4, 0) +
    i32x4.extract_lane(s4, 1) +
    i32x4.extract_lane(s4, 2) +
    i32x4.extract_lane(s4, 3);
  v128.store(SUMS, four);
  store<i32>(SUMS, fifth, 16);
  const scale = scales + ((<usize>phase) << 6);
  setOutputs(
    f32x4.add(f32x4.mul(f32x4.convert_i32x4_s(four), v128.load(scale)), v128.load(scale, 32)),
    f32(fifth) * load<f32>(scale, 16) + load<f32>(scale, 48),
    position,
    turned,
  );
}

/** Values a position whole, as it stands, or as the other side sees it; the outputs are left for `out`. */
export function evaluate(position: usize, turned: bool): void {
  listRows(NOBODY, position, turned);
  run(biases, phaseOf(position, turned), position, turned);
}

/** The same from a base that was filled for `near` in the same view. */
export function evaluateNear(base: usize, near: usize, position: usize, turned: bool): void {
  listRows(near, position, turned);
  run(base, phaseOf(position, turned), position, turned);
}
