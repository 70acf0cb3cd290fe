import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { clickWhenSeen } from './browser.ts';
import { describeSite } from './site.ts';
import { LANGUAGES } from '../src/texts/languages.ts';
import { openRecord, STATES } from './states.ts';

const PHONE = { width: 360, height: 740, touch: true } as const;

/** A game of a match, with all that the head of the page has to hold. */
const FULL = {
  ...STATES['undersides may be played'],
  players: {
    white: { kind: 'person', name: 'Guest' },
    black: { kind: 'computer', name: 'First-timer' },
  },
  match: { length: 21, score: { white: 13, black: 14 } },
  start: {
    turn: 'white',
    white: { 0: 11, 3: 4 },
    black: { 0: 15 },
    doublets: { white: 11, black: 12 },
  },
  games: [{ turns: [{ side: 'white', entries: [{ throw: [1, 2], steps: [], open: true }] }] }],
} as const;

/** The computer has won, and one man is still in hand. */
const LOST = {
  ...FULL,
  start: { turn: 'black', white: { 0: 1, 6: 14 }, black: { 24: 1, 25: 14 } },
  games: [
    {
      turns: [{ side: 'black', entries: [{ throw: [1, 2], steps: [[24, 1]] }] }],
      result: { winner: 'black', points: 3, by: 'off' },
    },
  ],
} as const;

describeSite('a game on a phone', site => {
  const boxOf = async (what: Locator) => (await what.boundingBox())!;
  const closed = async (page: Page, faults: readonly string[]): Promise<void> => {
    expect(faults).toEqual([]);
    await page.context().close();
  };

  test.each(LANGUAGES)('pips, doublets and score stand whole in the head: %s', async language => {
    const { page, faults } = await site.open({ ...PHONE, settings: { language } });
    await openRecord(page, site.address, FULL);
    for (const side of await page.locator('.players > li').all()) {
      const whole = await boxOf(side);
      expect(await side.locator('.fact').count()).toBe(3);
      for (const fact of await side.locator('.fact').all()) {
        const { x, width, height } = await boxOf(fact);
        expect(height).toBeGreaterThan(8);
        expect(x + width, await fact.innerText()).toBeLessThanOrEqual(whole.x + whole.width - 3);
      }
      for (const label of await side.locator('.facts .label').all())
        expect(
          await label.evaluate(each => each.scrollWidth - each.clientWidth),
          await label.innerText(),
        ).toBeLessThanOrEqual(0);
    }
    await closed(page, faults);
  });

  test.each(LANGUAGES)('the result leaves the trays in sight: %s', async language => {
    for (const look of [PHONE, { width: 740, height: 360, touch: true }]) {
      const { page, faults } = await site.open({ ...look, settings: { language } });
      await openRecord(page, site.address, LOST);
      const board = await boxOf(page.locator('.board svg').first());
      const panel = await boxOf(page.locator('.actions'));
      const lies = look.width > look.height ? panel.x - board.width : panel.y - board.height;
      expect(lies - (look.width > look.height ? board.x : board.y)).toBeGreaterThanOrEqual(-1);
      for (const button of await page.locator('.result .button').all())
        if (look === PHONE) {
          const { y, height } = await boxOf(button);
          expect(y + height).toBeLessThanOrEqual(look.height);
        }
      await closed(page, faults);
    }
  });

  test('a refusal stands below what is to be done, and goes with the next thing', async () => {
    const { page, faults } = await site.open({ ...PHONE, settings: { language: 'de' } });
    await openRecord(page, site.address, STATES['undersides may be played']);
    const main = page.locator('.buttons .main');
    const { y } = await boxOf(main);
    const refuse = async (place: string) => {
      await page.locator(`.wz-place[data-place="${place}"]`).click();
      await page.locator('.refused:not(:empty)').waitFor();
      expect(await page.locator('.prompt').isVisible()).toBe(true);
      expect((await boxOf(main)).y).toBe(y);
    };
    await refuse('off-white');
    expect(await page.locator('.refusal').innerText()).toBe(
      'Steine, die draußen sind, kommen nicht zurück. Regeln',
    );
    await clickWhenSeen(page.locator('.wz-place[data-place="13"]'));
    expect(await page.locator('.refused:not(:empty)').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    await refuse('off-white');
    await page.locator('ul.players').click();
    expect(await page.locator('.refused:not(:empty)').count()).toBe(0);
    await closed(page, faults);
  });

  test('the levels: both ends named, within the text, and the score only where it counts', async () => {
    const { page, faults } = await site.open(PHONE);
    await page.goto(site.address);
    const levels = page.getByRole('group', { name: 'Strength of the computer' });
    expect(await levels.locator('.ends').innerText()).toMatch(/First-timer\s*Master/);
    const [text, stair] = await Promise.all(
      ['.who', '.stair'].map(part => boxOf(levels.locator(part))),
    );
    expect([stair!.x, stair!.width]).toEqual([text!.x, text!.width]);
    expect(await levels.innerText()).toMatch(/does not know the dice to come\./);
    await page.getByText('Length, cube, house rules').click();
    await page.getByLabel('Length').selectOption('5');
    expect(await levels.innerText()).toMatch(/the dice to come and plays to the score\./);
    await page.getByRole('checkbox', { name: 'Doubling cube' }).check();
    expect(await levels.innerText()).toMatch(/plays to the score and the cube\./);
    await levels.getByLabel('First-timer').check({ force: true });
    expect(await levels.innerText()).not.toMatch(/score|cube/);
    await closed(page, faults);
  });

  test('where a man may go is told in numbers that can be read', async () => {
    const record = {
      ...STATES['undersides may be played'],
      start: {
        turn: 'white',
        white: { 3: 14, 24: 1 },
        black: { 20: 1, 0: 14 },
        doublets: { white: 1, black: 1 },
      },
      games: [{ turns: [{ side: 'white', entries: [{ throw: [1, 1], steps: [], open: true }] }] }],
    };
    const { page, faults } = await site.open(PHONE);
    await openRecord(page, site.address, record);
    await page.locator('.wz-can-move').first().click();
    const signs = page.locator('.wz-target-text');
    expect((await signs.allTextContents()).map(Number).toSorted((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 10, 16,
    ]);
    for (const mark of await page.locator('.wz-target').all()) {
      const { x, width } = await boxOf(mark);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(PHONE.width);
    }
    const size = await signs.first().evaluate(text => {
      const { a } = (text as SVGTextElement).getScreenCTM()!;
      return a * Number(text.getAttribute('font-size'));
    });
    expect(size).toBeGreaterThanOrEqual(11);
    await closed(page, faults);
  });
});
