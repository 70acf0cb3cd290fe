import { count } from './arena';
import { setBeam } from './beam';
import { explore, isEnding } from './plays';
import { setThrow } from './schedule';
import { beginValues, outputsOf, valueOf } from './values';

/** The ending of the schedule set that a net likes best; the first of equals. */
export function bestEnding(slot: i32, beam: i32): i32 {
  beginValues(slot);
  setBeam(beam);
  explore();
  let best = -1;
  let most: f32 = -100;
  for (let node = 0; node < count; node++) {
    if (!isEnding(node)) continue;
    const value = valueOf(node);
    if (value > most) {
      most = value;
      best = node;
    }
  }
  return best;
}

const ONE: usize = memory.data(32, 16);

/** The five outputs that a position has after one throw, the average over all 21 with the best play of each, to `target`. */
export function lookAhead(slot: i32, position: usize, beam: i32, target: usize): void {
  memory.fill(target, 0, 20);
  for (let low = 1; low <= 6; low++)
    for (let high = low; high <= 6; high++) {
      setThrow(position, low, high);
      outputsOf(bestEnding(slot, beam), ONE);
      const weight: f32 = low === high ? 1.0 / 36.0 : 2.0 / 36.0;
      for (let k: usize = 0; k < 20; k += 4)
        store<f32>(target + k, load<f32>(target + k) + weight * load<f32>(ONE + k));
    }
}
