import type { PlayArena } from './arena.ts';
import { playGame, type BeforeThrow, type GameFigures } from './fast-game.ts';
import type { Rules } from './game.ts';
import { RandomPlayer } from './random-play.ts';
import type { Seeded } from './seeded.ts';

/** A game between two players who move at random. */
export const randomGame = (
  rules: Rules,
  chance: Seeded,
  arena?: PlayArena,
  beforeThrow?: BeforeThrow,
): GameFigures => {
  const player = new RandomPlayer(rules, chance, arena);
  return playGame(rules, [player, player], chance, beforeThrow);
};
