import type { GameLine } from '../statistics/line.ts';
import { forgetBeside, forgetLedger, remember, storedLine } from '../statistics/ledger.ts';
import { summaryFrom, type SavedGame } from './saved.ts';

/** Where games are kept: anything with the few methods of localStorage. */
export type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const GAME_PREFIX = 'wurfzabel.game.';
/** Games played to the end are kept for looking back; more than these would fill the browser's room. */
const FINISHED_KEPT = 30;

export interface Listed {
  readonly id: string;
  /** undefined: what is stored cannot be read. */
  readonly saved: SavedGame | undefined;
}

export interface GameStore {
  readonly list: () => readonly Listed[];
  readonly read: (id: string) => string | null;
  /** false: the browser refused; the game lives in this page only. */
  readonly write: (saved: SavedGame) => boolean;
  readonly remove: (id: string) => void;
}

/** @param lasting whether what is written is still there when the page is opened again */
export const storeIn = (box: Box, lasting = true): GameStore => {
  const ids = (): string[] => {
    const found: string[] = [];
    for (let i = 0; i < box.length; i++) {
      const key = box.key(i);
      if (key?.startsWith(GAME_PREFIX)) found.push(key.slice(GAME_PREFIX.length));
    }
    return found;
  };
  /** Games that a full box did not take: they live as long as the page. */
  const homeless = new Map<string, string>();
  const read = (id: string): string | null => homeless.get(id) ?? box.getItem(GAME_PREFIX + id);
  const list = (): readonly Listed[] =>
    [...new Set([...ids(), ...homeless.keys()])]
      .map(id => ({ id, saved: summaryFrom(read(id) ?? '') }))
      .sort((a, b) => (b.saved?.updated ?? 0) - (a.saved?.updated ?? 0));
  const drop = (id: string): void => {
    homeless.delete(id);
    box.removeItem(GAME_PREFIX + id);
    forgetBeside(box, id);
  };
  /** Removes finished games but the newest, and answers what statistics need of them. */
  const prune = (keep: number): readonly GameLine[] =>
    list()
      .filter(({ saved }) => saved?.over)
      .slice(keep)
      .flatMap(({ id, saved }) => {
        const line = saved && storedLine(box, saved);
        drop(id);
        return line ?? [];
      });
  const put = (saved: SavedGame): boolean => {
    const text = JSON.stringify(saved);
    try {
      box.setItem(GAME_PREFIX + saved.id, text);
      homeless.delete(saved.id);
      return lasting;
    } catch {
      homeless.set(saved.id, text);
      return false;
    }
  };
  return {
    list,
    read,
    write: saved => {
      const gone = saved.over ? [...prune(FINISHED_KEPT)] : [];
      let isKept = put(saved);
      // Full: reviews, which can be made again, then finished games, then their statistics make room for the one being played.
      if (!isKept && lasting) {
        for (const id of ids()) forgetBeside(box, id);
        isKept = put(saved);
      }
      if (!isKept && lasting) {
        gone.push(...prune(0));
        isKept = put(saved);
      }
      if (!isKept && lasting) {
        forgetLedger(box);
        return put(saved);
      }
      remember(box, gone);
      return isKept;
    },
    remove: drop,
  };
};

/** A box that lasts as long as the page, for browsers that forbid storage. */
const memoryBox = (): Box => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: at => [...kept.keys()][at] ?? null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: key => void kept.delete(key),
  };
};

const browserStore = (): GameStore => {
  try {
    localStorage.setItem('wurfzabel.try', '1');
    localStorage.removeItem('wurfzabel.try');
  } catch (error) {
    // A full box still holds games; only a forbidden one is replaced.
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError'))
      return storeIn(memoryBox(), false);
  }
  return storeIn(localStorage);
};

let kept: GameStore | undefined;
/** The games of this browser. */
export const games = (): GameStore => (kept ??= browserStore());

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), byte =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
