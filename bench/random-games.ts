import { PlayArena, randomGame, seeded, type Rules } from '@wurfzabel/rules';
import { perSecond } from './rates.ts';

const GAMES_A_ROUND = 3000;

/** Whole games between two random players. */
export const benchRandomGames = (rules: Rules): Record<string, number> => {
  const arena = new PlayArena();
  let stream = 0;
  const rate = perSecond(() => {
    for (let i = 0; i < GAMES_A_ROUND; i++) randomGame(rules, seeded(1855, stream++), arena);
    return GAMES_A_ROUND;
  });
  return { randomGamesPerSecond: Math.round(rate) };
};
