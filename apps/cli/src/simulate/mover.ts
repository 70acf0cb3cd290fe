import { bestOf } from '@wurfzabel/engine';
import {
  DIE_NUMBERS,
  DOUBLETS,
  isDoublet,
  legalPlays,
  MOST_DOUBLETS,
  PlayArena,
  playsOf,
  RandomPlayer,
  scheduleOf,
  takeEnding,
  type DieNumber,
  type Mover,
  type Position,
  type PlayedThrow,
  type Rules,
  type Schedule,
  type Seeded,
  type Throw,
} from '@wurfzabel/rules';

export const PLAYERS = ['random', 'computer'] as const;
export type PlayerKind = (typeof PLAYERS)[number];

export const moverOf = (
  kind: PlayerKind,
  rules: Rules,
  chance: Seeded,
  arena: PlayArena,
): Mover => {
  switch (kind) {
    case 'random':
      return new RandomPlayer(rules, chance, arena);
    case 'computer':
      return new ComputerMover(rules, arena);
  }
};

/** The ending worth most by the hand-made evaluation, as the computer opponent of a game chooses it. */
class ComputerMover implements Mover {
  private readonly rules: Rules;
  private readonly arena: PlayArena;

  constructor(rules: Rules, arena: PlayArena) {
    this.rules = rules;
    this.arena = arena;
  }

  playThrow(board: Position, thrown: Throw): PlayedThrow {
    const schedule = scheduleOf(this.rules, board[DOUBLETS]!, thrown);
    if (this.rules.countsDoublets && isDoublet(thrown) && board[DOUBLETS]! < MOST_DOUBLETS)
      board[DOUBLETS]!++;
    return this.play(board, schedule);
  }

  play(board: Position, schedule: Schedule): PlayedThrow {
    const plays = playsOf(this.rules, board, schedule, this.arena);
    return takeEnding(this.rules, board, schedule, plays, bestOf(this.rules, plays).index);
  }

  nameDoublet(board: Position): DieNumber {
    const worths = DIE_NUMBERS.map(
      number =>
        bestOf(this.rules, legalPlays(this.rules, board, [number, number], this.arena)).worth,
    );
    return DIE_NUMBERS[worths.indexOf(Math.max(...worths))]!;
  }
}
