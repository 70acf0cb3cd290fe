import {
  endingAhead,
  LEVELS,
  ownCases,
  playAtLevel,
  type Ending,
  type LevelId,
  type Thinker,
} from '@wurfzabel/engine';
import { chanceAt } from '@wurfzabel/engine/levels/levels';
import { newGame, type Position } from '@wurfzabel/rules';
import { ALL_GAMES } from '../games.ts';
import { loaded } from '../players.ts';
import { round, type Figure } from '../results.ts';
import type { Row } from '../row.ts';
import { Sample } from '../sample.ts';

/** Throws that the judges look ahead: one more than the best level of those that they tell apart. */
const JUDGE = 2;
const HIGH_JUDGE = 3;
/** The levels without noise differ by look-ahead only, so they mostly agree and are cheap to judge deeply where they do not. */
const HIGH: readonly LevelId[] = LEVELS.filter(({ noise }) => noise === 0).map(({ id }) => id);

/** Loss of each play against the best of them as a judge sees it. */
const lossesOf = (thinker: Thinker, plays: readonly Ending[], depth: number): readonly number[] => {
  const keyOf = (play: Ending): string => `${play.position.join()} ${play.throwsAgain}`;
  const values = new Map(plays.map(play => [keyOf(play), play]));
  if (values.size === 1) return plays.map(() => 0);
  const worth = new Map(
    [...values].map(([key, play]) => [key, endingAhead(thinker, play, depth)![0]!]),
  );
  const best = Math.max(...worth.values());
  return plays.map(play => best - worth.get(keyOf(play))!);
};

/** Error per decision of the levels on throws of the net's own games. */
export const levels: Row = {
  name: 'levels',
  title: 'Each level: points given away a decision against the best of what the seven levels play',
  games: ALL_GAMES,
  parts: [
    {
      name: 'all levels',
      n: 200,
      measure: async ({ game, file, seed, n }): Promise<readonly Figure[]> => {
        const { rules, thinker } = await loaded(game, file);
        const low = new Map(LEVELS.map(({ id }) => [id, new Sample()]));
        const high = new Map(HIGH.map(id => [id, new Sample()]));
        const cases = ownCases(thinker, newGame(rules).position, n, seed);
        cases.forEach(({ position, thrown }, i) => {
          if (thinker.top(position, thrown, 2).length < 2) return;
          const plays = LEVELS.map(level =>
            playAtLevel(thinker, level, position, thrown, chanceFor(seed, position, i)),
          );
          lossesOf(thinker, plays, JUDGE).forEach((loss, k) => low.get(LEVELS[k]!.id)!.add(loss));
          const best = plays.filter((_, k) => high.has(LEVELS[k]!.id));
          lossesOf(thinker, best, HIGH_JUDGE).forEach((loss, k) => high.get(HIGH[k]!)!.add(loss));
        });
        const figure = (what: string, sample: Sample): Figure => ({
          what,
          n: sample.count,
          value: round(1000 * sample.mean, 2),
          error: round(1000 * sample.error, 2),
          unit: 'thousandths of a point a decision',
        });
        const noisy = LEVELS.filter(({ noise }) => noise > 0).map(({ id }) => id);
        const lowMeans = [...noisy, HIGH[0]!].map(id => low.get(id)!.mean);
        const highMeans = HIGH.map(id => high.get(id)!.mean);
        const swaps = (means: readonly number[]): number =>
          means.slice(1).filter((mean, i) => mean > means[i]!).length;
        return [
          ...noisy.map(id => figure(id, low.get(id)!)),
          ...HIGH.map(id => figure(`${id}, judged ${HIGH_JUDGE} throws ahead`, high.get(id)!)),
          {
            what: 'neighbours out of order',
            n: low.get(HIGH[0]!)!.count,
            value: swaps(lowMeans) + swaps(highMeans),
            unit: 'levels',
            target: { is: 'at most', value: 0 },
          },
        ];
      },
    },
  ],
};

const chanceFor = (seed: number, position: Position, more: number) =>
  chanceAt(seed, position, more);
