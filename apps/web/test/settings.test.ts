import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { clickWhenSeen } from './browser.ts';
import { describeSite } from './site.ts';
import { positionOf } from './player.ts';
import { openState, STATES } from './states.ts';

describeSite('settings', site => {
  test(
    'games and settings go from one browser to another in one file; a bad one changes nothing',
    { timeout: 120_000 },
    async () => {
      const from = await site.open({ settings: { board: 'contrast', chances: true } });
      await openState(from.page, site.address, 'two ways lead to one point');
      const before = await positionOf(from.page);
      await from.page.getByRole('button', { name: 'Settings' }).click();
      const [file] = await Promise.all([
        from.page.waitForEvent('download'),
        from.page.getByRole('button', { name: 'Save all as a file' }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^wurfzabel-\d{4}-\d\d-\d\d\.json$/);
      const text = readFileSync(await file.path());
      await from.page.context().close();

      const to = await site.open({ width: 360, height: 740 });
      await to.page.goto(site.address);
      await to.page.getByRole('button', { name: 'Settings' }).click();
      const dialog = to.page.getByRole('dialog');
      const open = dialog.getByLabel('Read a file in');
      const kept = (): Promise<string> =>
        to.page.evaluate(() => JSON.stringify({ ...localStorage }));
      const was = await kept();
      for (const [content, told] of [
        ['{"format"', 'it is cut short or garbled.'],
        ['{"format":"wurfzabel-backup","version":1}', 'it was saved by this page, but'],
        [
          text.toString().replace('"contrast"', '"lilac"'),
          'the setting “board” has a value that does not exist.',
        ],
        [text.toString().replace('"throw":[3,4]', '"throw":[3,9]'), 'game 1 in it cannot be read:'],
      ] as const) {
        await open.setInputFiles({
          name: 'bad.json',
          mimeType: 'application/json',
          buffer: Buffer.from(content),
        });
        await dialog.getByText(`The file was not read in: ${told}`).waitFor();
        expect(await kept()).toBe(was);
      }
      // One game is no mistake: it can be opened from here, too.
      const game = Buffer.from(JSON.stringify(STATES['nothing can be played']));
      await open.setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: game });
      await dialog.getByText('This file holds a single game: Puff.').waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await kept()).toBe(was);
      await open.setInputFiles({ name: 'good.json', mimeType: 'application/json', buffer: text });
      await dialog.getByText('1 game was added. The settings are those of the file.').waitFor();
      expect(await axeFaults(to.page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await to.page.getByRole('link', { name: 'Continue' }).click();
      await to.page.locator('.wz-place').first().waitFor();
      expect(await positionOf(to.page)).toEqual(before);
      expect(await to.page.locator('html[data-board-theme="contrast"]').count()).toBe(1);
      // And all of a browser can be read in where one opens games.
      await to.page.goto(site.address);
      const all = { name: 'all.json', mimeType: 'application/json', buffer: text };
      await to.page.locator('input[type="file"]').setInputFiles(all);
      await to.page.getByText('all that was saved from a browser, with 1 game').waitFor();
      await to.page.getByRole('button', { name: 'Read it in' }).click();
      await to.page.getByText('all that was saved').waitFor({ state: 'detached' });
      expect(await to.page.getByRole('link', { name: 'Continue' }).count()).toBe(1);
      expect([...from.faults, ...to.faults]).toEqual([]);
      await to.page.context().close();
    },
  );

  test('a board that was turned stays so, in games to come too', { timeout: 60_000 }, async () => {
    const { page, faults } = await site.open();
    const heightOf = async (): Promise<number> => {
      const place = page.locator('.wz-place[data-place="off-white"]');
      await place.waitFor();
      return Math.round((await place.boundingBox())!.y);
    };
    await openState(page, site.address, 'two ways lead to one point');
    const near = await heightOf();
    await clickWhenSeen(page.getByRole('button', { name: 'Turn the board' }));
    await expect.poll(heightOf).not.toBe(near);
    await page.reload();
    const far = await heightOf();
    expect(far).not.toBe(near);
    await openState(page, site.address, 'two ways lead to one point');
    expect(await heightOf()).toBe(far);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('the frame of the browser has the colours of the page', { timeout: 60_000 }, async () => {
    const { page } = await site.open({ dark: true });
    await page.goto(site.address);
    const frame = (): Promise<string | undefined> =>
      page.evaluate(
        () =>
          [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
            meta => matchMedia(meta.media).matches,
          )?.content,
      );
    expect(await frame()).toBe('#191410');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Light' }).check();
    expect(await frame()).toBe('#f3ecdf');
    await page.context().close();
  });
});
