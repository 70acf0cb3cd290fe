import { transfer } from 'comlink';
import { serialise } from '@wurfzabel/engine/exact/index';
import { buildTable, type TablePlan } from '@wurfzabel/engine/load/index';
import { rulesFor, unwrap, type Options } from '@wurfzabel/rules';
import { exposeHeld } from '../workers/hold.ts';

/** Builds a table beside the worker that plays, which goes on playing meanwhile; undefined where these rules have none. */
const builder = {
  build(game: string, options: Partial<Options>, plan: TablePlan): Uint8Array | undefined {
    const table = buildTable(unwrap(rulesFor(game, options)), plan);
    if (!table.ok) return undefined;
    const bytes = serialise(table.value);
    return transfer(bytes, [bytes.buffer]);
  },
};
export type Builder = typeof builder;
exposeHeld(builder);
