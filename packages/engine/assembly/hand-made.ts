import { count, nodeAt } from './arena';
import { setBeam } from './beam';
import { explore, isEnding } from './plays';
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
import { contrary, countsPerTurn, fourfold, men, pointsForOff } from './rules';

/** The hand-made evaluation of src/hand-made.ts once more, as a fast opponent to measure nets by. */
const WON: f64 = 1000;
const SHOTS: usize = memory.data<f64>([0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3]);

function chanceOfHit(position: usize, point: i32): f64 {
  let missed: f64 = 1;
  const low = contrary ? point + 1 : max(1, point - 12);
  const high = contrary ? min(LAST_STATION, point + 12) : point - 1;
  for (let s = low; s <= high; s++)
    if (at(position, s) < 0) missed *= 1 - shots(contrary ? s - point : point - s);
  if (at(position, OTHER_HAND) > 0) {
    const distance = contrary ? 25 - point : point;
    if (distance <= 12) missed *= 1 - shots(distance);
  }
  return 1 - missed;
}

function shots(distance: i32): f64 {
  return load<f64>(SHOTS + ((<usize>distance) << 3)) / 36;
}

export function handMadePips(position: usize): f64 {
  let own = 0;
  let enemy = 0;
  let score: f64 = -4;
  let run = 0;
  const enemyHand = at(position, OTHER_HAND);
  let enemyBehind = contrary ? men - at(position, OTHER_OFF) - enemyHand : enemyHand;
  for (let s = 1; s <= LAST_STATION; s++) {
    const there = at(position, s);
    if (there < 0) enemy += (contrary ? s : 25 - s) * -there;
  }
  enemy += 25 * enemyHand;
  for (let s = 1; s <= LAST_STATION; s++) {
    const there = at(position, s);
    if (there < 0) {
      if (contrary) enemyBehind += there;
      else enemyBehind -= there;
      run = 0;
      if (there <= -2) score -= 1.2;
      continue;
    }
    if (there === 0) {
      run = 0;
      continue;
    }
    own += (25 - s) * there;
    const comers = enemyBehind + (contrary ? enemyHand : 0);
    if (there === 1) {
      run = 0;
      if (comers > 0) score -= (f64(s) + 4) * chanceOfHit(position, s);
      continue;
    }
    run++;
    score += 1.2;
    if (comers > 0) score += 1.1 * f64(min(run, 6));
    const entry = contrary ? 25 - s : s;
    if (entry <= 6) score += 1.5 * f64(enemyHand);
    if (there > 4) score -= 0.6 * f64(there - 4);
  }
  own += 25 * at(position, HAND);
  score += f64(enemy - own);
  score += 1.5 * f64(enemyHand - at(position, HAND));
  if (!fourfold && !countsPerTurn) {
    if (at(position, DOUBLETS) > 0) score += 14;
    if (at(position, OTHER_DOUBLETS) > 0) score -= 14;
  }
  return score;
}

/** The ending that the hand-made evaluation likes best, every play looked at. */
export function handMadeEnding(): i32 {
  setBeam(0);
  explore();
  let best = 0;
  let most: f64 = -Infinity;
  for (let node = 0; node < count; node++) {
    if (!isEnding(node)) continue;
    const place = nodeAt(node);
    const worth = at(place, OFF) === men ? WON * f64(pointsForOff(place)) : handMadePips(place);
    if (worth > most) {
      most = worth;
      best = node;
    }
  }
  return best;
}
