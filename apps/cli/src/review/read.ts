import { readFileSync } from 'node:fs';
import { looksLikeMat, metaOf, parseMat, parseRecord } from '@wurfzabel/records';
import type { GameLog, RecordMeta } from '@wurfzabel/records';
import { systemFault } from '../shell/system-fault.ts';
import { UsageError } from '../shell/usage-error.ts';

export interface ReadFile {
  readonly log: GameLog;
  readonly meta: RecordMeta;
}

/** A record of ours or a match of another program, whichever the file holds. */
export const readFile = (path: string): ReadFile => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`"${path}" cannot be read: ${systemFault(error)}`);
  }
  if (text.trim() === '') throw new UsageError(`"${path}" is empty`);
  if (looksLikeMat(text)) {
    const mat = parseMat(text);
    if (!mat.ok) throw new UsageError(`"${path}": ${mat.fault.message}`);
    return mat.value;
  }
  if (!text.trimStart().startsWith('{'))
    throw new UsageError(
      `"${path}" is neither a game record, which begins with {, nor a .mat file, which has a line "Game 1"`,
    );
  const read = parseRecord(text);
  if (!read.ok)
    throw new UsageError(
      read.fault.code === 'ERR_JSON' || read.fault.code === 'ERR_FORMAT'
        ? `"${path}" is neither a game record nor a .mat file: ${read.fault.message}`
        : `"${path}": the record has a fault: ${read.fault.message}`,
    );
  return { log: read.value.log, meta: metaOf(read.value.record) };
};
