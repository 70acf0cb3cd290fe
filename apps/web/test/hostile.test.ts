import { GAMES, seeded } from '@wurfzabel/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeSite } from './site.ts';
import { look, positionOf } from './player.ts';
import { openRecord } from './states.ts';

const RECORD = {
  format: 'wurfzabel-record',
  version: 1,
  game: 'contraerer-puff',
  edition: 1,
  match: { length: 0 },
  players: { white: { kind: 'person', name: 'a' }, black: { kind: 'computer', name: 'b' } },
  start: {
    turn: 'white',
    white: { 3: 5, 6: 5, 9: 5 },
    black: { 0: 15 },
    doublets: { white: 1, black: 0 },
  },
  games: [{ turns: [{ side: 'white', entries: [{ throw: [2, 2], steps: [], open: true }] }] }],
} as const;

/** What a finger does that nobody meant: each may cost nothing and move nothing twice. */
describeSite('hostile input', site => {
  const open = async (settings: Readonly<Record<string, unknown>> = { oneTap: false }) => {
    const { page } = await site.open({ settings });
    await openRecord(page, site.address, RECORD);
    return page;
  };
  /** The middle of a place, near its foot in the bottom row. */
  const at = async (page: Page, place: number) => {
    const box = (await page.locator(`.wz-place[data-place="${place}"]`).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height - 60 };
  };
  const steps = (page: Page): Promise<number> => page.locator('.chip.played').count();
  /** A touch as the board hears it, with a time of its own. */
  const touch = (
    page: Page,
    type: string,
    { x, y }: { readonly x: number; readonly y: number },
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<void> =>
    page.evaluate(
      ([kind, clientX, clientY, rest]) => {
        const target = document.elementFromPoint(clientX as number, clientY as number)!;
        target.dispatchEvent(
          new PointerEvent(kind as string, {
            bubbles: true,
            cancelable: true,
            clientX: clientX as number,
            clientY: clientY as number,
            pointerId: 1,
            pointerType: 'touch',
            isPrimary: true,
            button: 0,
            buttons: kind === 'pointerup' ? 0 : 1,
            ...(rest as object),
          }),
        );
      },
      [type, x, y, more] as const,
    );

  test.concurrent.each(GAMES)(
    'a whole game of $name by touch on a phone',
    { timeout: 300_000 },
    async game => {
      const context = await site.browser.newContext({
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        locale: 'en',
        serviceWorkers: 'block',
      });
      await context.addInitScript(() =>
        localStorage.setItem('wurfzabel.settings', JSON.stringify({ speed: 'instant' })),
      );
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', error => faults.push(error.message));
      await page.goto(`${site.address}?seed=31`);
      await page.locator(`input[name="game"][value="${game.id}"]`).check({ force: true });
      await page.getByRole('button', { name: 'Start the game' }).tap();
      await page.locator('.wz-place').first().waitFor();
      const chance = seeded(31);
      let taps = 0;
      let last = '';
      for (let idle = 0; idle < 4000;) {
        const sight = await look(page);
        if (sight.isOver) break;
        const deeds = Object.entries(sight.deeds)
          .filter(([key]) => /^(throw|confirm|stop|take)$/.test(key))
          .map(([, spot]) => spot);
        const [list] = [sight.routes, sight.targets, sight.movable, deeds].filter(
          l => l.length > 0,
        );
        if (list === undefined) {
          idle++;
          await page.waitForTimeout(10);
          continue;
        }
        const spot = list[chance.below(list.length)]!;
        // The board takes quick taps on one place for one.
        if (spot.place !== '' && spot.place === last) await page.waitForTimeout(270);
        last = spot.place;
        await page.touchscreen.tap(spot.x, spot.y);
        taps++;
        idle = 0;
      }
      expect(await page.locator('.result').innerText()).toMatch(/wins?/);
      expect(taps).toBeGreaterThan(100);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  test('two quick taps on different places pick up and put down', async () => {
    const page = await open();
    const from = await at(page, 2);
    const to = await at(page, 4);
    await page.mouse.click(from.x, from.y);
    await page.mouse.click(to.x, to.y);
    expect(await steps(page)).toBe(1);
    await page.context().close();
  });

  test('a double click and a triple click move one man', { timeout: 60_000 }, async () => {
    const page = await open({ oneTap: true });
    await page.locator('.wz-place[data-place="2"]').click();
    // Three taps in one task: no machine is too slow for a burst. How long a burst lasts is tested without a browser.
    await page.evaluate(() => {
      const target = document.querySelector('.wz-place[data-place="4"]')!;
      const box = target.getBoundingClientRect();
      const middle = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
      const press = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, ...middle };
      for (let i = 0; i < 3; i++) {
        target.dispatchEvent(new PointerEvent('pointerdown', { ...press, buttons: 1 }));
        target.dispatchEvent(new PointerEvent('pointerup', press));
      }
    });
    expect(await steps(page)).toBe(1);
    expect(await page.locator('.wz-can-land').count(), 'nor is the man picked up again').toBe(0);
    await page.context().close();
  });

  test('a man let go outside the board, or where he was, is where he was', async () => {
    const page = await open();
    const before = await positionOf(page);
    const from = await at(page, 2);
    for (const to of [
      { x: 1270, y: 5 },
      { x: from.x + 3, y: from.y + 3 },
    ]) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x - 60, from.y - 60, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      expect(await positionOf(page)).toEqual(before);
      expect(await page.locator('.wz-lifted').count()).toBe(0);
      await page.waitForTimeout(300);
    }
    await page.context().close();
  });

  test('a second finger neither moves a man nor takes the first one’s', async () => {
    const page = await open();
    const from = await at(page, 2);
    const other = await at(page, 5);
    const to = await at(page, 4);
    await touch(page, 'pointerdown', from);
    await touch(page, 'pointermove', { x: from.x - 30, y: from.y - 30 });
    await touch(page, 'pointerdown', other, { pointerId: 2, isPrimary: false });
    await touch(
      page,
      'pointermove',
      { x: other.x - 60, y: other.y },
      { pointerId: 2, isPrimary: false },
    );
    await touch(page, 'pointerup', other, { pointerId: 2, isPrimary: false });
    expect(await steps(page)).toBe(0);
    expect(await page.locator('.wz-lifted').count(), 'the first is still held').toBe(1);
    await touch(page, 'pointermove', to);
    await touch(page, 'pointerup', to);
    expect(await steps(page)).toBe(1);
    await page.context().close();
  });

  test('a touch that the browser takes away puts the man back', async () => {
    const page = await open();
    const before = await positionOf(page);
    const from = await at(page, 2);
    await touch(page, 'pointerdown', from);
    await touch(page, 'pointermove', { x: from.x - 30, y: from.y - 30 });
    await touch(page, 'pointercancel', { x: from.x - 30, y: from.y - 30 });
    expect(await positionOf(page)).toEqual(before);
    expect(await page.locator('.wz-lifted').count()).toBe(0);
    await page.context().close();
  });

  test('a button that has just come, or come to mean something else, takes no tap', async () => {
    const page = await open();
    // Pressed in the same task in which it changes: no machine is too slow for that.
    const pressed = await page.evaluate(async () => {
      const table = document.querySelector('.table')!;
      const presses: string[] = [];
      const button = document.createElement('button');
      button.addEventListener('click', () => presses.push(button.dataset['deed'] ?? 'new'));
      const tap = () =>
        button.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
        );
      const byKey = () =>
        button.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }),
        );
      const watched = () => new Promise<void>(resolve => queueMicrotask(resolve));
      table.append(button);
      await watched();
      tap();
      const fresh = presses.length;
      byKey();
      await new Promise(resolve => setTimeout(resolve, 400));
      tap();
      button.dataset['deed'] = 'confirm';
      await watched();
      tap();
      const changed = presses.length;
      await new Promise(resolve => setTimeout(resolve, 400));
      tap();
      button.remove();
      return { fresh, changed, presses };
    });
    expect(pressed.fresh).toBe(0);
    expect(pressed.changed).toBe(2);
    expect(pressed.presses).toEqual(['new', 'new', 'confirm']);
    await page.context().close();
  });
});
