/**
 * `npm run strength [-- ROW …] [--game ID] [--part NAME] [--games N] [--seed N] [--net FILE] [--jobs N] [--again] [--list]`: how
 * strong the nets that ship are.
 * Each figure is printed as a line of JSON and added to results.jsonl; the table of README.md is written from that. A part that has
 * been measured for the same net, seed and number is passed over, so that a run that was stopped is taken up by the same command.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ALL_GAMES } from './games.ts';
import { GNUBG } from './gnubg/found.ts';
import { netFile, shaOf } from './players.ts';
import { append, isReached, machineLine, readResults, type Result } from './results.ts';
import type { Part, Row } from './row.ts';
import { ceiling } from './rows/ceiling.ts';
import { cube } from './rows/cube.ts';
import { fewMen } from './rows/few-men.ts';
import { filters } from './rows/filters.ts';
import { gnubgErrors } from './rows/gnubg-errors.ts';
import { gnubgMatch } from './rows/gnubg-match.ts';
import { gnubgValues } from './rows/gnubg-values.ts';
import { handMade } from './rows/hand-made.ts';
import { levels } from './rows/levels.ts';
import { symmetry } from './rows/symmetry.ts';
import { writeTable } from './table.ts';

/** The quick rows first. */
const ROWS: readonly Row[] = [
  fewMen,
  symmetry,
  handMade,
  cube,
  gnubgValues,
  gnubgMatch,
  levels,
  filters,
  ceiling,
  gnubgErrors,
];

const USAGE = `npm run strength [-- ROW …]
  --game ID     only this game
  --part NAME   only this part of a row
  --games N     so many games or positions instead of the usual number
  --seed N      1 if left out
  --net FILE    this net instead of the one in data/weights; with --game, and nothing is written down
  --jobs N      so many parts at a time, each in a process of its own; 1 if left out
  --again       also what has been measured already
  --list        rows, parts and numbers, nothing measured
rows: ${ROWS.map(({ name }) => name).join(', ')}`;

/** Words about the run, beside the figures. */
const say = (text: string): void => void process.stderr.write(`${text}\n`);

const fail = (message: string): never => {
  say(`${message}\n\n${USAGE}`);
  process.exit(2);
};

const read = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        game: { type: 'string' },
        part: { type: 'string' },
        games: { type: 'string' },
        seed: { type: 'string', default: '1' },
        net: { type: 'string' },
        jobs: { type: 'string', default: '1' },
        again: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    // The first sentence says what is wrong; the rest is about names that begin with a hyphen, and no row's does.
    return fail((error as Error).message.split(/\.\s|\n/)[0]!);
  }
};

const { values, positionals } = read();
const seed = Number(values.seed);
const games = values.games === undefined ? undefined : Number(values.games);
if (!Number.isSafeInteger(seed) || seed < 0) fail('--seed is a whole number');
if (games !== undefined && !(Number.isSafeInteger(games) && games >= 4))
  fail('--games is a whole number, at least 4');
const jobs = Number(values.jobs);
if (!(Number.isSafeInteger(jobs) && jobs >= 1)) fail('--jobs is a whole number, at least 1');
const unknown = positionals.find(name => !ROWS.some(row => row.name === name));
if (unknown !== undefined) fail(`there is no row ${unknown}`);
if (values.game !== undefined && !ALL_GAMES.includes(values.game))
  fail(`--game is one of ${ALL_GAMES.join(', ')}`);
if (values.net !== undefined && values.game === undefined) fail('--net needs --game');
if (values.net !== undefined && !existsSync(values.net)) fail(`there is no file ${values.net}`);
/** Whether the figures belong to the project: those of nets that are only tried do not. */
const isKept = values.net === undefined;

const wanted = ROWS.filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
).flatMap(row =>
  row.games
    .filter(game => values.game === undefined || game === values.game)
    .flatMap(game =>
      row.parts
        .filter(({ name }) => values.part === undefined || name === values.part)
        .map(part => ({ row, game, part, n: games ?? part.n })),
    ),
);
if (wanted.length === 0) fail('no row has such a part or game');

const measure = async (row: Row, game: string, part: Part, n: number): Promise<void> => {
  const name = `${row.name}, ${game}, ${part.name}, ${n}`;
  const file = values.net === undefined ? netFile(game) : pathToFileURL(values.net);
  if (!existsSync(file)) return say(`${name}: no net in data/weights/${game} yet`);
  if (row.needsGnubg && GNUBG === undefined) return say(`${name}: gnubg is not installed`);
  const net = shaOf(file);
  const isDone = readResults().some(
    result =>
      result.row === row.name &&
      result.game === game &&
      result.part === part.name &&
      result.net === net &&
      result.seed === seed &&
      result.asked === n,
  );
  if (isDone && !values.again && isKept) return say(`${name}: measured already`);
  const began = performance.now();
  for (const figure of await part.measure({ game, file, seed, n })) {
    const reached = isReached(figure);
    const result: Result = {
      row: row.name,
      game,
      part: part.name,
      ...figure,
      ...(reached === undefined ? {} : { reached }),
      net,
      seed,
      asked: n,
      machine: machineLine(),
      day: new Date().toISOString().slice(0, 10),
    };
    if (isKept) append(result);
    console.log(JSON.stringify(result));
  }
  if (isKept) writeTable(ROWS, readResults());
  say(`${name}: ${Math.round((performance.now() - began) / 1000)} s`);
};

/** Parts in processes of their own, the first that is left to whichever is free. */
const measureAtOnce = async (): Promise<void> => {
  const left = [...wanted];
  const [program, ...kept] = [process.execPath, ...process.execArgv];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { row, game, part, n } = next;
      const words = ['--game', game, '--part', part.name, '--games', String(n)];
      if (values.net !== undefined) words.push('--net', values.net);
      if (values.again) words.push('--again');
      const child = spawn(
        program,
        [...kept, fileURLToPath(import.meta.url), row.name, ...words, '--seed', String(seed)],
        { stdio: 'inherit' },
      );
      const [code] = await once(child, 'exit');
      if (code !== 0) process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: jobs }, work));
  // Two parts that end together may have written the table without each other's figures.
  if (isKept) writeTable(ROWS, readResults());
};

if (values.list)
  for (const { row, game, part, n } of wanted)
    console.log(`${row.name}  ${game}  ${part.name}  ${n}`);
else if (jobs > 1) await measureAtOnce();
else for (const { row, game, part, n } of wanted) await measure(row, game, part, n);
