import { readFileSync } from 'node:fs';
import { recordOf } from '@wurfzabel/records';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { describeSite } from './site.ts';
import { played } from './played.ts';
import { storeReviewed } from './states.ts';

describeSite('the page of statistics', site => {
  /** Games against the computer as the page stores them, the second of them reviewed. */
  const store = async (page: Page): Promise<void> => {
    const players = {
      white: { kind: 'person', name: 'Guest' },
      black: { kind: 'computer', name: 'Wurfzabel, club' },
    } as const;
    const records = ['langer-puff', 'backgammon'].map(id =>
      JSON.stringify(recordOf(played(id, 900), { players })),
    );
    await page.evaluate(texts => {
      texts.forEach((text, i) => {
        const record = JSON.parse(text) as { readonly game: string };
        localStorage.setItem(
          `wurfzabel.game.g${i}`,
          JSON.stringify({
            v: 1,
            id: `g${i}`,
            updated: Date.UTC(2026, 0, 2 + i),
            started: 1,
            game: record.game,
            seats: { white: 'person', black: 'computer' },
            level: 'club',
            throws: 1,
            over: true,
            record,
          }),
        );
      });
      const decision = { at: 2, game: 0, turn: 1, side: 'white', depth: 1, source: 'judge' };
      const review = {
        throws: [{ at: 1, game: 0, turn: 1, side: 'white', thrown: [1, 2], luck: 0.25 }],
        decisions: [
          { ...decision, kind: 'cube', did: 'take', right: 'take', loss: 0.012, worths: {} },
        ],
      };
      localStorage.setItem(
        'wurfzabel.review.g1',
        JSON.stringify({ v: 1, of: 'x', depth: 1, judge: 'net', lacks: [], review }),
      );
    }, records);
  };

  test('invites to play where there is nothing yet', { timeout: 60_000 }, async () => {
    const { page, faults } = await site.open();
    await page.goto(site.address);
    await page.locator('main').getByRole('link', { name: 'Statistics' }).click();
    await page.getByText('No game has been played here yet.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Play a game' }).click();
    await page.locator('.cards').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test(
    'results, dice, errors and files, on a desk and on a phone, in light and dark',
    { timeout: 120_000 },
    async () => {
      for (const look of [
        {},
        { width: 360, height: 740, dark: true, settings: { language: 'ru' } },
      ]) {
        const { page, faults } = await site.open(look);
        await page.goto(site.address);
        await store(page);
        await page.goto(`${site.address}statistics`);
        await page.locator('h2').nth(2).waitFor();
        expect(await axeFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
          look.width ?? 1280,
        );
        if (look.width === undefined) {
          const results = page.getByRole('region', { name: 'Results' });
          expect(await results.innerText()).toMatch(/Langer Puff\s+Club\s+1\s+[01]\s+\d : \d/);
          const errors = page.getByRole('region', { name: 'Errors over time' });
          expect(await errors.innerText()).toMatch(
            /1 game reviewed: 1\.20 points given away in 100 decisions/,
          );
          const dice = page.getByRole('region', { name: 'Dice' });
          expect(await dice.innerText()).toMatch(/χ² = /);
          const all = await dice.locator('p').first().innerText();
          await dice.getByRole('radio', { name: 'Mine' }).check({ force: true });
          expect(await dice.locator('p').first().innerText()).not.toBe(all);
          for (const [name, begins] of [
            ['Save as JSON', '['],
            ['Save as CSV', 'id,played,game'],
          ] as const) {
            const [file] = await Promise.all([
              page.waitForEvent('download'),
              page.getByRole('button', { name }).click(),
            ]);
            const text = readFileSync(await file.path(), 'utf8');
            expect(text.startsWith(begins), name).toBe(true);
            expect(text).toMatch(/langer-puff/);
          }
          await errors.getByRole('link').first().click();
          await page.waitForURL(/\/review\/g1\?game=1$/);
        }
        expect(faults).toEqual([]);
        await page.context().close();
      }
    },
  );

  /** What can be tapped and is in sight, smaller than a fingertip. */
  const smallTargets = (page: Page): Promise<readonly string[]> =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'main button, main select, main summary, main td a, main label:has(input)',
        ),
      ]
        .filter(each => !each.closest('.wz-board') && each.checkVisibility())
        .map(each => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(({ each, box }) => `${each.textContent.trim()} ${box.width} × ${box.height}`),
    );

  test('review and statistics by touch alone', { timeout: 120_000 }, async () => {
    const { page, faults } = await site.open({ width: 360, height: 740, touch: true });
    await storeReviewed(page, site.address, [played('backgammon', 500)]);
    await page.goto(`${site.address}statistics`);
    await page.locator('#errors-title').waitFor();
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Mine' }).tap();
    expect(await page.getByRole('radio', { name: 'Mine' }).isChecked()).toBe(true);
    await page.locator('td a').first().tap();
    await page.waitForURL(/\/review\/game0\?game=1$/);
    const now = page.locator('.now');
    await now.waitFor();
    await page.waitForTimeout(300);
    const at = () => page.locator('.steps > span').first().innerText();
    // First how it went; then, over the board and in the first screen, what each moment was worth.
    const verdict = page.locator('.verdict > .verdict');
    expect(await verdict.innerText()).toMatch(/You: \d+ errors, −[\d.]+\s+The computer: /);
    await page.getByRole('button', { name: 'Your worst decision' }).tap();
    const worst = await verdict.innerText();
    expect(worst).toMatch(/^\s*You \d-\d: .* −\d\.\d{3} \(\w+\)\s+Best: /);
    const inSight = await verdict.evaluate(shown => {
      const { top, bottom } = shown.getBoundingClientRect();
      return scrollY === 0 && top >= 0 && bottom < innerHeight;
    });
    expect(inSight).toBe(true);
    await page.getByRole('button', { name: 'To the beginning' }).tap();
    await page.getByRole('button', { name: 'Your next error' }).tap();
    await now.locator('.loss').waitFor();
    const first = await at();
    expect(await verdict.innerText()).not.toBe(worst);
    await page.locator('.whose select').selectOption('both');
    await page.getByRole('button', { name: 'Next error, of either side' }).tap();
    expect(await at()).not.toBe(first);
    await now.locator('summary').tap();
    await page.getByText('The judge is the trained computer.').waitFor();
    await now.locator('li button').nth(1).tap();
    expect(await now.locator('li button').nth(1).getAttribute('aria-pressed')).toBe('true');
    await page.locator('figure svg').tap({ position: { x: 300, y: 40 } });
    expect(await at()).not.toBe(first);
    await page.locator('.list li button').nth(2).tap();
    expect(await at()).toMatch(/^3 /);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Exercises' }).tap();
    await page.locator('.exercise .wz-can-move').first().waitFor();
    await page.getByRole('button', { name: 'Show the answer' }).tap();
    await page.getByRole('button', { name: 'See it in the game' }).tap();
    await now.locator('.loss').first().waitFor();
    expect(await smallTargets(page)).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
