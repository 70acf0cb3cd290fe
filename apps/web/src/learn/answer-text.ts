import type { Answer } from './exercise.ts';
import { tl } from './texts/index.svelte.ts';

/** An answer to a question of a course in words: a number of points, or one of those there are. */
export const answerText = (answer: Answer): string =>
  /^\d$/.test(answer)
    ? tl('answer.points', { count: Number(answer) })
    : tl(`answer.${answer as 'yes' | 'no' | 'none' | 'one' | 'both'}`);
