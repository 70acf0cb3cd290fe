import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { GAMES } from '@wurfzabel/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LANGUAGE_NAMES } from '../src/texts/languages.ts';
import { describeSite } from './site.ts';
import { overflows, pseudo, speakPseudo, untranslated } from './pseudo.ts';
import { openState, STATES } from './states.ts';

const SRC = new URL('../src', import.meta.url).pathname;

/** How many catalogues the page has: each is made in a file of its own. */
const catalogues = (): number =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    name =>
      name.endsWith('.svelte.ts') && /new Catalogue</.test(readFileSync(join(SRC, name), 'utf8')),
  ).length;

test('a message keeps its arguments and choices', () => {
  const message =
    '{n, plural, =0 {none} one {# man} other {# men}} of {who, select, you {you} other {{name}}}';
  const say = (params: Record<string, unknown>): string =>
    String(new IntlMessageFormat(pseudo(message), 'en').format(params as Record<string, string>));
  expect(say({ n: 1, who: 'you' })).toMatch(/^1 máñ?nõ+ öfõ+ ýöüõ+$/);
  expect(say({ n: 5, who: 'x', name: 'Anna' })).toMatch(/^5 ménõ+ öfõ+ Anna$/);
  expect(pseudo('Start the game').length).toBeGreaterThanOrEqual('Start the game'.length * 1.3);
});

/** Proper names and signs, the same in every language. */
const NAMES = [...GAMES.map(({ name }) => name), 'Wurfzabel', ...Object.values(LANGUAGE_NAMES)];

describeSite('texts that are longer than any', site => {
  const files = new Set<string>();

  const opened = async (open: (page: Page) => Promise<unknown>): Promise<void> => {
    const { page, faults } = await site.open({ width: 360, height: 740 });
    const spoken = await speakPseudo(page);
    await open(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await overflows(page)).toEqual([]);
    expect.soft(await untranslated(page, NAMES)).toEqual([]);
    expect(faults).toEqual([]);
    for (const file of spoken) files.add(file);
    await page.context().close();
  };

  test.each([
    ['', '.start .button'],
    ['learn', 'h1'],
    ['learn/contraerer-puff', '.wz-place'],
    ['compare', 'h1'],
    ['history', 'h1'],
    ['position', '.wz-place'],
    ['statistics', 'h1'],
    ['review/none', '.button'],
    ['nowhere', 'h1'],
  ])('/%s', { timeout: 60_000 }, async (where, shows) => {
    await opened(async page => {
      await page.goto(site.address + where);
      await page.locator(shows).first().waitFor();
    });
  });

  test.each(Object.keys(STATES) as (keyof typeof STATES)[])(
    'a game: %s',
    { timeout: 60_000 },
    async state => {
      await opened(page => openState(page, site.address, state));
    },
  );

  test('settings', { timeout: 60_000 }, async () => {
    await opened(async page => {
      await page.goto(site.address);
      await page.locator('.gear').click();
      await page.getByRole('dialog').waitFor();
    });
  });

  test('every catalogue was among them', () => {
    expect(files.size).toBe(catalogues());
  });
});
