import { recordOf } from '@wurfzabel/records';
import { GAMES } from '@wurfzabel/rules';
import type { Page } from 'playwright-core';
import { assert, expect, test } from 'vitest';
import { clickWhenSeen, openPage } from './browser.ts';
import { describeSite } from './site.ts';
import { played } from './played.ts';
import { playWholeGame, positionOf } from './player.ts';
import { axeFaults } from './axe.ts';
import { openRecord, openState, STATES } from './states.ts';

describeSite('the page in a browser', site => {
  const begin = async (gameId: string, seed: number, look: Parameters<typeof openPage>[1] = {}) => {
    const opened = await site.open(look);
    const { page } = opened;
    await page.goto(`${site.address}?seed=${seed}`);
    await page.locator(`input[name="game"][value="${gameId}"]`).check({ force: true });
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.wz-place').first().waitFor();
    return opened;
  };

  // Side by side: most of a game's time is waiting, as a person's would be.
  for (const game of GAMES)
    test.concurrent(
      `a whole game of ${game.name} against the computer`,
      { timeout: 180_000 },
      async () => {
        const { page, faults } = await begin(game.id, 1855);
        const seen = await playWholeGame(page, 7, (before, after) =>
          assert.deepEqual(after, before),
        );
        expect(await page.locator('.result').innerText()).toMatch(
          /wins? [^]*All (your|the computer’s) men are off\./,
        );
        expect(seen.reloads, 'the page was loaded anew in the middle of a play').toBeGreaterThan(0);
        expect(faults).toEqual([]);
        await page.context().close();
      },
    );

  test(
    'two people, with every house rule that asks something: naming a doublet, the rest, the cube, a match',
    { timeout: 90_000 },
    async () => {
      const { page, faults } = await site.open();
      await page.goto(`${site.address}?seed=153`);
      await page.getByLabel('A person at this board').check();
      await page.getByText('Length, cube, house rules').click();
      await page.getByLabel('Length').selectOption('3');
      await page.getByRole('checkbox', { name: 'Doubling cube' }).check();
      await page.locator('summary').last().click();
      for (const rule of ['One and two', 'The rest for the opponent', 'Pile', 'Row'])
        await page.getByLabel(rule, { exact: true }).check();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.locator('.wz-place').first().waitFor();
      const same = (before: readonly string[], after: readonly string[]) =>
        assert.deepEqual(after, before);
      // What comes when depends on how quick the machine is; it all comes in the end.
      const wanted = ['throw', 'confirm', 'stop', 'double', 'take', 'name'];
      const deeds = new Set<string>();
      for (let i = 12; i < 17 && !wanted.every(deed => deeds.has(deed)); i++) {
        const seen = await playWholeGame(page, i, same, { most: 420, never: ['drop'] });
        for (const deed of seen.deeds) deeds.add(deed.replace(/^name-\d/, 'name'));
      }
      expect([...deeds]).toEqual(expect.arrayContaining(wanted));
      // Resigning: offered and refused, offered again and taken.
      const resign = page.getByRole('button', { name: 'Resign', exact: true });
      const offer = async (answer: string) => {
        for (let i = 0; i < 20 && (await resign.isDisabled()); i++)
          await playWholeGame(page, i, () => undefined, { most: 1 });
        await resign.click();
        await page.getByRole('button', { name: /^Offer 1\b/ }).click();
        await page.waitForTimeout(200);
        await page.getByRole('button', { name: answer }).click();
      };
      await offer('Refuse');
      expect(await page.getByRole('alert').first().innerText()).toMatch(/refused/);
      await offer('Accept');
      await page.locator('.result').waitFor();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test('the start page by keys: nothing hides the focus, and it goes along into the game', async () => {
    const { page } = await site.open({ width: 360, height: 740 });
    await page.goto(site.address);
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    const focused = page.locator(':focus');
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab');
      const isSeen = await focused.evaluate(element => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 3, bottom - 3].every(y => {
          const there = document.elementFromPoint(left + 20, y);
          const seen = there?.closest('label') ?? there;
          return seen?.contains(element) === true || element.contains(seen);
        });
      });
      expect(isSeen, await focused.evaluate(element => element.outerHTML)).toBe(true);
      if (/Start the game/.test(await focused.innerText())) break;
    }
    await page.keyboard.press('Enter');
    await page.locator('[data-deed="throw"]:focus').waitFor();
    await page.context().close();
  });

  test('by keyboard alone: throw, enter men, take back, confirm', { timeout: 30_000 }, async () => {
    const { page, faults } = await begin('contraerer-puff', 7);
    const key = async (name: string) => {
      await page.keyboard.press(name);
      await page.waitForTimeout(160);
    };
    await page.locator('body').click({ position: { x: 2, y: 2 } });
    for (let i = 0; i < 30 && (await page.locator('.wz-can-move').count()) === 0; i++)
      await key('Space');
    // The focus goes where the next key acts: to the men, to what comes after them, and to the men again.
    await page.locator('.wz-can-move:focus').waitFor();
    const before = await positionOf(page);
    await key('Enter');
    await key('Backspace');
    assert.deepEqual(await positionOf(page), before);
    await key('Enter');
    await key('Enter');
    expect(await page.locator('.prompt').innerText()).toMatch(/All is played/);
    await page.locator('[data-deed="confirm"]:focus').waitFor();
    await key('Enter');
    expect(await page.locator('.prompt').innerText()).not.toMatch(/All is played/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test(
    'the end says what of the loser’s men makes the points, with the paragraph',
    { timeout: 60_000 },
    async () => {
      const { page, faults } = await site.open();
      for (const [game, options, black, points, says] of [
        ['contraerer-puff', {}, { 0: 1, 18: 14 }, 3, 'still has a man in hand: three points.'],
        ['langer-puff', {}, { 6: 1, 18: 14 }, 2, 'a man in the first quarter: two points.'],
        ['contraerer-puff', {}, { 7: 1, 18: 14 }, 1, 'or in the first quarter: one point.'],
        ['puff', {}, { 0: 15 }, 1, 'Every win counts one point.'],
        ['backgammon', {}, { 18: 14, 25: 1 }, 1, 'has borne off a man, too: one point.'],
        ['backgammon', {}, { 18: 15 }, 2, 'has borne off no man: two points, a gammon.'],
        ['backgammon', {}, { 6: 1, 18: 14 }, 3, 'first quarter: three points, a backgammon.'],
        ['backgammon', { jacoby: true, cube: true }, { 18: 15 }, 1, 'Nobody has doubled'],
      ] as const) {
        // Backgammon owes the higher number where only one can be played, Puff the lower.
        const by = game === 'backgammon' ? 5 : 1;
        const ended = {
          ...STATES['the last man goes off'],
          game,
          options,
          start: { turn: 'white', white: { 24: 1, 25: 14 }, black },
          games: [
            {
              turns: [{ side: 'white', entries: [{ throw: [1, 5], steps: [[24, by]] }] }],
              result: { winner: 'white', points, by: 'off' },
            },
          ],
        };
        await openRecord(page, site.address, ended);
        const result = page.locator('.result');
        await result.waitFor();
        expect(await result.innerText()).toContain(says);
        await result.getByRole('link', { name: 'Rules' }).waitFor();
      }
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  const linesOf = (page: Page): Promise<readonly string[]> =>
    page.locator('.record li').allInnerTexts();

  test(
    'a second window watches, takes the game over, and plays on when the first is closed',
    { timeout: 30_000 },
    async () => {
      const { page } = await begin('langer-puff', 9, { settings: { speed: 'normal' } });
      const second = await page.context().newPage();
      await second.goto(page.url());
      const watching = second.getByText('open in another window');
      await watching.waitFor();
      expect(await second.locator('.prompt').innerText()).toMatch(/here you can only watch/);
      expect(await second.locator('[data-deed="throw"][aria-disabled="false"]').count()).toBe(0);
      await page.locator('[data-deed="throw"]').click();
      await second.locator('.record li').filter({ hasText: 'White' }).waitFor();
      // Taken over, and back: each time just one of them plays, and goes on from what the other did.
      const own = page.getByText('open in another window');
      await clickWhenSeen(second.getByRole('button', { name: 'Play here' }));
      await own.waitFor();
      await watching.waitFor({ state: 'detached' });
      expect(await page.locator('[aria-disabled="false"][data-deed]').count()).toBe(0);
      const areAlike = async () => (await linesOf(second)).join() === (await linesOf(page)).join();
      await expect.poll(areAlike).toBe(true);
      await clickWhenSeen(page.getByRole('button', { name: 'Play here' }));
      await watching.waitFor();
      await own.waitFor({ state: 'detached' });
      await page.close();
      await watching.waitFor({ state: 'detached' });
      await second.locator('[data-deed][aria-disabled="false"], .wz-can-move').first().waitFor();
      await second.context().close();
    },
  );

  test(
    'what the window before stored last comes through after the game was taken over',
    { timeout: 30_000 },
    async () => {
      const { page, faults } = await site.open();
      const record = recordOf(played('puff', 40));
      await openRecord(page, site.address, record, { white: 'person', black: 'person' });
      const second = await page.context().newPage();
      await second.goto(page.url());
      await clickWhenSeen(second.getByRole('button', { name: 'Play here' }));
      await page.getByText('open in another window').waitFor();
      const before = await linesOf(second);
      // The window that has handed over stores one more play, as one whose writing the browser was slow with.
      const later = JSON.stringify(recordOf(played('puff', 44)));
      await page.evaluate(text => {
        const key = 'wurfzabel.game.state';
        const stored = JSON.parse(localStorage.getItem(key)!) as object;
        localStorage.setItem(
          key,
          JSON.stringify({ ...stored, record: JSON.parse(text) as object }),
        );
      }, later);
      await expect.poll(async () => (await linesOf(second)).length).toBeGreaterThan(before.length);
      expect(faults).toEqual([]);
      await second.context().close();
    },
  );

  test(
    'axe finds nothing on the home page and the game page, light and dark, phone and desktop',
    { timeout: 60_000 },
    async () => {
      for (const dark of [false, true])
        for (const [width, height] of [
          [360, 740],
          [1280, 800],
        ] as const) {
          const where = `${width} ${dark ? 'dark' : 'light'}`;
          const { page } = await site.open({ width, height, dark });
          await page.goto(`${site.address}?seed=3`);
          await page.locator('summary').first().click();
          await page.locator('summary').last().click();
          expect(await axeFaults(page), `home ${where}`).toEqual([]);
          await page.getByRole('button', { name: 'Start the game' }).click();
          await page.locator('.wz-place').first().waitFor();
          await page.getByRole('button', { name: 'Throw for the start' }).click();
          expect(await axeFaults(page), `game ${where}`).toEqual([]);
          await page.getByRole('button', { name: 'Settings' }).click();
          expect(await axeFaults(page), `settings ${where}`).toEqual([]);
          await page.context().close();
        }
    },
  );

  test('axe finds nothing in the moments of a game', { timeout: 90_000 }, async () => {
    for (const look of [{ width: 360, height: 740, dark: true }, {}]) {
      const { page, faults } = await site.open(look);
      for (const name of Object.keys(STATES) as (keyof typeof STATES)[]) {
        await openState(page, site.address, name);
        expect(await axeFaults(page), name).toEqual([]);
        if (name === 'the last man goes off') {
          await page.locator('.wz-can-move').click();
          await page.locator('[data-deed="confirm"]').click();
          expect(await page.locator('.result h2').innerText()).toMatch(/You win\s+3 points/);
          expect(await axeFaults(page), 'result').toEqual([]);
        }
        if (name === 'two ways lead to one point') {
          await page.locator('.wz-place[data-place="17"]').click();
          await page.locator('.wz-place[data-place="10"]').click();
          const ways = page.getByRole('group', { name: 'Which way?' });
          expect(await axeFaults(page), 'ways').toEqual([]);
          await ways.getByRole('button', { name: 'with 4+3, hits on 14' }).click();
          expect(await page.locator('.record li').last().innerText()).toContain('18/14*/11');
        }
      }
      expect(faults).toEqual([]);
      await page.context().close();
    }
  });

  test(
    'the helps play forced steps and confirm, and leave alone what was taken back',
    { timeout: 30_000 },
    async () => {
      const helps = { autoForced: true, autoConfirm: true };
      const { page, faults } = await begin('contraerer-puff', 7, { settings: helps });
      const own = page.locator('.record li').filter({ hasText: 'You:' });
      const throwing = page.locator(
        '[data-deed="throw"][aria-disabled="false"], [data-deed="stop"][aria-disabled="false"]',
      );
      // With all men in hand every step of an ordinary throw is forced.
      for (let i = 0; i < 6 && (await own.filter({ hasText: 'hand/' }).count()) < 2; i++) {
        await throwing.waitFor();
        await page.waitForTimeout(170);
        await throwing.click();
      }
      expect(await own.filter({ hasText: 'hand/' }).count()).toBeGreaterThanOrEqual(2);
      await openState(page, site.address, 'the last man goes off');
      await page.locator('.result').waitFor();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'a game left in the middle of the computer’s turn goes on',
    { timeout: 30_000 },
    async () => {
      const { page, faults } = await begin('contraerer-puff', 11, {
        settings: { speed: 'normal' },
      });
      await page.locator('[data-deed="throw"]').click();
      // Leave at several moments; whoever is on turn, the game must always come back and go on.
      for (const wait of [0, 300, 700, 1100]) {
        await page.waitForTimeout(wait);
        await page.reload();
        await page.locator('.wz-place').first().waitFor();
      }
      await page.locator('[data-deed]:not([aria-disabled="true"]), .wz-can-move').first().waitFor();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test('going back closes the settings', { timeout: 30_000 }, async () => {
    const { page, faults } = await begin('contraerer-puff', 1);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('a wrong target says why', { timeout: 30_000 }, async () => {
    const { page } = await begin('contraerer-puff', 1, { settings: { oneTap: false } });
    for (let i = 0; i < 50 && (await page.locator('.wz-can-move').count()) === 0; i++) {
      const button = page.locator('[data-deed]:not([aria-disabled="true"])');
      if (await button.count()) await button.first().click();
      await page.waitForTimeout(20);
    }
    await page.locator('.wz-can-move').first().click();
    const lower = Number(
      await page.locator('.chip.next').first().locator('span').first().innerText(),
    );
    const higher = Number(
      await page.locator('.chip.open').first().locator('span').first().innerText(),
    );
    await page.getByRole('button', { name: new RegExp(`^Point ${higher},`) }).click();
    expect(await page.getByRole('alert').first().innerText()).toBe(
      `The lower number, ${lower}, must be played first.`,
    );
    await page.context().close();
  });

  test(
    'damaged storage gives a message and keeps what was stored',
    { timeout: 30_000 },
    async () => {
      const { page } = await begin('puff', 5);
      const address = page.url();
      const id = address.split('/').at(-1)!;
      for (const damage of [
        '{"v":1',
        '{"v":1,"record":{"format":"wurfzabel-record","version":1}}',
        '{"v":9}',
      ]) {
        await page.evaluate(
          ([key, text]) => localStorage.setItem(key!, text!),
          [`wurfzabel.game.${id}`, damage],
        );
        await page.goto(address);
        await page.getByRole('alert').first().waitFor();
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download as it is' }).click();
        await download;
        expect(await page.evaluate(key => localStorage.getItem(key), `wurfzabel.game.${id}`)).toBe(
          damage,
        );
      }
      await page.context().close();
    },
  );

  test(
    'a record saved as a file and opened again is the same game',
    { timeout: 30_000 },
    async () => {
      const { page } = await begin('langer-puff', 21);
      for (let i = 0; i < 12; i++) {
        const next = page.locator('[data-deed]:not([aria-disabled="true"]), .wz-can-move').first();
        await next.waitFor();
        await next.click();
        await page.waitForTimeout(280);
      }
      const before = await positionOf(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save record' }).click();
      const file = await (await download).path();
      await page.goto(site.address);
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.locator('.wz-place').first().waitFor();
      const sameButSeed = (lines: readonly string[]) =>
        lines.filter(line => !line.includes('seed'));
      assert.deepEqual(sameButSeed(await positionOf(page)), sameButSeed(before));
      await page.context().close();
    },
  );

  test(
    'the language follows the choice, and the whole page with it',
    { timeout: 30_000 },
    async () => {
      const { page } = await site.open();
      await page.goto(site.address);
      await page.getByLabel('Language').selectOption('de');
      await page.getByRole('button', { name: 'Partie beginnen' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
      await page.reload();
      await page.getByRole('button', { name: 'Partie beginnen' }).waitFor();
      await page.context().close();
    },
  );

  test(
    'quick taps: one man from the hand by a double click and by a bounce, none back by a double click',
    { timeout: 60_000 },
    async () => {
      const enter = async (oneTap: boolean) => {
        const { page } = await site.open({ settings: { oneTap } });
        const record = {
          format: 'wurfzabel-record',
          version: 1,
          game: 'contraerer-puff',
          edition: 1,
          match: { length: 0 },
          players: {
            white: { kind: 'person', name: 'a' },
            black: { kind: 'person', name: 'b' },
          },
          start: { turn: 'white', white: { 0: 15 }, black: { 0: 15 } },
          games: [
            { turns: [{ side: 'white', entries: [{ throw: [2, 5], steps: [], open: true }] }] },
          ],
        };
        await openRecord(page, site.address, record);
        const box = (await page
          .locator('.wz-place[data-place="hand"].wz-can-move, .wz-can-move')
          .first()
          .boundingBox())!;
        return { page, at: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
      };
      type Entered = Awaited<ReturnType<typeof enter>>;
      const inHand = async ({ page }: Entered) =>
        15 - (await page.getByRole('button', { name: /, one white man/ }).count());

      /** Two taps whose gap, as the page saw it, lies between the bounds; a busy machine needs several tries. */
      const twoTaps = async (
        oneTap: boolean,
        gap: readonly [least: number, most: number],
        look: (entered: Entered) => Promise<void>,
      ): Promise<void> => {
        for (let tries = 0; tries < 12; tries++) {
          const entered = await enter(oneTap);
          const { page, at } = entered;
          await page.evaluate(() => {
            const times: number[] = [];
            Object.assign(globalThis, { tapTimes: times });
            addEventListener('pointerup', event => times.push(event.timeStamp), true);
          });
          await page.mouse.click(at.x, at.y);
          if (gap[0] > 0) await page.waitForTimeout(gap[0] + 20);
          await page.mouse.click(at.x, at.y);
          await page.waitForTimeout(100);
          const times = await page.evaluate(
            () => (globalThis as unknown as { tapTimes: number[] }).tapTimes,
          );
          const seen = times[1]! - times[0]!;
          const isMeant = seen >= gap[0] && seen < gap[1];
          if (isMeant) await look(entered);
          await page.context().close();
          if (isMeant) return;
        }
        throw new Error(`no two taps between ${gap[0]} and ${gap[1]} ms apart in twelve tries`);
      };

      await twoTaps(true, [90, 250], async entered =>
        expect(await inHand(entered), 'a double click').toBe(14),
      );
      await twoTaps(true, [0, 70], async entered =>
        expect(await inHand(entered), 'two clicks at once').toBe(14),
      );
      await twoTaps(false, [90, 250], async ({ page }) =>
        expect(await page.locator('.wz-can-land').count(), 'still picked up').toBe(1),
      );
    },
  );

  test('dragging a man who cannot move says why', { timeout: 30_000 }, async () => {
    const { page } = await site.open();
    // Men in hand first, in a game where they must come in first.
    const record = {
      ...STATES['two ways lead to one point'],
      start: { turn: 'white', white: { 0: 1, 7: 2, 12: 12 }, black: { 14: 1, 15: 1, 20: 13 } },
    };
    await openRecord(page, site.address, record);
    const man = page.locator('.wz-place[data-place="17"]');
    const box = (await man.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await page.locator('.refused').first().innerText()).toMatch(/still on the bar/);
    // It goes with Escape, and with the next thing done.
    await page.keyboard.press('Escape');
    expect(await page.locator('.refused:not(:empty)').count()).toBe(0);
    await man.click();
    await page.locator('.refused:not(:empty)').first().waitFor();
    await clickWhenSeen(page.locator('.wz-can-move').first());
    expect(await page.locator('.refused:not(:empty)').count()).toBe(0);
    await page.context().close();
  });
});
