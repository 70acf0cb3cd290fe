import { readFileSync } from 'node:fs';
import type { Place } from '@wurfzabel/board';
import { handMadeEvaluator, plainThinker } from '@wurfzabel/engine';
import { Reviewer, totalsOf, type Review } from '@wurfzabel/engine/review/index';
import {
  parseMat,
  parseRecord,
  recordOf,
  stateOf,
  statesOf,
  withAction,
  type GameLog,
} from '@wurfzabel/records';
import { GAMES, samePosition, SIDES, type PlayPhase } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../src/game/journal.ts';
import { playMarks } from '../src/game/play-marks.ts';
import { stopsOf } from '../src/play/look-back.ts';
import { attemptOf, exercisesFrom, MOST_EXERCISES } from '../src/review/exercise.ts';
import { axisFor, seriesOf } from '../src/review/graph.ts';
import {
  forgetReview,
  keepIn,
  keepPart,
  keptIn,
  markOf,
  partIn,
  type KeptReview,
} from '../src/review/kept.ts';
import { logFrom } from '../src/review/play-on.ts';
import { foundAt, lossAt, playedGames, reviewStops } from '../src/review/stops.ts';
import { isOf, ownSide, WHOSE, whoseName } from '../src/review/whose.ts';
import { boxOf } from './box.ts';
import { played } from './played.ts';

const MATCH: GameLog = (() => {
  const url = new URL('../../../packages/records/test/cases/three-points.mat', import.meta.url);
  const mat = parseMat(readFileSync(url, 'utf8'));
  if (!mat.ok) throw new Error(mat.fault.message);
  return mat.value.log;
})();

const reviewed = (log: GameLog): Review => {
  const thinker = plainThinker(handMadeEvaluator(log.rules));
  const reviewer = new Reviewer(thinker, log.actions, statesOf(log), { depth: 0 });
  for (const _ of reviewer.work());
  return reviewer.review();
};

describe('looking back in a game', () => {
  test.each(GAMES.map(({ id }) => id))(
    '%s: a stop for every line of the record, and its beginning',
    id => {
      const log = played(id, 200);
      const stops = stopsOf(log);
      const lines = linesOf(log);
      expect(stops.length).toBe(lines.length + 1);
      expect(stops[0]!.state).toBe(log.start);
      stops.slice(1).forEach((stop, i) => {
        expect(stop.lines).toEqual(lines.slice(0, i + 1));
        const line = lines[i]!;
        // A play is seen when its last step was made, with its throw.
        if (line.kind !== 'play') return;
        if (stop.state.phase.kind !== 'play') throw new Error('a play was expected');
        expect(stop.state.phase.play.steps).toEqual(line.steps);
        expect(stop.state.phase.thrown).toEqual(line.thrown);
      });
    },
  );

  test('earlier games of a match are there too', () => {
    expect(playedGames(MATCH)).toEqual([0, 1, 2, 3]);
    for (let game = 0; game < 4; game++) {
      const last = stopsOf(MATCH, game).at(-1)!;
      expect(last.lines.at(-1)!.kind).toBe('win');
      expect(last.state.standing.game).toBe(game + 1);
    }
  });
});

describe('a series', () => {
  test('a game that has only been begun is not the one that is opened', () => {
    const over = played('puff', 2000);
    const next = withAction(over, { type: 'next-game' });
    if (!next.ok) throw new Error(next.fault.message);
    expect(playedGames(next.value)).toEqual([0]);
    expect(playedGames(MATCH).at(-1)).toBe(3);
  });
});

describe('the moments of a review', () => {
  test.each(GAMES.map(({ id }) => id))(
    '%s: each is seen before its play, with what the review found',
    id => {
      const log = played(id, 60);
      const review = reviewed(log);
      const stops = reviewStops(log, 0);
      const found = foundAt(review, stops);
      for (const [i, { line, state }] of stops.entries()) {
        if (line.kind !== 'play') continue;
        expect(state.phase.kind === 'play' && state.phase.play.steps.length).toBe(0);
        const play = found[i]!.decisions.find(each => each.kind === 'play');
        expect(play).toMatchObject({ side: line.side, played: line.steps });
        expect(found[i]!.luck).toMatchObject({ side: line.side, thrown: line.thrown });
      }
      // Nothing of the review is lost on the way, and nothing counted twice.
      const all = found.flatMap(each => each.decisions);
      expect(all.length).toBe(review.decisions.length);
      // A throw that is still being played has no line yet.
      const isOpen = stateOf(log).phase.kind === 'play' ? 1 : 0;
      expect(found.filter(each => each.luck).length + isOpen).toBe(review.throws.length);
    },
  );

  test('of a match: every decision and throw of each game stands in that game', () => {
    const review = reviewed(MATCH);
    for (let game = 0; game < 4; game++) {
      const found = foundAt(review, reviewStops(MATCH, game));
      const decisions = found.flatMap(each => each.decisions);
      expect(decisions.every(each => each.game === game)).toBe(true);
      const loss = found.reduce((sum, each) => sum + lossAt(each), 0);
      const totals = totalsOf(review, game);
      // The throw after the last play of a game that was given up is nobody's line.
      expect(loss).toBeLessThanOrEqual(totals.white.loss + totals.black.loss + 1e-9);
      const series = seriesOf(found);
      for (const side of SIDES) {
        const { luck, sum, losses } = series[side];
        expect(luck.length).toBeLessThanOrEqual(totals[side].throws);
        const total = (bars: readonly { readonly value: number }[]): number =>
          bars.reduce((so, bar) => so + bar.value, 0);
        expect(sum.at(-1)).toBeCloseTo(total(luck), 10);
        expect(total(losses)).toBeLessThanOrEqual(totals[side].loss + 1e-9);
      }
    }
    expect(review.decisions.some(each => each.kind === 'cube')).toBe(true);
  });

  test('axes end at round numbers', () => {
    expect([axisFor([]), axisFor([0.03, -0.07]), axisFor([1.2]), axisFor([-2])]).toEqual([
      0.05, 0.1, 1.5, 2,
    ]);
  });
});

describe('playing on', () => {
  test.each(GAMES.map(({ id }) => id))(
    '%s: from every throw, the same position and the same throw',
    id => {
      const log = played(id, 120);
      for (const stop of reviewStops(log, 0)) {
        const next = logFrom(log, stop);
        if (stop.line.kind !== 'play') continue;
        const now = stateOf(next!);
        if (now.phase.kind !== 'play' || stop.state.phase.kind !== 'play')
          throw new Error('no play');
        expect(now.onTurn).toBe(stop.state.onTurn);
        expect(now.phase.thrown).toEqual(stop.state.phase.thrown);
        expect(samePosition(now.phase.play.start, stop.state.phase.play.start)).toBe(true);
        expect(now.phase.play.schedule).toEqual(stop.state.phase.play.schedule);
        expect(parseRecord(JSON.stringify(recordOf(next!))).ok).toBe(true);
      }
    },
  );

  test('in a match with its score and its cube', () => {
    const stops = reviewStops(MATCH, 1);
    const stop = stops.findLast(({ line }) => line.kind === 'play')!;
    const now = stateOf(logFrom(MATCH, stop)!);
    expect(now.standing).toEqual(stop.state.standing);
    expect(now.cube).toEqual(stop.state.cube);
    expect(logFrom(MATCH, stops.at(-1)!)).toBeUndefined();
  });
});

describe('exercises', () => {
  const review = reviewed(MATCH);
  const states = statesOf(MATCH);

  test('are the worst plays, and of one side where asked', () => {
    const all = exercisesFrom(review, 'both');
    expect(all.length).toBe(MOST_EXERCISES);
    for (const [i, each] of all.entries()) {
      expect(each.isForced).toBe(false);
      if (i > 0) expect(each.loss).toBeLessThanOrEqual(all[i - 1]!.loss);
    }
    expect(exercisesFrom(review, 'white').every(each => each.side === 'white')).toBe(true);
  });

  test('the best play is known as such, the one made as the same, in whatever order its steps come', () => {
    for (const exercise of exercisesFrom(review, 'both')) {
      const { phase } = states[exercise.from + 1]!;
      const play = phase as PlayPhase;
      expect(attemptOf(exercise, play, exercise.best[0]!.steps)).toEqual({ kind: 'best', loss: 0 });
      const same = attemptOf(exercise, play, exercise.played);
      expect(same.kind).toBe('same');
      expect(attemptOf(exercise, play, [])).toEqual({ kind: 'new' });
    }
  });
});

describe('what is kept', () => {
  const log = played('backgammon', 60);
  const kept: KeptReview = {
    v: 1,
    of: markOf(log),
    depth: 1,
    judge: 'net',
    lacks: [],
    review: reviewed(log),
  };

  test('comes back as it was, to five digits, and not for a game that has gone on', () => {
    const box = boxOf();
    expect(keepIn(box, 'g', kept)).toBe(true);
    const back = keptIn(box, 'g', markOf(log))!;
    expect(back.review.decisions.length).toBe(kept.review.decisions.length);
    back.review.throws.forEach((each, i) =>
      expect(each.luck).toBeCloseTo(kept.review.throws[i]!.luck, 4),
    );
    expect(keptIn(box, 'g', markOf(played('backgammon', 61)))).toBeUndefined();
  });

  test('an older review makes room, and where there is none at all it is said', () => {
    const size = JSON.stringify(kept).length;
    const box = boxOf(size * 1.3);
    expect(keepIn(box, 'a', kept)).toBe(true);
    expect(keepIn(box, 'b', kept)).toBe(true);
    expect([keptIn(box, 'a'), keptIn(box, 'b')?.v]).toEqual([undefined, 1]);
    expect(keepIn(boxOf(10), 'c', kept)).toBe(false);
  });

  test('damaged, it is as if there were none', () => {
    const box = boxOf();
    for (const text of ['', '{', 'null', '{"v":2}', '{"v":1,"review":{"throws":1}}']) {
      box.setItem('wurfzabel.review.g', text);
      expect(keptIn(box, 'g')).toBeUndefined();
    }
  });

  test('an unfinished one is there until it is finished, for the same game and the same depth', () => {
    const thinker = plainThinker(handMadeEvaluator(log.rules));
    const reviewer = new Reviewer(thinker, log.actions, statesOf(log), { depth: 0 });
    for (const { done } of reviewer.work()) if (done === 9) break;
    const part = reviewer.part();
    const of = markOf(log);
    const box = boxOf();
    keepPart(box, 'g', of, 2, part);
    expect(partIn(box, 'g', of, 2)).toEqual(JSON.parse(JSON.stringify(part)));
    expect(partIn(box, 'g', of, 1)).toBeUndefined();
    expect(partIn(box, 'g', markOf(played('backgammon', 61)), 2)).toBeUndefined();
    expect(keptIn(box, 'g')).toBeUndefined();
    expect(keepIn(box, 'g', kept)).toBe(true);
    expect(partIn(box, 'g', of, 2)).toBeUndefined();
    keepPart(box, 'g', of, 2, part);
    forgetReview(box, 'g');
    expect([keptIn(box, 'g'), partIn(box, 'g', of, 2), box.length]).toEqual([
      undefined,
      undefined,
      0,
    ]);
    const full = boxOf(10);
    keepPart(full, 'g', of, 2, part);
    expect(full.length).toBe(0);
  });
});

test('errors are one’s own against the computer, and both sides’ between two people', () => {
  expect(ownSide({ white: 'computer', black: 'person' })).toBe('black');
  expect(ownSide({ white: 'person', black: 'person' })).toBeUndefined();
  const seats = { white: 'computer', black: 'person' } as const;
  expect(WHOSE.map(each => whoseName(seats, each))).toEqual(['computer', 'own', 'both']);
  expect(WHOSE.map(each => isOf(each, 'white'))).toEqual([true, false, true]);
});

test('a play is an arrow for each distinct step, with the number of men', () => {
  const step = (from: number, number: 1 | 2 | 3) => ({ from, number });
  const marks = playMarks({
    side: 'white',
    steps: [step(0, 3), step(0, 3), step(3, 3), step(0, 3)],
    place: station => (station === 0 ? 'hand' : (station as Place)),
    grade: 1,
    text: '1',
  });
  expect(marks.map(({ from, to, text }) => [from, to, text])).toEqual([
    ['hand', 3, '3×'],
    [3, 6, '1'],
  ]);
  const [only] = playMarks({
    side: 'white',
    steps: [step(4, 2), step(4, 2)],
    place: station => station as Place,
    grade: 2,
    text: '1',
  });
  expect(only?.text).toBe('1 · 2×');
});
