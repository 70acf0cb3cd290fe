import { PlayArena } from './arena.ts';
import { DIE_NUMBERS, type DieNumber, type Throw } from './dice.ts';
import type { Mover } from './fast-game.ts';
import type { Rules } from './game.ts';
import { takeEnding, type PlayedThrow } from './played-throw.ts';
import { playsOf } from './plays.ts';
import {
  DOUBLETS,
  FIRST_QUARTER_END,
  HAND,
  LAST_QUARTER,
  LAST_STATION,
  MOST_DOUBLETS,
  OFF,
  OTHER_HAND,
  type Position,
} from './position.ts';
import { runsOf, scheduleOf, type Run, type Schedule } from './schedule.ts';
import type { Seeded } from './seeded.ts';

const NONE: readonly DieNumber[] = [];

const leftOf = (schedule: Schedule, numbers: DieNumber[]): readonly DieNumber[] =>
  schedule.anyOrder ? numbers.sort((a, b) => a - b) : numbers;

/**
 * Plays throws with random legal steps, in place and without listing plays, for simulations.
 *
 * Each number is played with a man drawn evenly from those that can, and before each optional number stopping is one draw among
 * the others. A play that uses every owed number is legal whatever the duties; only if some number is left over and a duty looks
 * ahead or an order may be chosen, the throw is taken back and one of all legal endings is drawn evenly.
 */
export class RandomPlayer implements Mover {
  private readonly candidates = new Uint8Array(LAST_STATION + 1);
  private readonly before = new Int8Array(32) as Position;
  private readonly schedules = new Map<
    number,
    { readonly schedule: Schedule; readonly runs: readonly Run[] }
  >();
  private hits = 0;

  private readonly rules: Rules;
  private readonly chance: Seeded;
  private readonly arena: PlayArena;

  constructor(rules: Rules, chance: Seeded, arena: PlayArena = new PlayArena()) {
    this.rules = rules;
    this.chance = chance;
    this.arena = arena;
  }

  /** Plays a throw on the board in place; the doublet is counted first. */
  playThrow(board: Position, thrown: Throw): PlayedThrow {
    const isFirst = board[DOUBLETS] === 0;
    const key = thrown[0] * 16 + thrown[1] * 2 + (isFirst ? 1 : 0);
    let known = this.schedules.get(key);
    if (!known) {
      const schedule = scheduleOf(this.rules, board[DOUBLETS]!, thrown);
      known = { schedule, runs: runsOf(schedule) };
      this.schedules.set(key, known);
    }
    if (this.rules.countsDoublets && thrown[0] === thrown[1] && board[DOUBLETS]! < MOST_DOUBLETS)
      board[DOUBLETS]!++;
    return this.playRuns(board, known.schedule, known.runs);
  }

  /** Plays any schedule, such as what the other side has left. */
  play(board: Position, schedule: Schedule): PlayedThrow {
    return this.playRuns(board, schedule, runsOf(schedule));
  }

  nameDoublet(): DieNumber {
    return DIE_NUMBERS[this.chance.below(DIE_NUMBERS.length)]!;
  }

  private playRuns(board: Position, schedule: Schedule, runs: readonly Run[]): PlayedThrow {
    const run = runs.length === 1 ? runs[0]! : runs[this.chance.below(runs.length)]!;
    const looksAhead = this.rules.foresight === 'most' || runs.length > 1;
    if (looksAhead) this.before.set(board);
    this.hits = 0;
    const { numbers, owed } = run;
    let played = 0;
    while (played < numbers.length) {
      const count = this.list(board, numbers[played]!);
      const choices = played >= owed ? count + 1 : count;
      if (choices === 0) break;
      const drawn = this.chance.below(choices);
      if (drawn === count) break;
      this.step(board, this.candidates[drawn]!, numbers[played]!);
      played++;
    }
    const isWon = board[OFF] === this.rules.men;
    if (looksAhead && played < owed && !isWon && !this.isStuckAtStart(board, run, played, runs)) {
      board.set(this.before);
      return this.drawEnding(board, schedule, runs);
    }
    const isPlayedOut = played >= owed;
    return {
      schedule,
      steps: played,
      hits: this.hits,
      forfeited: isPlayedOut || isWon ? 0 : owed - played,
      isPlayedOut,
      isWon,
      left:
        isPlayedOut || isWon || !this.rules.opponentPlaysRest
          ? NONE
          : leftOf(schedule, numbers.slice(played, run.tops)),
    };
  }

  /** Whether nothing at all can be played, so that there is nothing to look ahead for. */
  private isStuckAtStart(board: Position, run: Run, played: number, runs: readonly Run[]): boolean {
    if (played > 0) return false;
    return runs.every(each => each === run || this.list(board, each.numbers[0]!) === 0);
  }

  private drawEnding(board: Position, schedule: Schedule, runs: readonly Run[]): PlayedThrow {
    const plays = playsOf(this.rules, board, schedule, this.arena, runs);
    return takeEnding(this.rules, board, schedule, plays, this.chance.below(plays.count));
  }

  /** Fills `candidates` with the stations from which a number can be played. The loop of frontier.ts, without positions. */
  private list(board: Position, number: number): number {
    const { rules, candidates } = this;
    const inHand = board[HAND]!;
    const isLocked = inHand > 0 && rules.entering === 'first-quarter-locked';
    const end = inHand > 0 && rules.entering === 'hand-first' ? HAND : LAST_STATION;
    let back = HAND;
    while (back < OFF && board[back]! <= 0) back++;
    const mayBearOff = back >= LAST_QUARTER || rules.bearOff === 'free';
    let count = 0;
    for (let from = back; from <= end; from++) {
      if (board[from]! <= 0) continue;
      const to = from + number;
      if (to <= LAST_STATION) {
        if (board[to]! < -1) continue;
        if (isLocked && from !== HAND && from <= FIRST_QUARTER_END && to > FIRST_QUARTER_END)
          continue;
      } else {
        if (!mayBearOff) break;
        if (to > OFF && rules.bearOff !== 'free' && rules.overshoot === 'rearmost' && from > back)
          break;
      }
      candidates[count++] = from;
    }
    return count;
  }

  private step(board: Position, from: number, number: number): void {
    const to = from + number < OFF ? from + number : OFF;
    board[from]!--;
    if (board[to]! < 0) {
      board[to] = 1;
      board[OTHER_HAND]!++;
      this.hits++;
    } else board[to]!++;
  }
}
