import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  makeRecordText,
  parseRecord,
  recordOf,
  type GameLog,
  type ReadRecord,
  type RecordMeta,
} from '@wurfzabel/records';
import type { Rules } from '@wurfzabel/rules';
import { decisionOf } from '@wurfzabel/rules';
import { systemFault } from '../shell/system-fault.ts';
import { UsageError } from '../shell/usage-error.ts';

/** Writes beside the file and then renames, so that a crash leaves the former record or the new one, never half of either. */
export const saveRecord = (path: string, log: GameLog, meta: RecordMeta): void => {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
  try {
    const file = openSync(beside, 'w');
    try {
      writeFileSync(file, makeRecordText(recordOf(log, meta)));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw new UsageError(`the record "${path}" cannot be written: ${systemFault(error)}`);
  }
};

export const readRecordFile = (path: string): ReadRecord => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`the record "${path}" cannot be read: ${systemFault(error)}`);
  }
  const parsed = parseRecord(text);
  if (!parsed.ok)
    throw new UsageError(`"${path}" is not a record to go on with: ${parsed.fault.message}`);
  return parsed.value;
};

export const isFinished = ({ state }: ReadRecord): boolean => {
  const { kind } = decisionOf(state);
  return kind === 'none' || (kind === 'next-game' && state.rules.matchLength === 0);
};

/** Where no file is named: the first name in the current folder that is free or holds a game to go on with. */
export const defaultPath = (rules: Rules): string => {
  for (let i = 1; ; i++) {
    const path = `wurfzabel-${rules.game.id}${i === 1 ? '' : `-${i}`}.json`;
    if (!existsSync(path)) return path;
    const parsed = parseRecord(readFileSync(path, 'utf8'));
    if (parsed.ok && !isFinished(parsed.value)) return path;
  }
};
