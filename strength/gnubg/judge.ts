import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { HAND, LAST_STATION, OTHER_HAND, type Position } from '@wurfzabel/rules';
import { GNUBG } from './found.ts';

const SCRIPT = fileURLToPath(new URL('./judge.py', import.meta.url));

/** A move that GNU Backgammon analysed: how many plays it compared, the worth of the best and of the one played. */
export interface AnalysedMove {
  readonly player: 'X' | 'O';
  readonly dice: readonly [number, number];
  readonly count: number;
  readonly best: number;
  readonly played: number;
}

export interface AnalysedGame {
  readonly unforced: Readonly<Record<'X' | 'O', number>>;
  /** Points given away, as a negative or positive sum; see `errorsOf`. */
  readonly error: Readonly<Record<'X' | 'O', number>>;
  readonly moves: readonly AnalysedMove[];
}

export interface Analysis {
  readonly names: Readonly<Record<'X' | 'O', string>>;
  readonly games: readonly AnalysedGame[];
}

/** A cube decision as GNU Backgammon is asked; score and owner by player, 0 the other side, 1 the side about to throw. */
export interface CubeQuestion {
  readonly board: Board;
  readonly cube: readonly [value: number, owner: -1 | 0 | 1];
  readonly match: number;
  readonly score: readonly [number, number];
  readonly crawford: 0 | 1;
  readonly jacoby: 0 | 1;
}

/** Men of the other side, then of the side about to throw; 24 points and the bar, each as its side counts down. */
export type Board = readonly [readonly number[], readonly number[]];

export const boardOf = (position: Position): Board => {
  const own = Array.from({ length: LAST_STATION }, (_, i) =>
    Math.max(position[LAST_STATION - i]!, 0),
  );
  const others = Array.from({ length: LAST_STATION }, (_, i) => Math.max(-position[i + 1]!, 0));
  return [
    [...others, position[OTHER_HAND]!],
    [...own, position[HAND]!],
  ];
};

/** GNU Backgammon as a judge; answers come in the order of the questions. */
export class Judge {
  private readonly program = spawn(GNUBG!, ['-t', '-q', '-r', '-p', SCRIPT], {
    stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
  });
  private readonly lines = createInterface({
    input: this.program.stdio[3] as Readable,
  })[Symbol.asyncIterator]();

  analyse(mat: string, plies: number, threads: number): Promise<Analysis> {
    return this.ask({ do: 'analyse', mat, plies, threads }) as Promise<Analysis>;
  }

  /** For each: no double, double and take, double and pass. */
  cube(
    positions: readonly CubeQuestion[],
    plies: number,
  ): Promise<readonly (readonly [number, number, number])[]> {
    return this.ask({ do: 'cube', plies, positions }) as Promise<
      readonly (readonly [number, number, number])[]
    >;
  }

  /** For each: five chances as the net's outputs are, and the equity. */
  values(boards: readonly Board[], plies: number): Promise<readonly (readonly number[])[]> {
    return this.ask({ do: 'values', plies, positions: boards }) as Promise<
      readonly (readonly number[])[]
    >;
  }

  async dismiss(): Promise<void> {
    const ended = once(this.program, 'exit');
    this.program.stdin!.end();
    await ended;
  }

  private async ask(request: unknown): Promise<unknown> {
    this.program.stdin!.write(`${JSON.stringify(request)}\n`);
    const { value, done } = await this.lines.next();
    if (done) throw new Error('gnubg ended before it answered');
    return JSON.parse(value as string);
  }
}
