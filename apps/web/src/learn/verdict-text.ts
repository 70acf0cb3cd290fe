import { answerText } from './answer-text.ts';
import { answerOf } from './attempt.ts';
import type { Verdict } from './desk.svelte.ts';
import type { Exercise } from './exercise.ts';
import { tl } from './texts/index.svelte.ts';

/** What became of an exercise, in a word; what is learnt by it, the exercise's own text says after it. */
export const verdictText = (
  gameId: string,
  exercise: Exercise,
  verdict: Exclude<Verdict, 'open'>,
): string => {
  if (verdict !== 'wrong') return tl(`learn.${verdict}`);
  // After a yes or a no, what is learnt says it already, with the reason.
  if (exercise.kind === 'play' || exercise.asks === 'again') return tl('learn.wrong');
  return tl('learn.wrongIs', { answer: answerText(answerOf(gameId, exercise)) });
};

/** The ends that an exercise can come to. */
export const endsOf = (exercise: Exercise): readonly ('right' | 'shown' | 'wrong')[] =>
  exercise.kind === 'ask' ? ['right', 'wrong'] : ['right', 'shown'];
