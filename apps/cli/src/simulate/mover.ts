import {
  bestOf,
  LEVEL_IDS,
  playAtLevel,
  type Level,
  type LevelId,
  type Thinker,
  type ToPlay,
} from '@wurfzabel/engine';
import {
  beginPlay,
  copyPosition,
  DIE_NUMBERS,
  DOUBLETS,
  isPlayedOut,
  isWonPlay,
  leftOver,
  legalPlays,
  OTHER_HAND,
  PlayArena,
  playsOf,
  RandomPlayer,
  scheduleOf,
  takeEnding,
  withStep,
  type DieNumber,
  type Mover,
  type Position,
  type PlayedThrow,
  type Rules,
  type Schedule,
  type Seeded,
  type Throw,
} from '@wurfzabel/rules';
import { afterThrowing } from '@wurfzabel/rules/schedule';

export const PLAYERS = ['random', 'hand-made', ...LEVEL_IDS] as const;
export type PlayerKind = (typeof PLAYERS)[number];

export const isLevel = (kind: PlayerKind): kind is LevelId =>
  (LEVEL_IDS as readonly string[]).includes(kind);

/** Who thinks for the levels. */
export interface Mind {
  readonly thinker: Thinker;
  readonly levelOf: (id: LevelId) => Level;
}

/** @param mind needed for levels only */
export const moverOf = (
  kind: PlayerKind,
  rules: Rules,
  chance: Seeded,
  arena: PlayArena,
  mind?: Mind,
): Mover => {
  if (kind === 'random') return new RandomPlayer(rules, chance, arena);
  if (kind === 'hand-made') return new HandMadeMover(rules, arena);
  if (!mind) throw new Error(`nobody thinks for the level ${kind}`);
  return new LevelMover(rules, mind.thinker, mind.levelOf(kind), chance);
};

/** The ending worth most by the hand-made evaluation. */
class HandMadeMover implements Mover {
  private readonly rules: Rules;
  private readonly arena: PlayArena;

  constructor(rules: Rules, arena: PlayArena) {
    this.rules = rules;
    this.arena = arena;
  }

  playThrow(board: Position, thrown: Throw): PlayedThrow {
    const schedule = scheduleOf(this.rules, board[DOUBLETS]!, thrown);
    board.set(afterThrowing(this.rules, board, thrown));
    return this.play(board, schedule);
  }

  play(board: Position, schedule: Schedule): PlayedThrow {
    const plays = playsOf(this.rules, board, schedule, this.arena);
    return takeEnding(this.rules, board, schedule, plays, bestOf(this.rules, plays).index);
  }

  nameDoublet(board: Position): DieNumber {
    return bestNumber(
      number =>
        bestOf(this.rules, legalPlays(this.rules, board, [number, number], this.arena)).worth,
    );
  }
}

/** The computer at a level, as `play` has it. What a weak level overlooks comes from the game's own stream of chance. */
class LevelMover implements Mover {
  private readonly rules: Rules;
  private readonly thinker: Thinker;
  private readonly level: Level;
  private readonly chance: Seeded;

  constructor(rules: Rules, thinker: Thinker, level: Level, chance: Seeded) {
    this.rules = rules;
    this.thinker = thinker;
    this.level = level;
    this.chance = chance;
  }

  playThrow(board: Position, thrown: Throw): PlayedThrow {
    const schedule = scheduleOf(this.rules, board[DOUBLETS]!, thrown);
    const counted = afterThrowing(this.rules, board, thrown);
    return this.take(board, counted, schedule, copyPosition(board), thrown);
  }

  /** Another's rest: whoever plays it is taken to throw next, as he is unless the other has earned a throw. */
  play(board: Position, schedule: Schedule): PlayedThrow {
    return this.take(board, board, schedule, board, { schedule, earnsThrow: true });
  }

  nameDoublet(board: Position): DieNumber {
    return bestNumber(number => this.thinker.best(board, [number, number]).value[0]!);
  }

  private take(
    board: Position,
    start: Position,
    schedule: Schedule,
    seen: Position,
    what: ToPlay,
  ): PlayedThrow {
    const { rules, thinker, level, chance } = this;
    const { steps } = playAtLevel(thinker, level, seen, what, chance);
    const play = steps.reduce(withStep, beginPlay(schedule, copyPosition(start)));
    const isOut = isPlayedOut(play);
    const isWon = isWonPlay(rules, play);
    const owed = schedule.groups.reduce(
      (sum, { duty, count }) => sum + (duty === 'owed' ? count : 0),
      0,
    );
    const hits = play.position[OTHER_HAND]! - start[OTHER_HAND]!;
    board.set(play.position);
    return {
      schedule,
      steps: steps.length,
      hits,
      forfeited: isOut || isWon ? 0 : owed - steps.length,
      isPlayedOut: isOut,
      isWon,
      left: rules.opponentPlaysRest ? leftOver(rules, play) : [],
    };
  }
}

const bestNumber = (worth: (number: DieNumber) => number): DieNumber => {
  const worths = DIE_NUMBERS.map(worth);
  return DIE_NUMBERS[worths.indexOf(Math.max(...worths))]!;
};
