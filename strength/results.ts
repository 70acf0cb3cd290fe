import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

export const RESULTS = fileURLToPath(new URL('./results.jsonl', import.meta.url));

/** One figure. */
export interface Figure {
  /** What was measured, in words; with row, game, net, seed and n it names the figure. */
  readonly what: string;
  readonly n: number;
  readonly value: number;
  /** Standard error; left out where the figure is exact. */
  readonly error?: number;
  readonly unit: string;
  /** What is to be reached. */
  readonly target?: Target;
  /** What else is to be known of it, in words or figures. */
  readonly more?: Readonly<Record<string, number | string>>;
}

export interface Target {
  readonly is: 'at least' | 'at most';
  readonly value: number;
}

/** A figure as it stands in results.jsonl. */
export interface Result extends Figure {
  readonly row: string;
  readonly game: string;
  readonly part: string;
  /** Beginning of the sha256 of the net's file. */
  readonly net: string;
  readonly seed: number;
  /** Games or positions asked for: what a part that is done is known by. */
  readonly asked: number;
  readonly reached?: boolean;
  readonly machine: string;
  readonly day: string;
}

export const machineLine = (): string => {
  const [first] = cpus();
  return `${first?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`;
};

export const isReached = ({ value, target }: Figure): boolean | undefined =>
  target && (target.is === 'at least' ? value >= target.value : value <= target.value);

export const append = (result: Result, file = RESULTS): void =>
  appendFileSync(file, `${JSON.stringify(result)}\n`);

/** All results so far; a line that was cut off by a stop in the middle is passed over. */
export const readResults = (file = RESULTS): readonly Result[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap(line => {
          try {
            return line === '' ? [] : [JSON.parse(line) as Result];
          } catch {
            return [];
          }
        })
    : [];

/** The figures of the last measurement of each part: of older nets, seeds and numbers nothing. */
export const latest = (results: readonly Result[]): readonly Result[] => {
  const partOf = ({ row, game, part }: Result): string => [row, game, part].join('|');
  const runOf = ({ net, seed, asked }: Result): string => [net, seed, asked].join('|');
  const lastRuns = new Map(results.map(result => [partOf(result), runOf(result)]));
  const figures = new Map<string, Result>();
  for (const result of results)
    if (lastRuns.get(partOf(result)) === runOf(result))
      figures.set(`${partOf(result)}|${result.what}`, result);
  return [...figures.values()];
};

export const round = (figure: number, digits: number): number => Number(figure.toFixed(digits));
