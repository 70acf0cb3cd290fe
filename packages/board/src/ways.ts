/**
 * The ways men go, read from the last play: over which stops a man came from one spot to another, and when a man
 * who was hit starts for home. Pure; men and drawing know nothing of each other here.
 */
import { type Spot, spotOf } from './geometry.ts';
import type { LastStep, Side } from './types.ts';

/**
 * The stops after `from`, `to` included, on the first chain of steps of `side` that leads there; just `to` where no
 * chain does.
 * @param before the last play as it was a moment ago: its steps are walked back when they are taken back
 */
export function stopsBetween(
  last: readonly LastStep[],
  before: readonly LastStep[],
  side: Side,
  from: Spot,
  to: Spot,
): readonly Spot[] {
  return chain(last, side, from, to, 0) ?? chainBack(before, side, from, to) ?? [to];
}

function chain(
  last: readonly LastStep[],
  side: Side,
  from: Spot,
  to: Spot,
  first: number,
): readonly Spot[] | null {
  for (let i = first; i < last.length; i++) {
    const step = last[i];
    if (step === undefined || step.side !== side || spotOf(step.from, side) !== from) continue;
    const stop = spotOf(step.to, side);
    if (stop === to) return [stop];
    const rest = chain(last, side, stop, to, i + 1);
    if (rest !== null) return [stop, ...rest];
  }
  return null;
}

/** The way of a man who goes back where he came from. */
function chainBack(
  last: readonly LastStep[],
  side: Side,
  from: Spot,
  to: Spot,
): readonly Spot[] | null {
  const there = chain(last, side, to, from, 0);
  return there === null ? null : [...there.slice(0, -1).reverse(), to];
}

/** A movement takes longer the more stops it makes, but several numbers in a row are not walked one by one. */
export const timeFor = (motion: number, stops: number): number => motion * (0.5 + 0.5 * stops);
