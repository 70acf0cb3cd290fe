import { forgetReview, keptIn } from '../review/kept.ts';
import type { SavedGame } from '../store/saved.ts';
import type { Box } from '../store/store.ts';
import { lineOf, type GameLine } from './line.ts';

/** Lines of games that made room for others. */
export const LEDGER_KEY = 'wurfzabel.ledger';
/** More than years of play; the oldest go first. */
const MOST_LINES = 1500;

const isLine = (value: unknown): value is GameLine =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'game', 'played', 'against', 'results', 'dice', 'throws'].every(key => key in value);

/** Games that are no longer stored, as lines. What cannot be read is left out. */
export const ledgerIn = (box: Box): readonly GameLine[] => {
  try {
    const stored: unknown = JSON.parse(box.getItem(LEDGER_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLine) : [];
  } catch {
    return [];
  }
};

/** The line of a stored game, with its review if one is kept. */
export const storedLine = (box: Box, saved: SavedGame): GameLine | undefined =>
  lineOf(saved, keptIn(box, saved.id)?.review);

/** Keeps what statistics need of games that have been removed to make room. */
export const remember = (box: Box, gone: readonly GameLine[]): void => {
  if (gone.length === 0) return;
  const known = ledgerIn(box).filter(({ id }) => gone.every(line => line.id !== id));
  try {
    box.setItem(LEDGER_KEY, JSON.stringify([...known, ...gone].slice(-MOST_LINES)));
  } catch {
    // Full. The game that took the room is worth more than lines of statistics.
  }
};

/** Gives up the lines of games that made room. */
export const forgetLedger = (box: Box): void => box.removeItem(LEDGER_KEY);

/** Removes what is kept beside a game. */
export const forgetBeside = forgetReview;

/** The lines of all games, those that are stored and those that made room; the oldest first. */
export const allLines = (
  box: Box | undefined,
  stored: readonly { readonly saved: SavedGame | undefined }[],
): readonly GameLine[] => {
  const now = stored.flatMap(({ saved }) => {
    const line = saved && (box ? storedLine(box, saved) : lineOf(saved));
    return line ? [line] : [];
  });
  const ids = new Set(now.map(({ id }) => id));
  const before = box ? ledgerIn(box).filter(({ id }) => !ids.has(id)) : [];
  return [...before, ...now].sort((a, b) => a.played - b.played);
};
