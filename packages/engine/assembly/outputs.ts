import { at, OFF, OTHER_OFF } from './position';
import { BACKGAMMON_POINTS, NO_POINTS, points } from './rules';

/** Eight floats, five of them used: chances to win at all, twofold and more, threefold; to lose twofold and more, threefold. */
const OUT: usize = memory.data(32, 16);

export function outputsAt(): usize {
  return OUT;
}

export function out(index: i32): f32 {
  return load<f32>(OUT + ((<usize>index) << 2));
}

/** Leaves in OUT what the sums of the outputs mean for a position, as it stands or as the other side sees it. */
export function setOutputs(sums: v128, fifth: f32, position: usize, turned: bool): void {
  v128.store(OUT, sigmoid(sums));
  store<f32>(OUT, f32x4.extract_lane(sigmoid(f32x4.splat(fifth)), 0), 16);
  if (points !== BACKGAMMON_POINTS) return;
  // Once a man of the loser-to-be is off, a win in backgammon counts one.
  if (at(position, turned ? OFF : OTHER_OFF) > 0) store<u64>(OUT, 0, 4);
  if (at(position, turned ? OTHER_OFF : OFF) > 0) store<u64>(OUT, 0, 12);
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

/** Points that the side valued may expect. */
export function equity(): f32 {
  const single: f32 = f32(2) * out(0) - 1;
  return points === NO_POINTS ? single : single + (out(1) - out(3)) + (out(2) - out(4));
}
