import { expect, test } from 'vitest';
import { clickWhenSeen } from './browser.ts';
import { describeSite } from './site.ts';

describeSite('when the browser or the line gives out', site => {
  test('a full browser: the game is played, and it says that it is not kept', async () => {
    const { page, faults } = await site.open();
    await page.goto(site.address);
    await page.evaluate(() => {
      for (let size = 1 << 22; size >= 1; size >>= 1)
        for (let n = 0; ; n++)
          try {
            localStorage.setItem(`filling.${size}.${n}`, 'x'.repeat(size));
          } catch {
            break;
          }
    });
    await page.reload();
    await clickWhenSeen(page.getByRole('button', { name: 'Start the game' }));
    await page.locator('.wz-place').first().waitFor();
    await clickWhenSeen(page.getByRole('button', { name: 'Throw for the start' }));
    await page.getByText('or has no room left: the game will be lost when you leave').waitFor();
    await page.locator('.record li').first().waitFor();
    // From the start page one comes back to it.
    await page.getByRole('link', { name: /to the start page/ }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.locator('.record li').first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('a part that cannot be fetched says so, and is there when the page is loaded again', async () => {
    const { page } = await site.open();
    await page.goto(site.address);
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    for (const [name, title] of [
      ['Learn', 'Learn'],
      ['Position', /Position/],
    ] as const) {
      await page.context().setOffline(true);
      await page.getByRole('link', { name, exact: true }).first().click();
      const alert = page.getByRole('alert').filter({ hasText: 'Your games are safe' });
      await alert.waitFor();
      await page.context().setOffline(false);
      await clickWhenSeen(alert.getByRole('button', { name: 'Load again' }));
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    await page.context().close();
  });

  test('an address of no game says that there is nothing; a stroke at its end is none', async () => {
    const { page } = await site.open();
    for (const address of ['rules/nope', 'learn/zzz', 'play/a/b', 'nothing']) {
      await page.goto(site.address + address);
      await page.getByRole('heading', { name: 'There is nothing at this address.' }).waitFor();
      expect(await page.title()).toBe('There is nothing at this address. · Wurfzabel');
    }
    await page.goto(`${site.address}learn/`);
    await page.getByRole('heading', { level: 1, name: 'Learn' }).waitFor();
    await page.context().close();
  });
});
