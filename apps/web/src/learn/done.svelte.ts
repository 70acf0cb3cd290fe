import { exercisesOf, type Course, type Exercise } from './exercise.ts';
import { PROGRESS_KEY, progressFrom, withDone, without, type Progress } from './progress.ts';

const read = (): string | null => {
  try {
    return localStorage.getItem(PROGRESS_KEY);
  } catch {
    return null;
  }
};

let progress: Progress = $state.raw(progressFrom(read()));
let unstored = $state(false);

// Another window goes on in the same course.
window.addEventListener('storage', event => {
  if (event.key === PROGRESS_KEY) progress = progressFrom(event.newValue);
});

const keep = (change: (now: Progress) => Progress): void => {
  // Another window may have gone on meanwhile. Where nothing can be stored, what this page knows is all there is.
  progress = change(unstored ? progress : progressFrom(read()));
  try {
    localStorage.setItem(PROGRESS_KEY, JSON.stringify(progress));
  } catch {
    unstored = true;
  }
};

/** The browser would not store what was done. */
export const isUnstored = (): boolean => unstored;

export const markDone = (gameId: string, id: string): void =>
  keep(now => withDone(now, gameId, id));

/** Begins a course again. */
export const forget = (gameId: string): void => keep(now => without(now, gameId));

export const isDone = (gameId: string, id: string): boolean =>
  progress[gameId]?.includes(id) ?? false;

export const doneIn = (course: Course): number =>
  exercisesOf(course).filter(({ id }) => isDone(course.gameId, id)).length;

/** Where to go on: the first exercise that is not done, or undefined if all are. */
export const nextIn = (course: Course): Exercise | undefined =>
  exercisesOf(course).find(({ id }) => !isDone(course.gameId, id));
