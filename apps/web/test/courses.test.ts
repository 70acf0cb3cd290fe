import { parsePlayText } from '@wurfzabel/records';
import {
  decisionOf,
  GAMES,
  legalPlays,
  mayStop,
  OFF,
  HAND,
  SIDES,
  unwrap,
  whyNotMove,
  type Game,
} from '@wurfzabel/rules';
import { parsePositionText } from '@wurfzabel/records';
import { describe, expect, test } from 'vitest';
import {
  afterSteps,
  answerOf,
  beginExercise,
  isPlayed,
  judge,
  playOf,
  solutionOf,
  stepsIn,
} from '../src/learn/attempt.ts';
import { COURSES } from '../src/learn/courses/index.ts';
import { exercisesOf, QUESTIONS } from '../src/learn/exercise.ts';
import { EXERCISE_IDS } from '../src/learn/texts/keys.ts';

test('every game has a course, in the order of the games', () => {
  expect(COURSES.map(course => course.gameId)).toEqual(GAMES.map(game => game.id));
});

test('every exercise that has texts is used, and none twice in a course', () => {
  const used = COURSES.flatMap(course => exercisesOf(course).map(({ id }) => id));
  expect([...new Set(used)].sort()).toEqual([...EXERCISE_IDS].sort());
  for (const course of COURSES) {
    const ids = exercisesOf(course).map(({ id }) => id);
    expect(new Set(ids).size, course.gameId).toBe(ids.length);
  }
});

const stationFrom = (game: Game, place: string): number => {
  if (place === game.handName) return HAND;
  if (place === 'off') return OFF;
  return game.numbering === 'from-entry' ? Number(place) : OFF - Number(place);
};

for (const course of COURSES) {
  const { gameId } = course;
  const game = GAMES.find(({ id }) => id === gameId)!;

  describe(game.name, () => {
    test('eight to twelve exercises, at most five of them for what makes it different', () => {
      expect(exercisesOf(course).length).toBeGreaterThanOrEqual(8);
      expect(exercisesOf(course).length).toBeLessThanOrEqual(12);
      expect(course.essentials.length).toBeLessThanOrEqual(5);
    });

    test.each(exercisesOf(course).map(exercise => [exercise.id, exercise] as const))(
      '%s',
      (_, exercise) => {
        const start = beginExercise(gameId, exercise);
        const { rules } = start;
        const parsed = unwrap(parsePositionText(exercise.position, rules));
        expect(parsed.setup.turn).toBe('white');
        // A position that a game comes to: nobody waits with all men outside while the other is far.
        const outside = SIDES.map(side => rules.game.men - (parsed.setup[side][HAND] ?? 0));
        if (Math.min(...outside) < rules.game.men / 2)
          expect(Math.max(...outside)).toBeLessThanOrEqual(4);
        if (exercise.kind === 'ask') {
          expect(QUESTIONS[exercise.asks]).toContain(exercise.answer);
          expect(answerOf(gameId, exercise)).toBe(exercise.answer);
          return;
        }
        // Something can be done, and there is more than one thing to learn from than pressing a button.
        expect(decisionOf(start).kind).toBe('step');
        const endings = legalPlays(rules, parsed.position, parsed.thrown!);
        for (const text of exercise.plays ?? []) {
          const steps = unwrap(parsePlayText(rules, playOf(start), text));
          const played = afterSteps(start, steps);
          expect(mayStop(rules, playOf(played)), text).toBe(true);
          expect(judge(exercise, start, played), text).toBe('right');
        }
        const shown = afterSteps(start, solutionOf(gameId, exercise));
        expect(judge(exercise, start, shown)).toBe('right');
        // What is asked for is a choice among the legal plays, or the only one.
        const right = Array.from({ length: endings.count }, (_each, i) =>
          judge(exercise, start, afterSteps(start, endings.stepsTo(i))),
        ).filter(verdict => verdict === 'right').length;
        expect(right).toBe(exercise.plays === undefined ? endings.count : exercise.plays.length);
        for (const { move, why, after } of exercise.refused ?? []) {
          const at = after === undefined ? start : afterSteps(start, stepsIn(start, after));
          const [from = '', to = ''] = move.split('/');
          const reason = whyNotMove(
            rules,
            playOf(at),
            stationFrom(game, from),
            stationFrom(game, to),
          );
          expect(reason?.code, `${move} after ${after ?? 'nothing'}`).toBe(why);
        }
      },
    );
  });
}

test('a play is over when nothing is left to decide', () => {
  const [enter] = COURSES[0]!.essentials;
  const start = beginExercise('contraerer-puff', enter!);
  expect(isPlayed(start)).toBe(false);
  expect(isPlayed(afterSteps(start, stepsIn(start, 'hand/2 hand/5')))).toBe(true);
});
