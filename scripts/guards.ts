/**
 * `npm run check:guards`: which way imports may point, and what may not appear where.
 * The picture of it is in docs/architecture.md; a change there is a change here.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What each part may import of ours; everything else of ours is forbidden to it. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/rules': [],
  'packages/board': [],
  'packages/records': ['rules'],
  'packages/engine': ['rules'],
  'apps/cli': ['rules', 'records', 'engine'],
  'apps/web': ['rules', 'records', 'engine', 'board'],
  training: ['rules', 'engine'],
};

/** These run anywhere and repeat exactly: no platform, no clock, no chance of their own. */
const PURE = ['packages/rules', 'packages/records', 'packages/engine'];
const IMPURE =
  /\b(Math\.random|Date\.now|new Date|performance\.now|console\.|process\.|from 'node:)/;

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(ts|svelte|mjs)$/.test(name) && !/node_modules|dist/.test(name))
    .map(name => join(folder, name));

const faults: string[] = [];
const fault = (file: string, line: number, what: string): number =>
  faults.push(`${file}:${line}: ${what}`);

const COMPARES_ID =
  /\b(game\.id|gameId|game)\s*[!=]==?\s*['"`]|switch \((\w+\.)*(game\.id|gameId)\)/;

for (const [part, allowed] of Object.entries(MAY_IMPORT)) {
  for (const file of filesBelow(part === 'training' ? part : `${part}/src`)) {
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .forEach((text, i) => {
        const ours = /from '@wurfzabel\/([a-z]+)/.exec(text)?.[1];
        if (ours && !allowed.includes(ours))
          fault(file, i + 1, `${part} may not import @wurfzabel/${ours}`);
        if (/from '(\.\.\/)+(apps|packages|bench|training|scripts)\//.test(text))
          fault(file, i + 1, 'packages are imported by their names');
        if (PURE.includes(part) && IMPURE.test(text) && !/^\s*(\*|\/\/|\/\*)/.test(text))
          fault(file, i + 1, `${part} is pure: no platform, clock or chance`);
        if (
          part === 'packages/rules' &&
          /from '\.\/games\//.test(text) &&
          !file.endsWith('/registry.ts')
        )
          fault(file, i + 1, 'only the registry knows the games');
        if (COMPARES_ID.test(text))
          fault(file, i + 1, 'ask a capability of the game, never its id');
      });
  }
}

for (const line of faults) console.error(line);
console.log(faults.length === 0 ? 'guards: nothing found' : `guards: ${faults.length} found`);
process.exitCode = faults.length === 0 ? 0 : 1;
