import {
  copyPosition,
  isDoublet,
  DOUBLETS,
  legalPlays,
  PlayArena,
  randomGame,
  seeded,
  type Position,
  type Rules,
  type Throw,
} from '@wurfzabel/rules';
import { quantile } from './rates.ts';

const GAMES = 1000;

/** Every later doublet of 1,000 random games, enumerated completely. */
export const benchLaterDoublets = (rules: Rules): Record<string, number> => {
  if (rules.doublets !== 'undersides') return {};
  const milliseconds: number[] = [];
  const sizes: number[] = [];
  const arena = new PlayArena();
  let largest:
    | { readonly position: Position; readonly thrown: Throw; readonly size: number }
    | undefined;
  for (let game = 0; game < GAMES; game++)
    randomGame(rules, seeded(1855, game), undefined, (board, thrown) => {
      if (!isDoublet(thrown) || board[DOUBLETS] === 0) return;
      const start = performance.now();
      const size = legalPlays(rules, board, thrown, arena).count;
      milliseconds.push(performance.now() - start);
      sizes.push(size);
      if (size > (largest?.size ?? 0)) largest = { position: copyPosition(board), thrown, size };
    });
  const fresh = new PlayArena();
  const start = performance.now();
  if (largest) legalPlays(rules, largest.position, largest.thrown, fresh);
  const round = (figure: number): number => Math.round(figure * 100) / 100;
  return {
    laterDoublets: sizes.length,
    endingsMedian: quantile(sizes, 0.5),
    endingsP90: quantile(sizes, 0.9),
    endingsLargest: largest?.size ?? 0,
    msMedian: round(quantile(milliseconds, 0.5)),
    msP99: round(quantile(milliseconds, 0.99)),
    msMost: round(Math.max(0, quantile(milliseconds, 1))),
    largestMsFromFreshArena: round(performance.now() - start),
    largestMemoryMB: round(fresh.memory / 1e6),
  };
};
