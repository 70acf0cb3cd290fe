/**
 * What `npm pack` and `npm publish` do around a package (its `prepack` and `postpack`): inside the repository the packages
 * export their TypeScript sources, so that there is no build order; what is published exports compiled JavaScript and types.
 * `prepack` compiles into dist/ and points the manifest there, `postpack` puts the manifest back.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const root = new URL('..', import.meta.url);
const folder = process.cwd();
const manifestFile = join(folder, 'package.json');
const keptFile = join(folder, 'package.json.kept');
const tsc = createRequire(new URL('package.json', root)).resolve('typescript/bin/tsc');

const compiled = target =>
  target.endsWith('.css')
    ? target.replace('./src/', './dist/')
    : {
        types: target.replace('./src/', './dist/').replace(/\.ts$/, '.d.ts'),
        default: target.replace('./src/', './dist/').replace(/\.ts$/, '.js'),
      };

const before = () => {
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const emit = ['--noEmit', 'false', '--declaration', '--rewriteRelativeImportExtensions'];
  execFileSync(
    process.execPath,
    [
      tsc,
      '-p',
      folder,
      '--outDir',
      join(folder, 'dist'),
      '--rootDir',
      join(folder, 'src'),
      ...emit,
    ],
    {
      stdio: ['ignore', 2, 2],
    },
  );
  cpSync(join(folder, 'src'), join(folder, 'dist'), {
    recursive: true,
    filter: source => !source.endsWith('.ts'),
  });
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  manifest.exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([name, target]) => [name, compiled(target)]),
  );
  delete manifest.scripts;
  copyFileSync(new URL('LICENSE', root), join(folder, 'LICENSE'));
  copyFileSync(manifestFile, keptFile);
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
};

const after = () => {
  if (existsSync(keptFile)) renameSync(keptFile, manifestFile);
  rmSync(join(folder, 'LICENSE'), { force: true });
};

switch (process.argv[2]) {
  case 'before':
    before();
    break;
  case 'after':
    after();
    break;
  default:
    console.error('usage: node pack.mjs before|after, inside a package');
    process.exitCode = 2;
}
