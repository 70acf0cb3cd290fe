import {
  HAND,
  LAST_STATION,
  OFF,
  OTHER_HAND,
  OTHER_OFF,
  DOUBLETS,
  OTHER_DOUBLETS,
  type Rules,
} from '@wurfzabel/rules';

/**
 * A hand-made evaluation: what a careful beginner looks at, with weights chosen by hand and written down here.
 * It is one honest level of play, and the yardstick that a trained evaluation has to beat.
 *
 * All terms are in pips, from the side that has just played; the other side is about to throw.
 */
const WEIGHTS = {
  /** A man that would have to start again loses the way it has come, times the chance of being hit. */
  danger: 1,
  /** A hit man is also out of play until it enters. */
  hit: 4,
  /** A band is a safe place to land. */
  band: 1.2,
  /** A band where the other side has men to bring past it, for each point of it in a row of bands. */
  block: 1.1,
  /** A band in the quarter where the other side enters, for each of its men in hand. */
  closedEntry: 1.5,
  /** A man in hand waits. */
  inHand: 1.5,
  /** From the second doublet on doublets play twice and may throw again. */
  hadDoublet: 14,
  /** The move: about half of an average throw. */
  toMove: 4,
  /** Men stacked higher than this are out of play. */
  stackFrom: 4,
  stack: 0.6,
} as const;

/** Of 36 throws, how many hit at a distance of 1 to 12 with two dice, other men not in the way (a fact of counting). */
const SHOTS = [0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3] as const;

/** Where the other side's men stand relative to a point, as a distance they have to go to reach it; not positive: already past. */
const approach = (isContrary: boolean, enemyStation: number, point: number): number =>
  isContrary ? enemyStation - point : point - enemyStation;

/**
 * The worth of a position for the side that has just played, in pips, higher is better.
 * @param bytes 32 bytes of a position as that side sees it
 */
export const handMadePips = (rules: Rules, bytes: Int8Array): number => {
  const isContrary = rules.course === 'contrary';
  let own = 0;
  let enemy = 0;
  let score = -WEIGHTS.toMove;
  let run = 0;
  // How many of the other side's men still have to pass a point, built up from the side they come from.
  const enemyHand = bytes[OTHER_HAND]!;
  let enemyBehind = isContrary ? rules.men - bytes[OTHER_OFF]! - enemyHand : enemyHand;
  if (isContrary) {
    for (let s = 1; s <= LAST_STATION; s++) if (bytes[s]! < 0) enemy += s * -bytes[s]!;
  } else {
    for (let s = 1; s <= LAST_STATION; s++) if (bytes[s]! < 0) enemy += (25 - s) * -bytes[s]!;
  }
  enemy += 25 * enemyHand;
  for (let s = 1; s <= LAST_STATION; s++) {
    const count = bytes[s]!;
    if (count < 0) {
      // Contrary: men at lower stations of mine have passed what lies above; parallel: they come from below.
      if (isContrary) enemyBehind += count;
      else enemyBehind -= count;
      run = 0;
      if (count <= -2) score -= WEIGHTS.band;
      continue;
    }
    if (count === 0) {
      run = 0;
      continue;
    }
    own += (25 - s) * count;
    const comers = enemyBehind + (isContrary ? enemyHand : 0);
    if (count === 1) {
      run = 0;
      if (comers > 0)
        score -= (WEIGHTS.danger * s + WEIGHTS.hit) * chanceOfHit(bytes, isContrary, s);
      continue;
    }
    run++;
    score += WEIGHTS.band;
    if (comers > 0) score += WEIGHTS.block * Math.min(run, 6);
    const entry = isContrary ? 25 - s : s;
    if (entry <= 6) score += WEIGHTS.closedEntry * enemyHand;
    if (count > WEIGHTS.stackFrom) score -= WEIGHTS.stack * (count - WEIGHTS.stackFrom);
  }
  own += 25 * bytes[HAND]!;
  score += enemy - own;
  score += WEIGHTS.inHand * (enemyHand - bytes[HAND]!);
  if (rules.doublets === 'undersides' && rules.doubletCount === 'game') {
    if (bytes[DOUBLETS]! > 0) score += WEIGHTS.hadDoublet;
    if (bytes[OTHER_DOUBLETS]! > 0) score -= WEIGHTS.hadDoublet;
  }
  return score;
};

/** Chance that the next throw reaches a lone man, each enemy man that bears on it taken as independent. */
const chanceOfHit = (bytes: Int8Array, isContrary: boolean, point: number): number => {
  let missed = 1;
  const low = isContrary ? point + 1 : Math.max(1, point - 12);
  const high = isContrary ? Math.min(LAST_STATION, point + 12) : point - 1;
  for (let s = low; s <= high; s++)
    if (bytes[s]! < 0) missed *= 1 - SHOTS[approach(isContrary, s, point)]! / 36;
  if (bytes[OTHER_HAND]! > 0) {
    const distance = isContrary ? 25 - point : point;
    if (distance <= 12) missed *= 1 - SHOTS[distance]! / 36;
  }
  return 1 - missed;
};

/** Pips of lead that count as much as a whole length of the race does early, when the game is still long. */
const spread = (rules: Rules, bytes: Int8Array): number => {
  let pips = 25 * (bytes[HAND]! + bytes[OTHER_HAND]!);
  for (let s = 1; s <= LAST_STATION; s++) {
    const count = bytes[s]!;
    pips += count > 0 ? count * (25 - s) : -count * (rules.course === 'contrary' ? s : 25 - s);
  }
  return 6 + 0.11 * pips;
};

/** The chance of the side that has just played to win, as this evaluation guesses it, 0 to 1. */
export const handMadeChance = (rules: Rules, bytes: Int8Array): number => {
  if (bytes[OFF] === rules.men) return 1;
  if (bytes[OTHER_OFF] === rules.men) return 0;
  return 1 / (1 + Math.exp(-handMadePips(rules, bytes) / spread(rules, bytes)));
};
