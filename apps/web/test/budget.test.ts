import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launch, openPage, serve, type Served } from './browser.ts';
import { codeOf, fetchedBy } from './first-screen.ts';

const path = chromiumPath();
/** Of HTML, CSS and JavaScript, packed, until the first screen is there. */
const MOST_CODE = 120_000;

/** Sizes are no times: they are the same on a busy machine. The times are measured by `npm run budgets`. */
describe.skipIf(path === undefined)('what the first screen costs', () => {
  let served: Served;
  let browser: Browser;

  beforeAll(async () => {
    served = await serve();
    browser = await launch(path!);
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await served?.stop();
  });

  test.each(['en', 'de', 'sv', 'ru'])('in %s', { timeout: 60_000 }, async language => {
    const { page } = await openPage(browser, { width: 360, height: 740, settings: { language } });
    const fetched = await fetchedBy(page, served.address);
    await page.locator('.start .button').waitFor();
    const paths = fetched.map(each => each.path);
    expect(paths.filter(each => /\.bin$|\.wasm$|worker/.test(each))).toEqual([]);
    expect(paths.length).toBe(new Set(paths).size);
    expect(codeOf(fetched), paths.join('\n')).toBeLessThanOrEqual(MOST_CODE);
    // One language, and the older form of no font.
    expect(paths.filter(each => each.endsWith('.woff'))).toEqual([]);
    await page.context().close();
  });

  test('a game fetches its own net and no other', { timeout: 60_000 }, async () => {
    const { page } = await openPage(browser, {});
    await page.goto(served.address);
    const bins: string[] = [];
    page.on('request', request => {
      if (request.url().endsWith('.bin')) bins.push(request.url());
    });
    await page.locator('.start .button').click();
    await page.locator('.wz-place').first().waitFor();
    await expect.poll(() => bins.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(bins.filter(each => each.includes('/net-')).length).toBe(1);
    await page.context().close();
  });
});
