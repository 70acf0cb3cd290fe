import {
  copyPosition,
  randomGame,
  seeded,
  type Position,
  type Rules,
  type Throw,
} from '@wurfzabel/rules';
import { bestPlays, endingAhead, FILTERS, type Filter } from './search.ts';
import type { Thinker } from './thinker.ts';
import { boardAfter } from './thinker.ts';

/** A throw to be played. */
export interface Case {
  readonly position: Position;
  readonly thrown: Throw;
}

/** Throws of games of random moves. */
export const randomCases = (rules: Rules, count: number, seed: number): readonly Case[] => {
  const cases: Case[] = [];
  for (let game = 0; cases.length < count; game++) {
    const chance = seeded(seed, game);
    randomGame(rules, chance, undefined, (board, thrown) => {
      // One throw in seven, so that a sample is of many games.
      if (cases.length < count && chance.below(7) === 0)
        cases.push({ position: copyPosition(board), thrown });
    });
  }
  return cases;
};

/** Throws of games that a thinker plays against itself from a position without looking ahead. */
export const ownCases = (
  thinker: Thinker,
  start: Position,
  count: number,
  seed: number,
): readonly Case[] => {
  const cases: Case[] = [];
  for (let game = 0; cases.length < count; game++) {
    const chance = seeded(seed, game);
    let position = start;
    for (let throws = 0; throws < 1000 && cases.length < count; throws++) {
      const thrown = chance.throwDice();
      if (chance.below(7) === 0) cases.push({ position, thrown });
      const play = thinker.best(position, thrown, 8);
      if (play.won !== 0) break;
      position = boardAfter(thinker.rules, play.position, play.throwsAgain);
    }
  }
  return cases;
};

export interface Regret {
  readonly cases: number;
  /** Points a decision that the filter gives away against looking at every play at the same depth. */
  readonly mean: number;
  readonly largest: number;
  /** How often the best play was filtered out. */
  readonly missed: number;
  /** Plays looked at, of all plays. */
  readonly looked: number;
  readonly all: number;
}

/** Cases with more plays than this are judged among this many by the evaluator without look-ahead; "every play" is that. */
const MOST_PLAYS = 200;

/** What filters cost, by the search's own judgement at the full depth. For the benchmark: slow, all plays are searched. */
export const filterRegret = (
  thinker: Thinker,
  cases: readonly Case[],
  depth: number,
  filters: readonly Filter[] = FILTERS,
): Regret => {
  let sum = 0;
  let largest = 0;
  let missed = 0;
  let looked = 0;
  let all = 0;
  for (const { position, thrown } of cases) {
    const plays = thinker.top(position, thrown, MOST_PLAYS);
    const values = plays.map(play => endingAhead(thinker, play, depth)![0]!);
    const most = values.reduce((a, b) => Math.max(a, b), -Infinity);
    const ranked = bestPlays(thinker, position, thrown, { depth, filters, most: filters[0]!.most });
    const chosen = ranked[0]!;
    const value = values[plays.findIndex(play => play.position.join() === chosen.position.join())];
    const regret = Math.max(0, most - (value ?? chosen.worth));
    sum += regret;
    largest = Math.max(largest, regret);
    if (regret > 1e-6) missed++;
    looked += ranked.filter(play => play.depth > 0).length;
    all += plays.length;
  }
  return { cases: cases.length, mean: sum / cases.length, largest, missed, looked, all };
};
