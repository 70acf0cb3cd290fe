import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordOf } from '@wurfzabel/records';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWorker, editionOf } from '../build/edition.ts';
import { answerFrom } from '../serve-files.mjs';
import { axeFaults } from './axe.ts';
import { chromiumPath, launch, openPage, serve } from './browser.ts';
import { look, playWholeGame, positionOf } from './player.ts';
import { played } from './played.ts';
import { openRecord, openState, PLAYERS } from './states.ts';

const path = chromiumPath();
const DIST = new URL('../dist', import.meta.url).pathname;

/** A server whose files can be changed for others, and that can be out of reach. */
class Changing {
  readonly #server: Server;
  #answer = answerFrom(DIST);
  #isThere = true;
  readonly asked: string[] = [];

  constructor() {
    this.#server = createServer((request, response) => {
      this.asked.push(request.url!);
      if (this.#isThere) this.#answer(request, response);
      else request.socket.destroy();
    });
  }
  async start(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/`;
  }
  give(folder: string): void {
    this.#answer = answerFrom(folder);
  }
  vanish(): void {
    this.#isThere = false;
    this.#server.closeAllConnections();
  }
  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 90_000,
  });

/** Asks the browser to look for a new edition, as it does by itself at every visit. */
const lookForNew = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

describe.skipIf(path === undefined)('the page without a network', () => {
  let browser: Browser;
  let first: string;
  let second: string;

  beforeAll(async () => {
    // Builds the page if it is not there, as every test of it does.
    await (await serve()).stop();
    first = mkdtempSync(join(tmpdir(), 'wurfzabel-edition-'));
    second = mkdtempSync(join(tmpdir(), 'wurfzabel-edition-'));
    cpSync(DIST, first, { recursive: true });
    cpSync(DIST, second, { recursive: true });
    const index = join(second, 'index.html');
    writeFileSync(index, readFileSync(index, 'utf8').replace('<html ', '<html data-second '));
    await buildWorker(second);
    browser = await launch(path!);
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    for (const folder of [first, second]) if (folder) rmSync(folder, { recursive: true });
  });

  test('an edition holds everything that was built, nets and tables of all games too', () => {
    const { id, parts } = editionOf(first);
    const paths = parts.map(([name]) => name);
    expect(paths).toContain('/');
    expect(paths).not.toContain('/service-worker.js');
    expect(paths.filter(name => /\/solved-2-.*\.bin$/.test(name)).length).toBe(5);
    expect(paths.filter(name => /\/net-.*\.bin$/.test(name)).length).toBeGreaterThanOrEqual(4);
    expect(paths.filter(name => name.includes('.worker-')).length).toBe(4);
    for (const name of ['/manifest.webmanifest', '/icon-192.png', '/icon.svg'])
      expect(paths).toContain(name);
    expect(editionOf(first)).toEqual({ id, parts });
    expect(editionOf(second).id).not.toBe(id);
    const worker = readFileSync(join(first, 'service-worker.js'), 'utf8');
    for (const [name, hash] of parts) expect(worker, name).toContain(hash);
  });

  test('the manifest is what a browser needs to install the page', async () => {
    const manifest = JSON.parse(readFileSync(join(first, 'manifest.webmanifest'), 'utf8')) as {
      readonly name: string;
      readonly icons: readonly {
        readonly src: string;
        readonly sizes: string;
        readonly purpose?: string;
      }[];
      readonly shortcuts: readonly { readonly url: string }[];
    };
    for (const { src, sizes } of manifest.icons) {
      if (!src.endsWith('.png')) continue;
      const png = readFileSync(join(first, src));
      // Width and height stand at fixed places of a PNG file.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
    expect(manifest.icons.some(icon => icon.purpose === 'maskable')).toBe(true);
    const server = new Changing();
    server.give(first);
    const address = await server.start();
    const { page } = await openPage(browser);
    await page.goto(address);
    const devtools = await page.context().newCDPSession(page);
    const { errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A window of the tests keeps nothing, which is the one thing that may stand in the way.
    expect(
      installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito'),
    ).toEqual([]);
    await page.context().close();
    server.stop();
  });

  test(
    'after the first visit all pages open and the computer plays, with no server there',
    { timeout: 300_000 },
    async () => {
      const server = new Changing();
      server.give(first);
      const address = await server.start();
      const { page, faults } = await openPage(browser, { offline: true });
      await page.goto(address);
      await isKept(page);
      server.vanish();
      const asked = server.asked.length;
      await page.reload();
      await page.getByRole('button', { name: 'Start the game' }).waitFor();
      for (const [where, shows] of [
        ['learn', 'h1'],
        ['learn/puff', '.wz-place'],
        ['rules/langer-puff', '#p1'],
        ['position', '.wz-place'],
        ['statistics', 'h1'],
        ['compare', 'h1'],
        ['history', 'h1'],
      ] as const) {
        await page.goto(address + where);
        await page.locator(shows).first().waitFor({ timeout: 30_000 });
      }
      // Analysis too, with net and look-ahead.
      await page.goto(`${address}position`);
      await page
        .getByRole('tab', { name: 'Study' })
        .or(page.getByRole('button', { name: 'Study' }))
        .first()
        .click();
      await page.getByText('By the trained net').first().waitFor({ timeout: 60_000 });
      // A review, made here and now, and what the statistics make of it.
      await openRecord(page, address, recordOf(played('backgammon', 60), { players: PLAYERS }));
      await page.goto(`${address}review/state`);
      await page.locator('.now').waitFor();
      await page.locator('progress').waitFor({ state: 'detached', timeout: 90_000 });
      await page.keyboard.press('n');
      await page.locator('.now li button').first().click();
      await page.goto(`${address}statistics`);
      await page.getByText(/^1 game reviewed/).waitFor();
      for (const language of ['de', 'sv', 'ru']) {
        await page.goto(`${address}rules/puff`);
        await page.locator('.language select').selectOption(language);
        await page.waitForFunction(now => document.documentElement.lang === now, language);
      }
      await page.locator('.language select').selectOption('en');
      await page.goto(`${address}?seed=5`);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.locator('.wz-place').first().waitFor();
      await playWholeGame(page, 5, (before, after) => expect(after).toEqual(before), { most: 60 });
      // The computer has moved, with its net: it lacks nothing.
      expect(await page.locator('.record li').count()).toBeGreaterThan(4);
      expect(await page.getByText('could not be loaded').count()).toBe(0);
      expect(server.asked.slice(asked).filter(url => url !== '/service-worker.js')).toEqual([]);
      // That there is no newer worker to be had is told by the browser itself.
      expect(faults.filter(fault => !/service-worker|ERR_/.test(fault))).toEqual([]);
      await page.context().close();
      server.stop();
    },
  );

  test(
    'a new edition is offered, waits, and when it is taken the game goes on where it stood',
    { timeout: 300_000 },
    async () => {
      const server = new Changing();
      server.give(first);
      const address = await server.start();
      const { page, faults } = await openPage(browser, { offline: true });
      await openState(page, address, 'two ways lead to one point');
      await isKept(page);
      await page.locator('.wz-place[data-place="12"]').click();
      const targets = (await look(page)).targets;
      expect(targets.length).toBeGreaterThan(0);
      await page.mouse.click(targets[0]!.x, targets[0]!.y);
      await page.waitForTimeout(300);
      const before = await positionOf(page);
      const board = await page.locator('.board').boundingBox();
      expect(await page.getByRole('button', { name: 'Load the new version' }).count()).toBe(0);

      server.give(second);
      server.asked.length = 0;
      await lookForNew(page);
      const take = page.getByRole('button', { name: 'Load the new version' });
      await take.waitFor({ timeout: 60_000 });
      // What had not changed was not fetched again, and nothing on the board moved.
      expect(server.asked.filter(url => url.startsWith('/assets/'))).toEqual([]);
      expect(await page.locator('.board').boundingBox()).toEqual(board);
      expect(await positionOf(page)).toEqual(before);
      await page.waitForTimeout(1000);
      expect(await page.locator('html[data-second]').count()).toBe(0);

      // Another window of the same browser is told, and not loaded anew.
      const other = await page.context().newPage();
      await other.goto(`${address}learn`);
      await other.getByText('A new version of Wurfzabel is ready.').waitFor();
      expect(await axeFaults(other)).toEqual([]);
      await other.getByRole('button', { name: 'Later' }).click();
      expect(await other.getByText('A new version of Wurfzabel is ready.').count()).toBe(0);

      await take.click();
      await page.locator('html[data-second]').waitFor({ state: 'attached' });
      await page.locator('.wz-place').first().waitFor();
      expect(await positionOf(page)).toEqual(before);
      expect(await other.locator('html[data-second]').count()).toBe(0);
      await other.reload();
      await other.locator('html[data-second]').waitFor({ state: 'attached' });
      expect(faults).toEqual([]);
      await page.context().close();
      server.stop();
    },
  );

  test(
    'an edition that a server gives out only in part is not used',
    { timeout: 120_000 },
    async () => {
      const mixed = mkdtempSync(join(tmpdir(), 'wurfzabel-edition-'));
      cpSync(second, mixed, { recursive: true });
      // The index of one edition with the worker of the other, as in the middle of a deployment.
      cpSync(join(first, 'index.html'), join(mixed, 'index.html'));
      const server = new Changing();
      server.give(first);
      const address = await server.start();
      const { page } = await openPage(browser, { offline: true });
      await page.goto(`${address}learn`);
      await isKept(page);
      server.give(mixed);
      const gone = page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const state = new Promise<string>(resolve => {
          registration.addEventListener('updatefound', () => {
            const worker = registration.installing!;
            worker.addEventListener('statechange', () => resolve(worker.state));
          });
        });
        await registration.update().catch(() => undefined);
        return state;
      });
      expect(await gone).toBe('redundant');
      expect(await page.getByText('A new version').count()).toBe(0);
      server.vanish();
      await page.reload();
      await page.locator('h1').first().waitFor();
      await page.context().close();
      server.stop();
      rmSync(mixed, { recursive: true });
    },
  );
});
