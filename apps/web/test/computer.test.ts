import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { knownBy } from '@wurfzabel/engine';
import { parse } from '@wurfzabel/engine/exact/index';
import { gather, judgeWith } from '@wurfzabel/engine/load/index';
import { parseWeightFile } from '@wurfzabel/engine/net/weight-file';
import { apply, gameFrom, positionFrom, rulesFor, unwrap, type GameState } from '@wurfzabel/rules';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hintsFor } from '../src/engine/answers.ts';
import { axeFaults } from './axe.ts';
import { clickWhenSeen, endWorkers, openPage } from './browser.ts';
import { describeSite } from './site.ts';
import { openRecord, openState, STATES } from './states.ts';

/** A game between a person with the white men and the computer, at a moment. */
const against = (game: string, start: object, turns: readonly object[] = []) => ({
  format: 'wurfzabel-record',
  version: 1,
  game,
  edition: 1,
  match: { length: 0 },
  players: {
    white: { kind: 'person', name: 'Guest' },
    black: { kind: 'computer', name: 'Wurfzabel, hand-made, one play deep' },
  },
  start: { turn: 'white', ...start },
  games: [{ turns }],
});

/** Black, the computer, is about to throw. */
const COMPUTER_TO_THROW = against('backgammon', {
  turn: 'black',
  white: { 1: 2, 12: 5, 17: 3, 19: 5 },
  black: { 1: 2, 12: 5, 17: 3, 19: 5 },
});

/** Two men a side, the ones behind still to pass each other. */
const FEW_MEN = { white: { 3: 1, 19: 1, 25: 13 }, black: { 2: 1, 20: 1, 25: 13 } };

/** What the best play is worth in the ending of the tests, by the file of exact values, as it is shown. */
const exactWorth = async (): Promise<string> => {
  const rules = unwrap(rulesFor('contraerer-puff'));
  const read = (file: string) => readFileSync(new URL(`../../../data/${file}`, import.meta.url));
  const net = parseWeightFile(
    new Uint8Array(read('weights/contraerer-puff/net.bin')),
    rules.game.id,
  );
  const bytes = gather(inflateRawSync(read('tables/contraerer-puff/solved-2.bin')));
  const table = unwrap(parse(rules, unwrap(bytes)));
  const judge = await judgeWith(rules, unwrap(net), [knownBy(rules, table)]);
  const position = unwrap(positionFrom({ ...FEW_MEN, turn: 'white' }, rules));
  const state = unwrapApplied(
    apply(gameFrom(rules, position, 'white'), { type: 'throw', dice: [1, 2] }),
  );
  const worth = hintsFor(judge, state, 3)[0]!.worth;
  return `${worth > 0 ? '+' : '−'}${Math.abs(worth).toFixed(3)}`;
};
const unwrapApplied = (applied: ReturnType<typeof apply>): GameState => {
  if (!applied.ok) throw new Error(applied.fault.message);
  return applied.value;
};

/** Two people in the middle of a later doublet. */
const TWO_PEOPLE = {
  ...STATES['undersides may be played'],
  players: { white: { kind: 'person', name: 'a' }, black: { kind: 'person', name: 'b' } },
};

describeSite('the computer of the page', site => {
  const engines = (page: Page) =>
    page.workers().filter(worker => worker.url().includes('engine.worker'));
  const playedByComputer = (page: Page) =>
    page.locator('.record li').filter({ hasText: 'computer:' });
  /** Lets the page's engine be, for as long as it is refused. */
  const refuse = async (page: Page, what: string): Promise<() => Promise<void>> => {
    await page.route(`**/assets/${what}`, route => route.abort());
    return () => page.unroute(`**/assets/${what}`);
  };

  test('the level is chosen, remembered, and kept with the game', { timeout: 60_000 }, async () => {
    const { page, faults } = await site.open();
    await page.goto(`${site.address}?seed=2`);
    await page.getByRole('radio', { name: 'Casual' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Club' }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: 'Master' }).check({ force: true });
    await page.getByText('Looks two throws ahead').waitFor();
    await page.reload();
    expect(await page.getByRole('radio', { name: 'Master' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByText('The computer: Master').waitFor();
    const stored = await page.evaluate(
      key => JSON.parse(localStorage.getItem(key)!) as Record<string, unknown>,
      `wurfzabel.game.${page.url().split('/').at(-1)}`,
    );
    expect(stored).toMatchObject({
      level: 'master',
      record: { players: { black: { kind: 'computer', name: 'Wurfzabel, master' } } },
    });
    await page.goto(site.address);
    expect(await page.locator('.what').first().innerText()).toContain('Master');
    await page.getByRole('radio', { name: 'First-timer' }).check({ force: true });
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByText('The computer: Master').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test(
    'a game of the first edition opens and goes on against the level like its computer',
    { timeout: 60_000 },
    async () => {
      const { page, faults } = await site.open();
      await openRecord(page, site.address, COMPUTER_TO_THROW);
      await page.getByText('The computer: Learner').waitFor();
      await playedByComputer(page).filter({ hasText: '/' }).first().waitFor();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test.each(['while it loads its net', 'once it is there'])(
    'a worker that ends %s is replaced, and the game goes on',
    { timeout: 60_000 },
    async when => {
      const { page, faults } = await site.open({ settings: { speed: 'slow' } });
      const begun: string[] = [];
      page.on('worker', worker => begun.push(worker.url()));
      // The first net does not come, as on a line that has broken off.
      let asked = 0;
      let came = 0;
      const held: Route[] = [];
      page.on('requestfinished', request => {
        if (request.url().includes('/assets/net-')) came++;
      });
      if (when.startsWith('while'))
        await page.route('**/assets/net-*', route =>
          asked++ === 0 ? void held.push(route) : route.continue(),
        );
      await openRecord(page, site.address, COMPUTER_TO_THROW);
      await expect.poll(() => (when.startsWith('while') ? held.length : came)).toBe(1);
      await endWorkers(page, 'engine.worker');
      await playedByComputer(page).filter({ hasText: '/' }).first().waitFor({ timeout: 20_000 });
      expect(begun.filter(url => url.includes('engine.worker')).length).toBeGreaterThan(1);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'an engine that cannot be started is told of, and can be tried again',
    { timeout: 60_000 },
    async () => {
      const { page } = await site.open();
      const allow = await refuse(page, 'engine.worker*');
      await openRecord(page, site.address, COMPUTER_TO_THROW);
      await page.getByText('The computer player has stopped').waitFor({ timeout: 30_000 });
      await allow();
      // A button that has just come takes no tap.
      await page.waitForTimeout(400);
      await page.getByRole('button', { name: 'Try again' }).click();
      await playedByComputer(page).filter({ hasText: '/' }).first().waitFor();
      expect(await page.getByText('The computer player has stopped').count()).toBe(0);
      await page.context().close();
    },
  );

  test(
    'without its net it plays by the formula and says so, also under points that no net knows',
    { timeout: 60_000 },
    async () => {
      const { page } = await site.open();
      await refuse(page, 'net-*');
      await openRecord(page, site.address, COMPUTER_TO_THROW);
      await playedByComputer(page).filter({ hasText: '/' }).first().waitFor();
      await page.getByText('The computer’s net could not be loaded').waitFor();
      await page.context().close();

      const other = await site.open();
      const points = { ...COMPUTER_TO_THROW, options: { points: 'alvensleben' } };
      await openRecord(other.page, site.address, points);
      await playedByComputer(other.page).filter({ hasText: '/' }).first().waitFor();
      await other.page.getByText('No net knows this way of counting points').waitFor();
      expect(other.faults).toEqual([]);
      await other.page.context().close();
    },
  );

  const FEW = against('contraerer-puff', FEW_MEN, [
    { side: 'white', entries: [{ throw: [1, 2], steps: [], open: true }] },
  ]);
  const bestWorth = async (page: Page): Promise<string> => {
    await page.locator('.hint').click();
    const worth = page.locator('.hint-list .worth').first();
    await worth.waitFor();
    return /[+−][\d.]+/.exec(await worth.innerText())![0];
  };

  test('a hint for an ending waits for the table and is exact', { timeout: 60_000 }, async () => {
    const { page, faults } = await site.open();
    await openRecord(page, site.address, FEW);
    // At once as a rule; on a machine that is slower than the wait, when it is asked again.
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Escape');
          return bestWorth(page);
        },
        { timeout: 30_000 },
      )
      .toBe(await exactWorth());
    expect(await page.getByText('A table of endings could not be loaded').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('a table that cannot be had is told of, and play goes on', { timeout: 60_000 }, async () => {
    const { page } = await site.open();
    await refuse(page, 'solved-2*');
    await openRecord(page, site.address, FEW);
    const note = page.getByText('A table of endings could not be loaded');
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Escape');
          await bestWorth(page);
          return note.count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await playedByComputer(page).first().waitFor();
    await page.context().close();
  });

  test('a lost game is given up once; refused, it is played on', { timeout: 90_000 }, async () => {
    const lost = against('backgammon', { white: { 24: 4, 25: 11 }, black: { 19: 14, 25: 1 } }, [
      { side: 'white', entries: [{ throw: [1, 2], steps: [[24, 1]], open: true }] },
    ]);
    const { page, faults } = await site.open();
    await openRecord(page, site.address, lost);
    await page.locator('.wz-can-move').first().click();
    await clickWhenSeen(page.locator('[data-deed="confirm"]'));
    await page
      .getByText(/resigns for 1 point/)
      .first()
      .waitFor();
    await clickWhenSeen(page.locator('[data-deed="reject"]'));
    await playedByComputer(page).filter({ hasText: '/' }).first().waitFor();
    await page.locator('[data-deed="throw"][aria-disabled="false"]').waitFor();
    expect(await page.locator('.record li').filter({ hasText: 'resigns' }).count()).toBe(1);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  describe('hints', () => {
    const open = async (look: Parameters<typeof openPage>[1] = {}) => {
      const opened = await site.open(look);
      await openState(opened.page, site.address, 'two ways lead to one point');
      return opened;
    };
    const rows = (page: Page) => page.locator('.hint-list li button');

    test(
      'H shows three plays, the arrows go with the one looked at, Enter makes it and leaves it open',
      { timeout: 60_000 },
      async () => {
        const { page, faults } = await open();
        await expect
          .poll(() => engines(page).length, { message: 'only the player is there' })
          .toBe(1);
        await page.keyboard.press('h');
        await rows(page).first().waitFor();
        const names = await rows(page).evaluateAll(all =>
          all.map(row => (row.textContent ?? '').replace(/\s+/g, ' ').trim()),
        );
        expect(names.length).toBe(3);
        expect(names[0]).toMatch(/^\S.* : [+−][\d.]+ points, the best play$/);
        expect(names[1]).toMatch(/^\S.* : [+−]?[\d.]+ points, −[\d.]+ against the best$/);
        const marks = () => page.locator('.wz-marks').innerHTML();
        const first = await marks();
        expect(first).toMatch(/<path/);
        await page.keyboard.press('ArrowDown');
        expect(
          await rows(page)
            .nth(1)
            .evaluate(row => row === document.activeElement),
        ).toBe(true);
        expect(await marks()).not.toBe(first);
        await rows(page).first().hover();
        expect(await marks()).toBe(first);
        await rows(page).nth(1).focus();
        await page.keyboard.press('Enter');
        expect(await page.locator('.hint-list').count()).toBe(0);
        const play = names[1]!.split(' : ')[0]!;
        expect(await page.locator('.record li').last().innerText()).toContain(play);
        expect(await page.locator('.prompt').innerText()).toMatch(/All is played/);
        await page.locator('.undo[aria-disabled="false"]').waitFor();
        expect(faults).toEqual([]);
        await page.context().close();
      },
    );

    test(
      'they go when they are closed or anything is played, and there are none when nothing can be',
      { timeout: 60_000 },
      async () => {
        const { page } = await open();
        const hint = page.getByRole('button', { name: 'Hint' });
        await hint.click();
        await rows(page).first().waitFor();
        await page.keyboard.press('Escape');
        expect(await page.locator('.hint-list').count()).toBe(0);
        expect(await page.locator('.wz-marks path').count()).toBe(0);
        await hint.click();
        await page.locator('.wz-place[data-place="17"]').click();
        await page.locator('.wz-place[data-place="14"]').click();
        expect(await page.locator('.hint-list').count()).toBe(0);
        await openState(page, site.address, 'nothing can be played');
        expect(await hint.getAttribute('aria-disabled')).toBe('true');
        await page.keyboard.press('h');
        expect(await page.locator('.hint-list').count()).toBe(0);
        await page.context().close();
      },
    );

    test('two people at one board can ask too', { timeout: 60_000 }, async () => {
      const { page } = await site.open();
      await openRecord(page, site.address, TWO_PEOPLE);
      expect(engines(page).length, 'nobody has asked yet').toBe(0);
      await page.keyboard.press('H');
      await rows(page).first().waitFor();
      await page.context().close();
    });

    test(
      'axe finds nothing, and the list fits, on phone and desktop, light and dark',
      { timeout: 90_000 },
      async () => {
        for (const dark of [false, true])
          for (const [width, height] of [
            [360, 740],
            [1280, 800],
          ] as const) {
            const { page } = await open({ width, height, dark, settings: { chances: true } });
            await page.locator('.hint').click();
            await rows(page).first().waitFor();
            const where = `${width} ${dark ? 'dark' : 'light'}`;
            expect(await axeFaults(page), where).toEqual([]);
            for (const row of await rows(page).all()) {
              const box = (await row.boundingBox())!;
              expect(box.height, where).toBeGreaterThanOrEqual(44);
              expect(box.x + box.width, where).toBeLessThanOrEqual(width);
              expect(box.y + box.height, where).toBeLessThanOrEqual(height);
            }
            await page.context().close();
          }
      },
    );
  });

  test(
    'the bar of chances: none at first and nothing computed for it, then both sides in words and figures',
    { timeout: 60_000 },
    async () => {
      const { page, faults } = await site.open();
      await openRecord(page, site.address, TWO_PEOPLE);
      const bar = page.locator('.chances');
      expect(await bar.count()).toBe(0);
      expect(engines(page).length).toBe(0);
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByLabel('Show the chances of both sides').check();
      await page.keyboard.press('Escape');
      const text = bar.locator('p');
      await expect.poll(() => text.innerText(), { timeout: 20_000 }).toMatch(/White: \d+% to win/);
      const said = await text.innerText();
      expect(said).toMatch(/White: \d+% to win; \d+(\.\d)?% by two points or more/);
      const [white, black] = [...said.matchAll(/(\d+)% to win/g)].map(found => Number(found[1]));
      expect(Math.abs(white! + black! - 100)).toBeLessThanOrEqual(1);
      expect(await bar.locator('.part').count()).toBe(8);
      // A step of the same throw changes nothing.
      await clickWhenSeen(page.locator('[data-deed="stop"]'));
      await expect.poll(() => text.innerText(), { timeout: 20_000 }).not.toBe(said);
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByLabel('Show the chances of both sides').uncheck();
      expect(await bar.count()).toBe(0);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );
});
