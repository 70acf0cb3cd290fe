/**
 * `npm run icons -w apps/web`: draws the icons that need pixels from `public/icon.svg`. The one that systems cut into their own shapes has its
 * ground to the edge and everything else in the middle four fifths.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromiumPath, launch } from '../test/browser.ts';

const PUBLIC = new URL('../public/', import.meta.url);
const GROUND = '#4d2c17';
/** The points stand on the lower edge of the drawing; without the edge it would hang low. */
const LIFT = '-7.5%';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** What part of the width the drawing takes. */
  readonly part: number;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', size: 192, part: 1 },
  { file: 'icon-512.png', size: 512, part: 1 },
  { file: 'icon-maskable-512.png', size: 512, part: 0.8 },
  // Apple rounds the corners itself and shows black where nothing is drawn.
  { file: 'icon-180.png', size: 180, part: 0.92 },
];

const path = chromiumPath();
if (path === undefined)
  throw new Error('there is no Chromium at CHROMIUM_PATH or /usr/bin/chromium');
const drawing = readFileSync(new URL('icon.svg', PUBLIC), 'utf8');
const browser = await launch(path);
for (const { file, size, part } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const isWhole = part === 1;
  await page.setContent(
    `<style>html,body{margin:0;height:100%;background:${isWhole ? 'transparent' : GROUND}}body{display:grid;place-items:center}svg{width:${part * 100}%;translate:0 ${isWhole ? 0 : LIFT}}</style>${drawing}`,
  );
  await page.screenshot({ path: fileURLToPath(new URL(file, PUBLIC)), omitBackground: isWhole });
  await page.close();
}
await browser.close();
