import { ledgerIn, LEDGER_KEY } from '../statistics/ledger.ts';
import type { GameLine } from '../statistics/line.ts';
import { PROGRESS_KEY, progressFrom, withDone, type Progress } from '../learn/progress.ts';
import { badSettingIn, settingsFrom, type Settings } from '../settings.ts';
import { gameFrom, savedOf, type ReadGame, type SavedGame } from '../store/saved.ts';
import { isSoundLine } from './line-check.ts';
import { GAME_PREFIX, storeIn, type Box } from '../store/store.ts';

export const BACKUP_FORMAT = 'wurfzabel-backup';
export const BACKUP_VERSION = 1;
/** Characters; more than a browser keeps for one page, in any of its ways to count. */
const MOST_TEXT = 30_000_000;

/** All that a browser keeps of a person: his games, his settings, what he has learnt, and lines of games that made room. */
export interface Backup {
  readonly settings: Settings;
  readonly progress: Progress;
  readonly lines: readonly GameLine[];
  readonly games: readonly SavedGame[];
}

/** Why a file was refused; `at` counts games from one. */
export type BackupFault =
  | { readonly why: 'too-long' | 'json' | 'form' | 'version' | 'progress' | 'lines' }
  | { readonly why: 'setting'; readonly name: string }
  | { readonly why: 'game'; readonly at: number; readonly read: ReadGame & { readonly ok: false } };

export type ReadBackup =
  | { readonly ok: true; readonly backup: Backup }
  | { readonly ok: false; readonly fault: BackupFault };

/** What lies in a browser, as the text of a file. Stored games that cannot be read are not in it: the start page gives them out as they are. */
export const makeBackupText = (box: Box, settings: Settings, made: Date): string =>
  JSON.stringify({
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    made: made.toISOString(),
    settings,
    progress: progressFrom(box.getItem(PROGRESS_KEY)),
    lines: ledgerIn(box),
    games: storeIn(box)
      .list()
      .flatMap(({ id, saved }) => (saved && gameFrom(id, JSON.stringify(saved)).ok ? [saved] : [])),
  });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value);

const isProgress = (value: unknown): value is Progress =>
  isObject(value) &&
  Object.keys(progressFrom(JSON.stringify(value))).length === Object.keys(value).length;

type Game =
  | { readonly ok: true; readonly saved: SavedGame }
  | { readonly ok: false; readonly read: ReadGame & { readonly ok: false } };

const noForm = { ok: false, read: { ok: false, why: 'form', detail: '' } } as const;

/** A game of a file, its record played through by the rules. What the list of games shows beside it is made anew. */
const gameIn = (stored: unknown): Game => {
  if (!isObject(stored) || !isId(stored['id'])) return noForm;
  const read = gameFrom(stored['id'], JSON.stringify(stored));
  if (!read.ok) return { ok: false, read };
  const { updated } = stored;
  return { ok: true, saved: savedOf(read.game, typeof updated === 'number' ? updated : 0) };
};

const refuse = (fault: BackupFault): ReadBackup => ({ ok: false, fault });

/** Reads the text of a file whole; one thing in it that is not as it must be, and all of it is refused. Never throws. */
export const parseBackup = (text: string): ReadBackup => {
  if (text.length > MOST_TEXT) return refuse({ why: 'too-long' });
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return refuse({ why: 'json' });
  }
  if (!isObject(stored) || stored['format'] !== BACKUP_FORMAT) return refuse({ why: 'form' });
  if (stored['version'] !== BACKUP_VERSION) return refuse({ why: 'version' });
  const { settings, progress, lines, games } = stored;
  if (!isObject(settings) || !Array.isArray(games)) return refuse({ why: 'form' });
  const name = badSettingIn(settings);
  if (name !== undefined) return refuse({ why: 'setting', name });
  if (!isProgress(progress)) return refuse({ why: 'progress' });
  if (!Array.isArray(lines) || !lines.every(isSoundLine)) return refuse({ why: 'lines' });
  const read: SavedGame[] = [];
  for (const [i, game] of games.entries()) {
    const found = gameIn(game);
    if (!found.ok) return refuse({ why: 'game', at: i + 1, read: found.read });
    read.push(found.saved);
  }
  const chosen = settingsFrom(JSON.stringify(settings), 'en');
  return { ok: true, backup: { settings: chosen, progress, lines, games: read } };
};

/** What became of the games of a file. */
export interface LaidIn {
  readonly added: number;
  /** Here already, just so or further on. */
  readonly known: number;
}

const actionsOf = (text: string | null, id: string): string | undefined => {
  const read = text === null ? undefined : gameFrom(id, text);
  return read?.ok ? JSON.stringify(read.game.log.actions).slice(0, -1) : undefined;
};

/** Writes all of it, or nothing. @returns whether there was room */
const putAll = (box: Box, texts: ReadonlyMap<string, string>): boolean => {
  const before = [...texts.keys()].map(key => [key, box.getItem(key)] as const);
  try {
    for (const [key, text] of texts) box.setItem(key, text);
    return true;
  } catch {
    // First what was added goes, so that there is room for what was there.
    for (const [key, text] of before) if (text === null) box.removeItem(key);
    for (const [key, text] of before) if (text !== null) box.setItem(key, text);
    return false;
  }
};

/**
 * Lays the games, courses and lines of a file beside what is in the browser. Nothing here is overwritten: a game that went on differently
 * here stays, and the one of the file comes beside it.
 * @returns undefined where there is no room; nothing is changed then
 */
export const layIn = (box: Box, backup: Backup, newId: () => string): LaidIn | undefined => {
  const texts = new Map<string, string>();
  let known = 0;
  for (const saved of backup.games) {
    const key = GAME_PREFIX + saved.id;
    const text = JSON.stringify(saved);
    const here = box.getItem(key);
    if (here === null) texts.set(key, text);
    else if (actionsOf(here, saved.id)?.startsWith(actionsOf(text, saved.id)!)) known++;
    else {
      const id = newId();
      texts.set(GAME_PREFIX + id, JSON.stringify({ ...saved, id }));
    }
  }
  const added = texts.size;
  let progress = progressFrom(box.getItem(PROGRESS_KEY));
  for (const [gameId, names] of Object.entries(backup.progress))
    for (const name of names) progress = withDone(progress, gameId, name);
  texts.set(PROGRESS_KEY, JSON.stringify(progress));
  const own = ledgerIn(box);
  const ids = new Set(own.map(({ id }) => id));
  texts.set(LEDGER_KEY, JSON.stringify([...backup.lines.filter(({ id }) => !ids.has(id)), ...own]));
  return putAll(box, texts) ? { added, known } : undefined;
};
