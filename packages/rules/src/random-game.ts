import { PlayArena } from './arena.ts';
import { DIE_NUMBERS, isDoublet, type Throw } from './dice.ts';
import type { Rules } from './game.ts';
import { copyPosition, DOUBLETS, turnInto, type Position } from './position.ts';
import { RandomPlayer, type RandomPlay } from './random-play.ts';
import { earnsThrow, scheduleOfRest } from './schedule.ts';
import { patternWin, PILE_POINTS, pointsForOff, ROW_POINTS } from './score.ts';
import type { Seeded } from './seeded.ts';
import { newGame } from './state.ts';

/** A whole game in figures. */
export interface GameFigures {
  starterWins: boolean;
  /** Points won, without a cube. */
  points: number;
  turns: number;
  throws: number;
  hits: number;
  doublets: number;
  /** Throws of which nothing could be played. */
  blocked: number;
  /** Owed numbers that could not be played. */
  forfeited: number;
}

/** Called before each throw is played, with the board of the thrower. */
export type BeforeThrow = (board: Position, thrown: Throw) => void;

/**
 * A game between two players who move at random, from the start, without the opening throws: the starter begins.
 * The slow twin of this is the state machine; they follow the same rules and options, doubling left out.
 * Where one die each is thrown for the start, the starter's first two numbers are never a doublet.
 */
export const randomGame = (
  rules: Rules,
  chance: Seeded,
  arena?: PlayArena,
  beforeThrow?: BeforeThrow,
): GameFigures => {
  const player = new RandomPlayer(rules, chance, arena);
  const figures: GameFigures = {
    starterWins: false,
    points: 0,
    turns: 0,
    throws: 0,
    hits: 0,
    doublets: 0,
    blocked: 0,
    forfeited: 0,
  };
  // The two views take turns: the one that is not the mover's is written at each change of sides.
  let board = copyPosition(newGame(rules).position);
  let spare = copyPosition(board);
  let isStarter = true;
  const change = (): void => {
    turnInto(spare, board, rules.course);
    [board, spare] = [spare, board];
    isStarter = !isStarter;
  };
  const end = (points: number, byMover: boolean): GameFigures => {
    figures.points = points;
    figures.starterWins = byMover === isStarter;
    return figures;
  };
  /** The game is over after a play of the side whose view `board` is. */
  const endAfter = (played: RandomPlay): GameFigures | undefined => {
    if (played.isWon) return end(pointsForOff(rules, board), true);
    if (!(rules.pile || rules.row)) return undefined;
    const own = patternWin(rules, board, 'own');
    if (own) return end(own === 'pile' ? PILE_POINTS : ROW_POINTS, true);
    const others = patternWin(rules, board, 'other');
    return others ? end(others === 'pile' ? PILE_POINTS : ROW_POINTS, false) : undefined;
  };
  const count = (played: RandomPlay): void => {
    figures.hits += played.hits;
    figures.forfeited += played.forfeited;
  };

  const isOneDie = rules.game.opening === 'one-die-each';
  for (;;) {
    figures.turns++;
    let throwsAgain = true;
    while (throwsAgain) {
      let thrown = chance.throwDice();
      while (isOneDie && figures.throws === 0 && isDoublet(thrown)) thrown = chance.throwDice();
      figures.throws++;
      throwsAgain = false;
      for (let named = true; named;) {
        beforeThrow?.(board, thrown);
        if (isDoublet(thrown)) figures.doublets++;
        const doubletsBefore = board[DOUBLETS]!;
        const played = player.playThrow(board, thrown);
        count(played);
        if (played.steps === 0 && played.forfeited > 0) figures.blocked++;
        const over = endAfter(played);
        if (over) return over;
        throwsAgain = earnsThrow(rules, doubletsBefore, thrown, played.isPlayedOut);
        named = played.schedule.thenName && played.isPlayedOut;
        if (named) {
          const number = DIE_NUMBERS[chance.below(DIE_NUMBERS.length)]!;
          thrown = [number, number];
        } else if (played.left.length > 0) {
          change();
          const rest = player.play(board, scheduleOfRest(played.left, played.schedule.anyOrder));
          figures.hits += rest.hits;
          const overByRest = endAfter(rest);
          if (overByRest) return overByRest;
          change();
        }
      }
    }
    if (rules.doubletCount === 'turn') board[DOUBLETS] = 0;
    change();
  }
};
