import { flagsOf, nodeAt, setValue, VALUED, valueAt } from './arena';
import { askNet, evaluateNear, fillBase } from './evaluate';
import { MOST_UNITS } from './nets';
import { equity, out } from './outputs';
import { at, copy, differing, OFF, POSITION } from './position';
import { men, pointsForOff } from './rules';
import { goesOn, rootAt } from './schedule';

/**
 * Sums of the first layer for a root, as the mover and as the other side sees it; filled when first needed and kept while throws have
 * the same root.
 */
const BASE_OWN: usize = memory.data(2 * MOST_UNITS, 64);
const BASE_TURNED: usize = memory.data(2 * MOST_UNITS, 64);
const BASE_ROOT: usize = memory.data(POSITION, 16);
/** Of the net that the sums come from, -1 if there are none. */
let baseSlot: i32 = -1;
let hasOwn: bool = false;
let hasTurned: bool = false;

/** Asks the net of a slot from now on, for positions near the root. */
export function beginValues(slot: i32): void {
  askNet(slot);
  if (slot === baseSlot && differing(rootAt(), BASE_ROOT) === 0) return;
  copy(BASE_ROOT, rootAt());
  baseSlot = slot;
  hasOwn = false;
  hasTurned = false;
}

/** To be called when the numbers of a net change. */
export function forgetBases(): void {
  baseSlot = -1;
}

/** Leaves the outputs for a node that is not won in OUT, seen by the mover if he throws again, else by the other side. */
function judge(node: i32, again: bool): void {
  const root = rootAt();
  if (again) {
    if (!hasOwn) fillBase(BASE_OWN, root, false);
    hasOwn = true;
    evaluateNear(BASE_OWN, root, nodeAt(node), false);
    return;
  }
  if (!hasTurned) fillBase(BASE_TURNED, root, true);
  hasTurned = true;
  evaluateNear(BASE_TURNED, root, nodeAt(node), true);
}

/** Points the mover may expect if his play ends in a node. */
export function valueOf(node: i32): f32 {
  if ((flagsOf(node) & VALUED) !== 0) return valueAt(node);
  const place = nodeAt(node);
  let value: f32;
  if (at(place, OFF) === men) value = f32(pointsForOff(place));
  else {
    const again = goesOn(node);
    judge(node, again);
    value = again ? equity() : -equity();
  }
  setValue(node, value);
  return value;
}

/** The five outputs for an ending, seen by the mover, written to `target`. */
export function outputsOf(node: i32, target: usize): void {
  const place = nodeAt(node);
  if (at(place, OFF) === men) {
    outcome(pointsForOff(place), target);
    return;
  }
  const again = goesOn(node);
  judge(node, again);
  store<f32>(target, again ? out(0) : 1 - out(0));
  store<f32>(target, again ? out(1) : out(3), 4);
  store<f32>(target, again ? out(2) : out(4), 8);
  store<f32>(target, again ? out(3) : out(1), 12);
  store<f32>(target, again ? out(4) : out(2), 16);
}

/** What is true for the winner of so many points. */
export function outcome(points: i32, target: usize): void {
  store<f32>(target, 1);
  store<f32>(target, points >= 2 ? 1 : 0, 4);
  store<f32>(target, points >= 3 ? 1 : 0, 8);
  store<f32>(target, 0, 12);
  store<f32>(target, 0, 16);
}
