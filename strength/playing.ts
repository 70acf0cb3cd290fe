import { boardAfter, type Thinker } from '@wurfzabel/engine';
import {
  isDoublet,
  newGame,
  seeded,
  type Position,
  type Rules,
  type Throw,
} from '@wurfzabel/rules';
import { luckOf } from './luck.ts';
import type { Choice, Chooser } from './players.ts';
import { Sample } from './sample.ts';

/** A throw as it was played. */
export interface Turn {
  readonly isFirst: boolean;
  readonly position: Position;
  readonly thrown: Throw;
  readonly choice: Choice;
}

/** A finished game, seen by the first of two players. */
export interface Played {
  readonly points: number;
  /** Its own luck less the other's, in points; 0 if nobody judges luck. */
  readonly luck: number;
  readonly turns: readonly Turn[];
}

/** Positions kept a level when luck is judged: the same for the throw and the average, so that the mean stays 0. */
const LUCK_BEAM = 8;
const MOST_THROWS = 5000;

/** One game. The dice are those of a seed and stream, whoever starts. @param judge of luck */
export const playGame = async (
  rules: Rules,
  players: readonly [Chooser, Chooser],
  firstStarts: boolean,
  { seed, stream }: { readonly seed: number; readonly stream: number },
  judge?: Thinker,
  start: Position = newGame(rules).position,
): Promise<Played> => {
  const dice = seeded(seed, stream);
  const turns: Turn[] = [];
  let position = start;
  let isFirst = firstStarts;
  let luck = 0;
  let thrown = dice.throwDice();
  while (rules.game.opening === 'one-die-each' && isDoublet(thrown)) thrown = dice.throwDice();
  for (let throws = 0; throws < MOST_THROWS; throws++) {
    if (judge) {
      const gained = luckOf(judge, position, thrown, throws === 0, LUCK_BEAM);
      luck += isFirst ? gained : -gained;
    }
    const choice = await players[isFirst ? 0 : 1](position, thrown);
    turns.push({ isFirst, position, thrown, choice });
    if (choice.won !== 0) return { points: isFirst ? choice.won : -choice.won, luck, turns };
    position = boardAfter(rules, choice.position, choice.throwsAgain);
    if (!choice.throwsAgain) isFirst = !isFirst;
    thrown = dice.throwDice();
  }
  throw new Error(`a game of ${rules.game.id} did not end in ${MOST_THROWS} throws`);
};

export interface MatchFigures {
  /** Points a game for the first player; one figure a pair of games. */
  readonly points: Sample;
  /** The same less luck. */
  readonly adjusted: Sample;
  readonly wins: Sample;
  /** Points a game, one figure a game: what the scatter is without pairs. */
  readonly single: Sample;
  readonly adjustedSingle: Sample;
}

/** Pairs of games with the same dice and changed sides. @param onGame for whoever wants the games too */
export const playPairs = async (
  rules: Rules,
  players: readonly [Chooser, Chooser],
  pairs: number,
  seed: number,
  judge: Thinker,
  onGame: (game: Played) => void = () => undefined,
  start?: Position,
): Promise<MatchFigures> => {
  const figures = {
    points: new Sample(),
    adjusted: new Sample(),
    wins: new Sample(),
    single: new Sample(),
    adjustedSingle: new Sample(),
  };
  for (let stream = 0; stream < pairs; stream++) {
    const games: Played[] = [];
    for (const firstStarts of [true, false]) {
      const game = await playGame(rules, players, firstStarts, { seed, stream }, judge, start);
      games.push(game);
      figures.wins.add(game.points > 0 ? 1 : 0);
      figures.single.add(game.points);
      figures.adjustedSingle.add(game.points - game.luck);
      onGame(game);
    }
    const [one, two] = games as [Played, Played];
    figures.points.add((one.points + two.points) / 2);
    figures.adjusted.add((one.points - one.luck + two.points - two.luck) / 2);
  }
  return figures;
};
