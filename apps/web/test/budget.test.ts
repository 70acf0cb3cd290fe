import { expect, test } from 'vitest';
import { describeSite } from './site.ts';
import { codeOf, fetchedBy } from './first-screen.ts';

/** Of HTML, CSS and JavaScript, packed, until the first screen is there. */
const MOST_CODE = 120_000;

/** Sizes are no times: they are the same on a busy machine. The times are measured by `npm run budgets`. */
describeSite('what the first screen costs', site => {
  test.each(['en', 'de', 'sv', 'ru'])('in %s', { timeout: 60_000 }, async language => {
    const { page } = await site.open({ width: 360, height: 740, settings: { language } });
    const fetched = await fetchedBy(page, site.address);
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
    const { page } = await site.open({});
    await page.goto(site.address);
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
