import { Ratio } from '../sample.ts';
import type { AnalysedGame, Analysis } from './judge.ts';

/** Sums of one player over games. */
export class PlayerErrors {
  /** Points given away over decisions: moves with more than one play. */
  readonly rate = new Ratio();

  add(error: number, decisions: number): void {
    this.rate.add(error, decisions);
  }
}

/** Points a player gave away in a game and between how many moves it had a choice, from the moves. */
export const errorsOf = (
  game: AnalysedGame,
  player: 'X' | 'O',
): { readonly error: number; readonly decisions: number } => {
  const moves = game.moves.filter(move => move.player === player && move.count > 1);
  return {
    error: moves.reduce((sum, { best, played }) => sum + Math.max(0, best - played), 0),
    decisions: moves.length,
  };
};

/** Slack between our sums of its moves and its own statistics: single precision over some dozens of moves. */
const SLACK = 1e-3;

/**
 * Adds an analysed file to the players' sums, by the names in it.
 * Throws where GNU Backgammon's own statistics say something else than its moves, because then one of the two is misread.
 */
export const addAnalysis = (
  { names, games }: Analysis,
  players: ReadonlyMap<string, PlayerErrors>,
): void => {
  for (const game of games)
    for (const side of ['X', 'O'] as const) {
      const { error, decisions } = errorsOf(game, side);
      const stated = Math.abs(game.error[side]);
      if (Math.abs(error - stated) > SLACK || decisions !== game.unforced[side])
        throw new Error(
          `${names[side]}: ${decisions} moves give away ${error}, the statistics say ${game.unforced[side]} and ${stated}`,
        );
      players.get(names[side])!.add(error, decisions);
    }
};
