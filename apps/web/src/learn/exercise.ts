import type { Reason } from '@wurfzabel/rules';
import type { Topic } from '../rules/topics.ts';
import type { ExerciseId } from './texts/keys.ts';

/** Questions that the rules answer by themselves; the learner chooses among fixed answers. */
export const QUESTIONS = {
  /** Does the throw give another? */
  again: ['yes', 'no'],
  /** How many numbers of the throw can be played at most? */
  numbers: ['none', 'one', 'both'],
  /** How many points does the play win, the cube included? */
  points: ['1', '2', '3', '4'],
} as const;
export type Question = keyof typeof QUESTIONS;
export type Answer = (typeof QUESTIONS)[Question][number];

/** A move that somebody may well try, and why the rules refuse it. */
export interface Refused {
  /** From place to place, `hand/5`, in the game's own numbering. */
  readonly move: string;
  readonly why: Reason['code'];
  /** Moves made before it. */
  readonly after?: string;
}

interface Common {
  /** Also names its texts. */
  readonly id: ExerciseId;
  /** The rule that it teaches. */
  readonly rule: Topic;
  /** Position and throw on one line, as `parsePositionText` reads them; White is the learner and has thrown. */
  readonly position: string;
}

/** A throw to be played on the board. */
export interface PlayExercise extends Common {
  readonly kind: 'play';
  /** Plays that do what is asked, as players write them; left out, every legal play does. */
  readonly plays?: readonly string[];
  readonly refused?: readonly Refused[];
}

/** A question about a throw. */
export interface AskExercise extends Common {
  readonly kind: 'ask';
  readonly asks: Question;
  /** The play of which the points are asked. */
  readonly play?: string;
  /** What the author expects the rules to answer; a test holds him to it. */
  readonly answer: Answer;
}

/** One small position with one idea. */
export type Exercise = PlayExercise | AskExercise;

/** A game in small positions: first what makes it different, then the rest. */
export interface Course {
  readonly gameId: string;
  readonly essentials: readonly Exercise[];
  readonly more: readonly Exercise[];
}

export const exercisesOf = (course: Course): readonly Exercise[] => [
  ...course.essentials,
  ...course.more,
];

/** What stands in the address in place of an exercise once a course has no more. */
export const END = 'end';
