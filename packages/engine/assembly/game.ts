import { nodeAt } from './arena';
import { below, die } from './chance';
import { bestEnding, lookAhead } from './choose';
import { askNet, evaluate } from './evaluate';
import { handMadeEnding } from './hand-made';
import { learn, recall, teachNet } from './learn';
import { OUTPUTS } from './nets';
import { out } from './outputs';
import { copy, DOUBLETS, at, OFF, POSITION, put, turn } from './position';
import { randomEnding } from './random';
import {
  contrary,
  countsPerTurn,
  men,
  oneDieOpening,
  points,
  pointsForOff,
  NO_POINTS,
} from './rules';
import { goesOn, setThrow } from './schedule';
import { outcome } from './values';

/** A player is the slot of a net, or one of these. */
export const RANDOM: i32 = -1;
export const HAND_MADE: i32 = -2;

/** A game longer than this is given up; none of trained nets comes near it. */
const MOST_THROWS: i32 = 8192;
const START: usize = memory.data(POSITION, 16);
const BOARD: usize = memory.data(POSITION, 16);
const SPARE: usize = memory.data(POSITION, 16);
/** The positions of a game before each throw, and whether the thrower of the next is the same. */
const TRAIL: usize = memory.data(32 << 13, 64);
const SAME_SIDE: usize = memory.data(1 << 13, 64);
const IS_LABELLED: usize = memory.data(1 << 13, 64);
const LABELS: usize = memory.data(32 << 13, 64);
const TARGETS: usize = memory.data(32, 16);
/** Sums since `clearSums`, f64: games, throws, points, squares of points, wins, squared errors, learnt positions, given up, starter's wins, points of at least 2, 3. */
const SUMS: usize = memory.data(8 * 16, 16);
const GAMES: usize = 0;
const THROWS: usize = 1;
const POINTS: usize = 2;
const SQUARES: usize = 3;
const WINS: usize = 4;
const ERRORS: usize = 5;
const LEARNT: usize = 6;
const GIVEN_UP: usize = 7;
const STARTER: usize = 8;
const TWOFOLD: usize = 9;
const THREEFOLD: usize = 10;

let goesAgain: bool = false;

export function startAt(): usize {
  return START;
}

export function sumsAt(): usize {
  return SUMS;
}

export function clearSums(): void {
  memory.fill(SUMS, 0, 8 * 16);
}

function add(sum: usize, amount: f64): void {
  store<f64>(SUMS + (sum << 3), load<f64>(SUMS + (sum << 3)) + amount);
}

/** Plays a throw on BOARD, seen by the thrower before and after. */
function playThrow(player: i32, beam: i32, a: i32, b: i32): void {
  setThrow(BOARD, a, b);
  const node =
    player >= 0 ? bestEnding(player, beam) : player === RANDOM ? randomEnding() : handMadeEnding();
  copy(BOARD, nodeAt(node));
  goesAgain = goesOn(node);
}

function changeSides(): void {
  if (countsPerTurn) put(BOARD, DOUBLETS, 0);
  turn(SPARE, BOARD, contrary);
  copy(BOARD, SPARE);
}

/** Throws and plays; the starter's first throw is no doublet where it comes from one die each. */
function throwAndPlay(player: i32, beam: i32, isFirst: bool): void {
  let a = die();
  let b = die();
  while (isFirst && oneDieOpening && a === b) {
    a = die();
    b = die();
  }
  playThrow(player, beam, a, b);
}

/**
 * One game of a net against itself; the trail is left behind.
 * @param share one position in so many gets a label by looking one throw ahead; 0: none
 * @returns the number of throws, 0 if the game was given up; the winner is the last thrower and sees BOARD
 */
function playAlone(slot: i32, beam: i32, share: i32): i32 {
  copy(BOARD, START);
  for (let t = 0; t < MOST_THROWS; t++) {
    copy(TRAIL + ((<usize>t) << 5), BOARD);
    const isLabelled = share > 0 && below(share) === 0;
    store<u8>(IS_LABELLED + <usize>t, isLabelled ? 1 : 0);
    if (isLabelled) lookAhead(slot, BOARD, beam, LABELS + ((<usize>t) << 5));
    throwAndPlay(slot, beam, t === 0);
    if (at(BOARD, OFF) === men) return t + 1;
    store<u8>(SAME_SIDE + <usize>t, goesAgain ? 1 : 0);
    if (!goesAgain) changeSides();
  }
  add(GIVEN_UP, 1);
  return 0;
}

function note(throws: i32, won: i32): void {
  add(GAMES, 1);
  add(THROWS, f64(throws));
  add(POINTS, f64(won));
  add(SQUARES, f64(won * won));
  if (won >= 2) add(TWOFOLD, 1);
  if (won >= 3) add(THREEFOLD, 1);
}

function noteError(): void {
  let error: f32 = 0;
  error = f32(2) * (load<f32>(TARGETS) - out(0));
  if (points !== NO_POINTS)
    error +=
      load<f32>(TARGETS, 4) -
      out(1) +
      (load<f32>(TARGETS, 8) - out(2)) -
      (load<f32>(TARGETS, 12) - out(3)) -
      (load<f32>(TARGETS, 16) - out(4));
  add(ERRORS, f64(error * error));
  add(LEARNT, 1);
}

/** Turns what is expected by one side into what the other expects. */
function turnTargets(): void {
  store<f32>(TARGETS, 1 - load<f32>(TARGETS));
  const twofold = load<f32>(TARGETS, 4);
  const threefold = load<f32>(TARGETS, 8);
  store<f32>(TARGETS, load<f32>(TARGETS, 12), 4);
  store<f32>(TARGETS, load<f32>(TARGETS, 16), 8);
  store<f32>(TARGETS, twofold, 12);
  store<f32>(TARGETS, threefold, 16);
}

/**
 * Self-play with temporal differences as a forward view: the game is played, then walked back over with λ-returns, one step of
 * gradient descent a position. No traces, and the cost of TD(0).
 */
export function train(slot: i32, games: i32, lambda: f32, rate: f32, beam: i32): void {
  for (let game = 0; game < games; game++) {
    const throws = playAlone(slot, beam, 0);
    if (throws === 0) continue;
    const won = pointsForOff(BOARD);
    note(throws, won);
    teachNet(slot);
    outcome(won, TARGETS);
    for (let t = throws - 1; t >= 0; t--) {
      // TARGETS is the return seen by the thrower of t.
      const position = TRAIL + ((<usize>t) << 5);
      recall(position);
      noteError();
      learn(position, TARGETS, rate);
      if (t === 0) break;
      for (let k = 0; k < OUTPUTS; k++) {
        const place = (<usize>k) << 2;
        const target = load<f32>(TARGETS + place);
        store<f32>(TARGETS + place, lambda * target + (1 - lambda) * out(k));
      }
      if (load<u8>(SAME_SIDE + <usize>(t - 1)) === 0) turnTargets();
    }
  }
}

/**
 * Adds to the label at t what the label after it says more than the net did when it was looked ahead from t: the part of the outcome that
 * is not luck, as each throw is set against the average of all.
 */
function addRest(slot: i32, t: i32, lambda: f32): void {
  const next = (<usize>(t + 1)) << 5;
  askNet(slot);
  evaluate(TRAIL + next, false);
  const before = LABELS + ((<usize>t) << 5);
  const isSame = load<u8>(SAME_SIDE + <usize>t) !== 0;
  for (let k = 0; k < OUTPUTS; k++) {
    // What one side wins twofold the other loses so.
    const own = isSame || k === 0 ? k : k < 3 ? k + 2 : k - 2;
    const more = load<f32>(LABELS + next + ((<usize>k) << 2)) - out(k);
    const place = before + ((<usize>own) << 2);
    store<f32>(place, load<f32>(place) + (k === 0 && !isSame ? -lambda : lambda) * more);
  }
}

/**
 * Self-play in which one position in `share` is labelled with the exact average over the 21 throws of the best play and, where the next
 * position of the game is labelled too, λ of what its label says more than the net.
 * @param records a position and its five outputs each, 64 bytes; room for `most`
 * @returns how many were written; games end when the room does
 */
export function label(
  slot: i32,
  games: i32,
  share: i32,
  beam: i32,
  lambda: f32,
  records: usize,
  most: i32,
): i32 {
  let written = 0;
  for (let game = 0; game < games && written < most; game++) {
    const throws = playAlone(slot, beam, share);
    if (throws === 0) continue;
    note(throws, pointsForOff(BOARD));
    for (let t = throws - 2; lambda > 0 && t >= 0; t--)
      if (load<u8>(IS_LABELLED + <usize>t) !== 0 && load<u8>(IS_LABELLED + <usize>(t + 1)) !== 0)
        addRest(slot, t, lambda);
    for (let t = 0; t < throws && written < most; t++) {
      if (load<u8>(IS_LABELLED + <usize>t) === 0) continue;
      const record = records + ((<usize>written) << 6);
      written++;
      const place = (<usize>t) << 5;
      copy(record, TRAIL + place);
      memory.copy(record + 32, LABELS + place, 32);
    }
  }
  return written;
}

/** One step of gradient descent for each record. @param records as `label` writes them */
export function study(slot: i32, records: usize, many: i32, rate: f32): void {
  teachNet(slot);
  for (let i = 0; i < many; i++) {
    const record = records + ((<usize>i) << 6);
    recall(record);
    memory.copy(TARGETS, record + 32, 20);
    noteError();
    learn(record, TARGETS, rate);
  }
}

/** Games between two players, who start in turn; the sums are those of the first. */
export function duel(one: i32, two: i32, games: i32, beam: i32): void {
  for (let game = 0; game < games; game++) {
    copy(BOARD, START);
    let isOne = (game & 1) === 0;
    let throws = 0;
    for (;;) {
      throwAndPlay(isOne ? one : two, beam, throws === 0);
      throws++;
      if (at(BOARD, OFF) === men) break;
      if (throws === MOST_THROWS) break;
      if (goesAgain) continue;
      changeSides();
      isOne = !isOne;
    }
    if (at(BOARD, OFF) !== men) {
      add(GIVEN_UP, 1);
      continue;
    }
    const won = pointsForOff(BOARD);
    note(throws, isOne ? won : -won);
    if (isOne) add(WINS, 1);
    if (isOne === ((game & 1) === 0)) add(STARTER, 1);
  }
}
