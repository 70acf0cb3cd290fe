import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import type { EngineFiles } from './files.ts';
import type { Page as EnginePage } from './page.ts';

const CHROMIUM = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (path): path is string => path !== undefined && existsSync(path),
);
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** Nobody is asked: every request of the page is answered here. */
const ORIGIN = 'http://bench.localhost';
const TYPES: Readonly<Record<string, string>> = { '/': 'text/html', '/page.js': 'text/javascript' };

/** Does one of the things that page.ts offers, in Chromium; undefined where there is none. */
export const inChromium = async <Deed extends keyof EnginePage>(
  { net, solved }: EngineFiles,
  deed: Deed,
  ...args: Parameters<EnginePage[Deed]>
): Promise<Awaited<ReturnType<EnginePage[Deed]>> | undefined> => {
  if (CHROMIUM === undefined) return undefined;
  const built = await build({
    entryPoints: [fileURLToPath(new URL('./page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  const files: Readonly<Record<string, string | Buffer>> = {
    '/': '<!doctype html><script src="/page.js"></script>',
    '/page.js': built.outputFiles[0]!.text,
    '/net.bin': Buffer.from(net),
    '/solved.bin': Buffer.from(solved),
  };
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const page = await browser.newPage();
    await page.route(`${ORIGIN}/**`, route => {
      const path = new URL(route.request().url()).pathname;
      const body = files[path];
      if (body === undefined) return route.fulfill({ status: 404 });
      return route.fulfill({ body, contentType: TYPES[path] ?? 'application/octet-stream' });
    });
    await page.goto(`${ORIGIN}/`);
    const answer: unknown = await page.evaluate(`engineBench.${deed}(...${JSON.stringify(args)})`);
    return answer as Awaited<ReturnType<EnginePage[Deed]>>;
  } finally {
    await browser.close();
  }
};
