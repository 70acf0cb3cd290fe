import {
  copyPosition,
  DOUBLETS,
  earnsThrow,
  isDoublet,
  newGame,
  patternWin,
  PILE_POINTS,
  pointsForOff,
  ROW_POINTS,
  turnInto,
  type BeforeThrow,
  type GameFigures,
  type Position,
  type RandomPlay,
  type Rules,
  type Seeded,
} from '@wurfzabel/rules';
import { scheduleOfRest } from '@wurfzabel/rules/schedule';
import type { Mover } from './mover.ts';

/**
 * A game between two movers from the start; the first of them begins. The same course of a game as `randomGame` of the rules
 * package, which knows random players only; with two of these both give the same figures, and a test holds them to it.
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

  private restByOther(played: RandomPlay): boolean {
    this.change();
    const rest = this.movers[this.mover].play(this.board, scheduleOfRest(played.left, played.schedule.anyOrder));
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

  private endsAfter(played: RandomPlay): boolean {
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
