/** Under what the browser keeps it. */
export const PROGRESS_KEY = 'wurfzabel.learn';

/** Which exercises of each course are done, by their names. */
export type Progress = Readonly<Record<string, readonly string[]>>;

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

/** With one exercise more; the same object if it was done already. */
export const withDone = (progress: Progress, gameId: string, id: string): Progress => {
  const done = progress[gameId] ?? [];
  return done.includes(id) ? progress : { ...progress, [gameId]: [...done, id] };
};

/** With one course as if it had never been begun. */
export const without = (progress: Progress, gameId: string): Progress =>
  Object.fromEntries(Object.entries(progress).filter(([id]) => id !== gameId));
