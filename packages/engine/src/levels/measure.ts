import { bestPlays, endingAhead } from '../search/search.ts';
import type { Case } from '../search/regret.ts';
import type { Thinker } from '../search/thinker.ts';
import { chanceAt, playAtLevel, type Level } from './levels.ts';

export interface LevelError {
  readonly level: Level['id'];
  /** Throws with more than one play; only these count. */
  readonly decisions: number;
  /** Points given away a decision, as the judge sees it. */
  readonly mean: number;
  readonly largest: number;
}

/**
 * What a level gives away, judged by the same thinker looking `judgeDepth` throws ahead. A judge that looks no further than the level
 * finds no error but its noise; take one throw more, or a better net as the judge.
 */
export const levelError = (
  thinker: Thinker,
  level: Level,
  cases: readonly Case[],
  seed: number,
  judge: { readonly thinker: Thinker; readonly depth: number },
): LevelError => {
  let decisions = 0;
  let sum = 0;
  let largest = 0;
  cases.forEach(({ position, thrown }, i) => {
    if (thinker.top(position, thrown, 2).length < 2) return;
    decisions++;
    const played = playAtLevel(thinker, level, position, thrown, chanceAt(seed, position, i));
    const [best] = bestPlays(judge.thinker, position, thrown, { depth: judge.depth, most: 2 });
    const value = endingAhead(judge.thinker, played, judge.depth)![0]!;
    const deepest = endingAhead(judge.thinker, best!, judge.depth)![0]!;
    const loss = Math.max(0, deepest - value);
    sum += loss;
    largest = Math.max(largest, loss);
  });
  return { level: level.id, decisions, mean: decisions > 0 ? sum / decisions : 0, largest };
};
