import { GAMES } from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { describeSite } from './site.ts';
import { heard, playByKeys, playByText } from './textplayer.ts';
import { openRecord, openState, STATES } from './states.ts';

/** The board for those who do not see it, and for those who would rather type. */
describeSite('the text board', site => {
  const begin = async (
    gameId: string,
    seed: number,
    settings: Readonly<Record<string, unknown>>,
  ) => {
    const opened = await site.open({ settings });
    const { page } = opened;
    await page.goto(`${site.address}?seed=${seed}`);
    await page.locator(`input[name="game"][value="${gameId}"]`).check({ force: true });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.wz-place').first().waitFor();
    return opened;
  };

  for (const game of GAMES)
    test.concurrent(
      `a whole game of ${game.name} by roles and names alone`,
      { timeout: 300_000 },
      async () => {
        const { page, faults } = await begin(game.id, 1855, { textBoard: true, talk: 'full' });
        const played = await playByText(page, 11);
        expect(played.result).toMatch(/wins?/);
        expect(played.presses).toBeGreaterThan(60);
        const said = [...played.said].join('\n');
        expect(said).toMatch(/The computer: \d and \d\./);
        expect(said).toMatch(/You: .*(\d to \d|in on \d|off from)/);
        expect(said).toMatch(/Can go to/);
        expect(faults).toEqual([]);
        await page.context().close();
      },
    );

  for (const { id } of GAMES)
    test.concurrent(
      `a whole game on the drawn board by keys alone: ${id}`,
      { timeout: 300_000 },
      async () => {
        const { page, faults } = await begin(id, 77, { oneTap: false });
        const keys = await playByKeys(page, 5);
        expect(await page.locator('.result').innerText()).toMatch(/wins?/);
        expect(keys).toBeGreaterThan(200);
        expect(faults).toEqual([]);
        await page.context().close();
      },
    );

  test('24 points and the trays, in the order of the way, each with a name of its own', async () => {
    const { page } = await site.open({ settings: { textBoard: true } });
    await openState(page, site.address, 'undersides may be played');
    const cdp = await page.context().newCDPSession(page);
    const names = (await heard(cdp))
      .filter(thing => thing.role === 'button' && thing.within.includes('Text board'))
      .map(thing => thing.name);
    const points = names.filter(name => name.startsWith('Point '));
    expect(points.map(name => Number(/^Point (\d+)/.exec(name)![1]))).toEqual(
      Array.from({ length: 24 }, (_, i) => i + 1),
    );
    expect(names.filter(name => /in hand|borne off/.test(name)).length).toBe(4);
    expect(points[5]).toBe('Point 6, 5 white men, can move');
    // One stop for Tab, from there by arrows; what comes after the men is the next stop.
    const place = page.locator('[data-text-place][tabindex="0"]');
    expect(await place.count()).toBe(1);
    await page.keyboard.press('/');
    for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
    const here = (): Promise<string> => page.locator(':focus').innerText();
    expect(await here()).toMatch(/^Point 6,/);
    for (const [key, point] of [
      ['ArrowRight', 7],
      ['ArrowDown', 13],
      ['ArrowLeft', 12],
      ['ArrowUp', 6],
    ] as const) {
      await page.keyboard.press(key);
      expect(await here(), key).toMatch(new RegExp(`^Point ${point},`));
    }
    await page.keyboard.press('Tab');
    expect(await here()).toBe('Stop here');
    await page.context().close();
  });

  test('undersides that may be left are not listed as owed', async () => {
    const { page } = await site.open({ settings: { textBoard: true } });
    const entry = { throw: [2, 2], steps: [[6, 2]], open: true };
    const begun = {
      ...STATES['undersides may be played'],
      games: [{ turns: [{ side: 'white', entries: [entry] }] }],
    };
    await openRecord(page, site.address, begun);
    const dice = page.locator('.text-board .dice');
    expect(await dice.innerText()).toMatch(/to play: 3 × 2 and, if wished, 4 × 5$/);
    await openState(page, site.address, 'undersides may be played');
    await expect.poll(() => dice.innerText()).toMatch(/optional: /);
    await page.context().close();
  });

  test('a whole game typed', { timeout: 300_000 }, async () => {
    const { page, faults } = await begin('contraerer-puff', 4, { speed: 'instant' });
    const input = page.getByLabel('Type a play');
    await page.keyboard.press('/');
    expect(await input.evaluate(element => element === document.activeElement)).toBe(true);
    let typed = 0;
    for (let i = 0; i < 9000 && (await page.locator('.result').count()) === 0; i++) {
      const now = await page.evaluate(() => ({
        deed: document.querySelector<HTMLElement>('.main[aria-disabled="false"]')?.innerText ?? '',
        canMove: document.querySelector('.wz-can-move') !== null,
        example: document.querySelector<HTMLInputElement>('form input')?.placeholder ?? '',
      }));
      const text = now.canMove ? now.example : now.deed;
      if (text === '') {
        await page.waitForTimeout(10);
        continue;
      }
      await input.fill(text);
      await input.press('Enter');
      typed++;
    }
    expect(await page.locator('.result').innerText()).toMatch(/wins?/);
    expect(typed).toBeGreaterThan(60);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('what is typed wrongly says why and stays to be mended', { timeout: 60_000 }, async () => {
    const { page } = await site.open({ settings: { talk: 'full' } });
    await openState(page, site.address, 'two ways lead to one point');
    const input = page.getByLabel('Type a play');
    const fault = page.locator('form .fault');
    for (const [text, told] of [
      ['18/14/x', /“x”|“18\/14\/x”/],
      ['blunder', /“blunder” is not a play\. Write from\/to, for instance \d+\//],
      ['40/3', /“40”|“40\/3”/],
      ['18/12', /The numbers left, 3 and 4, do not lead there/],
      ['pass', /You cannot pass: 3 or 4 can be played/],
    ] as const) {
      await input.fill(text);
      await input.press('Enter');
      expect(await fault.innerText(), text).toMatch(told);
      expect(await input.inputValue()).toBe(text);
    }
    await input.fill('18/14*/11');
    await input.press('Enter');
    expect(await fault.innerText()).toBe('');
    expect(await page.locator('.record li').last().innerText()).toContain('18/14*/11');
    await input.fill('undo');
    await input.press('Enter');
    expect(await page.getByRole('log').innerText()).toMatch(/18 to 14, a hit[^]*Taken back/);
    await page.context().close();
  });

  test('the same point has the same letter and number for both, also when typed', async () => {
    const { page } = await site.open({
      settings: { numbers: 'lettered', textBoard: true },
    });
    await openState(page, site.address, 'undersides may be played');
    await page
      .getByRole('button', { name: /^Point 11A, one white man, can move/ })
      .first()
      .waitFor();
    await page.getByLabel('Type a play').fill('11A/6A');
    await page.getByLabel('Type a play').press('Enter');
    expect(await page.locator('.record li').last().innerText()).toContain('11A/6A');
    await page.context().close();
  });

  test('axe finds nothing, and every button is large enough', { timeout: 120_000 }, async () => {
    for (const look of [
      { width: 360, height: 740, dark: true },
      { width: 1280, height: 800 },
      // 1280 × 800 at 200 %.
      { width: 640, height: 400 },
    ]) {
      const { page } = await site.open({ ...look, settings: { textBoard: true } });
      await openState(page, site.address, 'undersides may be played');
      await page.locator('[data-text-place="5"]').click();
      expect(await axeFaults(page), `${look.width}`).toEqual([]);
      const small = await page.evaluate(
        () =>
          [...document.querySelectorAll('.text-board button, .text-board input, .actions button')]
            .map(element => element.getBoundingClientRect())
            .filter(box => box.width > 0 && (box.width < 43.5 || box.height < 43.5)).length,
      );
      expect(small, `${look.width}: smaller than 44 px`).toBe(0);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider, `${look.width}: nothing sticks out sideways`).toBe(0);
      await page.context().close();
    }
  });

  test('written from right to left the page holds together', { timeout: 60_000 }, async () => {
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      const { page } = await site.open({ width, height, settings: { textBoard: true } });
      await openState(page, site.address, 'undersides may be played');
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      const places = await page.evaluate(() => {
        const x = (place: number) =>
          document.querySelector(`.wz-place[data-place="${place}"]`)!.getBoundingClientRect().x;
        return { first: x(0), sixth: x(5) };
      });
      expect(places.first, 'the board itself keeps its way').toBeGreaterThan(places.sixth);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
      await page.context().close();
    }
  });
});
