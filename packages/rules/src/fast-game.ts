import type { DieNumber, Throw } from './dice.ts';
import { isDoublet } from './dice.ts';
import type { Rules } from './game.ts';
import type { PlayedThrow } from './played-throw.ts';
import { copyPosition, DOUBLETS, turnInto, type Position } from './position.ts';
import { earnsThrow, scheduleOfRest, type Schedule } from './schedule.ts';
import { patternWin, PILE_POINTS, pointsForOff, ROW_POINTS } from './score.ts';
import type { Seeded } from './seeded.ts';
import { newGame } from './state.ts';

/** One who plays throws on a board in place, the board seen by him. */
export interface Mover {
  /** Plays a throw; the doublet is counted first. */
  playThrow(board: Position, thrown: Throw): PlayedThrow;
  /** Plays any schedule, such as what the other side has left. */
  play(board: Position, schedule: Schedule): PlayedThrow;
  /** The doublet after a 1-2 (option oneTwo). */
  nameDoublet(board: Position): DieNumber;
}

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
 * A game between two movers from the start, without the opening throws and without doubling; the first of them begins.
 * Boards are written in place, so that simulations are fast. The slow twin of this is the state machine.
 * Where one die each is thrown for the start, the starter's first two numbers are never a doublet.
 */
export const playGame = (
  rules: Rules,
  movers: readonly [Mover, Mover],
  chance: Seeded,
  beforeThrow?: BeforeThrow,
): GameFigures => new Course(rules, movers, chance, beforeThrow).run();

class Course {
  private readonly rules: Rules;
  private readonly movers: readonly [Mover, Mover];
  private readonly chance: Seeded;
  private readonly beforeThrow: BeforeThrow | undefined;
  private readonly figures: GameFigures = {
    starterWins: false,
    points: 0,
    turns: 0,
    throws: 0,
    hits: 0,
    doublets: 0,
    blocked: 0,
    forfeited: 0,
  };
  /** Two views take turns: the mover's, and one that is written at each change of sides. */
  private board: Position;
  private spare: Position;
  private mover: 0 | 1 = 0;

  constructor(
    rules: Rules,
    movers: readonly [Mover, Mover],
    chance: Seeded,
    beforeThrow: BeforeThrow | undefined,
  ) {
    this.rules = rules;
    this.movers = movers;
    this.chance = chance;
    this.beforeThrow = beforeThrow;
    this.board = copyPosition(newGame(rules).position);
    this.spare = copyPosition(this.board);
  }

  run(): GameFigures {
    while (!this.turn()) {
      if (this.rules.doubletCount === 'turn') this.board[DOUBLETS] = 0;
      this.change();
    }
    return this.figures;
  }

  /** One turn; answers whether the game is over. */
  private turn(): boolean {
    const { chance, figures } = this;
    const isOneDie = this.rules.game.opening === 'one-die-each';
    figures.turns++;
    for (let again = true; again;) {
      let thrown = chance.throwDice();
      while (isOneDie && figures.throws === 0 && isDoublet(thrown)) thrown = chance.throwDice();
      figures.throws++;
      again = false;
      for (let named = true; named;) {
        this.beforeThrow?.(this.board, thrown);
        if (isDoublet(thrown)) figures.doublets++;
        const doubletsBefore = this.board[DOUBLETS]!;
        const played = this.movers[this.mover].playThrow(this.board, thrown);
        figures.hits += played.hits;
        figures.forfeited += played.forfeited;
        if (played.steps === 0 && played.forfeited > 0) figures.blocked++;
        if (this.endsAfter(played)) return true;
        again = earnsThrow(this.rules, doubletsBefore, thrown, played.isPlayedOut);
        named = played.schedule.thenName && played.isPlayedOut;
        if (named) {
          const number = this.movers[this.mover].nameDoublet(this.board);
          thrown = [number, number];
        } else if (played.left.length > 0 && this.restByOther(played)) return true;
      }
    }
    return false;
  }

  private restByOther(played: PlayedThrow): boolean {
    this.change();
    const rest = this.movers[this.mover].play(
      this.board,
      scheduleOfRest(played.left, played.schedule.anyOrder),
    );
    this.figures.hits += rest.hits;
    if (this.endsAfter(rest)) return true;
    this.change();
    return false;
  }

  private change(): void {
    turnInto(this.spare, this.board, this.rules.course);
    [this.board, this.spare] = [this.spare, this.board];
    this.mover = this.mover === 0 ? 1 : 0;
  }

  private endsAfter(played: PlayedThrow): boolean {
    const { rules, board } = this;
    if (played.isWon) return this.end(pointsForOff(rules, board), true);
    if (!(rules.pile || rules.row)) return false;
    const own = patternWin(rules, board, 'own');
    if (own) return this.end(own === 'pile' ? PILE_POINTS : ROW_POINTS, true);
    const others = patternWin(rules, board, 'other');
    return others ? this.end(others === 'pile' ? PILE_POINTS : ROW_POINTS, false) : false;
  }

  private end(points: number, byMover: boolean): true {
    this.figures.points = points;
    this.figures.starterWins = byMover === (this.mover === 0);
    return true;
  }
}
