import { bestOf } from '@wurfzabel/engine';
import {
  DIE_NUMBERS,
  DOUBLETS,
  isDoublet,
  legalPlays,
  MOST_DOUBLETS,
  OFF,
  OTHER_HAND,
  PlayArena,
  playsOf,
  RandomPlayer,
  scheduleOf,
  type DieNumber,
  type PlaySet,
  type Position,
  type RandomPlay,
  type Rules,
  type Schedule,
  type Seeded,
  type Throw,
} from '@wurfzabel/rules';

export const PLAYERS = ['random', 'computer'] as const;
export type PlayerKind = (typeof PLAYERS)[number];

/** One who plays throws on a board in place; what it reports is what RandomPlayer reports. */
export interface Mover {
  playThrow(board: Position, thrown: Throw): RandomPlay;
  play(board: Position, schedule: Schedule): RandomPlay;
  nameDoublet(board: Position): DieNumber;
}

export const moverOf = (
  kind: PlayerKind,
  rules: Rules,
  chance: Seeded,
  arena: PlayArena,
): Mover => {
  switch (kind) {
    case 'random':
      return new RandomMover(rules, chance, arena);
    case 'computer':
      return new ComputerMover(rules, arena);
  }
};

class RandomMover extends RandomPlayer implements Mover {
  private readonly dice: Seeded;

  constructor(rules: Rules, chance: Seeded, arena: PlayArena) {
    super(rules, chance, arena);
    this.dice = chance;
  }

  nameDoublet(): DieNumber {
    return DIE_NUMBERS[this.dice.below(DIE_NUMBERS.length)]!;
  }
}

/** The ending worth most by the hand-made evaluation, as the computer opponent of a game chooses it. */
class ComputerMover implements Mover {
  private readonly rules: Rules;
  private readonly arena: PlayArena;

  constructor(rules: Rules, arena: PlayArena) {
    this.rules = rules;
    this.arena = arena;
  }

  playThrow(board: Position, thrown: Throw): RandomPlay {
    const schedule = scheduleOf(this.rules, board[DOUBLETS]!, thrown);
    if (this.rules.countsDoublets && isDoublet(thrown) && board[DOUBLETS]! < MOST_DOUBLETS)
      board[DOUBLETS]!++;
    return this.play(board, schedule);
  }

  play(board: Position, schedule: Schedule): RandomPlay {
    const plays = playsOf(this.rules, board, schedule, this.arena);
    return this.take(board, schedule, plays, bestOf(this.rules, plays).index);
  }

  nameDoublet(board: Position): DieNumber {
    const worths = DIE_NUMBERS.map(
      number =>
        bestOf(this.rules, legalPlays(this.rules, board, [number, number], this.arena)).worth,
    );
    return DIE_NUMBERS[worths.indexOf(Math.max(...worths))]!;
  }

  private take(board: Position, schedule: Schedule, plays: PlaySet, index: number): RandomPlay {
    const owed = schedule.groups.reduce(
      (sum, group) => sum + (group.duty === 'owed' ? group.count : 0),
      0,
    );
    const steps = plays.stepsTo(index).length;
    const isPlayedOut = plays.playedOutAt(index);
    const left = this.rules.opponentPlaysRest ? plays.leftAt(index) : [];
    const inHand = board[OTHER_HAND]!;
    board.set(plays.bytesAt(index));
    const isWon = board[OFF] === this.rules.men;
    return {
      schedule,
      steps,
      hits: board[OTHER_HAND]! - inHand,
      forfeited: isPlayedOut || isWon ? 0 : owed - steps,
      isPlayedOut,
      isWon,
      left,
    };
  }
}
