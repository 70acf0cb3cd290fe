import { allocate } from './memory';
import { INPUTS, listChanges, rowCount, rowsAt, setRows } from './inputs';
import { at, OFF, OTHER_OFF, POSITION } from './position';
import { phaseOf, PHASES } from './phase';
import { BACKGAMMON_POINTS, NO_POINTS, points } from './rules';

/**
 * Nets: INPUTS sparse inputs, a layer of `wide` ReLU units, perhaps a second of `deep`, five sigmoid outputs for each phase of a game.
 * Parameters lie in this order, floats: first layer, a row of `wide` for each input; its biases; second layer, a row of `deep` for
 * each unit of the first; its biases; for each phase a row for each output; for each phase five biases. `wide` and `deep` are multiples
 * of 16 (deep may be 0).
 */
export const OUTPUTS: i32 = 5;
const MOST_NETS: i32 = 8;
export const MOST_UNITS: i32 = 1024;
/** A slot: address, wide, deep, room in floats. */
const SLOTS: usize = memory.data(16 * 8, 16);
/** A position with nobody and nothing, from which whole positions are listed as changes. */
const NOBODY: usize = memory.data(POSITION, 16);
const HIDDEN: usize = memory.data(4 * 1024, 64);
const DEEP: usize = memory.data(4 * 1024, 64);
const SUMS: usize = memory.data(32, 16);
/** Eight floats, five of them used: chances to win at all, twofold and more, threefold; to lose twofold and more, threefold. */
const OUT: usize = memory.data(32, 16);

let first: usize = 0;
let firstBias: usize = 0;
let second: usize = 0;
let secondBias: usize = 0;
let outputRows: usize = 0;
let outputBiases: usize = 0;
/** Those of the phase at hand. */
let last: usize = 0;
let lastBias: usize = 0;
let wideBytes: usize = 0;
let deepBytes: usize = 0;

export function outputsAt(): usize {
  return OUT;
}

export function parametersOf(wide: i32, deep: i32): i32 {
  const top = deep > 0 ? deep : wide;
  const outputs = PHASES * OUTPUTS * (top + 1);
  return INPUTS * wide + wide + (deep > 0 ? wide * deep + deep : 0) + outputs;
}

/** Room for a net; its parameters go to the address returned. A slot that is large enough is used again. */
export function setNet(slot: i32, wide: i32, deep: i32): usize {
  if (slot < 0 || slot >= MOST_NETS || wide <= 0 || deep < 0) return 0;
  if (wide > MOST_UNITS || deep > MOST_UNITS || ((wide | deep) & 15) !== 0) return 0;
  const entry = SLOTS + ((<usize>slot) << 4);
  const needed = parametersOf(wide, deep);
  if (load<i32>(entry, 12) < needed) {
    store<u32>(entry, <u32>allocate((needed + 8) * 4));
    store<i32>(entry, needed, 12);
  }
  store<i32>(entry, wide, 4);
  store<i32>(entry, deep, 8);
  return load<u32>(entry);
}

/** Makes the net of a slot the one that is asked. */
export function useNet(slot: i32): void {
  const entry = SLOTS + ((<usize>slot) << 4);
  first = load<u32>(entry);
  wideBytes = (<usize>load<i32>(entry, 4)) << 2;
  deepBytes = (<usize>load<i32>(entry, 8)) << 2;
  firstBias = first + <usize>INPUTS * wideBytes;
  second = firstBias + wideBytes;
  secondBias = second + (wideBytes >> 2) * deepBytes;
  outputRows = secondBias + deepBytes;
  outputBiases = outputRows + <usize>(PHASES * OUTPUTS) * topBytes();
  setRows(first, <i32>wideBytes);
}

function topBytes(): usize {
  return deepBytes > 0 ? deepBytes : wideBytes;
}

function setPhase(phase: i32): void {
  last = outputRows + <usize>(phase * OUTPUTS) * topBytes();
  lastBias = outputBiases + <usize>(phase * OUTPUTS * 4);
}

/** Sums of the first layer for a whole position, before ReLU, as a base for positions near it. */
export function fillBase(target: usize, position: usize, turned: bool): void {
  listChanges(NOBODY, position, turned);
  const rows = rowsAt();
  const rowsEnd = rows + ((<usize>rowCount) << 3);
  for (let j: usize = 0; j < wideBytes; j += 64) {
    let a = v128.load(firstBias + j);
    let b = v128.load(firstBias + j, 16);
    let c = v128.load(firstBias + j, 32);
    let d = v128.load(firstBias + j, 48);
    for (let row = rows; row < rowsEnd; row += 8) {
      const weights = <usize>load<u32>(row) + j;
      const factor = v128.load32_splat(row, 4);
      a = f32x4.add(a, f32x4.mul(v128.load(weights), factor));
      b = f32x4.add(b, f32x4.mul(v128.load(weights, 16), factor));
      c = f32x4.add(c, f32x4.mul(v128.load(weights, 32), factor));
      d = f32x4.add(d, f32x4.mul(v128.load(weights, 48), factor));
    }
    v128.store(target + j, a);
    v128.store(target + j, b, 16);
    v128.store(target + j, c, 32);
    v128.store(target + j, d, 48);
  }
}

function sumOf(v: v128): f32 {
  return (
    f32x4.extract_lane(v, 0) +
    f32x4.extract_lane(v, 1) +
    (f32x4.extract_lane(v, 2) + f32x4.extract_lane(v, 3))
  );
}

/** First layer from a base and the listed rows, and what follows; the outputs are left in OUT. */
function run(base: usize, keepsHidden: bool): void {
  const rows = rowsAt();
  const rowsEnd = rows + ((<usize>rowCount) << 3);
  const zero = f32x4.splat(0);
  const isDeep = deepBytes > 0;
  let s0 = zero;
  let s1 = zero;
  let s2 = zero;
  let s3 = zero;
  let s4 = zero;
  for (let j: usize = 0; j < wideBytes; j += 64) {
    let a = v128.load(base + j);
    let b = v128.load(base + j, 16);
    let c = v128.load(base + j, 32);
    let d = v128.load(base + j, 48);
    for (let row = rows; row < rowsEnd; row += 8) {
      const weights = <usize>load<u32>(row) + j;
      const factor = v128.load32_splat(row, 4);
      a = f32x4.add(a, f32x4.mul(v128.load(weights), factor));
      b = f32x4.add(b, f32x4.mul(v128.load(weights, 16), factor));
      c = f32x4.add(c, f32x4.mul(v128.load(weights, 32), factor));
      d = f32x4.add(d, f32x4.mul(v128.load(weights, 48), factor));
    }
    a = f32x4.max(a, zero);
    b = f32x4.max(b, zero);
    c = f32x4.max(c, zero);
    d = f32x4.max(d, zero);
    if (isDeep || keepsHidden) {
      v128.store(HIDDEN + j, a);
      v128.store(HIDDEN + j, b, 16);
      v128.store(HIDDEN + j, c, 32);
      v128.store(HIDDEN + j, d, 48);
      if (isDeep) continue;
    }
    let row = last + j;
    s0 = f32x4.add(
      s0,
      f32x4.add(
        f32x4.add(f32x4.mul(a, v128.load(row)), f32x4.mul(b, v128.load(row, 16))),
        f32x4.add(f32x4.mul(c, v128.load(row, 32)), f32x4.mul(d, v128.load(row, 48))),
      ),
    );
    row += wideBytes;
    s1 = f32x4.add(
      s1,
      f32x4.add(
        f32x4.add(f32x4.mul(a, v128.load(row)), f32x4.mul(b, v128.load(row, 16))),
        f32x4.add(f32x4.mul(c, v128.load(row, 32)), f32x4.mul(d, v128.load(row, 48))),
      ),
    );
    row += wideBytes;
    s2 = f32x4.add(
      s2,
      f32x4.add(
        f32x4.add(f32x4.mul(a, v128.load(row)), f32x4.mul(b, v128.load(row, 16))),
        f32x4.add(f32x4.mul(c, v128.load(row, 32)), f32x4.mul(d, v128.load(row, 48))),
      ),
    );
    row += wideBytes;
    s3 = f32x4.add(
      s3,
      f32x4.add(
        f32x4.add(f32x4.mul(a, v128.load(row)), f32x4.mul(b, v128.load(row, 16))),
        f32x4.add(f32x4.mul(c, v128.load(row, 32)), f32x4.mul(d, v128.load(row, 48))),
      ),
    );
    row += wideBytes;
    s4 = f32x4.add(
      s4,
      f32x4.add(
        f32x4.add(f32x4.mul(a, v128.load(row)), f32x4.mul(b, v128.load(row, 16))),
        f32x4.add(f32x4.mul(c, v128.load(row, 32)), f32x4.mul(d, v128.load(row, 48))),
      ),
    );
  }
  if (isDeep) {
    runSecond();
    return;
  }
  finish(sumOf(s0), sumOf(s1), sumOf(s2), sumOf(s3), sumOf(s4));
}

/** The units of the first layer that are not zero: pairs of the address of their row in the second layer and their value. */
const ACTIVE: usize = memory.data(8 * 1025, 16);

/** Second layer over the units of the first that are not zero, and the outputs. */
function runSecond(): void {
  // Every unit is written, but only those above zero keep their place: no branch to guess.
  let activeEnd = ACTIVE;
  let row = second;
  for (let i: usize = 0; i < wideBytes; i += 4, row += deepBytes) {
    const unit = load<f32>(HIDDEN + i);
    store<u32>(activeEnd, <u32>row);
    store<f32>(activeEnd, unit, 4);
    activeEnd += (<usize>(unit > 0)) << 3;
  }
  for (let j: usize = 0; j < deepBytes; j += 64) {
    let a = v128.load(secondBias + j);
    let b = v128.load(secondBias + j, 16);
    let c = v128.load(secondBias + j, 32);
    let d = v128.load(secondBias + j, 48);
    for (let active = ACTIVE; active < activeEnd; active += 8) {
      const weights = <usize>load<u32>(active) + j;
      const factor = v128.load32_splat(active, 4);
      a = f32x4.add(a, f32x4.mul(v128.load(weights), factor));
      b = f32x4.add(b, f32x4.mul(v128.load(weights, 16), factor));
      c = f32x4.add(c, f32x4.mul(v128.load(weights, 32), factor));
      d = f32x4.add(d, f32x4.mul(v128.load(weights, 48), factor));
    }
    v128.store(DEEP + j, a);
    v128.store(DEEP + j, b, 16);
    v128.store(DEEP + j, c, 32);
    v128.store(DEEP + j, d, 48);
  }
  const zero = f32x4.splat(0);
  let s0 = zero;
  let s1 = zero;
  let s2 = zero;
  let s3 = zero;
  let s4 = zero;
  for (let j: usize = 0; j < deepBytes; j += 16) {
    const a = f32x4.max(v128.load(DEEP + j), zero);
    v128.store(DEEP + j, a);
    let weights = last + j;
    s0 = f32x4.add(s0, f32x4.mul(a, v128.load(weights)));
    weights += deepBytes;
    s1 = f32x4.add(s1, f32x4.mul(a, v128.load(weights)));
    weights += deepBytes;
    s2 = f32x4.add(s2, f32x4.mul(a, v128.load(weights)));
    weights += deepBytes;
    s3 = f32x4.add(s3, f32x4.mul(a, v128.load(weights)));
    weights += deepBytes;
    s4 = f32x4.add(s4, f32x4.mul(a, v128.load(weights)));
  }
  finish(sumOf(s0), sumOf(s1), sumOf(s2), sumOf(s3), sumOf(s4));
}

function finish(s0: f32, s1: f32, s2: f32, s3: f32, s4: f32): void {
  store<f32>(SUMS, s0);
  store<f32>(SUMS, s1, 4);
  store<f32>(SUMS, s2, 8);
  store<f32>(SUMS, s3, 12);
  v128.store(OUT, sigmoid(f32x4.add(v128.load(SUMS), v128.load(lastBias))));
  const rest = sigmoid(f32x4.splat(s4 + load<f32>(lastBias, 16)));
  store<f32>(OUT, f32x4.extract_lane(rest, 0), 16);
}

/** 1 / (1 + e^−x): e^y as 2^n times a polynomial in the rest, relative error below 2e-7. */
function sigmoid(x: v128): v128 {
  const y = f32x4.neg(f32x4.min(f32x4.max(x, f32x4.splat(-60)), f32x4.splat(60)));
  const n = f32x4.nearest(f32x4.mul(y, f32x4.splat(f32(Math.LOG2E))));
  const r = f32x4.sub(
    f32x4.sub(y, f32x4.mul(n, f32x4.splat(0.693359375))),
    f32x4.mul(n, f32x4.splat(-2.1219444e-4)),
  );
  let p = f32x4.splat(1.98756915e-4);
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.3981999507e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(8.3334519073e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(4.1665795894e-2));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.6666665459e-1));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(5.0000001201e-1));
  p = f32x4.add(f32x4.add(f32x4.mul(p, f32x4.mul(r, r)), r), f32x4.splat(1));
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23);
  const one = f32x4.splat(1);
  return f32x4.div(one, f32x4.add(one, f32x4.mul(p, power)));
}

export function out(index: i32): f32 {
  return load<f32>(OUT + ((<usize>index) << 2));
}

/** Once a man of the loser-to-be is off, a win in backgammon counts one. @param view the position as the valued side sees it */
function bound(ownOff: i32, otherOff: i32): void {
  if (points !== BACKGAMMON_POINTS) return;
  if (otherOff > 0) store<u64>(OUT, 0, 4);
  if (ownOff > 0) store<u64>(OUT, 0, 12);
}

/** Values a position whole, as it stands, or as the other side sees it. */
export function evaluate(position: usize, turned: bool, keepsHidden: bool): void {
  setPhase(phaseOf(position, turned));
  listChanges(NOBODY, position, turned);
  run(firstBias, keepsHidden);
  boundFor(position, turned);
}

/** The same from a base that was filled for `near` in the same view. */
export function evaluateNear(base: usize, near: usize, position: usize, turned: bool): void {
  setPhase(phaseOf(position, turned));
  listChanges(near, position, turned);
  run(base, false);
  boundFor(position, turned);
}

function boundFor(position: usize, turned: bool): void {
  bound(at(position, turned ? OTHER_OFF : OFF), at(position, turned ? OFF : OTHER_OFF));
}

/** Points that the side valued may expect. */
export function equity(): f32 {
  const single: f32 = f32(2) * out(0) - 1;
  return points === NO_POINTS ? single : single + (out(1) - out(3)) + (out(2) - out(4));
}

const DELTA: usize = memory.data(32, 16);
const UPWARD: usize = memory.data(4 * 1024, 64);
const UPWARD_DEEP: usize = memory.data(4 * 1024, 64);

/**
 * One step down the gradient of cross-entropy at `position`, seen by the side about to throw, towards five targets.
 * Call after `evaluate(position, false, true)`, whose hidden units and rows it uses.
 */
export function learn(position: usize, targets: usize, rate: f32): void {
  for (let k = 0; k < OUTPUTS; k++) {
    const place = (<usize>k) << 2;
    store<f32>(DELTA + place, rate * (load<f32>(targets + place) - load<f32>(OUT + place)));
  }
  if (points === NO_POINTS) {
    store<u64>(DELTA, 0, 4);
    store<u64>(DELTA, 0, 12);
  }
  if (points === BACKGAMMON_POINTS) {
    if (at(position, OTHER_OFF) > 0) store<u64>(DELTA, 0, 4);
    if (at(position, OFF) > 0) store<u64>(DELTA, 0, 12);
  }
  if (deepBytes > 0) {
    learnLast(DEEP, UPWARD_DEEP, deepBytes);
    learnSecond();
  } else learnLast(HIDDEN, UPWARD, wideBytes);
  learnFirst();
}

/** Output layer; leaves in `upward` what flows back to its units, 0 where a unit is off. */
function learnLast(units: usize, upward: usize, bytes: usize): void {
  const zero = f32x4.splat(0);
  const d0 = v128.load32_splat(DELTA);
  const d1 = v128.load32_splat(DELTA, 4);
  const d2 = v128.load32_splat(DELTA, 8);
  const d3 = v128.load32_splat(DELTA, 12);
  const d4 = v128.load32_splat(DELTA, 16);
  for (let j: usize = 0; j < bytes; j += 16) {
    const unit = v128.load(units + j);
    let row = last + j;
    let w = v128.load(row);
    let flow = f32x4.mul(w, d0);
    v128.store(row, f32x4.add(w, f32x4.mul(unit, d0)));
    row += bytes;
    w = v128.load(row);
    flow = f32x4.add(flow, f32x4.mul(w, d1));
    v128.store(row, f32x4.add(w, f32x4.mul(unit, d1)));
    row += bytes;
    w = v128.load(row);
    flow = f32x4.add(flow, f32x4.mul(w, d2));
    v128.store(row, f32x4.add(w, f32x4.mul(unit, d2)));
    row += bytes;
    w = v128.load(row);
    flow = f32x4.add(flow, f32x4.mul(w, d3));
    v128.store(row, f32x4.add(w, f32x4.mul(unit, d3)));
    row += bytes;
    w = v128.load(row);
    flow = f32x4.add(flow, f32x4.mul(w, d4));
    v128.store(row, f32x4.add(w, f32x4.mul(unit, d4)));
    v128.store(upward + j, v128.and(flow, f32x4.gt(unit, zero)));
  }
  for (let k: usize = 0; k < 20; k += 4)
    store<f32>(lastBias + k, load<f32>(lastBias + k) + load<f32>(DELTA + k));
}

function learnSecond(): void {
  for (let j: usize = 0; j < deepBytes; j += 16)
    v128.store(secondBias + j, f32x4.add(v128.load(secondBias + j), v128.load(UPWARD_DEEP + j)));
  let row = second;
  for (let i: usize = 0; i < wideBytes; i += 4, row += deepBytes) {
    // A unit that is off neither changes its weights nor passes anything down.
    if (load<f32>(HIDDEN + i) === 0) {
      store<f32>(UPWARD + i, 0);
      continue;
    }
    const unit = v128.load32_splat(HIDDEN + i);
    let flow = f32x4.splat(0);
    for (let j: usize = 0; j < deepBytes; j += 16) {
      const w = v128.load(row + j);
      const up = v128.load(UPWARD_DEEP + j);
      flow = f32x4.add(flow, f32x4.mul(w, up));
      v128.store(row + j, f32x4.add(w, f32x4.mul(unit, up)));
    }
    store<f32>(UPWARD + i, sumOf(flow));
  }
}

function learnFirst(): void {
  for (let j: usize = 0; j < wideBytes; j += 16)
    v128.store(firstBias + j, f32x4.add(v128.load(firstBias + j), v128.load(UPWARD + j)));
  const rows = rowsAt();
  const rowsEnd = rows + ((<usize>rowCount) << 3);
  for (let row = rows; row < rowsEnd; row += 8) {
    const weights = <usize>load<u32>(row);
    const factor = v128.load32_splat(row, 4);
    for (let j: usize = 0; j < wideBytes; j += 16) {
      const place = weights + j;
      v128.store(place, f32x4.add(v128.load(place), f32x4.mul(v128.load(UPWARD + j), factor)));
    }
  }
}
