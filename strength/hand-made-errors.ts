import {
  boardAfter,
  endingAhead,
  rolloutPlay,
  turnedFlat,
  type Ending,
  type Thinker,
} from '@wurfzabel/engine';
import { wonFlat } from '@wurfzabel/engine/evaluator';
import type { Position, Throw } from '@wurfzabel/rules';
import { BEAM, type Choice } from './players.ts';
import type { Played } from './playing.ts';

/** A play of another player where the thinker would have played otherwise. */
export interface Difference {
  readonly position: Position;
  readonly thrown: Throw;
  readonly played: Ending;
  readonly better: Ending;
  /** Points that the thinker sees given away, without looking ahead. */
  readonly loss: number;
}

/** A play of whoever, judged by the thinker without look-ahead. */
export const judged = (thinker: Thinker, { position, throwsAgain, won }: Choice): Ending => {
  if (won > 0) return { position, steps: [], throwsAgain, won, value: wonFlat(won) };
  const value = thinker.evaluator.evaluate(boardAfter(thinker.rules, position, throwsAgain));
  return { position, steps: [], throwsAgain, won, value: throwsAgain ? value : turnedFlat(value) };
};

/** All plays of the second player of a game that the thinker holds worse than another. */
export const differencesOf = (thinker: Thinker, game: Played): readonly Difference[] =>
  game.turns
    .filter(({ isFirst }) => !isFirst)
    .flatMap(({ position, thrown, choice }) => {
      const better = thinker.best(position, thrown, BEAM);
      const played = judged(thinker, choice);
      const loss = better.value[0]! - played.value[0]!;
      return loss > 0 ? [{ position, thrown, played, better, loss }] : [];
    });

/** Trials for each of two plays: few, because many decisions say more about the mean than many trials of a few. */
const TRIALS = 36;
/** Throws after which the net is believed: six of each side. */
const THROWS = 12;

/**
 * The same loss as rollouts see it: both plays with the same dice, both sides played by the thinker without look-ahead, luck taken away.
 * Nothing is chosen by the rollouts, so the mean over decisions is not flattered by picking the larger of two noisy numbers.
 */
export const rolledLoss = (
  thinker: Thinker,
  { played, better }: Difference,
  seed: number,
): number => {
  const options = { seed, trials: TRIALS, throws: THROWS };
  return (
    rolloutPlay(thinker, better, options).value[0]! -
    rolloutPlay(thinker, played, options).value[0]!
  );
};

/** The same loss looking so many throws ahead. */
export const lossAhead = (
  thinker: Thinker,
  { played, better }: Difference,
  depth: number,
): number => endingAhead(thinker, better, depth)![0]! - endingAhead(thinker, played, depth)![0]!;
