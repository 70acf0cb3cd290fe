import { recordOf } from '@wurfzabel/records';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launch, openPage, serve, type Served } from './browser.ts';
import { played } from './played.ts';
import { openRecord } from './states.ts';

const path = chromiumPath();

/** Where things lie on the page, and that they keep lying there. */
describe.skipIf(path === undefined)('the layout of the page', () => {
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

  test('a long record lengthens its own list and not the page', { timeout: 60_000 }, async () => {
    const record = recordOf(played('langer-puff', 900), {
      players: {
        white: { kind: 'person', name: 'Anna' },
        black: { kind: 'person', name: 'Berta' },
      },
    });
    for (const [width, height, most] of [
      [1280, 800, 800],
      [360, 740, 1300],
    ] as const) {
      const { page } = await openPage(browser, { width, height });
      await openRecord(page, served.address, record);
      expect(await page.locator('.record li').count()).toBeGreaterThan(90);
      expect(await page.locator('.players').first().innerText()).toMatch(
        /Anna[^]*Berta|Berta[^]*Anna/,
      );
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length, `${width}×${height}`).toBeLessThanOrEqual(most);
      await page.context().close();
    }
  });
});
