import { seeded, type Position, type Seeded } from '@wurfzabel/rules';
import { bestPlays, type Ranked, type SearchOptions } from '../search/search.ts';
import type { Thinker, ToPlay } from '../search/thinker.ts';

export const LEVEL_IDS = [
  'first-timer',
  'learner',
  'casual',
  'club',
  'strong',
  'expert',
  'master',
] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** A strength of play. */
export interface Level {
  readonly id: LevelId;
  /** Throws looked ahead. */
  readonly depth: number;
  /** Standard deviation of what is added to the worth of every play it considers, in points. */
  readonly noise: number;
  /** It never plays what it knows to be worse than its best by more points than this. */
  readonly bound: number;
}

/**
 * From weak to strong. The noise is drawn anew for every play and position, so a level errs more where plays are close and many, and
 * seldom where one play stands out. What each gives away in thousandths of a point a decision, by `npm run strength -- levels` with the
 * nets that ship on 61 to 90 decisions of their own games (standard error a seventh to six tenths), first-timer to club judged two throws
 * ahead, the others three:
 *
 *                      Conträrer   Langer   Puffspel   Puff   Backgammon
 *     first-timer         83         53         49      49        91
 *     learner             50         42         44      40        40
 *     casual              28         30         23      25        30
 *     club                17         19         16      13        13
 *     strong               8          3          7       6         8
 *     expert               2          1          3       1         4
 *     master             0.8        0.4        0.8     0.2       0.9
 */
export const LEVELS: readonly Level[] = [
  { id: 'first-timer', depth: 0, noise: 0.4, bound: 0.7 },
  { id: 'learner', depth: 0, noise: 0.16, bound: 0.35 },
  { id: 'casual', depth: 0, noise: 0.08, bound: 0.18 },
  { id: 'club', depth: 0, noise: 0.035, bound: 0.09 },
  { id: 'strong', depth: 0, noise: 0, bound: 0 },
  { id: 'expert', depth: 1, noise: 0, bound: 0 },
  { id: 'master', depth: 2, noise: 0, bound: 0 },
];

export const levelOf = (id: LevelId): Level => LEVELS.find(level => level.id === id)!;

/** Plays that a noisy level may look at, and how many steps of worth it tells apart between the best and its bound. */
const LOOKED_AT = 600;
const GRADES = 24;

/**
 * One play for each grade of worth within the bound, best first: a later doublet has thousands of plays that differ by nothing, and
 * a level must not play best just because they stand before the bad ones.
 */
const graded = (plays: readonly Ranked[], bound: number): readonly Ranked[] => {
  const [best] = plays;
  const kept: Ranked[] = [best!];
  for (const play of plays)
    if (play.worth >= best!.worth - bound && play.worth <= kept.at(-1)!.worth - bound / GRADES)
      kept.push(play);
  return kept;
};

/** One draw of the normal distribution (Box and Muller). */
export const normal = (chance: Seeded): number =>
  Math.sqrt(-2 * Math.log(1 - chance.next())) * Math.cos(2 * Math.PI * chance.next());

/** A stream of chance of a position, so that the same level under the same seed decides the same again. */
export const chanceAt = (seed: number, position: Position, more = 0): Seeded => {
  let hash = 0x811c9dc5 ^ more;
  for (const byte of position) hash = Math.imul(hash ^ (byte & 255), 0x01000193);
  return seeded(seed, hash >>> 0);
};

/**
 * The play of a level. Without noise the best; with it, what looks best of the plays within the bound. A win at once is never missed, and
 * of two such the greater is taken.
 */
export const playAtLevel = (
  thinker: Thinker,
  level: Level,
  position: Position,
  what: ToPlay,
  chance: Seeded,
  options: Omit<SearchOptions, 'depth' | 'most'> = {},
): Ranked => {
  if (level.noise === 0)
    return bestPlays(thinker, position, what, { ...options, depth: level.depth })[0]!;
  const plays = bestPlays(thinker, position, what, {
    ...options,
    depth: level.depth,
    most: LOOKED_AT,
  });
  const [best] = plays;
  if (best!.won > 0) return best!;
  let chosen = best!;
  let most = -Infinity;
  for (const play of graded(plays, level.bound)) {
    const looks = play.worth + level.noise * normal(chance);
    if (looks <= most) continue;
    most = looks;
    chosen = play;
  }
  return chosen;
};
