import type { Known } from '@wurfzabel/engine';
import { parse, type ExactTable } from '@wurfzabel/engine/exact/index';
import { LateTable, tablesFor, type TablePlan } from '@wurfzabel/engine/load/index';
import { changedOptions, type Rules } from '@wurfzabel/rules';
import { beginLife } from '../workers/life.ts';
import type { Builder } from './build.worker.ts';
import { fetchTable } from './files.ts';

const buildBeside = async (rules: Rules, plan: TablePlan): Promise<ExactTable | undefined> => {
  const life = beginLife<Builder>(
    new Worker(new URL('./build.worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    const options = changedOptions(rules.game.options, rules);
    const bytes = await Promise.race([life.remote.build(rules.game.id, options, plan), life.died]);
    if (bytes === undefined) return undefined;
    const table = parse(rules, bytes);
    if (!table.ok) throw new Error(table.fault.message);
    return table.value;
  } finally {
    life.end();
  }
};

/**
 * The exact tables of a game. Each is fetched or built when a position is met that it will soon be needed for, and the net
 * answers until it is there.
 * @param coming is told of each that is asked for: settled when it is there, or could not be had
 * @param missed is told of one that could not be had
 */
export const lateTables = (
  rules: Rules,
  coming: (table: Promise<void>) => void,
  missed: (error: unknown) => void,
): readonly Known[] =>
  tablesFor(rules).map(
    plan =>
      new LateTable(rules, plan, late => {
        const table = plan.from === 'file' ? fetchTable(rules, plan) : buildBeside(rules, plan);
        coming(table.then(built => built && late.put(built), missed));
      }),
  );
