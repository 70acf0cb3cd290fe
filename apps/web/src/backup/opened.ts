import { metaOf, parseRecord, RECORD_FORMAT } from '@wurfzabel/records';
import type { FoundGame } from '../store/bring-in.ts';
import { recordFaultText, storedFaultText } from '../store/fault-text.ts';
import { gameFrom } from '../store/saved.ts';
import { t } from '../texts/index.svelte.ts';
import { BACKUP_FORMAT, parseBackup, type Backup } from './backup.ts';
import { backupFaultText } from './fault-text.ts';

/** What a file turned out to be, wherever it was opened. */
export type Opened =
  | { readonly kind: 'game'; readonly found: FoundGame }
  | { readonly kind: 'all'; readonly backup: Backup }
  /** Why it is neither, in the reader's language. */
  | { readonly kind: 'bad'; readonly reason: string };

const bad = (reason: string): Opened => ({ kind: 'bad', reason });

/** A match file of another program begins its games so. */
const isMat = (text: string): boolean => /^\s*Game\s+\d+/im.test(text);

/** Few bring such files, so their reader is not part of the first screen. */
const openMat = async (text: string): Promise<Opened> => {
  const reader = await import('@wurfzabel/records/parse-mat').catch(() => undefined);
  if (reader === undefined) return bad(t('app.failed'));
  const { parseMat } = reader;
  const mat = parseMat(text);
  if (mat.ok) return { kind: 'game', found: mat.value };
  const detail = mat.fault.message.replace(/\.$/, '');
  switch (mat.fault.code) {
    case 'ERR_MAT':
      return bad(t('fault.field', { detail }));
    case 'ERR_MAT_MOVE':
    case 'ERR_MAT_SCORE':
      return bad(t('fault.rules', { detail }));
    case 'ERR_TOO_LONG':
    case 'ERR_LIMIT':
      return bad(t('fault.tooLong'));
  }
};

const openRecord = (text: string): Opened => {
  const read = parseRecord(text);
  if (!read.ok) return bad(recordFaultText(read.fault));
  return { kind: 'game', found: { log: read.value.log, meta: metaOf(read.value.record) } };
};

/** A game as it lay in a browser, which the start page gives out when it cannot be read there. */
const openStored = (text: string): Opened => {
  const read = gameFrom('', text);
  if (!read.ok) return bad(storedFaultText(read));
  return { kind: 'game', found: { log: read.game.log, meta: read.game.meta ?? {} } };
};

const openBackup = (text: string): Opened => {
  const read = parseBackup(text);
  return read.ok ? { kind: 'all', backup: read.backup } : bad(backupFaultText(read.fault));
};

/** Finds out what the text of a file holds: a game, of this page or a match of another program, or all that a browser kept. Never throws. */
export const openText = async (text: string): Promise<Opened> => {
  if (!text.trimStart().startsWith('{'))
    return isMat(text) ? openMat(text) : bad(t('fault.unknown'));
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return bad(t('fault.json'));
  }
  const { format, v } = stored as { readonly format?: unknown; readonly v?: unknown };
  if (format === BACKUP_FORMAT) return openBackup(text);
  if (format === RECORD_FORMAT) return openRecord(text);
  return v === undefined ? bad(t('fault.unknown')) : openStored(text);
};
