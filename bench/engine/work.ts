/** What is measured of the engine; no platform is asked for anything but the time, so that Node and Chromium run the same. */
import {
  bestPlays,
  knownBy,
  levelOf,
  netThinker,
  ownCases,
  rollout,
  type Thinker,
} from '@wurfzabel/engine';
import { parse, type ExactTable } from '@wurfzabel/engine/exact/index';
import { loadKernel, type Kernel } from '@wurfzabel/engine/kernel/kernel';
import { buildTable, tablesFor } from '@wurfzabel/engine/load/index';
import { parseWeightFile } from '@wurfzabel/engine/net/weight-file';
import { CHANCES, isDoublet, newGame, POSITION_BYTES, rulesFor, unwrap } from '@wurfzabel/rules';
import { perSecond, quantile, type Clock } from '../rates.ts';

/** A game's engine as it ships. */
export interface Engine {
  readonly kernel: Kernel;
  readonly thinker: Thinker;
}

/** @param solved the table of two men a side, unpacked; what else there is of tables is built here */
export const engineOf = async (
  game: string,
  net: Uint8Array,
  solved: Uint8Array<ArrayBuffer>,
): Promise<Engine> => {
  const rules = unwrap(rulesFor(game));
  const kernel = await loadKernel(rules);
  kernel.setNet(0, unwrap(parseWeightFile(net, game)));
  const tables = tablesFor(rules).map((plan): ExactTable =>
    plan.from === 'file' ? unwrap(parse(rules, solved)) : unwrap(buildTable(rules, plan)),
  );
  const known = tables.map(table => knownBy(rules, table));
  return { kernel, thinker: netThinker(kernel, 0, known) };
};

/** Positions of own games, so many, in one array. */
const ownPositions = (thinker: Thinker, count: number): Int8Array => {
  const cases = ownCases(thinker, newGame(thinker.rules).position, count, SEED);
  const boards = new Int8Array(count * POSITION_BYTES);
  cases.forEach(({ position }, i) => boards.set(position, i * POSITION_BYTES));
  return boards;
};

const SEED = 1855;
const POSITIONS = 2000;
const TIMES = 50;
const ROUNDS = 5;
const PLAY_POSITIONS = 500;

/**
 * Evaluations a second: positions of own games, each from its 32 bytes to five chances with nothing kept from one to the next. GNU
 * Backgammon's `calibrate` counts likewise.
 */
export const evaluationsPerSecond = ({ kernel, thinker }: Engine, clock?: Clock): number => {
  const boards = ownPositions(thinker, POSITIONS);
  return perSecond(
    () => {
      for (let i = 0; i < TIMES; i++) kernel.evaluate(0, boards);
      return TIMES * POSITIONS;
    },
    ROUNDS,
    clock,
  );
};

/** Plays of all throws on positions of own games, found and judged a second: what search and rollouts live on. */
export const playsPerSecond = ({ kernel, thinker }: Engine, clock?: Clock): number => {
  const cases = ownCases(thinker, newGame(thinker.rules).position, PLAY_POSITIONS, SEED);
  const ordinary = CHANCES.map(({ thrown }) => thrown).filter(thrown => !isDoublet(thrown));
  let plays = 0;
  for (const { position } of cases)
    for (const thrown of ordinary) plays += kernel.plays(position, thrown).count;
  return perSecond(
    () => {
      for (const { position } of cases)
        for (const thrown of ordinary) kernel.best(0, position, thrown);
      return plays;
    },
    ROUNDS,
    clock,
  );
};

const ROLLOUT_GAMES = 324;

/** Games a second of a rollout from the beginning to the end, both sides without look-ahead, luck not subtracted, no tables. */
export const rolloutGamesPerSecond = ({ kernel }: Engine, clock?: Clock): number => {
  const thinker = netThinker(kernel);
  const { position } = newGame(thinker.rules);
  let seed = SEED;
  return perSecond(
    () => {
      rollout(thinker, position, { seed: seed++, trials: ROLLOUT_GAMES, reduceVariance: false });
      return ROLLOUT_GAMES;
    },
    ROUNDS,
    clock,
  );
};

export interface MoveTimes {
  readonly decisions: number;
  readonly msMedian: number;
  readonly msP99: number;
  readonly msMost: number;
}

const tenths = (ms: number): number => Math.round(10 * ms) / 10;

/** How long the highest level thinks about a throw with a choice, in milliseconds, on throws of own games. */
export const moveTimes = ({ thinker }: Engine, decisions: number): MoveTimes => {
  const { depth } = levelOf('master');
  const times: number[] = [];
  const { position: start } = newGame(thinker.rules);
  for (let seed = SEED; times.length < decisions; seed++)
    for (const { position, thrown } of ownCases(thinker, start, 2 * decisions, seed)) {
      if (times.length === decisions) break;
      if (thinker.top(position, thrown, 2, 8).length < 2) continue;
      const began = performance.now();
      bestPlays(thinker, position, thrown, { depth });
      times.push(performance.now() - began);
    }
  return {
    decisions,
    msMedian: tenths(quantile(times, 0.5)),
    msP99: tenths(quantile(times, 0.99)),
    msMost: tenths(quantile(times, 1)),
  };
};
