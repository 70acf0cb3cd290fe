import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { endWorkers, openPage } from './browser.ts';
import { describeSite } from './site.ts';

const OPENING = 'backgammon:1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/w';
/** The machine may be doing other things besides. */
const TIME = 300_000;

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash.slice(1));
const place = (page: Page, spot: number | string) =>
  page.locator(`.wz-place[data-place="${spot}"]`);
const tab = (page: Page, name: 'Set up' | 'Study') => page.getByRole('tab', { name }).click();
const middle = async (page: Page, spot: number | string) => {
  const box = (await place(page, spot).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const drag = async (page: Page, from: number | string, to: number | string): Promise<void> => {
  const [a, b] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
};
/** Two taps of one finger count as two only after this. */
const rest = (page: Page): Promise<void> => page.waitForTimeout(280);

describeSite('the position page', site => {
  const open = async (text = '', look: Parameters<typeof openPage>[1] = {}) => {
    const opened = await site.open(look);
    await opened.page.goto(`${site.address}position${text === '' ? '' : `#${text}`}`);
    await place(opened.page, 0).waitFor();
    return opened;
  };

  test('men are set up by taps and drags, and the address follows', { timeout: TIME }, async () => {
    const { page, faults } = await open();
    expect(await hash(page)).toBe('contraerer-puff:h15/h15/w');
    // Slots: 0 is the point 1 of White, 23 that of Black.
    await place(page, 'hand-white').click();
    await place(page, 3).click();
    expect(await hash(page)).toBe('contraerer-puff:h14.4/h15/w');
    await rest(page);
    await drag(page, 'hand-black', 20);
    expect(await hash(page)).toBe('contraerer-puff:h14.4/h14.4/w');
    await drag(page, 20, 10);
    expect(await hash(page)).toBe('contraerer-puff:h14.4/h14.14/w');
    await page.getByRole('radio', { name: 'Adds White' }).check();
    for (let i = 0; i < 3; i++) {
      await place(page, 5).click();
      await rest(page);
    }
    await page.getByRole('radio', { name: 'Adds Black' }).check();
    await place(page, 23).click();
    await rest(page);
    expect(await hash(page)).toBe('contraerer-puff:h11.4.6x3/h13.1.14/w');
    await page.getByRole('radio', { name: 'Takes away' }).check();
    await place(page, 5).click();
    await rest(page);
    await place(page, 10).click();
    expect(await hash(page)).toBe('contraerer-puff:h12.4.6x2/h14.1/w');
    // With any tool men can be dragged.
    await drag(page, 5, 'off-white');
    expect(await hash(page)).toBe('contraerer-puff:h12.4.6.o1/h14.1/w');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test(
    'what is impossible is refused with its reason, and changes nothing',
    { timeout: TIME },
    async () => {
      const { page, faults } = await open('puff:h14.4/h14.4/w');
      const alert = page.getByRole('alert');
      await drag(page, 3, 20);
      await alert.getByText('Black stands on point 21: two sides cannot share a point.').waitFor();
      await tab(page, 'Set up');
      await page.getByRole('radio', { name: 'Takes away' }).check();
      await place(page, 'hand-white').click();
      await alert.getByText('A man in hand cannot be taken away further').waitFor();
      await rest(page);
      await page.getByRole('radio', { name: 'Adds Black' }).check();
      await place(page, 3).click();
      await alert.getByText('White stands on point 4').waitFor();
      expect(await hash(page)).toBe('puff:h14.4/h14.4/w');

      const field = page.getByRole('textbox', { name: 'Type or paste a position' });
      for (const [text, told] of [
        ['puff:h14.4/h11/w', 'Black has 11 men; it must be 15'],
        ['puff:h14.4/h14.21/w', 'Both sides stand on White’s point 4'],
        ['XGID=-b----E', 'An XGID is XGID='],
        ['{"game":"puff","hat":1}', 'The JSON has a field that is not known: hat'],
        ['tennis:h15/h15/w', 'It does not say a game that is known here'],
      ] as const) {
        await field.fill(text);
        await field.press('Enter');
        await alert.getByText(told).waitFor();
        expect(await hash(page)).toBe('puff:h14.4/h14.4/w');
      }
      await page.goto(`${site.address}position#puff:h14.4/h14.21/w`);
      await alert
        .getByText('The address holds no position: Both sides stand on White’s point 4')
        .waitFor();
      await page.reload();
      await alert.getByText('The address holds no position').waitFor();
      expect(await page.getByText('puff:h14.4/h14.4/w', { exact: true }).count()).toBe(1);
      for (const [language, told] of [
        ['de', 'Auf Punkt 4 von Weiß stehen beide Seiten'],
        ['sv', 'På vits punkt 4 står båda sidor'],
        ['ru', 'На пункте 4 по счёту белых стоят обе стороны'],
      ] as const) {
        await page.locator('header select').selectOption(language);
        await alert.getByText(told).waitFor();
      }
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test('everything by keys alone, and told', { timeout: TIME }, async () => {
    const { page, faults } = await open();
    const status = page.getByRole('status');
    await place(page, 'hand-white').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await status.getByText('White: the hand to point 12.').waitFor({ state: 'attached' });
    expect(await hash(page)).toBe('contraerer-puff:h14.12/h15/w');
    await page.keyboard.press('3');
    expect(await hash(page)).toBe('contraerer-puff:h12.12x3/h15/w');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('b');
    await page.keyboard.press('+');
    await status
      .getByText('Black: 2 men on point 11', { exact: false })
      .waitFor({ state: 'attached' });
    await page.keyboard.press('w');
    await page.getByRole('alert').getByText('Black stands on point 11').waitFor();
    await page.keyboard.press('Delete');
    expect(await hash(page)).toBe('contraerer-puff:h12.12x3/h14.14/w');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('W');
    expect(await hash(page)).toBe('contraerer-puff:h11.12x3.14/h14.14/w');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await hash(page)).toBe('contraerer-puff:h12.12x3/h13.14x2/w');
    await page.keyboard.press('Control+y');
    expect(await hash(page)).toBe('contraerer-puff:h12.12x3/h14.14/w');
    // Black's tray is Black's for the keys too.
    await place(page, 'hand-black').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    expect(await hash(page)).toBe('contraerer-puff:h12.12x3/h13.1.14/w');
    await page.getByRole('tab', { name: 'Set up' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('tab', { name: 'Study' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await page.getByRole('radiogroup', { name: 'First die' }).getByRole('radio').first().focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('Tab');
    await page.keyboard.press(' ');
    expect(await hash(page)).toBe('contraerer-puff:h12.12x3/h13.1.14/w/11');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test(
    'turn, doublets, throw, cube, match and house rules are in the address, and outlive a reload',
    { timeout: TIME },
    async () => {
      const { page, faults } = await open();
      await page.getByRole('radio', { name: 'Black', exact: true }).check();
      await page.getByRole('spinbutton', { name: 'White: doublets so far' }).fill('2');
      await page
        .getByRole('radiogroup', { name: 'First die' })
        .getByRole('radio', { name: '5' })
        .check();
      await page
        .getByRole('radiogroup', { name: 'Second die' })
        .getByRole('radio', { name: '2' })
        .check();
      await page.getByText('Cube and match').click();
      await page.getByRole('checkbox', { name: 'Doubling cube' }).check();
      await page.getByLabel('Cube', { exact: true }).selectOption('4');
      await page.getByLabel('Whose cube').selectOption('black');
      await page.getByLabel('Length').selectOption('7');
      await page.getByRole('spinbutton', { name: 'Points of White' }).fill('9');
      await page.getByRole('spinbutton', { name: 'Points of White' }).blur();
      const crawford = page.getByRole('checkbox', { name: 'This is the Crawford game' });
      // With a turned cube it is not the Crawford game; told to be, it has no turned cube, and turned again it is not.
      expect(await crawford.isChecked()).toBe(false);
      await crawford.check();
      expect(await page.getByLabel('Cube', { exact: true }).inputValue()).toBe('1');
      expect(await hash(page)).toMatch(/\/m7-6-0c\?/);
      await page.getByLabel('Whose cube').selectOption('black');
      await page.getByLabel('Cube', { exact: true }).selectOption('4');
      expect(await crawford.isChecked()).toBe(false);
      await page.getByText('House rules').click();
      await page.getByRole('checkbox', { name: 'Pile' }).check();
      await page.getByRole('radio', { name: /^Owed/ }).check();
      const text = await hash(page);
      expect(text).toBe(
        'contraerer-puff:h15/h15/b2-0/52/c4b/m7-6-0?undersides=owed&pile=true&cube=true',
      );
      await page.reload();
      await place(page, 0).waitFor();
      expect(await hash(page)).toBe(text);
      // Without an address the page goes on where one was, with all that can be undone.
      await page.goto(`${site.address}position`);
      await place(page, 0).waitFor();
      expect(await hash(page)).toBe(text);
      const undo = page.getByRole('button', { name: 'Undo' });
      while (await undo.isEnabled()) await undo.click();
      expect(await hash(page)).toBe('contraerer-puff:h15/h15/w');
      const redo = page.getByRole('button', { name: 'Redo' });
      while (await redo.isEnabled()) await redo.click();
      expect(await hash(page)).toBe(text);
      // A link on the same page is a change like any other.
      await page.evaluate(() => (location.hash = 'puff:h15/h15/w'));
      await page.getByText('What it is worth').waitFor();
      expect(await page.title()).toMatch(/: Puff ·/);
      await undo.click();
      expect(await hash(page)).toBe(text);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test('all text forms are offered, and read again', { timeout: TIME }, async () => {
    const { page, faults } = await open(`${OPENING}/52`);
    await tab(page, 'Set up');
    await page.getByText('This position as text, for programs').click();
    const codes = await page.locator('dl code').allInnerTexts();
    expect(codes).toHaveLength(4);
    const field = page.getByRole('textbox', { name: 'Type or paste a position' });
    for (const code of codes) {
      await field.fill('puff:h15/h15/w');
      await field.press('Enter');
      expect(await hash(page)).toBe('puff:h15/h15/w');
      await field.fill(code);
      await page.getByRole('button', { name: 'Put it on the board' }).click();
      await page.getByText('It is on the board.').waitFor();
      // GNU Backgammon's form has the higher number first, as the text here.
      expect(await hash(page)).toBe(`${OPENING}/52`);
    }
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy XGID' }).click();
    await page.getByText('XGID: copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes[2]);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test(
    'a position is judged by net, table or formula, and plays are ranked, drawn and listed',
    { timeout: TIME },
    async () => {
      const { page, faults } = await open(`${OPENING}/31`);
      await page.getByText('By the trained net, 1 throw ahead.').waitFor();
      const first = page.locator('section[aria-labelledby="plays-title"] ol > li').first();
      await first.getByText('8/5 6/5').waitFor();
      expect(await first.getByRole('button').innerText()).toMatch(
        /^best\s+8\/5 6\/5\s+\+0\.\d{3}$/,
      );
      // The best is drawn without being asked for, another when it is looked at.
      await page.locator('.wz-grade-1').first().waitFor({ state: 'attached' });
      await page
        .locator('section[aria-labelledby="plays-title"] ol > li')
        .nth(3)
        .getByRole('button')
        .focus();
      await page.locator('.wz-grade-4').first().waitFor({ state: 'attached' });
      expect(await page.locator('.wz-grade-1').count()).toBe(0);
      await page.getByText('Do not double; if doubled: take.').waitFor();

      await page.getByText('All legal plays').click();
      await page.getByText(/^16 of 16 legal plays/).waitFor();
      await page.getByRole('checkbox', { name: 'leave no lone man' }).check();
      await page.getByText(/^\d of 16 legal plays/).waitFor();
      await page.getByLabel('make a band on point').selectOption({ label: '5' });
      await page.getByText(/^1 of 16 legal plays/).waitFor();

      await page.evaluate(() => (location.hash = 'backgammon:o13.12.20/o13.9.21/w'));
      await page.getByText('Exact: this position is solved.').waitFor();
      await page.evaluate(() => (location.hash = 'puffspel:h15/h15/w/33'));
      await page.getByText(/By the (trained net|evaluation made by hand)/).waitFor();
      await page.evaluate(() => (location.hash = 'contraerer-puff:o15/h1.23x14/b'));
      await page.getByText('White has borne off all men and wins 3 points.').first().waitFor();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'a later doublet with tens of thousands of plays is listed and never holds the page up',
    { timeout: TIME },
    async () => {
      const { page, faults } = await open(
        'contraerer-puff:h2.1.2.3.4x2.6.8.9x2.12.15.17x2/h15/w1-0/21',
      );
      await page.getByText('All legal plays').click();
      await page.getByText(/^1 of 1 legal play/).waitFor();
      // The worst that was found: they are counted at once, and whoever goes on to another position does not wait for them.
      await page.evaluate(
        () => (location.hash = 'contraerer-puff:1.2.3.4.5.7.8.9.10.11.13.14.15.16.17/h15/w1-0/33'),
      );
      await page.getByText(/^1,610,237 legal plays/).waitFor({ timeout: 120_000 });
      await page.locator('details progress').waitFor();
      await page.evaluate(
        () => (location.hash = 'contraerer-puff:h2.1.2.3.4x2.6.8.9x2.12.15.17x2/h15/w1-0/22'),
      );
      // The page answers while they are judged.
      await tab(page, 'Set up');
      await page.getByRole('radio', { name: 'Takes away' }).waitFor();
      await tab(page, 'Study');
      await page.getByText('All legal plays').click();
      await page.getByText(/^34,837 of 34,837 legal plays/).waitFor({ timeout: 120_000 });
      expect(await page.locator('details ol li').count()).toBe(20);
      await page.getByRole('button', { name: 'Show more' }).click();
      await page.locator('details ol li').nth(39).waitFor();
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test(
    'a rollout shows its progress, can be stopped, and is the same on one thread and on three',
    { timeout: TIME },
    async () => {
      const results: string[] = [];
      for (const cores of [2, 4]) {
        const { page, faults } = await site.open();
        await page.addInitScript(
          count => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => count }),
          cores,
        );
        await page.goto(`${site.address}position#${OPENING}/31`);
        await page.locator('.pick input').first().check();
        await page.locator('.pick input').nth(1).check();
        await page.getByText('2 chosen plays').waitFor();
        await page.getByLabel('Games').selectOption('108');
        await page.getByLabel('Each game').selectOption({ label: '8 throws long' });
        const seed = page.getByLabel('Seed of the dice');
        await seed.fill('x');
        await page.getByText('A seed is a whole number').waitFor();
        expect(await page.getByRole('button', { name: 'Roll out', exact: true }).isDisabled()).toBe(
          true,
        );
        await seed.fill('1855');
        await page.getByRole('button', { name: 'Roll out', exact: true }).click();
        await page.getByRole('progressbar').waitFor();
        await page.getByText('Done: 216 games counted, seed 1855.').waitFor({ timeout: 120_000 });
        const result = page.locator('.result li');
        expect(await result.first().innerText()).toMatch(/8\/5 6\/5[^]*\+0\.\d{3} ± 0\.\d{3}/);
        results.push((await result.allInnerTexts()).join('\n'));
        expect(faults).toEqual([]);
        await page.context().close();
      }
      expect(results[1]).toBe(results[0]);

      const { page, faults } = await open(OPENING);
      await page.getByLabel('Games').selectOption('5184');
      await page.getByRole('button', { name: 'Roll out', exact: true }).click();
      await page.locator('.result .points', { hasText: '±' }).waitFor({ timeout: 120_000 });
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText(/^Stopped: [\d,]+ games counted/).waitFor();
      // It stays to be seen, as one of an earlier position, when something is changed.
      await drag(page, 23, 22);
      await page.getByText('This is of an earlier position:').waitFor();
      await page.getByRole('button', { name: 'Back to it' }).click();
      expect(await hash(page)).toBe(OPENING);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test('a cube that can change nothing is called dead', { timeout: TIME }, async () => {
    const { page, faults } = await open(`${OPENING}/c2w/m3-1-1`);
    const words = page.getByText('The cube is dead');
    await words.waitFor();
    await page.goto(`${site.address}position#${OPENING}/c2w/m7-1-1`);
    await page.getByText('By the trained net').waitFor();
    await words.waitFor({ state: 'detached' });
    // In the Crawford game nobody may double, which is another thing.
    await page.goto(`${site.address}position#${OPENING}/m3-2-1c`);
    await page.getByText('By the trained net').waitFor();
    expect(await words.count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('a worker that cannot be started is told, and asked again', { timeout: TIME }, async () => {
    const { page } = await site.open();
    await page.route('**/analysis.worker*', route => route.abort());
    await page.goto(`${site.address}position#${OPENING}`);
    await page.getByText('The analysis has stopped').waitFor();
    await page.unroute('**/analysis.worker*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('By the trained net').waitFor();
    await page.context().close();
  });

  test(
    'a worker that ends in its work is replaced, and nobody notices',
    { timeout: TIME },
    async () => {
      const { page, faults } = await site.open();
      const begun: string[] = [];
      page.on('worker', worker => begun.push(worker.url()));
      const held: Route[] = [];
      await page.route('**/assets/net-*', route =>
        held.length === 0 ? void held.push(route) : route.continue(),
      );
      await page.goto(`${site.address}position#${OPENING}`);
      await expect.poll(() => held.length, { timeout: 20_000 }).toBe(1);
      await endWorkers(page, 'analysis.worker');
      await page.getByText('By the trained net').waitFor();
      expect(begun.filter(url => url.includes('analysis.worker'))).toHaveLength(2);
      expect(await page.getByText('The analysis has stopped').count()).toBe(0);
      expect(faults).toEqual([]);
      await page.context().close();
    },
  );

  test('a game is played on from a position, and its throw', { timeout: TIME }, async () => {
    const { page, faults } = await open('puff:h13.3x2/h15/w1-0/31?undersides=owed');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const dialog = page.getByRole('dialog');
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Start' }).click();
    await page.getByText('Play the 1.').first().waitFor();
    expect(page.url()).toMatch(/\/play\//);
    // The way back leads to the position as it was.
    await page.goBack();
    await page.getByRole('tab', { name: 'Study' }).waitFor();
    expect(await hash(page)).toBe('puff:h13.3x2/h15/w1-0/31?undersides=owed');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test(
    'axe finds nothing and nothing sticks out, on phone and desktop, light and dark',
    { timeout: TIME },
    async () => {
      for (const [width, height] of [
        [1280, 800],
        [360, 740],
      ] as const)
        for (const dark of [false, true])
          for (const [language, text] of [
            ['de', `${OPENING}/31/c2w/m7-6-1`],
            ['ru', 'contraerer-puff:h5.3x2.6x3.8x5/h4.2x4.4x3.9x4/w1-1/44'],
          ] as const) {
            const { page, faults } = await open(text, {
              width,
              height,
              dark,
              settings: { language },
            });
            const where = `${width} ${dark ? 'dark' : 'light'} ${language}`;
            await page.locator('section[aria-labelledby="plays-title"] ol > li').nth(4).waitFor();
            await page.locator('details summary').first().click();
            await page.locator('details ol li').first().waitFor();
            expect(await axeFaults(page), where).toEqual([]);
            await page.getByRole('tab').first().click();
            for (const summary of await page.locator('.panel summary').all()) await summary.click();
            expect(await axeFaults(page), where).toEqual([]);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(wide, where).toBeLessThanOrEqual(width);
            expect(faults).toEqual([]);
            await page.context().close();
          }
    },
  );
});
