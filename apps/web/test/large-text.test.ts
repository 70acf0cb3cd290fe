import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickWhenSeen } from './browser.ts';
import { describeSite } from './site.ts';
import { LANGUAGES } from '../src/texts/languages.ts';

const ADDRESSES = [
  '',
  'statistics',
  'rules/puff',
  'learn',
  'learn/puff',
  'learn/contraerer-puff',
  'compare',
  'history',
  'position',
];

/** Letters twice as large as usual, as a phone's own setting makes them. */
describeSite('text at 200 % on a phone', site => {
  const enlarge = (page: Page) =>
    page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
  const width = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth);

  test.each(LANGUAGES)('no page scrolls sideways: %s', { timeout: 120_000 }, async language => {
    const { page } = await site.open({
      width: 360,
      height: 740,
      touch: true,
      settings: { language },
    });
    for (const address of ADDRESSES) {
      await page.goto(site.address + address);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await enlarge(page);
      // What is fetched later is as wide as the window, too.
      await page.waitForTimeout(500);
      expect(await width(page), address).toBe(360);
    }
    await page.context().close();
  });

  test('in a game nothing lies on anything else', { timeout: 60_000 }, async () => {
    const { page } = await site.open({ width: 360, height: 740, touch: true });
    await page.goto(`${site.address}?seed=3`);
    await clickWhenSeen(page.getByRole('button', { name: 'Start the game' }));
    await page.locator('.wz-place').first().waitFor();
    await enlarge(page);
    expect(await width(page)).toBe(360);
    const box = async (what: string) => (await page.locator(what).first().boundingBox())!;
    const [name, facts, board] = [await box('.name'), await box('.facts'), await box('.wz-place')];
    expect(name.y + name.height).toBeLessThanOrEqual(facts.y + 1);
    expect(facts.y + facts.height).toBeLessThanOrEqual(board.y + 1);
    await page.context().close();
  });
});
