/**
 * `npm run tables [-- GAME …] [--game GAME] [--check]`: the exact tables that take too long to build where they are used, into data/tables/<game>.
 *
 * What is built is the same on every machine; how deflate packs it can differ between versions of Node. So the manifest has the check sum
 * of the table as well as that of the file, and `--check` compares the tables: built anew, and as the committed files bring them.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { serialise } from '@wurfzabel/engine/exact/index';
import {
  buildTable,
  gather,
  layOut,
  SHIPPED,
  tableFile,
  type TablePlan,
} from '@wurfzabel/engine/load/index';
import { GAMES, rulesFor, unwrap, type Rules } from '@wurfzabel/rules';

export interface TableManifest {
  readonly game: string;
  readonly edition: number;
  readonly command: string;
  readonly tables: readonly {
    readonly file: string;
    /** Of the committed file. */
    readonly bytes: number;
    readonly sha256: string;
    /** Of the table in it, which is what the command must build again. */
    readonly table: { readonly bytes: number; readonly sha256: string };
  }[];
}

/** All that a browser loads for one game. */
const MOST_BYTES = 2_000_000;
const FOLDER = fileURLToPath(new URL('../data/tables/', import.meta.url));

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Bytes of a solved table before its numbers; see exact/table-file.ts. */
const headOf = (bytes: Uint8Array): number => 12 + bytes[6]! + bytes[7]! * 256 + 2;

const built = (rules: Rules, plan: TablePlan): Uint8Array =>
  serialise(unwrap(buildTable(rules, plan)));

const packed = (rules: Rules, bytes: Uint8Array): Uint8Array =>
  // With flags a position's four numbers stand together; each is most like the one four before.
  deflateRawSync(layOut(bytes, headOf(bytes), rules.countsDoublets ? 4 : 1), { level: 9 });

const describe = (plan: TablePlan, file: Uint8Array, table: Uint8Array) => ({
  file: tableFile(plan),
  bytes: file.length,
  sha256: sha256(file),
  table: { bytes: table.length, sha256: sha256(table) },
});

const build = (game: string): void => {
  const rules = unwrap(rulesFor(game));
  const folder = join(FOLDER, game);
  mkdirSync(folder, { recursive: true });
  const tables = SHIPPED.map(plan => {
    const table = built(rules, plan);
    const file = packed(rules, table);
    writeFileSync(join(folder, tableFile(plan)), file);
    return describe(plan, file, table);
  });
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > MOST_BYTES) throw new Error(`${game}: ${total} bytes are too much to load`);
  const manifest: TableManifest = {
    game,
    edition: rules.game.edition,
    command: `npm run tables -- ${game}`,
    tables,
  };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${game}: ${total} bytes`);
};

/** What is wrong with the committed files of a game. @param isFull also builds the tables anew */
export const faultsOf = (
  game: string,
  isFull: boolean,
  folder = join(FOLDER, game),
): readonly string[] => {
  const manifestFile = join(folder, 'manifest.json');
  if (!existsSync(manifestFile)) return [`${game}: no manifest`];
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as TableManifest;
  if (manifest.game !== game) return [`${game}: the manifest is of ${manifest.game}`];
  const rules = unwrap(rulesFor(game));
  const faults = SHIPPED.flatMap(plan => {
    const name = `${game}/${tableFile(plan)}`;
    const listed = manifest.tables.find(({ file }) => file === tableFile(plan));
    const path = join(folder, tableFile(plan));
    if (!listed || !existsSync(path)) return [`${name}: missing`];
    const file = readFileSync(path);
    if (sha256(file) !== listed.sha256) return [`${name}: not the file of the manifest`];
    const table = gather(inflateRawSync(file));
    if (!table.ok || sha256(table.value) !== listed.table.sha256)
      return [`${name}: not the table of the manifest`];
    return isFull && sha256(built(rules, plan)) !== listed.table.sha256
      ? [`${name}: not what the command builds`]
      : [];
  });
  const total = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...faults,
    ...(manifest.edition === rules.game.edition ? [] : [`${game}: of another edition`]),
    ...(total > MOST_BYTES ? [`${game}: ${total} bytes are too much to load`] : []),
  ];
};

const USAGE = 'npm run tables [-- GAME …] [--game GAME] [--check]';

const read = (): { readonly games: readonly string[]; readonly isCheck: boolean } | undefined => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        game: { type: 'string', multiple: true, default: [] },
      },
    });
    return { games: [...positionals, ...values.game], isCheck: values.check };
  } catch (error) {
    // The first sentence says what is wrong; the rest is about arguments that begin with a hyphen, of which there are none.
    console.error(`${(error as Error).message.split(/\.\s|\n/)[0]}; ${USAGE}`);
    return undefined;
  }
};

const main = (): void => {
  const asked = read();
  const ids = GAMES.map(({ id }) => id);
  const unknown = asked?.games.find(game => !ids.includes(game));
  if (unknown !== undefined)
    console.error(`there is no game "${unknown}"; games: ${ids.join(', ')}`);
  if (!asked || unknown !== undefined) {
    process.exitCode = 2;
    return;
  }
  const chosen = asked.games.length > 0 ? asked.games : ids;
  if (!asked.isCheck) {
    chosen.forEach(build);
    return;
  }
  for (const game of chosen) {
    const faults = faultsOf(game, true);
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
    else console.log(`${game}: as the command builds it`);
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
