import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { processorLine } from '../bench/machine.ts';

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

export const machineLine = (): string => `${processorLine()}, Node ${process.version}`;

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

/**
 * The figures to be shown: of each part those of the newest net, and of its measurements the one with the most games or positions,
 * so that a quick try with fewer or with other dice does not displace it; of equally large ones the last. The newest net is the one
 * that came last to be measured for the first time: measuring an older one again does not bring it back.
 */
export const current = (results: readonly Result[]): readonly Result[] => {
  const partOf = ({ row, game, part }: Result): string => [row, game, part].join('|');
  const netOf = (result: Result): string => `${partOf(result)}|${result.net}`;
  const runOf = (result: Result): string => [netOf(result), result.seed, result.asked].join('|');
  const seen = new Set<string>();
  const newest = new Map<string, string>();
  for (const result of results) {
    if (!seen.has(netOf(result))) newest.set(partOf(result), result.net);
    seen.add(netOf(result));
  }
  const chosen = new Map<string, Result>();
  for (const result of results) {
    if (newest.get(partOf(result)) !== result.net) continue;
    const sofar = chosen.get(partOf(result));
    if (!sofar || result.asked >= sofar.asked) chosen.set(partOf(result), result);
  }
  const figures = new Map<string, Result>();
  for (const result of results)
    if (runOf(chosen.get(partOf(result))!) === runOf(result))
      figures.set(`${partOf(result)}|${result.what}`, result);
  return [...figures.values()];
};

export const round = (figure: number, digits: number): number => Number(figure.toFixed(digits));
