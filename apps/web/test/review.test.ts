import { readFileSync } from 'node:fs';
import type { ReviewPart } from '@wurfzabel/engine/review/index';
import { makeRecordText, parseMat, recordOf, type GameRecord } from '@wurfzabel/records';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { KeptReview } from '../src/review/kept.ts';
import { axeFaults } from './axe.ts';
import { clickWhenSeen, endWorkers } from './browser.ts';
import { describeSite } from './site.ts';
import { played } from './played.ts';
import { positionOf } from './player.ts';
import { openRecord } from './states.ts';

const MAT = readFileSync(
  new URL('../../../packages/records/test/cases/three-points.mat', import.meta.url),
  'utf8',
);

const turn = (
  side: 'white' | 'black',
  thrown: readonly [number, number],
  ...steps: readonly number[][]
) => ({
  side,
  entries: [{ throw: thrown, steps }],
});

/** The end of a game: White moves a man twice where one could go off, and loses by a throw. */
const SHORT = {
  format: 'wurfzabel-record',
  version: 1,
  game: 'backgammon',
  edition: 1,
  options: { cube: false },
  match: { length: 0 },
  players: {
    white: { kind: 'person', name: 'Guest' },
    black: { kind: 'computer', name: 'Wurfzabel, club' },
  },
  start: { turn: 'white', white: { 20: 1, 23: 1, 24: 1, 25: 12 }, black: { 24: 3, 25: 12 } },
  games: [
    {
      turns: [
        turn('white', [1, 3], [20, 1], [21, 3]),
        turn('black', [5, 6], [24, 5], [24, 6]),
        turn('white', [1, 3], [24, 1], [23, 3]),
        turn('black', [5, 6], [24, 6]),
      ],
      result: { winner: 'black', points: 1, by: 'off' },
    },
  ],
} as unknown as GameRecord;

describeSite('looking back and the review', site => {
  const openReview = async (page: Page, record: GameRecord): Promise<void> => {
    await openRecord(page, site.address, record);
    await page.goto(`${site.address}review/state`);
    await page.locator('.now').waitFor();
  };
  const whenDone = (page: Page): Promise<void> =>
    page.locator('progress').waitFor({ state: 'detached', timeout: 90_000 });

  test(
    'a running game is looked back into by click and key, and stays as it is',
    { timeout: 60_000 },
    async () => {
      const { page, faults } = await site.open();
      const record = recordOf(played('contraerer-puff', 161), {
        players: {
          white: { kind: 'person', name: 'Anna' },
          black: { kind: 'person', name: 'Berta' },
        },
      });
      await openRecord(page, site.address, record);
      const stored = () => page.evaluate(() => localStorage.getItem('wurfzabel.game.state'));
      const now = await positionOf(page);
      const text = JSON.parse((await stored())!) as { readonly record: unknown };
      await page.locator('.record li button').nth(9).click();
      await page.getByText(/line 10 of/).waitFor();
      expect(await page.locator('.record [aria-current="step"]').count()).toBe(1);
      expect(await page.locator('[data-deed]').count()).toBe(0);
      const then = await positionOf(page);
      expect(then).not.toEqual(now);
      await page.keyboard.press('ArrowDown');
      await page.getByText(/line 11 of/).waitFor();
      await clickWhenSeen(page.getByRole('button', { name: 'One step back' }));
      await page.getByText(/line 10 of/).waitFor();
      expect((await positionOf(page)).slice(0, 26)).toEqual(then.slice(0, 26));
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'To the beginning' }).click();
      await page.getByText('before the first throw').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('[data-deed]').first().waitFor();
      expect(await positionOf(page)).toEqual(now);
      expect((JSON.parse((await stored())!) as { readonly record: unknown }).record).toEqual(
        text.record,
      );
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'a finished game: reviewed, kept over a reload, exact tables named, an exercise solved',
    { timeout: 180_000 },
    async () => {
      const { page, faults } = await site.open();
      await openRecord(page, site.address, SHORT);
      await clickWhenSeen(page.locator('.result').getByRole('link', { name: 'Review' }));
      await page.locator('.now').waitFor();
      await whenDone(page);
      // White's play is the first line: the best is told, and that a table says so.
      await page.getByText(/gives away \d\.\d{3} \(blunder\)/).waitFor();
      expect(await page.locator('.now').innerText()).toMatch(/Exact: this end/);
      expect(await page.locator('.totals').innerText()).toMatch(/Errors: blunder\s+1\s+0/);
      const kept = await page.evaluate(() => localStorage.getItem('wurfzabel.review.state'));
      expect(kept).toMatch(/"source":"exact"/);
      expect(await axeFaults(page)).toEqual([]);
      await page.reload();
      await page.getByText(/gives away \d\.\d{3} \(blunder\)/).waitFor();
      expect(await page.locator('progress').count()).toBe(0);

      await page.locator('input[value="exercises"]').check();
      await page.getByText('Exercise 1 of 1').waitFor();
      const step = async (label: string): Promise<void> => {
        await page
          .locator('.wz-can-move')
          .and(page.getByLabel(new RegExp(`^Point ${label},`)))
          .click();
        await page.waitForTimeout(270);
      };
      // The play that was made is told to be just that.
      await step('5');
      await page
        .locator('.wz-place')
        .and(page.getByLabel(/^Point 1,/))
        .click();
      await page.waitForTimeout(270);
      await page.getByRole('button', { name: 'That is my play' }).click();
      await page.getByText(/^That is what was played\. It gives away/).waitFor();
      await clickWhenSeen(page.getByRole('button', { name: 'Once more' }));
      await page.getByRole('button', { name: 'Show the answer' }).click();
      await page.getByText(/^Best: .* Played was 5\/1/).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Once more' }).click();
      // The 1 takes a man off, the 3 brings the rearmost on.
      for (const label of ['1', '5']) await step(label);
      await page.getByRole('button', { name: 'That is my play' }).click();
      await page.getByText('Yes: the best play.').waitFor();
      await clickWhenSeen(page.getByRole('button', { name: 'See it in the game' }));
      await page.getByText(/gives away \d\.\d{3} \(blunder\)/).waitFor();
      // Errors are one's own unless both sides' are asked for; here the computer made none.
      const next = page.getByRole('button', { name: /next error/i });
      expect(await next.getAttribute('aria-label')).toBe('Your next error');
      await page.locator('.whose select').selectOption({ label: 'both sides’' });
      expect(await next.getAttribute('aria-label')).toBe('Next error, of either side');
      await page.getByText('What error and luck mean').click();
      await page.getByText('The judge is the trained computer.').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'an exercise on a phone: the board and the task stand above the buttons',
    { timeout: 120_000 },
    async () => {
      const { page, faults } = await site.open({ width: 360, height: 740 });
      await openReview(page, SHORT);
      await whenDone(page);
      await page.locator('input[value="exercises"]').check();
      await page.locator('.exercise .wz-can-move').first().waitFor();
      const room = () =>
        page.evaluate(() => {
          const box = (name: string) =>
            document.querySelector(`.exercise ${name}`)!.getBoundingClientRect();
          return box('.task').top >= 0 && box('.wz-board').bottom <= box('.row').top;
        });
      await expect.poll(room).toBe(true);
      expect(await axeFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'a worker that ends in its middle is replaced, and the review is finished',
    { timeout: 180_000 },
    async () => {
      const { page, faults } = await site.open();
      const parsed = parseMat(MAT);
      if (!parsed.ok) throw new Error(parsed.fault.message);
      // As above: unanswered, the worker stays in its middle; the next one is answered.
      await page.addInitScript(() => {
        const answer = MessagePort.prototype.postMessage;
        MessagePort.prototype.postMessage = () => undefined;
        addEventListener('answer', () => (MessagePort.prototype.postMessage = answer));
      });
      await openReview(page, recordOf(parsed.value.log));
      const bar = page.locator('progress');
      const done = () => bar.evaluate(shown => (shown as HTMLProgressElement).value);
      await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(0);
      await page.evaluate(() => dispatchEvent(new Event('answer')));
      await endWorkers(page, 'review.worker');
      await whenDone(page);
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      const review = await page.evaluate(() => localStorage.getItem('wurfzabel.review.state'));
      expect((JSON.parse(review!) as KeptReview).review.throws.length).toBeGreaterThan(0);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'left in the middle, a review goes on from there when one comes back',
    { timeout: 180_000 },
    async () => {
      const { page, faults } = await site.open();
      const parsed = parseMat(MAT);
      if (!parsed.ok) throw new Error(parsed.fault.message);
      // The worker waits for an answer when it has told how far it is: unanswered, it is in its middle however fast the machine is.
      await page.addInitScript(() => {
        if (localStorage.getItem('hold') !== null)
          MessagePort.prototype.postMessage = () => undefined;
      });
      await page.goto(site.address);
      await page.evaluate(() => localStorage.setItem('hold', ''));
      await openReview(page, recordOf(parsed.value.log));
      const bar = page.locator('progress');
      const done = () => bar.evaluate(shown => (shown as HTMLProgressElement).value);
      const kept = async (): Promise<ReviewPart | undefined> => {
        const text = await page.evaluate(() => localStorage.getItem('wurfzabel.reviewing.state'));
        return text === null ? undefined : (JSON.parse(text) as { part: ReviewPart }).part;
      };
      await expect.poll(done, { timeout: 60_000 }).toBeGreaterThan(0);
      const before = await done();
      await page.reload();
      const first = (await kept())!;
      expect(first.progress.done).toBe(before);
      expect(first.review.throws.length).toBeGreaterThan(0);
      await bar.waitFor();
      expect(await done()).toBeGreaterThanOrEqual(before);
      await clickWhenSeen(page.getByRole('link', { name: 'Back to the game' }));
      await page.locator('.record').waitFor();
      // A luck that no judge would find: it is not judged again.
      await page.evaluate(() => {
        localStorage.removeItem('hold');
        const stored = JSON.parse(localStorage.getItem('wurfzabel.reviewing.state')!) as {
          readonly part: { readonly review: { readonly throws: { luck: number }[] } };
        };
        stored.part.review.throws[0]!.luck = 7.25;
        localStorage.setItem('wurfzabel.reviewing.state', JSON.stringify(stored));
      });
      await page.goto(`${site.address}review/state`);
      await page.locator('.now').waitFor();
      await whenDone(page);
      const review = await page.evaluate(() => localStorage.getItem('wurfzabel.review.state'));
      const { review: whole } = JSON.parse(review!) as KeptReview;
      expect(whole.throws[0]!.luck).toBe(7.25);
      for (const [i, each] of first.review.throws.entries())
        if (i > 0) expect(whole.throws[i]!.luck).toBeCloseTo(each.luck, 4);
      expect(await kept()).toBeUndefined();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'a match of another program: opened, reviewed game by game, on a phone and in the dark',
    { timeout: 240_000 },
    async () => {
      const { page, faults } = await site.open({ width: 360, height: 740, dark: true });
      await page.goto(site.address);
      await page.locator('input[type="file"]').setInputFiles({
        name: 'match.mat',
        mimeType: 'text/plain',
        buffer: Buffer.from(MAT),
      });
      await clickWhenSeen(page.locator('.result').getByRole('link', { name: 'Review' }));
      await page.locator('.now').waitFor();
      await whenDone(page);
      await page.getByLabel('Game of the match').selectOption({ label: 'Game 1' });
      expect(await page.locator('.list li').count()).toBeGreaterThan(50);
      expect(await page.locator('.totals').innerText()).toMatch(/Anna[^]*Bert/);
      // From error to error, by key and by button.
      await page.keyboard.press('n');
      await page
        .getByText(/gives away/)
        .first()
        .waitFor();
      expect(await axeFaults(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(360);
      // The graph leads to the moment under the finger.
      const graph = (await page.locator('figure svg').boundingBox())!;
      await page.locator('figure svg').click({ position: { x: graph.width - 4, y: 40 } });
      expect(await page.locator('.list [aria-current="step"]').innerText()).toMatch(/wins|point/i);

      await page.locator('.list li button').nth(8).click();
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByRole('dialog').getByRole('radio', { name: 'Master' }).check({ force: true });
      await page.getByRole('button', { name: 'Start' }).click();
      await page.waitForURL(/\/play\//);
      await page.locator('.wz-place').first().waitFor();
      const games = await page.evaluate(() =>
        Object.keys(localStorage)
          .filter(key => key.startsWith('wurfzabel.game.'))
          .map(
            key =>
              JSON.parse(localStorage.getItem(key)!) as {
                level: string;
                over: boolean;
              },
          ),
      );
      // The old match is there still, whole.
      expect(games.length).toBe(2);
      expect(games.find(({ over }) => !over)?.level).toBe('master');
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'a file that is no record says so in the reader’s language',
    { timeout: 60_000 },
    async () => {
      const { page } = await site.open({ settings: { language: 'de' } });
      await page.goto(site.address);
      await page.locator('input[type="file"]').setInputFiles({
        name: 'bad.mat',
        mimeType: 'text/plain',
        buffer: Buffer.from(MAT.replace('13/8 24/22', '13/8 24/23')),
      });
      await page.getByText(/lassen die Regeln nicht zu: .*game 1, entry 2/).waitFor();
      await page.locator('input[type="file"]').setInputFiles({
        name: 'good.json',
        mimeType: 'application/json',
        buffer: Buffer.from(makeRecordText(SHORT)),
      });
      await page.locator('.result').waitFor();
      await page.goto(`${site.address}review/none`);
      await page.locator('.message').waitFor();
      expect(parseMat(MAT).ok).toBe(true);
      await page.context().close();
    },
  );
});
