import { existsSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import type { Known } from '@wurfzabel/engine';
import { parse, type ExactTable } from '@wurfzabel/engine/exact/index';
import {
  buildTable,
  gather,
  LateTable,
  tableFile,
  tablesFor,
  type TablePlan,
} from '@wurfzabel/engine/load/index';
import type { Rules } from '@wurfzabel/rules';

const TABLES = new URL('../../../../data/tables/', import.meta.url);

/** The table of a file, or why it cannot be used. */
export const readTable = (rules: Rules, file: URL): ExactTable | string => {
  if (!existsSync(file)) return 'missing; "npm run tables" builds it';
  let laid: Uint8Array;
  try {
    laid = inflateRawSync(readFileSync(file));
  } catch {
    return 'damaged; "npm run tables" builds it anew';
  }
  const bytes = gather(laid);
  if (!bytes.ok) return bytes.fault.message;
  const table = parse(rules, bytes.value);
  return table.ok ? table.value : table.fault.message;
};

/**
 * The exact tables of a game, each read or built when a position is met that it may know or will soon: nothing for the opening, up to
 * 1.5 s for the first race. One that cannot be read is told of, and the play goes on without it.
 * @param folder with one folder a game
 * @param tell is told of files that cannot be used
 */
export const tablesOf = (
  rules: Rules,
  tell: (message: string) => void,
  folder: URL = TABLES,
): readonly Known[] =>
  tablesFor(rules).map(
    plan =>
      new LateTable(rules, plan, late => {
        const table =
          plan.from === 'file' ? fromFile(rules, plan, tell, folder) : built(rules, plan);
        if (table) late.put(table);
      }),
  );

const fromFile = (
  rules: Rules,
  plan: TablePlan,
  tell: (message: string) => void,
  folder: URL,
): ExactTable | undefined => {
  const name = `${rules.game.id}/${tableFile(plan)}`;
  const table = readTable(rules, new URL(name, folder));
  if (typeof table !== 'string') return table;
  tell(`data/tables/${name}: ${table}; positions with few men are judged without it`);
  return undefined;
};

/** Options may make a turn or a race that a table does not model: then there is none. */
const built = (rules: Rules, plan: TablePlan): ExactTable | undefined => {
  const table = buildTable(rules, plan);
  return table.ok ? table.value : undefined;
};
