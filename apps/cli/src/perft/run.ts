import { createHash } from 'node:crypto';
import {
  CHANCES,
  changedOptions,
  gameFrom,
  newGame,
  setupOf,
  type GameState,
  type Rules,
  type Throw,
} from '@wurfzabel/rules';
import { colours } from '../shell/colours.ts';
import { rulesOf, type GameFlags } from '../shell/game-flags.ts';
import { print, printJson } from '../shell/output.ts';
import { progressBar } from '../shell/progress.ts';
import { breathe } from '../shell/signals.ts';
import { columns } from '../shell/columns.ts';
import { Counter } from './count.ts';
import { gameNamedBy, stateAt } from './position.ts';

export interface PerftFlags extends GameFlags {
  readonly depth: number;
  readonly position?: string;
  readonly json?: boolean;
}

interface Row {
  readonly thrown: Throw;
  /** Endings at depth 1, 2, … */
  readonly counts: readonly number[];
}

export const runPerft = async (flags: PerftFlags): Promise<void> => {
  const game = flags.game ?? gameNamedBy(flags.position);
  const rules = rulesOf(game === undefined ? flags : { ...flags, game });
  const start =
    flags.position === undefined
      ? gameFrom(rules, newGame(rules).position, 'white')
      : stateAt(flags.position, rules);
  const rows = await count(start, flags.depth);
  const sums = Array.from({ length: flags.depth }, (_, i) =>
    rows.reduce((sum, row) => sum + row.counts[i]!, 0),
  );
  const signature = signatureOf(rows);
  if (flags.json) printJson(asData(start, rows, sums, signature));
  else print(asText(rules, flags, rows, sums, signature));
};

const count = async (start: GameState, depth: number): Promise<Row[]> => {
  const counter = new Counter();
  const firsts = CHANCES.map(({ thrown }) => counter.endings(start, thrown));
  const endings = firsts.reduce((sum, n) => sum + n, 0);
  const bar = depth > 1 ? progressBar(endings * (depth - 1), 'endings') : undefined;
  let done = 0;
  const rows: Row[] = [];
  for (const [i, { thrown }] of CHANCES.entries()) {
    const counts = [firsts[i]!];
    for (let level = 2; level <= depth; level++) {
      const work = counter.ofThrow(start, thrown, level, () => done++);
      let step = work.next();
      for (; !step.done; step = work.next()) {
        bar?.to(done);
        await breathe();
      }
      counts.push(step.value);
    }
    rows.push({ thrown, counts });
  }
  bar?.stop();
  return rows;
};

/** Eight hexadecimal digits that change whenever any count does; quoted in commit messages that change the rules. */
const signatureOf = (rows: readonly Row[]): string =>
  createHash('sha256')
    .update(rows.map(({ thrown, counts }) => `${thrown.join('-')}:${counts.join(',')}`).join('\n'))
    .digest('hex')
    .slice(0, 8);

const asData = (
  start: GameState,
  rows: readonly Row[],
  sums: readonly number[],
  signature: string,
): unknown => {
  const { rules } = start;
  return {
    game: rules.game.id,
    edition: rules.game.edition,
    options: changedOptions(rules.game.options, rules),
    position: setupOf(start.position, start.onTurn, rules.course),
    depth: sums.length,
    throws: rows.map(({ thrown, counts }) => ({ throw: thrown, counts })),
    sums,
    signature,
  };
};

const asText = (
  rules: Rules,
  flags: PerftFlags,
  rows: readonly Row[],
  sums: readonly number[],
  signature: string,
): string => {
  const options = Object.entries(changedOptions(rules.game.options, rules)).map(
    ([name, value]) => `, ${name} ${String(value)}`,
  );
  const head = ['throw', ...sums.map((_, i) => `depth ${i + 1}`)];
  const lines = rows.map(({ thrown, counts }) => [thrown.join('-'), ...counts.map(String)]);
  const [first, ...others] = columns([head, ...lines, ['sum', ...sums.map(String)]]);
  const title = `${rules.game.name}, edition ${rules.game.edition}${options.join('')}, ${flags.position === undefined ? 'from the start' : 'from the position given'}`;
  return [colours.bold(title), colours.dim(first!), ...others, `signature: ${signature}`].join(
    '\n',
  );
};
