import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { solvedTable } from '../bench/engine/files.ts';
import { engineOf } from '../bench/engine/work.ts';
import { bestOf, bestPlays, netThinker, type Filter, type Thinker } from '@wurfzabel/engine';
import { loadKernel, type Kernel } from '@wurfzabel/engine/kernel/kernel';
import { parseWeightFile } from '@wurfzabel/engine/net/weight-file';
import {
  legalPlays,
  OFF,
  PlayArena,
  pointsForOff,
  rulesFor,
  throwsAgainAt,
  unwrap,
  type Position,
  type Rules,
  type Step,
  type Throw,
} from '@wurfzabel/rules';

const WEIGHTS = new URL('../data/weights/', import.meta.url);

/** A net for a game, usually the one that ships, in slot 0 of a kernel of its own; exact tables are left out, so that figures are the net's. */
export interface Loaded {
  readonly rules: Rules;
  readonly kernel: Kernel;
  readonly thinker: Thinker;
}

export const netFile = (game: string): URL => new URL(`${game}/net.bin`, WEIGHTS);

/** Twelve digits tell nets apart. */
export const shaOf = (file: URL): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

export const loaded = async (game: string, file: URL): Promise<Loaded> => {
  const rules = unwrap(rulesFor(game));
  const kernel = await loadKernel(rules);
  kernel.setNet(0, unwrap(parseWeightFile(readFileSync(file), game)));
  return { rules, kernel, thinker: netThinker(kernel) };
};

/** The same with the exact tables that ship, as it is played against. */
export const asShipped = async (game: string, file: URL): Promise<Loaded> => {
  const engine = await engineOf(game, readFileSync(file), solvedTable(game));
  return { rules: engine.thinker.rules, ...engine };
};

/** What a player does with a throw. */
export interface Choice {
  /** Seen by the side that played. */
  readonly position: Position;
  readonly throwsAgain: boolean;
  /** Points if it wins at once, else 0. */
  readonly won: number;
  readonly steps?: readonly Step[];
}

export type Chooser = (position: Position, thrown: Throw) => Choice | Promise<Choice>;

/** Positions kept a level of a large doublet without look-ahead; what it gives away is measured by training/regret.ts. */
export const BEAM = 64;

/** The net, looking so many throws ahead. */
export const netChooser =
  (thinker: Thinker, depth: number, filters?: readonly Filter[]): Chooser =>
  (position, thrown) =>
    depth === 0
      ? thinker.best(position, thrown, BEAM)
      : bestPlays(thinker, position, thrown, { depth, ...(filters ? { filters } : {}) })[0]!;

/** The hand-made evaluation of the engine, one play deep, every play looked at. */
export const handMadeChooser = (rules: Rules): Chooser => {
  const arena = new PlayArena();
  return (position, thrown) => {
    const plays = legalPlays(rules, position, thrown, arena);
    const { index } = bestOf(rules, plays);
    const ending = plays.positionAt(index);
    return {
      position: ending,
      throwsAgain: throwsAgainAt(rules, position, thrown, plays, index),
      won: ending[OFF] === rules.men ? pointsForOff(rules, ending) : 0,
    };
  };
};
