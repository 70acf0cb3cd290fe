import type { Course } from '../exercise.ts';
import { backgammon } from './backgammon.ts';
import { contraererPuff } from './contraerer-puff.ts';
import { langerPuff } from './langer-puff.ts';
import { puff } from './puff.ts';
import { puffspel } from './puffspel.ts';

/** One course a game; a test sees that every game has its own, in the order in which games are offered. */
export const COURSES: readonly Course[] = [contraererPuff, langerPuff, puffspel, puff, backgammon];

export const courseOf = (gameId: string): Course | undefined =>
  COURSES.find(course => course.gameId === gameId);
