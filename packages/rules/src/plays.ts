import { PlayArena } from './arena.ts';
import { isDieNumber, type DieNumber, type Throw } from './dice.ts';
import { expand } from './frontier.ts';
import type { Rules } from './game.ts';
import { DOUBLETS, OFF, POSITION_BYTES, type Position } from './position.ts';
import {
  afterThrowing,
  earnsThrow,
  runsOf,
  scheduleOf,
  type Run,
  type Schedule,
} from './schedule.ts';
import { patternWin } from './score.ts';
import type { Step } from './step.ts';

/** Nodes of the arena from `start` on, up to the next level, reached by `played` numbers of a run. */
interface Level {
  readonly start: number;
  readonly run: Run;
  readonly played: number;
}

/** A range of nodes, `high` not included. */
interface Span {
  readonly low: number;
  readonly high: number;
}

/**
 * The legal plays of a throw as distinct endings: equal positions with an equal right to go on are one play.
 * Flat on purpose: a later doublet can have hundreds of thousands. Ask for the few endings you need.
 * A set is valid until its arena is used again.
 */
export class PlaySet {
  /** Number of distinct endings, at least 1: where nothing can be played, the position itself is the one ending. */
  readonly count: number;
  /** Most owed numbers that any play of the throw uses. */
  readonly mostOwed: number;
  private readonly endings: Int32Array;
  private readonly levels: readonly Level[];
  private readonly arena: PlayArena;
  private readonly rules: Rules;
  private readonly schedule: Schedule;

  /** Use `playsOf` or `legalPlays`. */
  constructor(rules: Rules, schedule: Schedule, arena: PlayArena, runs: readonly Run[]) {
    this.rules = rules;
    this.schedule = schedule;
    this.arena = arena;
    const stuck: number[] = [];
    const finals: Span[] = [];
    const levels: Level[] = [{ start: 0, run: runs[0]!, played: 0 }];
    this.levels = levels;
    for (const run of runs) exploreRun(arena, rules, run, levels, stuck, finals);
    const filled = levels.filter(({ start }, i) => start < (levels[i + 1]?.start ?? arena.count));
    this.mostOwed = filled.reduce((most, level) => Math.max(most, owedPlayed(level)), 0);
    const duty = dutyOf(rules, runs, filled, this.mostOwed);
    this.endings = this.distinct(
      stuck.filter(node => isAllowed(duty, this.levelOf(node))),
      finals.filter(span => span.low < span.high && isAllowed(duty, this.levelOf(span.low))),
    );
    this.count = this.endings.length;
  }

  /** Position after an ending, 0 ≤ index < count, seen by the side that played. */
  positionAt(index: number): Position {
    return this.arena.positionAt(this.nodeAt(index));
  }

  /** The ending's 32 bytes without copying them. */
  bytesAt(index: number): Int8Array {
    const start = this.nodeAt(index) * POSITION_BYTES;
    return this.arena.bytes.subarray(start, start + POSITION_BYTES);
  }

  /** One way to an ending, step by step. */
  stepsTo(index: number): readonly Step[] {
    const { froms, parents } = this.arena;
    const steps: Step[] = [];
    for (let node = this.nodeAt(index); parents[node]! >= 0; node = parents[node]!) {
      const { run, played } = this.levelOf(node);
      steps.push({ from: froms[node]!, number: run.numbers[played - 1]! });
    }
    return steps.reverse();
  }

  /** Owed numbers that could not be played, in playing order, undersides left out; none once the game is won. */
  leftAt(index: number): readonly DieNumber[] {
    const node = this.nodeAt(index);
    if (this.isWon(node)) return [];
    return this.leftAfter(this.levelOf(node));
  }

  /** Every owed number was played. */
  playedOutAt(index: number): boolean {
    return this.isPlayedOut(this.nodeAt(index));
  }

  /** The thrower goes on to name a doublet (option oneTwo). */
  namesDoubletAt(index: number): boolean {
    const node = this.nodeAt(index);
    return this.schedule.thenName && this.isPlayedOut(node) && !this.isWon(node);
  }

  private nodeAt(index: number): number {
    const node = this.endings[index];
    if (node === undefined) throw new RangeError(`there is no ending ${index} among ${this.count}`);
    return node;
  }

  private levelOf(node: number): Level {
    let at = this.levels.length - 1;
    while (this.levels[at]!.start > node) at--;
    return this.levels[at]!;
  }

  /** The ending ends the game: all men off, or a shape that wins where it was agreed. */
  private isWon(node: number): boolean {
    const start = node * POSITION_BYTES;
    return endsGame(this.rules, this.arena.bytes.subarray(start, start + POSITION_BYTES));
  }

  private isPlayedOut(node: number): boolean {
    const level = this.levelOf(node);
    return level.played >= level.run.owed;
  }

  private leftAfter(level: Level): readonly DieNumber[] {
    const left = level.run.numbers.slice(owedPlayed(level), level.run.tops);
    return this.schedule.anyOrder ? left.sort((a, b) => a - b) : left;
  }

  /** What follows an ending, as a key to compare by; only under some options does it differ between endings. */
  private rightAt(node: number): string {
    if (this.isWon(node)) return 'won';
    const { rules, schedule } = this;
    const level = this.levelOf(node);
    const playedOutMatters =
      schedule.thenName || (schedule.earnsThrow && !rules.throwAgainWhenBlocked);
    const end = playedOutMatters && level.played >= level.run.owed ? 'out' : '';
    return rules.opponentPlaysRest ? `${end}${this.leftAfter(level).join('')}` : end;
  }

  /** A single merged level has no equal positions; where endings come from several, they are compared once more. */
  private distinct(stuck: readonly number[], finals: readonly Span[]): Int32Array {
    const nodes = new Int32Array(
      finals.reduce((sum, { low, high }) => sum + high - low, stuck.length),
    );
    nodes.set(stuck);
    let filled = stuck.length;
    for (const { low, high } of finals)
      for (let node = low; node < high; node++) nodes[filled++] = node;
    const isOneLevel =
      finals.length + (stuck.length > 0 ? 1 : 0) === 1 &&
      stuck.every(node => this.levelOf(node) === this.levelOf(stuck[0]!));
    if (isOneLevel) return nodes;

    const { rules, arena } = this;
    const rightMatters =
      this.schedule.thenName || rules.opponentPlaysRest || !rules.throwAgainWhenBlocked;
    const byRight = new Map<string, number[]>();
    for (const node of nodes) {
      const right = rightMatters ? this.rightAt(node) : '';
      const same = byRight.get(right);
      if (same) same.push(node);
      else byRight.set(right, [node]);
    }
    let kept = 0;
    for (const same of byRight.values()) {
      arena.forget();
      for (const node of same) if (arena.enter(node) === node) nodes[kept++] = node;
    }
    return nodes.subarray(0, kept);
  }
}

/**
 * Plays a schedule out from a position, level by level.
 * @param arena reused if given
 */
export const playsOf = (
  rules: Rules,
  position: Position,
  schedule: Schedule,
  arena: PlayArena = new PlayArena(),
  runs: readonly Run[] = runsOf(schedule),
): PlaySet => {
  arena.start(position);
  return new PlaySet(rules, schedule, arena, runs);
};

/** The plays of a throw, the doublet counted first. @throws RangeError if it is no throw; `throwFrom` tells beforehand */
export const legalPlays = (
  rules: Rules,
  position: Position,
  thrown: Throw,
  arena?: PlayArena,
): PlaySet => {
  if (!thrown.every(isDieNumber) || thrown.length !== 2)
    throw new RangeError(`no throw: ${thrown}`);
  const counted = afterThrowing(rules, position, thrown);
  return playsOf(rules, counted, scheduleOf(rules, position[DOUBLETS]!, thrown), arena);
};

/** Whether an ending of a throw gives its thrower another one. @param position the board before the throw */
export const throwsAgainAt = (
  rules: Rules,
  position: Position,
  thrown: Throw,
  plays: PlaySet,
  index: number,
): boolean =>
  !endsGame(rules, plays.bytesAt(index)) &&
  earnsThrow(rules, position[DOUBLETS]!, thrown, plays.playedOutAt(index));

const exploreRun = (
  arena: PlayArena,
  rules: Rules,
  run: Run,
  levels: Level[],
  stuck: number[],
  finals: Span[],
): void => {
  let low = 0;
  let high = 1;
  let played = 0;
  for (; played < run.owed && low < high; played++) {
    const start = arena.count;
    levels.push({ start, run, played: played + 1 });
    arena.forget();
    expand(arena, rules, low, high, run.numbers[played]!, run.continues[played]!, stuck);
    low = start;
    high = arena.count;
  }
  if (low === high) return;
  const firstFinal = low;
  // With optional numbers every node from here on is an ending, and an equal position with fewer numbers left
  // can reach nothing that the earlier one cannot: one table for all these levels.
  if (played < run.numbers.length && played === 0) {
    arena.forget();
    arena.enter(0);
  }
  for (; played < run.numbers.length && low < high; played++) {
    const start = arena.count;
    levels.push({ start, run, played: played + 1 });
    expand(arena, rules, low, high, run.numbers[played]!, run.continues[played]!);
    low = start;
    high = arena.count;
  }
  finals.push({ low: firstFinal, high: arena.count });
};

const endsGame = (rules: Rules, bytes: Int8Array): boolean =>
  bytes[OFF] === rules.men ||
  patternWin(rules, bytes as Position, 'own') !== undefined ||
  patternWin(rules, bytes as Position, 'other') !== undefined;

const owedPlayed = (level: Level): number => Math.min(level.played, level.run.owed);

/** What a play must use, as bounds on the levels where it may end. */
interface Duty {
  readonly least: number;
  /** Only this order of the numbers will do. */
  readonly only: Run | undefined;
}

/**
 * Without foresight each number is played if it can be and nothing more is asked. With it a play uses as many owed numbers
 * as any play can, and where only one of two numbers can be played, the higher if that is possible (source B).
 */
const dutyOf = (
  rules: Rules,
  runs: readonly Run[],
  levels: readonly Level[],
  most: number,
): Duty => {
  const hasChoice = runs.length > 1;
  if (rules.foresight === 'none') return { least: hasChoice && most > 0 ? 1 : 0, only: undefined };
  const higherWorks =
    hasChoice && most === 1 && levels.some(level => level.run === runs[0] && level.played === 1);
  return { least: most, only: higherWorks ? runs[0] : undefined };
};

const isAllowed = (duty: Duty, level: Level): boolean =>
  owedPlayed(level) >= duty.least && (duty.only === undefined || level.run === duty.only);
