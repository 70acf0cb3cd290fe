import type { Course, Rules } from './game.ts';
import { err, ok, type Result } from './result.ts';
import { bySide, other, SIDES, type BySide, type Side } from './side.ts';

/**
 * A position as the side on turn sees it, 32 bytes:
 *
 *     0        own men in hand (on the bar)
 *     1..24    own stations: own men positive, the other side's men negative
 *     25       own men off
 *     26, 27   the other side's hand and off
 *     28, 29   doublets thrown so far, own and other's (see `doubletCount`); 0 where they decide nothing
 *     30, 31   free for games to come
 *
 * The index is the station, so that entering, moving and bearing off are one arithmetic: from s with the number n to s + n.
 * All that decides what is legal between plays is inside, so two equal positions are equal for every purpose.
 * Treat a position as immutable; `copyPosition` before writing.
 */
export type Position = Int8Array & { readonly [positionTag]: true };
declare const positionTag: unique symbol;

/** Length of a position. */
export const POSITION_BYTES = 32;
/** Station of men not on the board, the bar included. */
export const HAND = 0;
/** The last point before a man is off. */
export const LAST_STATION = 24;
/** Station of men borne off. */
export const OFF = 25;
/** Index of the other side’s men in hand. */
export const OTHER_HAND = 26;
/** Index of the other side’s men off. */
export const OTHER_OFF = 27;
/** Index of the doublets that the side on turn has thrown. */
export const DOUBLETS = 28;
/** Index of the doublets that the other side has thrown. */
export const OTHER_DOUBLETS = 29;
/** Last station of the quarter in which men enter. */
export const FIRST_QUARTER_END = 6;
/** First station of the quarter from which men are borne off. */
export const LAST_QUARTER = 19;
/** Counts of doublets stop here: one byte, and nothing asks for more than "none, or some". */
export const MOST_DOUBLETS = 127;

/** Men of one side by station on its own course: 0 hand, 1..24, 25 off. Stations without men are left out or 0. */
export type Men = Readonly<Record<number, number>>;

/** An unchecked position with absolute sides, as records, programs and people write it. */
export interface Setup {
  readonly white: Men;
  readonly black: Men;
  readonly turn: Side;
  /** How many doublets each side has thrown; left out means none. */
  readonly doublets?: BySide<number>;
}

/** All that can be wrong with a setup. */
export const SETUP_FAULTS = [
  'ERR_SETUP',
  'ERR_TURN',
  'ERR_STATION',
  'ERR_COUNT',
  'ERR_MEN',
  'ERR_SHARED_POINT',
  'ERR_BOTH_OFF',
  'ERR_DOUBLETS',
] as const;
/** One of SETUP_FAULTS. */
export type SetupFault = (typeof SETUP_FAULTS)[number];

/** A position without any men, to be written into. */
export const emptyPosition = (): Position => new Int8Array(POSITION_BYTES) as Position;
/** The same position in an array of its own. */
export const copyPosition = (position: Position): Position => position.slice() as Position;

/** Whether all 32 bytes are equal. */
export const samePosition = (a: Position, b: Position): boolean => {
  for (let i = 0; i < POSITION_BYTES; i++) if (a[i] !== b[i]) return false;
  return true;
};

/** My name for the other side's station. Its own inverse. */
export const stationAcross = (course: Course, station: number): number =>
  course === 'contrary' ? 25 - station : station;

/** Writes into `target` what `source` looks like from the other chair. The two must not be the same array. */
export const turnInto = (target: Int8Array, source: Int8Array, course: Course): void => {
  if (course === 'contrary') for (let s = 1; s <= LAST_STATION; s++) target[s] = -source[25 - s]!;
  else for (let s = 1; s <= LAST_STATION; s++) target[s] = -source[s]!;
  target[HAND] = source[OTHER_HAND]!;
  target[OTHER_HAND] = source[HAND]!;
  target[OFF] = source[OTHER_OFF]!;
  target[OTHER_OFF] = source[OFF]!;
  target[DOUBLETS] = source[OTHER_DOUBLETS]!;
  target[OTHER_DOUBLETS] = source[DOUBLETS]!;
};

/** The same position as the other side sees it. Turning twice changes nothing. */
export const turnRound = (position: Position, course: Course): Position => {
  const turned = emptyPosition();
  turnInto(turned, position, course);
  return turned;
};

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Twenty-six counts by station, or what is wrong with them. */
const countsFrom = (men: unknown, side: Side, menASide: number): Result<number[], SetupFault> => {
  if (!isPlainObject(men))
    return err(
      'ERR_SETUP',
      `${side} must be an object of stations and numbers of men, such as {"0":13,"3":2}`,
    );
  const counts = new Array<number>(26).fill(0);
  for (const [key, count] of Object.entries(men)) {
    if (!/^(0|1\d?|2[0-5]?|[3-9])$/.test(key))
      return err(
        'ERR_STATION',
        `${side} has men at "${key.slice(0, 20)}": stations are 0 (hand), 1 to 24, and 25 (off)`,
      );
    if (!Number.isInteger(count) || (count as number) < 0 || (count as number) > menASide)
      return err(
        'ERR_COUNT',
        `${side} at station ${key}: the number of men is a whole number from 0 to ${menASide}`,
      );
    counts[Number(key)] = count as number;
  }
  const sum = counts.reduce((total, n) => total + n, 0);
  if (sum !== menASide)
    return err('ERR_MEN', `${side} has ${sum} men; it must be ${menASide}, hand and off included`);
  return ok(counts);
};

/**
 * The one door from a setup to a position, seen by the side on turn.
 * Everything is checked, types included, because setups come from files, addresses and programs.
 */
export const positionFrom = (setup: Setup, rules: Rules): Result<Position, SetupFault> => {
  if (!isPlainObject(setup))
    return err('ERR_SETUP', 'a setup is an object with white, black and turn');
  const own = setup.turn;
  if (!SIDES.includes(own)) return err('ERR_TURN', 'turn must be "white" or "black"');
  const enemy = other(own);
  const doublets: unknown = setup.doublets ?? bySide(() => 0);
  if (!isPlainObject(doublets))
    return err('ERR_DOUBLETS', 'doublets must be an object such as {"white":1,"black":0}');
  const stranger = Object.keys(doublets).find(key => !SIDES.includes(key as Side));
  if (stranger !== undefined)
    return err(
      'ERR_DOUBLETS',
      `doublets are of white and black, not of "${stranger.slice(0, 20)}"`,
    );
  for (const side of SIDES) {
    const thrown = doublets[side] ?? 0;
    if (!Number.isInteger(thrown) || (thrown as number) < 0 || (thrown as number) > MOST_DOUBLETS)
      return err(
        'ERR_DOUBLETS',
        `doublets of ${side} must be a whole number from 0 to ${MOST_DOUBLETS}`,
      );
  }
  const ownMen = countsFrom(setup[own], own, rules.men);
  if (!ownMen.ok) return ownMen;
  const enemyMen = countsFrom(setup[enemy], enemy, rules.men);
  if (!enemyMen.ok) return enemyMen;

  const position = emptyPosition();
  for (let s = HAND; s <= OFF; s++) position[s] = ownMen.value[s]!;
  for (let s = 1; s <= LAST_STATION; s++) {
    const count = enemyMen.value[s]!;
    if (count === 0) continue;
    const mine = stationAcross(rules.course, s);
    if (position[mine] !== 0)
      return err(
        'ERR_SHARED_POINT',
        `both sides have men on one point: ${own}'s station ${mine} is ${enemy}'s station ${s}`,
      );
    position[mine] = -count;
  }
  position[OTHER_HAND] = enemyMen.value[HAND]!;
  position[OTHER_OFF] = enemyMen.value[OFF]!;
  if (position[OFF] === rules.men && position[OTHER_OFF] === rules.men)
    return err('ERR_BOTH_OFF', 'both sides have all their men off; only one can have won');
  if (rules.countsDoublets) {
    position[DOUBLETS] = (doublets[own] ?? 0) as number;
    position[OTHER_DOUBLETS] = (doublets[enemy] ?? 0) as number;
  }
  return ok(position);
};

/** The men of the side on turn, or of the other side by its own stations; empty stations left out. */
export const menOf = (position: Position, whose: 'own' | 'other', course: Course): Men => {
  const men: Record<number, number> = {};
  for (let s = HAND; s <= OFF; s++) {
    const count = countAt(position, whose, s, course);
    if (count > 0) men[s] = count;
  }
  return men;
};

const countAt = (
  position: Position,
  whose: 'own' | 'other',
  station: number,
  course: Course,
): number => {
  if (station === HAND) return position[whose === 'own' ? HAND : OTHER_HAND]!;
  if (station === OFF) return position[whose === 'own' ? OFF : OTHER_OFF]!;
  const count = whose === 'own' ? position[station]! : -position[stationAcross(course, station)]!;
  return Math.max(count, 0);
};

/** The inverse of `positionFrom`. `turn` names the side that sits in the mover's chair. */
export const setupOf = (position: Position, turn: Side, course: Course): Setup => {
  const own = menOf(position, 'own', course);
  const enemy = menOf(position, 'other', course);
  const white = turn === 'white';
  return {
    white: white ? own : enemy,
    black: white ? enemy : own,
    turn,
    doublets: {
      white: position[white ? DOUBLETS : OTHER_DOUBLETS]!,
      black: position[white ? OTHER_DOUBLETS : DOUBLETS]!,
    },
  };
};

/** Pips the side on turn still has to go to bear all its men off: the sum of 25 − station over its men. */
export const pipCount = (position: Position, whose: 'own' | 'other', course: Course): number =>
  Object.entries(menOf(position, whose, course)).reduce(
    (sum, [s, count]) => sum + (25 - Number(s)) * count,
    0,
  );
