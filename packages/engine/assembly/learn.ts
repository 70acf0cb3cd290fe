import { INPUTS, LISTED, listedEnd, listInputs } from './inputs';
import { floatsOf, MOST_UNITS, OUTPUTS, wideOf } from './nets';
import { out, setOutputs } from './outputs';
import { PHASES, phaseOf } from './phase';
import { at, OFF, OTHER_OFF } from './position';
import { BACKGAMMON_POINTS, NO_POINTS, points } from './rules';

/** Learning, in floats: steps down the gradient are far smaller than what an integer can hold. */

const HIDDEN: usize = memory.data(4 * MOST_UNITS, 64);
const UPWARD: usize = memory.data(4 * MOST_UNITS, 64);
const DELTA: usize = memory.data(32, 16);

let first: usize = 0;
let firstBias: usize = 0;
let outputRows: usize = 0;
let outputBiases: usize = 0;
/** Those of the phase at hand. */
let last: usize = 0;
let lastBias: usize = 0;
let rowBytes: usize = 0;

/** Makes the net of a slot the one that learns. */
export function teachNet(slot: i32): void {
  rowBytes = wideOf(slot) << 2;
  first = floatsOf(slot);
  firstBias = first + <usize>INPUTS * rowBytes;
  outputRows = firstBias + rowBytes;
  outputBiases = outputRows + <usize>(PHASES * OUTPUTS) * rowBytes;
}

function sumOf(v: v128): f32 {
  return (
    f32x4.extract_lane(v, 0) +
    f32x4.extract_lane(v, 1) +
    (f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3))
  );
}

/** Values a position, seen by the side about to throw, before a step of learning; the outputs are left for `out`. */
export function recall(position: usize): void {
  const phase = phaseOf(position, false);
  last = outputRows + <usize>(phase * OUTPUTS) * rowBytes;
  lastBias = outputBiases + <usize>(phase * OUTPUTS * 4);
  listInputs(position);
  fillHidden();
  let s0 = f32x4.splat(0);
  let s1 = s0;
  let s2 = s0;
  let s3 = s0;
  let s4 = s0;
  for (let j: usize = 0; j < rowBytes; j += 16) {
    const unit = v128.load(HIDDEN + j);
    let row = last + j;
    s0 = f32x4.add(s0, f32x4.mul(unit, v128.load(row)));
    row += rowBytes;
    s1 = f32x4.add(s1, f32x4.mul(unit, v128.load(row)));
    row += rowBytes;
    s2 = f32x4.add(s2, f32x4.mul(unit, v128.load(row)));
    row += rowBytes;
    s3 = f32x4.add(s3, f32x4.mul(unit, v128.load(row)));
    row += rowBytes;
    s4 = f32x4.add(s4, f32x4.mul(unit, v128.load(row)));
  }
  let sums = f32x4.splat(sumOf(s0));
  sums = f32x4.replace_lane(sums, 1, sumOf(s1));
  sums = f32x4.replace_lane(sums, 2, sumOf(s2));
  sums = f32x4.replace_lane(sums, 3, sumOf(s3));
  const fifth = sumOf(s4) + load<f32>(lastBias, 16);
  setOutputs(f32x4.add(sums, v128.load(lastBias)), fifth, position, false);
}

/** The first layer for the listed inputs. */
function fillHidden(): void {
  const end = listedEnd;
  const zero = f32x4.splat(0);
  for (let j: usize = 0; j < rowBytes; j += 64) {
    let a = v128.load(firstBias + j);
    let b = v128.load(firstBias + j, 16);
    let c = v128.load(firstBias + j, 32);
    let d = v128.load(firstBias + j, 48);
    for (let input = LISTED; input < end; input += 8) {
      const weights = first + <usize>load<i32>(input) * rowBytes + j;
      const factor = v128.load32_splat(input, 4);
      a = f32x4.add(a, f32x4.mul(v128.load(weights), factor));
      b = f32x4.add(b, f32x4.mul(v128.load(weights, 16), factor));
      c = f32x4.add(c, f32x4.mul(v128.load(weights, 32), factor));
      d = f32x4.add(d, f32x4.mul(v128.load(weights, 48), factor));
    }
    v128.store(HIDDEN + j, f32x4.max(a, zero));
    v128.store(HIDDEN + j, f32x4.max(b, zero), 16);
    v128.store(HIDDEN + j, f32x4.max(c, zero), 32);
    v128.store(HIDDEN + j, f32x4.max(d, zero), 48);
  }
}

/** One step down the gradient of cross-entropy at the position recalled last, towards five targets. */
export function learn(position: usize, targets: usize, rate: f32): void {
  for (let k = 0; k < OUTPUTS; k++) {
    const place = (<usize>k) << 2;
    store<f32>(DELTA + place, rate * (load<f32>(targets + place) - out(k)));
  }
  if (points === NO_POINTS) {
    store<u64>(DELTA, 0, 4);
    store<u64>(DELTA, 0, 12);
  }
  if (points === BACKGAMMON_POINTS) {
    if (at(position, OTHER_OFF) > 0) store<u64>(DELTA, 0, 4);
    if (at(position, OFF) > 0) store<u64>(DELTA, 0, 12);
  }
  learnOutputs();
  learnFirst();
}

/** Outputs of the phase; leaves in UPWARD what flows back to the units, 0 where a unit is off. */
function learnOutputs(): void {
  const zero = f32x4.splat(0);
  const d0 = v128.load32_splat(DELTA);
  const d1 = v128.load32_splat(DELTA, 4);
  const d2 = v128.load32_splat(DELTA, 8);
  const d3 = v128.load32_splat(DELTA, 12);
  const d4 = v128.load32_splat(DELTA, 16);
  for (let j: usize = 0; j < rowBytes; j += 16) {
    const unit = v128.load(HIDDEN + j);
    let row = last + j;
    let w = v128.load(row);
    let flow = f32x4.mul(w, d0);
    v128.store(row, f32x4.add(w, f32x4.mul(unit, d0)));
    row += rowBytes;
    w = v128.load(row);
    flow = f32x4.add(flow, f32x4.mul(w, d1));
    v128.store(row, f32x4.add(w, f32x4.mul(unit, d1)));
    row += rowBytes;
    w = v128.load(row);
    flow = f32x4.add(flow, f32x4.mul(w, d2));
    v128.store(row, f32x4.add(w, f32x4.mul(unit, d2)));
    row += rowBytes;
    w = v128.load(row);
    flow = f32x4.add(flow, f32x4.mul(w, d3));
    v128.store(row, f32x4.add(w, f32x4.mul(unit, d3)));
    row += rowBytes;
    w = v128.load(row);
    flow = f32x4.add(flow, f32x4.mul(w, d4));
    v128.store(row, f32x4.add(w, f32x4.mul(unit, d4)));
    v128.store(UPWARD + j, v128.and(flow, f32x4.gt(unit, zero)));
  }
  for (let k: usize = 0; k < 20; k += 4)
    store<f32>(lastBias + k, load<f32>(lastBias + k) + load<f32>(DELTA + k));
}

function learnFirst(): void {
  for (let j: usize = 0; j < rowBytes; j += 16)
    v128.store(firstBias + j, f32x4.add(v128.load(firstBias + j), v128.load(UPWARD + j)));
  const end = listedEnd;
  for (let input = LISTED; input < end; input += 8) {
    const weights = first + <usize>load<i32>(input) * rowBytes;
    const factor = v128.load32_splat(input, 4);
    for (let j: usize = 0; j < rowBytes; j += 16) {
      const place = weights + j;
      v128.store(place, f32x4.add(v128.load(place), f32x4.mul(v128.load(UPWARD + j), factor)));
    }
  }
}
