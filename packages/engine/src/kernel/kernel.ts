import {
  newGame,
  POSITION_BYTES,
  unwrap,
  type Position,
  type Rules,
  type Schedule,
  type Step,
  type Throw,
} from '@wurfzabel/rules';
import { integerNet } from '../net/integers.ts';
import { equityOf, OUTPUTS, type Net } from '../net/net.ts';
import { kernelParameters } from './parameters.ts';
import { instantiateKernel, type KernelExports } from './web-assembly.ts';

/** A play as the kernel found it. */
export interface KernelPlay {
  /** Seen by the side that played. */
  readonly position: Position;
  readonly steps: readonly Step[];
  /** The same side throws again. */
  readonly throwsAgain: boolean;
  /** Points that the side that played expects. */
  readonly equity: number;
}

/** What is left of a throw in the middle of a play; see `restOf` of the rules. */
export interface Rest {
  readonly schedule: Schedule;
  /** Played out, it earns another throw (`earnsThrow` of the rules). */
  readonly earnsThrow: boolean;
}

/**
 * A net in the kernel's memory: its floats, in which it learns, lie at `at`; the integers, in which it plays, are made from them when
 * the net is first asked after a change.
 */
interface Slot {
  readonly net: Net;
  readonly at: number;
  readonly hasIntegers: boolean;
}

/** Games that a learning net plays with the same integers: making them takes as long as ten to fifty games. */
const GAMES_BETWEEN = 500;

/** Players of `duel` that are not nets. */
export const RANDOM_PLAYER = -1;
export const HAND_MADE_PLAYER = -2;

/** Sums over games; see assembly/game.ts. */
export interface Sums {
  readonly games: number;
  readonly throws: number;
  readonly points: number;
  readonly squares: number;
  readonly wins: number;
  /** Squared errors of the equity against its target, over `learnt` positions. */
  readonly errors: number;
  readonly learnt: number;
  readonly givenUp: number;
  readonly starterWins: number;
  readonly twofold: number;
  readonly threefold: number;
}

/** A position and what it is worth: 32 bytes and eight float32, the first five of them used. */
export const RECORD_BYTES = 64;

/** Throws a game, amply, so that room for labels is rarely short; games of 120 throws are usual. */
const MOST_LABELLED = 200;

export interface LabelledGames {
  readonly records: Uint8Array<ArrayBuffer>;
  readonly sums: Sums;
}

const SUM_NAMES = [
  'games',
  'throws',
  'points',
  'squares',
  'wins',
  'errors',
  'learnt',
  'givenUp',
  'starterWins',
  'twofold',
  'threefold',
] as const satisfies readonly (keyof Sums)[];

/**
 * The kernel for one game under one set of options: plays, nets and training in WebAssembly, the same in Node and in browsers.
 * Nets live in slots 0 to 7. One thread, and nothing here is called while something else of the same kernel runs.
 */
export class Kernel {
  readonly rules: Rules;
  private readonly wasm: KernelExports;
  /** Room for positions and outputs that go in and out, so many positions. */
  private room = 0;
  private positionsAt = 0;
  private outputsAt = 0;
  private roomForRecords = 0;
  private recordsAt = 0;
  private readonly nets = new Map<number, Slot>();

  /** Use `loadKernel`. */
  constructor(rules: Rules, wasm: KernelExports) {
    this.rules = rules;
    this.wasm = wasm;
    wasm.setRules(...unwrap(kernelParameters(rules)));
    this.bytes().set(newGame(rules).position, wasm.startAt());
    this.makeRoom(64);
  }

  setNet(slot: number, net: Net): void {
    if (net.game !== this.rules.game.id)
      throw new RangeError(`a net for ${net.game} in a kernel for ${this.rules.game.id}`);
    const at = this.wasm.setNet(slot, net.wide);
    if (at === 0) throw new RangeError(`no net of ${net.wide} units in slot ${slot}`);
    new Float32Array(this.wasm.memory.buffer).set(net.parameters, at / 4);
    this.nets.set(slot, { net, at, hasIntegers: false });
  }

  /** The net of a slot with the parameters it has now, copied. */
  netOf(slot: number): Net {
    const { net, at } = this.known(slot);
    return { ...net, parameters: this.floats(at, net.parameters.length).slice() };
  }

  /**
   * Values positions, 32 bytes each, each seen by the side about to throw.
   * @returns five outputs each: chances of winning, winning twofold or more, threefold, losing twofold or more, threefold
   */
  evaluate(slot: number, positions: Int8Array): Float32Array {
    this.ready(slot);
    const count = positions.length / POSITION_BYTES;
    this.makeRoom(count);
    this.bytes().set(positions, this.positionsAt);
    this.wasm.evaluate(slot, this.positionsAt, count, this.outputsAt);
    return this.floats(this.outputsAt, count * OUTPUTS).slice();
  }

  /** Points that the side about to throw expects. */
  equity(slot: number, position: Position): number {
    return equityOf(this.rules, this.evaluate(slot, position));
  }

  /** Outputs and equity by one throw of look-ahead: the average over all 21 of the best play of each. */
  lookAhead(slot: number, position: Position, beam = 0): Float32Array {
    this.ready(slot);
    this.bytes().set(position, this.positionsAt);
    this.wasm.lookAhead(slot, this.positionsAt, beam, this.outputsAt);
    return this.floats(this.outputsAt, OUTPUTS).slice();
  }

  /**
   * All plays of a throw, by nobody's judgement. Where an ending can be reached with fewer and with more numbers played,
   * it may be listed twice.
   */
  plays(
    position: Position,
    thrown: Throw | Rest,
  ): { readonly count: number; readonly positions: Int8Array } {
    this.setThrow(position, thrown);
    const nodes = this.endings(this.wasm.explore());
    const positions = new Int8Array(nodes.length * POSITION_BYTES);
    nodes.forEach((node, i) => positions.set(this.nodeBytes(node), i * POSITION_BYTES));
    return { count: nodes.length, positions };
  }

  /** The play of a throw, or of the rest of one, that a net likes best. @param beam positions kept a level for doublets; 0: look at every play */
  best(slot: number, position: Position, thrown: Throw | Rest, beam = 0): KernelPlay {
    this.ready(slot);
    this.setThrow(position, thrown);
    const node = this.wasm.bestEnding(slot, beam);
    return this.playAt(node);
  }

  /** The best plays of a throw, best first, at most `most`. @param beam as for `best` */
  top(
    slot: number,
    position: Position,
    thrown: Throw | Rest,
    most: number,
    beam = 0,
  ): readonly KernelPlay[] {
    this.ready(slot);
    this.setThrow(position, thrown);
    const count = this.wasm.exploreFor(slot, beam);
    const nodes = this.endings(count);
    const values = new Float32Array(count);
    for (const node of nodes) values[node] = this.wasm.valueOf(node);
    nodes.sort((a, b) => values[b]! - values[a]! || a - b);
    const plays: KernelPlay[] = [];
    const seen = new Set<string>();
    for (const node of nodes) {
      if (plays.length >= most) break;
      const key = `${this.nodeBytes(node).join()}${this.wasm.goesOn(node)}`;
      if (seen.has(key)) continue;
      seen.add(key);
      plays.push(this.playAt(node));
    }
    return plays;
  }

  /** The state of chance, four words; see packages/rules/src/seeded.ts. */
  get chance(): Uint32Array {
    return new Uint32Array(this.wasm.memory.buffer, this.wasm.chanceState(), 4).slice();
  }

  set chance(state: Uint32Array) {
    new Uint32Array(this.wasm.memory.buffer, this.wasm.chanceState(), 4).set(state);
  }

  /** Self-play by temporal differences; the net of the slot changes. */
  train(slot: number, games: number, lambda: number, rate: number, beam: number): Sums {
    this.wasm.clearSums();
    for (let left = games; left > 0; left -= GAMES_BETWEEN) {
      this.ready(slot);
      this.wasm.train(slot, Math.min(left, GAMES_BETWEEN), lambda, rate, beam);
      this.changed(slot);
    }
    return this.sums();
  }

  /**
   * Self-play of a net that stays as it is; one position in `share` is labelled with what it is worth one throw ahead, averaged over all 21.
   * @param lambda 0 to 1; where the next position is labelled too, how much of what its label says more than the net is added: a return
   * over the rest of the game with luck subtracted. Such labels may leave 0 to 1.
   * @returns records of RECORD_BYTES each: a position, then five outputs as float32 and twelve bytes of nothing
   */
  label(slot: number, games: number, share: number, beam: number, lambda = 0): LabelledGames {
    this.ready(slot);
    this.wasm.clearSums();
    const most = Math.ceil((games * MOST_LABELLED) / share);
    this.makeRoomForRecords(most);
    const count = this.wasm.label(slot, games, share, beam, lambda, this.recordsAt, most);
    const from = this.recordsAt;
    return {
      records: new Uint8Array(this.wasm.memory.buffer, from, count * RECORD_BYTES).slice(),
      sums: this.sums(),
    };
  }

  /** One step of gradient descent towards each record of `label`; the net of the slot changes. */
  study(slot: number, records: Uint8Array, rate: number): Sums {
    this.known(slot);
    this.wasm.clearSums();
    const count = records.length / RECORD_BYTES;
    this.makeRoomForRecords(count);
    new Uint8Array(this.wasm.memory.buffer).set(records, this.recordsAt);
    this.wasm.study(slot, this.recordsAt, count, rate);
    this.changed(slot);
    return this.sums();
  }

  /** Games between two slots, or other players; the first of them starts every other game. */
  duel(one: number, two: number, games: number, beam: number): Sums {
    for (const player of [one, two]) if (player >= 0) this.ready(player);
    this.wasm.clearSums();
    this.wasm.duel(one, two, games, beam);
    return this.sums();
  }

  /** Sums of the outputs before scale, bias and sigmoid, for the test of their plain twin. */
  integerSums(slot: number, position: Position): Int32Array {
    this.evaluate(slot, position);
    return new Int32Array(this.wasm.memory.buffer, this.wasm.outputSumsAt(), OUTPUTS).slice();
  }

  /** The hand-made evaluation as the kernel computes it, for its test. */
  handMadePips(position: Position): number {
    this.bytes().set(position, this.positionsAt);
    return this.wasm.handMadePips(this.positionsAt);
  }

  private sums(): Sums {
    const sums = new Float64Array(this.wasm.memory.buffer, this.wasm.sumsAt(), SUM_NAMES.length);
    return Object.fromEntries(SUM_NAMES.map((name, i) => [name, sums[i]!])) as unknown as Sums;
  }

  private setThrow(position: Position, what: Throw | Rest): void {
    if (!('schedule' in what)) {
      this.bytes().set(position, this.positionsAt);
      this.wasm.setThrow(this.positionsAt, what[0], what[1]);
      return;
    }
    const { groups, anyOrder } = what.schedule;
    const each = (anyOrder ? [...groups].reverse() : groups).flatMap(group =>
      new Array<(typeof groups)[number]>(group.count).fill(group),
    );
    this.bytes().set(position, this.wasm.rootAt());
    this.bytes().set(
      each.map(({ number }) => number),
      this.wasm.numbersAt(),
    );
    const owed = each.filter(({ duty }) => duty === 'owed').length;
    this.wasm.setSchedule(each.length, owed, Number(anyOrder), Number(what.earnsThrow));
  }

  private endings(nodes: number): number[] {
    const endings: number[] = [];
    for (let node = 0; node < nodes; node++) if (this.wasm.isEnding(node)) endings.push(node);
    return endings;
  }

  private playAt(node: number): KernelPlay {
    const steps: Step[] = [];
    const numbersAt = this.wasm.numbersAt();
    const bytes = this.bytes();
    for (let at = node; this.wasm.parentOf(at) >= 0; at = this.wasm.parentOf(at)) {
      const from = this.wasm.fromOf(at);
      const played = this.wasm.playedOf(at) - 1;
      const index = this.wasm.isSwapped(at) ? 1 - played : played;
      steps.push({ from, number: bytes[numbersAt + index]! as Step['number'] });
    }
    return {
      position: this.nodeBytes(node).slice() as Position,
      steps: steps.reverse(),
      throwsAgain: this.wasm.goesOn(node) !== 0,
      equity: this.wasm.valueOf(node),
    };
  }

  private nodeBytes(node: number): Int8Array {
    return new Int8Array(this.wasm.memory.buffer, this.wasm.nodeAt(node), POSITION_BYTES);
  }

  /** Views are made anew each time: they die when memory grows. */
  private bytes(): Int8Array {
    return new Int8Array(this.wasm.memory.buffer);
  }

  private floats(at: number, count: number): Float32Array {
    return new Float32Array(this.wasm.memory.buffer, at, count);
  }

  private makeRoom(count: number): void {
    if (count <= this.room) return;
    this.positionsAt = this.wasm.allocate(count * POSITION_BYTES);
    this.outputsAt = this.wasm.allocate(count * OUTPUTS * 4);
    this.room = count;
  }

  private makeRoomForRecords(count: number): void {
    if (count <= this.roomForRecords) return;
    this.recordsAt = this.wasm.allocate(count * RECORD_BYTES);
    this.roomForRecords = count;
  }

  private known(slot: number): Slot {
    const known = this.nets.get(slot);
    if (!known) throw new RangeError(`there is no net in slot ${slot}`);
    return known;
  }

  /** Makes the integers of a net unless they are there. */
  private ready(slot: number): void {
    const known = this.known(slot);
    if (known.hasIntegers) return;
    const { first, outputs, scales } = integerNet(this.netOf(slot), this.rules.men);
    const at = this.wasm.integersFor(slot);
    const integers = new Int16Array(this.wasm.memory.buffer, at, first.length + outputs.length);
    integers.set(first);
    integers.set(outputs, first.length);
    this.floats(at + integers.byteLength, scales.length).set(scales);
    this.nets.set(slot, { ...known, hasIntegers: true });
  }

  private changed(slot: number): void {
    this.nets.set(slot, { ...this.known(slot), hasIntegers: false });
  }
}

/** A kernel for these rules. Rules that it does not know throw; ask `kernelParameters` first where that can be. */
export const loadKernel = async (rules: Rules): Promise<Kernel> =>
  new Kernel(rules, await instantiateKernel());
