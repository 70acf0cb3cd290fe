import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/texts/languages.ts';
import { describeSite } from './site.ts';
import { played } from './played.ts';
import { storeReviewed } from './states.ts';

/** Words that reach over the edge of their button, tab, label or cell, or of the window. */
const spilled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const boxes = document.querySelectorAll(
      'main button, main summary, main label, main legend, main th, main td, main dt, main h1, main h2, header a',
    );
    for (const box of boxes) {
      if (box.closest('.wz-board, .hidden') || !box.checkVisibility()) continue;
      const edge = box.getBoundingClientRect();
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement!;
        if (parent.closest('.hidden, option, select, svg') || !text.nodeValue?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, width } = range.getBoundingClientRect();
        // What is cut off by an ellipsis says so itself.
        const { textOverflow, clipPath } = getComputedStyle(parent);
        if (width === 0 || textOverflow === 'ellipsis' || clipPath !== 'none') continue;
        const over = Math.max(edge.left - left, right - edge.right, right - innerWidth, -left);
        if (over > 0.75) found.push(`${text.nodeValue.trim().slice(0, 40)}: ${over.toFixed(1)}`);
      }
    }
    return [...new Set(found)];
  });

describeSite('words stay in their boxes', site => {
  test.each(LANGUAGES)(
    'review, statistics and position: %s',
    { timeout: 120_000 },
    async language => {
      const { page, faults } = await site.open({ settings: { language } });
      await storeReviewed(page, site.address, [played('backgammon', 120)]);
      for (const [way, ready] of [
        ['review/game0', '.now'],
        ['statistics', '#errors-title'],
        ['position', '#tab-study'],
      ] as const) {
        await page.goto(`${site.address}${way}`);
        await page.locator(ready).waitFor();
        for (const width of [320, 360, 768, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await spilled(page), `${way} ${width}`).toEqual([]);
          if (way !== 'position') continue;
          await page.locator('#tab-study').click();
          await page.locator('.bar').first().waitFor();
          expect(await spilled(page), `study ${width}`).toEqual([]);
          await page.locator('#tab-edit').click();
        }
      }
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
});
