import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const npm = (folder: string, ...args: string[]): string =>
  execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_offline: 'true' },
  });

/** The published package, made from a copy of the sources so that packing does not disturb other tests. */
describe('the package as it is published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wurfzabel-pack-'));
  const project = join(folder, 'project');

  beforeAll(() => {
    const copy = join(folder, 'copy');
    for (const path of [
      'packages/rules',
      'scripts',
      'tsconfig.base.json',
      'LICENSE',
      'package.json',
    ])
      cpSync(join(root, path), join(copy, path), {
        recursive: true,
        filter: source => !/node_modules|rules\/(dist|test)/.test(source),
      });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    npm(join(copy, 'packages/rules'), 'pack', '--pack-destination', folder);
    const tarball = readdirSync(folder).find(name => name.endsWith('.tgz'))!;
    mkdirSync(project);
    writeFileSync(
      join(project, 'package.json'),
      '{"name":"a-project","private":true,"type":"module"}',
    );
    npm(project, 'install', join(folder, tarball));
  }, 120_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('the example of its README runs', () => {
    const readme = readFileSync(join(project, 'node_modules/@wurfzabel/rules/README.md'), 'utf8');
    const example = /```js\n([\s\S]*?)```/.exec(readme)![1]!;
    writeFileSync(join(project, 'example.mjs'), example);
    const printed = execFileSync(process.execPath, ['example.mjs'], {
      cwd: project,
      encoding: 'utf8',
    });
    expect(printed).toContain("kind: 'step'");
    expect(printed).toContain('from: 0');
  });

  test('its types resolve, and a wrong use does not compile', () => {
    const uses = [
      "import { rulesFor, unwrap, type Rules } from '@wurfzabel/rules';",
      "import { parseThrow } from '@wurfzabel/rules/dice';",
      "export const rules: Rules = unwrap(rulesFor('puff'));",
      "export const thrown = parseThrow('35');",
      '// @ts-expect-error the men of a side are a number',
      'export const men: string = rules.men;',
    ];
    writeFileSync(join(project, 'uses.ts'), uses.join('\n'));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    execFileSync(
      process.execPath,
      [tsc, '--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', 'uses.ts'],
      { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] },
    );
  });

  test('it brings its licence and no sources, tests or scripts', () => {
    const brought = readdirSync(join(project, 'node_modules/@wurfzabel/rules')).sort();
    expect(brought).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
  });
});
