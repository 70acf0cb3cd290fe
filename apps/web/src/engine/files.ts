import { gather, tableFile, type TablePlan } from '@wurfzabel/engine/load/index';
import type { Net } from '@wurfzabel/engine/net/net';
import { parse, type ExactTable } from '@wurfzabel/engine/exact/index';
import { parseWeightFile } from '@wurfzabel/engine/net/weight-file';
import type { Rules } from '@wurfzabel/rules';

/** Addresses of what was there when the page was built; the files are fetched by the worker that needs them. */
const NETS = import.meta.glob<string>('../../../../data/weights/*/net.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});
const TABLES = import.meta.glob<string>('../../../../data/tables/*/*.bin', {
  query: '?url',
  import: 'default',
  eager: true,
});

const fetched = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
};

/** The net of a game; undefined where none has been trained. Throws where it cannot be fetched or read. */
export const fetchNet = async (game: string): Promise<Net | undefined> => {
  const address = NETS[`../../../../data/weights/${game}/net.bin`];
  if (address === undefined) return undefined;
  const net = parseWeightFile(new Uint8Array(await (await fetched(address)).arrayBuffer()), game);
  if (!net.ok) throw new Error(`${address}: ${net.fault.message}`);
  return net.value;
};

/** A table of data/tables. Throws where there is none that can be fetched and read. */
export const fetchTable = async (rules: Rules, plan: TablePlan): Promise<ExactTable> => {
  const name = `${rules.game.id}/${tableFile(plan)}`;
  const address = TABLES[`../../../../data/tables/${name}`];
  if (address === undefined) throw new Error(`data/tables/${name} is missing`);
  const { body } = await fetched(address);
  const laid = body!.pipeThrough(new DecompressionStream('deflate-raw'));
  const bytes = gather(new Uint8Array(await new Response(laid).arrayBuffer()));
  if (!bytes.ok) throw new Error(`${name}: ${bytes.fault.message}`);
  const table = parse(rules, bytes.value);
  if (!table.ok) throw new Error(`${name}: ${table.fault.message}`);
  return table.value;
};
