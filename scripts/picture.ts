/** `npx tsx scripts/picture.ts`: the picture in the README, a moment of Conträrer Puff in real Chromium. */
import { fileURLToPath } from 'node:url';
import { chromiumPath, launch, openPage, serve } from '../apps/web/test/browser.ts';
import { openState } from '../apps/web/test/states.ts';

const path = chromiumPath();
if (path === undefined) throw new Error('Chromium is needed: CHROMIUM_PATH, or /usr/bin/chromium');
const served = await serve();
const browser = await launch(path);
try {
  const { page } = await openPage(browser, { width: 1280, height: 800 });
  await openState(page, served.address, 'undersides may be played');
  await page.waitForTimeout(1500);
  const picture = fileURLToPath(new URL('../docs/pictures/page.png', import.meta.url));
  await page.screenshot({ path: picture });
  console.log(picture);
} finally {
  await browser.close();
  await served.stop();
}
