import { exercisesOf, type Course, type Exercise } from './exercise.ts';
import {
  PROGRESS_KEY,
  progressFrom,
  standIn,
  withDone,
  without,
  withShown,
  type Progress,
  type Stand,
} from './progress.ts';

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

/** @param how by oneself, or with the answer given by the page */
export const mark = (gameId: string, id: string, how: Exclude<Stand, 'open'>): void =>
  keep(now => (how === 'own' ? withDone(now, gameId, id) : withShown(now, gameId, id)));

/** Whether any exercise of any course was done or shown. */
export const hasLearnt = (): boolean => Object.values(progress).some(names => names.length > 0);

/** Begins a course again. */
export const forget = (gameId: string): void => keep(now => without(now, gameId));

export const standOf = (gameId: string, id: string): Stand => standIn(progress, gameId, id);

/** The exercises of a course that stand so, in order. */
export const standing = (course: Course, stand: Stand): readonly Exercise[] =>
  exercisesOf(course).filter(({ id }) => standOf(course.gameId, id) === stand);

/** Where to go on: the first exercise that was neither done nor shown, or undefined if there is none. */
export const nextIn = (course: Course): Exercise | undefined => standing(course, 'open')[0];
