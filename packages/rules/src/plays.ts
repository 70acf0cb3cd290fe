import { PlayArena } from './arena.ts';
import type { DieNumber, Throw } from './dice.ts';
import { expand } from './frontier.ts';
import type { Rules } from './game.ts';
import { DOUBLETS, OFF, POSITION_BYTES, type Position } from './position.ts';
import { afterThrowing, earnsThrow, runsOf, scheduleOf, type Run, type Schedule } from './schedule.ts';
import type { Step } from './step.ts';

/**
 * The legal plays of a throw as distinct endings: equal positions with an equal right to go on are one play.
 * Flat on purpose: a later doublet can have hundreds of thousands. Ask for the few endings you need.
 */
export interface PlaySet {
  /** Number of distinct endings, at least 1: where nothing can be played, the position itself is the one ending. */
  readonly count: number;
  /** Position after an ending, 0 ≤ index < count, seen by the side that played. */
  positionAt(index: number): Position;
  /** The ending's 32 bytes without copying them; valid until the arena is used again. */
  bytesAt(index: number): Int8Array;
  /** One way to an ending, step by step. */
  stepsTo(index: number): readonly Step[];
  /** Owed numbers that could not be played, in playing order, undersides left out; none once the game is won. */
  leftAt(index: number): readonly DieNumber[];
  /** Every owed number was played. */
  playedOutAt(index: number): boolean;
  /** Most owed numbers that any play of the throw uses. */
  readonly mostOwed: number;
  /** The thrower goes on to name a doublet (option oneTwo). */
  namesDoubletAt(index: number): boolean;
}

/** Nodes of the arena from `start` on, up to the next level, reached by `played` numbers of a run. */
interface Level {
  readonly start: number;
  readonly run: Run;
  readonly played: number;
}

/**
 * Plays a schedule out from a position, level by level.
 * @param arena reused if given; the set is then valid until its next use
 */
export const playsOf = (
  rules: Rules,
  position: Position,
  schedule: Schedule,
  arena: PlayArena = new PlayArena(),
): PlaySet => {
  const runs = runsOf(schedule);
  const levels: Level[] = [{ start: 0, run: runs[0]!, played: 0 }];
  const stuck: number[] = [];
  const finals: [low: number, high: number][] = [];
  arena.start(position);
  for (const run of runs) exploreRun(arena, rules, run, levels, stuck, finals);

  const levelOf = (node: number): Level => {
    let at = levels.length - 1;
    while (levels[at]!.start > node) at--;
    return levels[at]!;
  };
  const isWon = (node: number): boolean => arena.bytes[node * POSITION_BYTES + OFF] === rules.men;
  const playedOut = (node: number): boolean => {
    const level = levelOf(node);
    return level.played >= level.run.owed;
  };

  const filledLevels = levels.filter(({ start }, i) => start < (levels[i + 1]?.start ?? arena.count));
  const mostOwed = Math.max(...filledLevels.map(owedPlayed));
  const isAllowed = duty(rules, runs, filledLevels, mostOwed);
  const allowedStuck = stuck.filter(node => isAllowed(levelOf(node)));
  const allowedFinals = finals.filter(([low, high]) => low < high && isAllowed(levelOf(low)));

  // One group of levels merged as a whole has no equal positions; only where several meet must they be compared again.
  const rightMatters = schedule.thenName || rules.opponentPlaysRest || !rules.throwAgainWhenBlocked;
  const rightOf = (node: number): number => {
    if (!rightMatters || isWon(node)) return 0;
    const level = levelOf(node);
    if (level.played >= level.run.owed) return 1;
    return level.played === 0 ? 2 : 2 + runs.indexOf(level.run) * 64 + level.played;
  };
  const candidates = allowedStuck.length + allowedFinals.reduce((sum, [low, high]) => sum + high - low, 0);
  const nodes = new Int32Array(candidates);
  nodes.set(allowedStuck);
  let filled = allowedStuck.length;
  for (const [low, high] of allowedFinals) for (let node = low; node < high; node++) nodes[filled++] = node;
  const isMerged = allowedFinals.length + (allowedStuck.length > 0 ? 1 : 0) === 1 && !hasSeveralLevels(allowedStuck, levelOf);
  const endings = isMerged ? nodes : distinct(arena, nodes, rightOf);

  const nodeAt = (index: number): number => {
    const node = endings[index];
    if (node === undefined) throw new RangeError(`ending ${index} of ${endings.length}`);
    return node;
  };
  return {
    count: endings.length,
    mostOwed,
    positionAt: index => arena.positionAt(nodeAt(index)),
    bytesAt: index => arena.bytes.subarray(nodeAt(index) * POSITION_BYTES, (nodeAt(index) + 1) * POSITION_BYTES),
    stepsTo: index => {
      const steps: Step[] = [];
      for (let node = nodeAt(index); arena.parents[node]! >= 0; node = arena.parents[node]!) {
        const { run, played } = levelOf(node);
        steps.unshift({ from: arena.froms[node]!, number: run.numbers[played - 1]! });
      }
      return steps;
    },
    leftAt: index => {
      const node = nodeAt(index);
      if (isWon(node)) return [];
      const level = levelOf(node);
      return level.run.numbers.slice(owedPlayed(level), level.run.tops);
    },
    playedOutAt: index => playedOut(nodeAt(index)),
    namesDoubletAt: index => schedule.thenName && playedOut(nodeAt(index)) && !isWon(nodeAt(index)),
  };
};

const owedPlayed = (level: Level): number => Math.min(level.played, level.run.owed);

/** The plays of a throw, the doublet counted first. */
export const legalPlays = (rules: Rules, position: Position, thrown: Throw, arena?: PlayArena): PlaySet =>
  playsOf(rules, afterThrowing(rules, position, thrown), scheduleOf(rules, position[DOUBLETS]!, thrown), arena);

/** Whether an ending of a throw gives its thrower another one. */
export const throwsAgainAt = (rules: Rules, position: Position, thrown: Throw, plays: PlaySet, index: number): boolean =>
  plays.bytesAt(index)[OFF] !== rules.men &&
  earnsThrow(rules, position[DOUBLETS]!, thrown, plays.playedOutAt(index));

const exploreRun = (
  arena: PlayArena,
  rules: Rules,
  run: Run,
  levels: Level[],
  stuck: number[],
  finals: [low: number, high: number][],
): void => {
  const note = (node: number): void => {
    if (node > 0 || !stuck.includes(0)) stuck.push(node);
  };
  const ignore = (): void => undefined;
  let low = 0;
  let high = 1;
  let played = 0;
  for (; played < run.owed && low < high; played++) {
    const start = arena.count;
    levels.push({ start, run, played: played + 1 });
    arena.forget();
    expand(arena, rules, low, high, run.numbers[played]!, run.continues[played]!, note);
    low = start;
    high = arena.count;
  }
  const firstFinal = low;
  if (low === high) return;
  // With optional numbers every node from here on is an ending, and an equal position with fewer numbers left
  // can reach nothing that the earlier one cannot: one table for all these levels.
  if (played < run.numbers.length && played === 0) {
    arena.forget();
    arena.enter(0);
  }
  for (; played < run.numbers.length && low < high; played++) {
    const start = arena.count;
    levels.push({ start, run, played: played + 1 });
    expand(arena, rules, low, high, run.numbers[played]!, run.continues[played]!, ignore);
    low = start;
    high = arena.count;
  }
  finals.push([firstFinal, arena.count]);
};

/**
 * What must be played (functions on sets of endings, cold and apart from the loops).
 * Without foresight each number is played if it can be and nothing more is asked. With it a play uses as many owed numbers
 * as any play can, and where only one of two numbers can be played, the higher if that is possible (source B).
 */
const duty = (
  rules: Rules,
  runs: readonly Run[],
  levels: readonly Level[],
  most: number,
): ((level: Level) => boolean) => {
  if (rules.foresight === 'none') return runs.length === 1 ? () => true : level => level.played > 0 || most === 0;
  const needsHigher = runs.length > 1 && most === 1 && levels.some(level => level.run === runs[0] && level.played === 1);
  return level => owedPlayed(level) === most && !(needsHigher && level.run !== runs[0]);
};

const hasSeveralLevels = (nodes: readonly number[], levelOf: (node: number) => Level): boolean =>
  nodes.some(node => levelOf(node) !== levelOf(nodes[0]!));

/** Equal positions with an equal right once, in the order given. */
const distinct = (arena: PlayArena, nodes: Int32Array, rightOf: (node: number) => number): Int32Array => {
  const byRight = new Map<number, number[]>();
  for (const node of nodes) {
    const right = rightOf(node);
    const same = byRight.get(right);
    if (same) same.push(node);
    else byRight.set(right, [node]);
  }
  const kept: number[] = [];
  for (const same of byRight.values()) {
    arena.forget();
    for (const node of same) if (arena.enter(node) === node) kept.push(node);
  }
  return Int32Array.from(kept);
};
