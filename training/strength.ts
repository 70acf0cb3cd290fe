import {
  HAND_MADE_PLAYER,
  RANDOM_PLAYER,
  type Kernel,
  type Sums,
} from '@wurfzabel/engine/kernel/kernel';
import type { Net } from '@wurfzabel/engine/net/net';
import { round } from './store.ts';

/** A result against one opponent, with standard errors. */
export interface Result {
  readonly games: number;
  readonly winRate: number;
  readonly pointsPerGame: number;
  readonly standardError: number;
}

export interface Strength {
  readonly random: Result;
  readonly handMade: Result;
  /** The same training at the milestone before. */
  readonly previous?: Result;
}

const resultOf = ({ games, wins, points, squares }: Sums): Result => {
  const mean = points / games;
  return {
    games,
    winRate: round(wins / games, 4),
    pointsPerGame: round(mean, 4),
    standardError: round(Math.sqrt((squares / games - mean * mean) / games), 4),
  };
};

/**
 * Plays a net against fixed opponents. The same net gets the same result: chance is set anew each time.
 * @param kernel one that does not train
 */
export const strengthOf = (
  kernel: Kernel,
  net: Net,
  previous: Net | undefined,
  games: number,
  beam: number,
): Strength => {
  kernel.setNet(0, net);
  kernel.chance = Uint32Array.of(0x1855, 0x2026, 0x406, 1);
  const random = resultOf(kernel.duel(0, RANDOM_PLAYER, Math.ceil(games / 4), beam));
  const handMade = resultOf(kernel.duel(0, HAND_MADE_PLAYER, games, beam));
  if (!previous) return { random, handMade };
  kernel.setNet(1, previous);
  return { random, handMade, previous: resultOf(kernel.duel(0, 1, games * 2, beam)) };
};

export const textOf = ({ random, handMade, previous }: Strength): string =>
  Object.entries({ random, 'hand-made': handMade, previous })
    .filter((entry): entry is [string, Result] => entry[1] !== undefined)
    .map(
      ([name, r]) =>
        `${name} ${(100 * r.winRate).toFixed(1)} % ${r.pointsPerGame.toFixed(3)}±${r.standardError.toFixed(3)}`,
    )
    .join(', ');
