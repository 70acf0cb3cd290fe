/** Under what the browser keeps it. */
export const PROGRESS_KEY = 'wurfzabel.learn';

/**
 * Which exercises of each course are done, by their names: those done by oneself under the game's name, and under that name
 * with `/shown` behind it those of which the page gave the answer.
 */
export type Progress = Readonly<Record<string, readonly string[]>>;

/** What became of an exercise. An answer that was told is shown too, until one does it by oneself. */
export const STANDS = ['own', 'shown', 'open'] as const;
export type Stand = (typeof STANDS)[number];

const shownIn = (gameId: string): string => `${gameId}/shown`;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(name => typeof name === 'string');

/** Progress from anything that was stored; what cannot be read counts as not done. */
export const progressFrom = (text: string | null): Progress => {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, names]) => isNames(names)));
};

/** With one name more; the same object if it was there already. */
export const withDone = (progress: Progress, list: string, id: string): Progress => {
  const done = progress[list] ?? [];
  return done.includes(id) ? progress : { ...progress, [list]: [...done, id] };
};

/** With one exercise of which the answer was given. */
export const withShown = (progress: Progress, gameId: string, id: string): Progress =>
  withDone(progress, shownIn(gameId), id);

/** How one exercise stands. */
export const standIn = (progress: Progress, gameId: string, id: string): Stand => {
  if (progress[gameId]?.includes(id)) return 'own';
  return progress[shownIn(gameId)]?.includes(id) ? 'shown' : 'open';
};

/** With one course as if it had never been begun. */
export const without = (progress: Progress, gameId: string): Progress =>
  Object.fromEntries(
    Object.entries(progress).filter(([list]) => list !== gameId && list !== shownIn(gameId)),
  );
