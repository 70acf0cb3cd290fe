/**
 * Pictures of the demo's scenes: `node packages/board/demo/shoot.mjs FOLDER [scene:theme:shape …]`.
 * CHROMIUM names the browser if it is not /usr/bin/chromium.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';

const SIZES = { wide: { width: 1280, height: 800 }, tall: { width: 360, height: 740 } };
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };
const here = fileURLToPath(new URL('..', import.meta.url));
const [folder = 'shots', ...wishes] = process.argv.slice(2);

const all = [
  'start',
  'mid',
  'tall',
  'selected',
  'doublet',
  'off',
  'langer',
  'backgammon',
  'bar',
].flatMap(scene =>
  ['light', 'dark', 'wood', 'contrast'].flatMap(theme =>
    Object.keys(SIZES).map(shape => `${scene}:${theme}:${shape}`),
  ),
);

const bundle = await build({
  entryPoints: [join(here, 'demo/demo.ts')],
  bundle: true,
  format: 'esm',
  write: false,
});
const server = createServer(async (request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = path === '/demo/' ? '/demo/index.html' : path;
  response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain');
  try {
    response.end(
      file === '/demo/demo.js' ? bundle.outputFiles[0].text : await readFile(join(here, file)),
    );
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
for (const wish of wishes.length > 0 ? wishes : all) {
  const [scene, theme, shape] = wish.split(':');
  const page = await browser.newPage({
    viewport: SIZES[shape],
    deviceScaleFactor: shape === 'tall' ? 2 : 1,
  });
  page.on('pageerror', error => console.error(wish, error.message));
  await page.goto(`http://127.0.0.1:${server.address().port}/demo/?scene=${scene}&theme=${theme}`);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${scene}-${theme}-${shape}.png`) });
  await page.close();
}
await browser.close();
server.close();
