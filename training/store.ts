import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Net } from '@wurfzabel/engine/net/net';
import { INPUTS_VERSION } from '@wurfzabel/engine/net/inputs';
import { makeWeightFile, parseWeightFile } from '@wurfzabel/engine/net/weight-file';
import { err, ok, type Result } from '@wurfzabel/rules';
import { commandOf, type Plan, type Progress } from './plan.ts';
import type { Strength } from './strength.ts';
import { Store } from './study.ts';

/** One point of the learning curve. */
export interface Milestone extends Progress {
  readonly rate: number;
  readonly strength: Strength;
}

/** All that a training is at the end of a round. Plain gradient descent keeps nothing but the net. */
export interface Checkpoint {
  readonly plan: Plan;
  readonly progress: Progress;
  readonly throws: number;
  /** State of chance of each thread. */
  readonly chances: readonly (readonly number[])[];
  readonly milestones: readonly Milestone[];
  /** Editions of the code that played in it. */
  readonly commits: readonly string[];
  /** Manifest of the net that it began with. */
  readonly before: unknown;
  readonly net: Net;
  /** Labels, with `ahead` only. */
  readonly labels: Store | undefined;
}

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');

/** Whole or not at all, also when the machine stops in the middle. */
const writeWhole = (file: string, bytes: Uint8Array | string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
};

const CHECKPOINT = 'checkpoint.bin';

/** A line of JSON, then the net's file, then the labels. */
export const saveCheckpoint = (folder: string, { net, labels, ...rest }: Checkpoint): void => {
  const file = makeWeightFile(net);
  const line = JSON.stringify({ ...rest, netBytes: file.length, next: labels?.next });
  writeWhole(
    join(folder, CHECKPOINT),
    Buffer.concat([Buffer.from(`${line}\n`), file, labels?.used ?? new Uint8Array()]),
  );
};

type CheckpointLine = Omit<Checkpoint, 'net' | 'labels'> & {
  readonly netBytes: number;
  readonly next?: number;
};

export type StoreFault = 'ERR_FOLDER' | 'ERR_CHECKPOINT' | 'ERR_NET_FILE';

/** Whether a new training may write into the folder: only where there is none, unless it is to be written over. */
export const isFree = (folder: string): Result<true, StoreFault> => {
  const held = [CHECKPOINT, 'net.bin', 'manifest.json'].find(name =>
    existsSync(join(folder, name)),
  );
  return held === undefined
    ? ok(true)
    : err(
        'ERR_FOLDER',
        `${folder} holds a ${held} already: --resume goes on with a training, --out names another folder, --again writes over it`,
      );
};

/** @param game id of the game it is wanted for; a training of another game is refused */
export const loadCheckpoint = (folder: string, game: string): Result<Checkpoint, StoreFault> => {
  const file = join(folder, CHECKPOINT);
  if (!existsSync(file)) return err('ERR_CHECKPOINT', `there is no ${file} to go on from`);
  const bytes = readFileSync(file);
  const begin = bytes.indexOf('\n') + 1;
  let line: CheckpointLine;
  try {
    line = JSON.parse(bytes.toString('utf8', 0, begin)) as CheckpointLine;
  } catch {
    return err('ERR_CHECKPOINT', `${file} is not a checkpoint`);
  }
  const { netBytes, next, ...rest } = line;
  if (rest.plan.game !== game)
    return err('ERR_CHECKPOINT', `${file} is of ${rest.plan.game}, not of ${game}`);
  const end = begin + netBytes;
  const net = parseWeightFile(bytes.subarray(begin, end), game);
  if (!net.ok) return err('ERR_CHECKPOINT', `${file}: ${net.fault.message}`);
  return ok({
    ...rest,
    net: net.value,
    labels: next === undefined ? undefined : Store.from(rest.plan.store, bytes.subarray(end), next),
  });
};

export const loadNet = (file: string, game: string): Result<Net, StoreFault> => {
  if (!existsSync(file) || !statSync(file).isFile())
    return err('ERR_NET_FILE', `there is no net ${file}`);
  const net = parseWeightFile(readFileSync(file), game);
  return net.ok ? net : err('ERR_NET_FILE', `${file}: ${net.fault.message}`);
};

/** The manifest beside a net, if there is one. */
export const manifestBeside = (netFile: string): unknown => {
  const file = join(dirname(netFile), 'manifest.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** The net and what is to be known of it: how it was made, when in the code's history, and how strong it is. */
export const saveNet = (folder: string, state: Checkpoint): void => {
  const { net, plan, progress, milestones } = state;
  const file = makeWeightFile(net);
  const manifest = {
    game: plan.game,
    inputs: INPUTS_VERSION,
    hidden: [net.wide],
    sha256: sha256(file),
    command: commandOf(plan),
    seed: plan.seed,
    games: progress.games,
    throws: state.throws,
    coreHours: round(progress.coreSeconds / 3600, 2),
    commits: state.commits,
    strength: milestones.at(-1)?.strength,
    curve: milestones,
    before: state.before,
  };
  writeWhole(join(folder, 'net.bin'), file);
  writeWhole(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
};

export const round = (n: number, digits: number): number => Number(n.toFixed(digits));
