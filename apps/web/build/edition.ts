import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { PAGE, type Edition, type Part } from '../src/offline/edition.ts';

const SOURCE = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
/** The name under which the worker is served; it must stay the same in all editions. */
export const WORKER = 'service-worker.js';

/** Every browser that has service workers reads woff2; the older form of the same fonts is for nobody else. */
const isLeftOut = (path: string): boolean => path === `/${WORKER}` || path.endsWith('.woff');

const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** What lies in a folder that was built, as one edition. */
export const editionOf = (folder: string): Edition => {
  const parts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map((file): Part => {
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return [path === '/index.html' ? PAGE : path, hashOf(readFileSync(file))];
    })
    .filter(([path]) => !isLeftOut(path))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { id: hashOf(JSON.stringify(parts)).slice(0, 12), parts };
};

/** Builds the service worker for what lies in a folder, into it. */
export const buildWorker = async (folder: string): Promise<Edition> => {
  const edition = editionOf(folder);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { EDITION: JSON.stringify(edition) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: SOURCE,
        checks: { pluginTimings: false },
        // A plain script: not every browser takes a module for a service worker.
        output: { format: 'iife', entryFileNames: WORKER },
      },
    },
  });
  return edition;
};

/** Adds the service worker when everything else of the page is written. */
export const offline = (): Plugin => ({
  name: 'wurfzabel-offline',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir !== undefined) await buildWorker(dir);
  },
});
