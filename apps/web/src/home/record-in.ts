import { metaOf, parseRecord, type GameLog, type RecordMeta } from '@wurfzabel/records';
import { recordFaultText } from '../store/fault-text.ts';
import { t } from '../texts/index.svelte.ts';

export interface FoundRecord {
  readonly log: GameLog;
  readonly meta: RecordMeta;
}

/** A match file of another program begins its games so; a record of ours is JSON. */
const isMat = (text: string): boolean =>
  !text.trimStart().startsWith('{') && /^\s*Game\s+\d+/im.test(text);

/** The record in a text, of ours or a .mat file; or why there is none, in the reader's language. */
export const recordIn = async (text: string): Promise<FoundRecord | string> => {
  if (!isMat(text)) {
    const read = parseRecord(text);
    return read.ok
      ? { log: read.value.log, meta: metaOf(read.value.record) }
      : recordFaultText(read.fault);
  }
  // Few bring such files, so its reader is not part of the first screen.
  const { parseMat } = await import('@wurfzabel/records/parse-mat');
  const mat = parseMat(text);
  if (mat.ok) return mat.value;
  const detail = mat.fault.message.replace(/\.$/, '');
  switch (mat.fault.code) {
    case 'ERR_MAT':
      return t('fault.field', { detail });
    case 'ERR_MAT_MOVE':
    case 'ERR_MAT_SCORE':
      return t('fault.rules', { detail });
    case 'ERR_TOO_LONG':
    case 'ERR_LIMIT':
      return t('fault.tooLong');
  }
};
