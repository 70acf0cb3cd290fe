import type { Game, Rules } from './game.ts';
import { rulesUnder } from './game.ts';
import { contraererPuff } from './games/contraerer-puff.ts';
import { langerPuff } from './games/langer-puff.ts';
import { backgammon } from './games/backgammon.ts';
import { modernPuff } from './games/modern-puff.ts';
import { puffspel } from './games/puffspel.ts';
import { optionsFrom, type OptionFault } from './options.ts';
import { err, ok, type Result } from './result.ts';

/** All games, in the order in which they are offered. */
export const GAMES: readonly Game[] = [
  contraererPuff,
  langerPuff,
  puffspel,
  modernPuff,
  backgammon,
];

/** Why rules are refused. */
export type GameFault = 'ERR_GAME' | OptionFault;

/** The rules of the game with this id, with some options changed. Both may come from outside. */
export const rulesFor = (id: unknown, changes?: unknown): Result<Rules, GameFault> => {
  const game = GAMES.find(candidate => candidate.id === id);
  if (!game) {
    const what =
      typeof id === 'string'
        ? `there is no game "${id.slice(0, 40)}"`
        : 'a game is named by its id';
    return err('ERR_GAME', `${what}; the games are ${GAMES.map(g => g.id).join(', ')}`);
  }
  const options = optionsFrom(game.options, changes);
  return options.ok ? ok(rulesUnder(game, options.value)) : options;
};
