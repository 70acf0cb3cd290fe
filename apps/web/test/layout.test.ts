import { recordOf } from '@wurfzabel/records';
import { expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { describeSite } from './site.ts';
import { played } from './played.ts';
import { openRecord, openState } from './states.ts';

/** Where things lie on the page, and that they keep lying there. */
describeSite('the layout of the page', site => {
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
      const { page } = await site.open({ width, height });
      await openRecord(page, site.address, record);
      expect(await page.locator('.record li').count()).toBeGreaterThan(90);
      expect(await page.locator('.players').first().innerText()).toMatch(
        /Anna[^]*Berta|Berta[^]*Anna/,
      );
      const first = await page
        .locator('.record ol')
        .evaluate(list =>
          Math.min(
            ...[...list.children].map(line =>
              Math.abs((line as HTMLElement).offsetTop - list.scrollTop),
            ),
          ),
        );
      expect(first, 'no row is cut at the top').toBeLessThan(1);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length, `${width}×${height}`).toBeLessThanOrEqual(most);
      await page.context().close();
    }
  });

  test('no word said above the buttons moves them', { timeout: 90_000 }, async () => {
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
      [820, 1180],
      [740, 360],
    ] as const)
      for (const language of ['de', 'ru']) {
        const { page } = await site.open({ width, height, settings: { language } });
        const main = page.locator('.buttons .main');
        const lies = async () => {
          const box = (await main.boundingBox())!;
          return Math.round(box.y + box.height);
        };
        const where = `${width}×${height} ${language}`;
        await openState(page, site.address, 'two ways lead to one point');
        const y = await lies();
        const panel = async () => (await page.locator('.actions').boundingBox())!.height;
        const high = await panel();
        expect(y, where).toBeLessThanOrEqual(height - 4);
        // A man of the other side, a wrong target, a question which way.
        for (const places of [['13'], ['17', '23'], ['17', '10']]) {
          for (const place of places)
            await page.locator(`.wz-place[data-place="${place}"]`).click();
          expect(await page.locator('.refused:not(:empty), .routes').count(), where).toBe(1);
          // Where there is no room for a question and the buttons, the buttons go.
          if (await main.isVisible()) expect(await lies(), `${where}: ${places.join()}`).toBe(y);
          await page.keyboard.press('Escape');
          expect(await lies(), where).toBe(y);
          await page.waitForTimeout(270);
        }
        await openState(page, site.address, 'undersides may be played');
        expect(Math.abs((await panel()) - high), `${where}: eight chips`).toBeLessThan(2);
        await page.context().close();
      }
  });

  test(
    'home: the start in sight, a bad seed told, finished games and house rules listed',
    { timeout: 60_000 },
    async () => {
      const { page, faults } = await site.open();
      await page.goto(site.address);
      const over = {
        format: 'wurfzabel-record',
        version: 1,
        game: 'puff',
        edition: 1,
        options: { pile: true, oneTwo: true },
        match: { length: 0 },
        players: {
          white: { kind: 'person', name: 'Anna' },
          black: { kind: 'person', name: 'Berta' },
        },
        start: { turn: 'white', white: { 24: 1, 25: 14 }, black: { 10: 15 } },
        games: [
          {
            turns: [{ side: 'white', entries: [{ throw: [2, 5], steps: [[24, 2]] }] }],
            result: { winner: 'white', points: 1, by: 'off' },
          },
        ],
      };
      await page.locator('input[type="file"]').setInputFiles({
        name: 'over.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(over)),
      });
      await page.locator('.wz-place').first().waitFor();
      await page.getByRole('button', { name: '2 house rules' }).click();
      expect(await page.getByRole('dialog').innerText()).toMatch(/Pile: On/);
      await page.goto(`${site.address}?seed=abc`);
      expect(await page.getByRole('alert').first().innerText()).toMatch(/“abc”/);
      const start = (await page.getByRole('button', { name: 'Start the game' }).boundingBox())!;
      expect(start.y + start.height).toBeLessThanOrEqual(800);
      await page.getByText('Finished games (1)').click();
      const item = page.locator('details li').filter({ hasText: 'White wins, 1 point' });
      expect(await item.innerText()).toMatch(/Anna – Berta[^]*2 house rules: /);
      expect(await axeFaults(page)).toEqual([]);
      await item.getByRole('link', { name: 'Look' }).click();
      await page.locator('.result').waitFor();
      for (const [text, told] of [
        ['null', 'it is neither a game or a backup of this page'],
        ['{"', 'it is cut short or garbled.'],
      ] as const) {
        await page.goto(site.address);
        await page.locator('input[type="file"]').setInputFiles({
          name: 'x.json',
          mimeType: 'application/json',
          buffer: Buffer.from(text),
        });
        await page.getByText(`This file cannot be opened: ${told}`).waitFor();
      }
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'the rules are reached from a card and from a game, and lead back to it',
    { timeout: 60_000 },
    async () => {
      for (const look of [{}, { width: 360, height: 740, dark: true }]) {
        const { page, faults } = await site.open(look);
        await page.goto(site.address);
        // On a phone a card shows its links once its game is chosen.
        await page.locator('input[name="game"][value="puffspel"]').check({ force: true });
        await page.locator('.cards').getByRole('link', { name: 'Rules of Puffspel' }).click();
        await page.locator('#p1').waitFor();
        expect(await axeFaults(page)).toEqual([]);
        await openState(page, site.address, 'two ways lead to one point');
        await page.locator('.wz-place[data-place="13"]').click();
        // A link that has just come takes no tap.
        await page.waitForTimeout(200);
        // What has just appeared takes no tap.
        await page.waitForTimeout(200);
        await page.locator('.words').getByRole('link', { name: 'Rules' }).click();
        await page.locator('#p1').waitFor();
        expect(await page.locator('h1').innerText()).toBe('Rules of Backgammon');
        await page.goto(`${page.url().replace(/#.*/, '')}#p20`);
        await page.getByRole('link', { name: 'Back to the game' }).click();
        await page.locator('.wz-place').first().waitFor();
        expect(faults).toEqual([]);
        await page.context().close();
      }
    },
  );
});
