import { layoutFor, type Layout } from '@wurfzabel/board';
import { GAMES, landing, OFF, type Game } from '@wurfzabel/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { solutionOf } from '../src/learn/attempt.ts';
import { COURSES } from '../src/learn/courses/index.ts';
import { exercisesOf, type Exercise } from '../src/learn/exercise.ts';
import { en } from '../src/learn/texts/en.ts';
import { progressFrom, standIn, withDone, without, withShown } from '../src/learn/progress.ts';
import { LANGUAGES } from '../src/texts/languages.ts';
import { axeFaults } from './axe.ts';
import { describeSite } from './site.ts';
import { openState } from './states.ts';

test('progress: what was stored and cannot be read counts as not done', () => {
  for (const text of [null, '', '{"', 'null', '7', '[]']) expect(progressFrom(text)).toEqual({});
  expect(progressFrom('{"puff":["enter"],"x":7,"y":[1]}')).toEqual({ puff: ['enter'] });
  const one = withDone({}, 'puff', 'enter');
  expect(withDone(one, 'puff', 'enter')).toBe(one);
  expect(without(withDone(one, 'puffspel', 'hit'), 'puff')).toEqual({ puffspel: ['hit'] });
  const both = withShown(one, 'puff', 'hit');
  expect(['enter', 'hit', 'later'].map(id => standIn(both, 'puff', id))).toEqual([
    'own',
    'shown',
    'open',
  ]);
  expect(standIn(withDone(both, 'puff', 'hit'), 'puff', 'hit')).toBe('own');
  expect(without(both, 'puff')).toEqual({});
});

const layoutOf = (game: Game): Layout =>
  layoutFor({
    course: game.course,
    bottom: 'white',
    home: 'right',
    entry: game.numbering === 'from-entry' ? 'near' : 'far',
    hand: game.handName === 'bar' ? 'bar' : 'tray',
  });

/** How somebody touches a place of the board. */
type Touch = (page: Page, place: string) => Promise<void>;

const byMouse: Touch = async (page, place) => {
  await page.locator(`.wz-place[data-place="${place}"]`).click();
  // The board takes two quick taps on one place for one.
  await page.waitForTimeout(270);
};
const byKeys: Touch = async (page, place) => {
  await page.locator(`.wz-place[data-place="${place}"]`).focus();
  await page.keyboard.press('Enter');
};

/** Tab after Tab until something has the focus. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
};

/** From place to place with the arrows, as somebody does who sees where he is and where he wants to be. */
const byArrows: Touch = async (page, place) => {
  await tabTo(page, '.wz-place');
  let last = '';
  for (let i = 0; i < 60; i++) {
    const { at, dx, dy } = await page.evaluate(wanted => {
      const centre = (element: Element) => {
        const box = element.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const here = document.activeElement as HTMLElement;
      const from = centre(here);
      const to = centre(document.querySelector(`.wz-place[data-place="${wanted}"]`)!);
      return { at: here.dataset['place'] ?? '', dx: to.x - from.x, dy: to.y - from.y };
    }, place);
    if (at === place) {
      await page.keyboard.press('Enter');
      return;
    }
    // Where one way leads no further, the other.
    const sideways = Math.abs(dx) > Math.abs(dy) !== (at === last);
    last = at;
    if (sideways) await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
  }
  throw new Error(`the arrows do not lead to ${place}`);
};

/** Does what the exercise asks, as its author does it. */
const doExercise = async (
  page: Page,
  game: Game,
  exercise: Exercise,
  touch: Touch,
): Promise<void> => {
  if (exercise.kind === 'ask') {
    const answers = { yes: 'Yes', no: 'No', none: 'None', one: 'Only one', both: 'Both' };
    const name =
      exercise.answer in answers
        ? answers[exercise.answer as keyof typeof answers]
        : new RegExp(`^${exercise.answer} point`);
    const button = page.locator('.answers').getByRole('button', { name, exact: true });
    if (touch === byArrows) {
      const at = await button.evaluate(
        element => [...element.parentElement!.children].indexOf(element) + 1,
      );
      await tabTo(page, `.answers .button:nth-child(${at})`);
      await page.keyboard.press('Enter');
    } else if (touch === byKeys) {
      await button.focus();
      await page.keyboard.press('Enter');
    } else await button.click();
    return;
  }
  const layout = layoutOf(game);
  const placeAt = (station: number): string => {
    if (station === 0) return 'hand-white';
    return station >= OFF ? 'off-white' : String(layout.slotOf.white[station]);
  };
  for (const step of solutionOf(game.id, exercise)) {
    await touch(page, placeAt(step.from));
    await touch(page, placeAt(landing(step)));
  }
  const stop = page.getByRole('button', { name: 'Stop here' });
  if (await stop.isVisible()) {
    if (touch === byMouse) await stop.click();
    else await page.keyboard.press('s');
  }
};

describeSite('learning in the browser', site => {
  COURSES.forEach((course, i) => {
    const game = GAMES.find(({ id }) => id === course.gameId)!;
    const [touch, how] =
      i === 0
        ? [byArrows, 'by the keyboard alone']
        : i % 2 === 0
          ? [byKeys, 'by keys']
          : [byMouse, 'by mouse'];
    test(
      `${game.name}: the whole course ${how}, left and resumed in the middle`,
      {
        timeout: 240_000,
      },
      async () => {
        const { page, faults } = await site.open({
          ...(i % 2 === 0 ? {} : { width: 360, height: 740, dark: true }),
          settings: { oneTap: false },
        });
        await page.goto(`${site.address}learn/${course.gameId}`);
        const all = exercisesOf(course);
        for (const [at, exercise] of all.entries()) {
          const title = page.getByRole('heading', { level: 1, name: en[`${exercise.id}.title`] });
          await title.waitFor();
          if (at === 3) {
            await page.goto(`${site.address}learn`);
            const card = page.locator('.courses li').filter({ hasText: `3 of ${all.length} done` });
            await card.getByRole('link', { name: 'Go on' }).click();
            await title.waitFor();
          }
          await doExercise(page, game, exercise, touch);
          const status = page.locator('.status');
          expect(await status.innerText(), exercise.id).toMatch(/^Right\./);
          // What is learnt, once, and the rule: nothing else.
          expect(await status.innerText()).toMatch(/^Right\. .+\. Rules, paragraph \d+(: [^.]+)?$/);
          expect(await status.innerText()).toContain(en[`${exercise.id}.done`]);
          if (at === 0) {
            expect(await axeFaults(page)).toEqual([]);
            expect(await page.locator('.goal').textContent()).toMatch(/first wins\.$/);
            expect(await page.locator('.wz-course').count()).toBe(2);
          }
          if (touch === byKeys) await page.locator('.wz-place[tabindex="0"]').focus();
          if (touch === byKeys) await page.keyboard.press('Space');
          else await page.locator('.buttons .next').click();
        }
        await page.getByRole('heading', { name: `You know ${game.name}.` }).waitFor();
        expect(await axeFaults(page)).toEqual([]);
        expect(await page.locator('.steps li .own').count()).toBe(all.length);
        await page.getByRole('button', { name: `Play ${game.name}` }).click();
        await page.locator('.wz-place').first().waitFor();
        expect(new URL(page.url()).pathname).toMatch(/^\/play\//);
        await page.goto(`${site.address}learn/${course.gameId}`);
        await page.getByRole('button', { name: 'Begin this course again' }).click();
        await page.getByText(`Step 1 of ${all.length}`).waitFor();
        expect(await page.locator('.steps li .own').count()).toBe(0);
        expect(faults).toEqual([]);
        await page.context().close();
      },
    );
  });

  test('a wrong step is refused with its rule, which leads to the paragraph', async () => {
    const { page, faults } = await site.open({ settings: { oneTap: false } });
    await page.goto(`${site.address}learn/contraerer-puff/hit`);
    await byMouse(page, '5');
    expect(await page.getByRole('alert').innerText()).toBe('Point 8 is held by a band of 2 men.');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Rules, paragraph 33: Landing and hitting' }).click();
    const cited = page.locator('#p33.cited');
    await cited.waitFor();
    expect(await cited.innerText()).toContain('but not on an enemy band');
    await expect.poll(async () => (await cited.boundingBox())!.y).toBeLessThan(100);
    await page.goBack();
    await page.getByRole('heading', { name: 'Bands and blots' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('legal but not asked, a wrong answer, undo, and showing', { timeout: 60_000 }, async () => {
    const { page, faults } = await site.open({ width: 360, height: 740 });
    await page.goto(`${site.address}learn/contraerer-puff/no-foresight`);
    const status = page.locator('.status');
    // 14 to 15 and on to 19: both numbers are played, where one was to be lost.
    await byMouse(page, '13');
    await byMouse(page, '14');
    if (!/Allowed/.test(await status.innerText())) await byMouse(page, '14');
    expect(await status.innerText()).toMatch(/^Allowed, but not the task\./);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Show me' }).click();
    await expect.poll(() => status.innerText()).toMatch(/^This is one way\./);
    // A refusal does not cover the men in hand that are to be played next.
    await page.goto(`${site.address}learn/contraerer-puff/underside`);
    await page.locator('.wz-place[data-place="3"]').waitFor();
    const hand = page.locator('.wz-place[data-place="hand-white"]');
    const from = (await hand.boundingBox())!;
    const to = (await page.locator('.wz-place[data-place="3"]').boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y + to.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await page.getByRole('alert').innerText()).toMatch(/^The undersides wait/);
    const panel = (await page.locator('.panel').boundingBox())!;
    expect(panel.y).toBeGreaterThan(from.y + from.height / 2);
    await page.goto(`${site.address}learn/contraerer-puff/lower-lost`);
    await page.getByRole('button', { name: 'Both' }).click();
    expect(await status.innerText()).toMatch(/^Not so\. The answer is: None\./);
    expect(await axeFaults(page)).toEqual([]);
    // What was shown or told is no tick; what is left is said at the end, and one press leads there.
    const steps = page.locator('.steps li');
    expect(await steps.nth(7).innerText()).toMatch(/, shown to you$/);
    expect(await steps.nth(1).innerText()).toMatch(/, shown to you$/);
    expect(await steps.nth(0).innerText()).toMatch(/, not done yet$/);
    await page.goto(`${site.address}learn/contraerer-puff/points-hand`);
    await page.getByRole('link', { name: 'Skip', exact: true }).click();
    await page.getByRole('heading', { name: 'Not quite at the end' }).waitFor();
    expect(await page.locator('.left li').count()).toBe(10);
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Go on with “Everyone starts outside”' }).click();
    await page.getByRole('heading', { name: 'Everyone starts outside' }).waitFor();
    await page.goto(`${site.address}learn/contraerer-puff/nothing`);
    await page.getByRole('heading', { name: 'There is no such step' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('an exercise is done on the text board, and nothing tells its answer before', async () => {
    const { page, faults } = await site.open({ settings: { oneTap: false } });
    await page.goto(`${site.address}learn/contraerer-puff/enter`);
    await page.getByRole('button', { name: 'Text board' }).click();
    for (const [from, to] of [
      ['in hand', 'Point 2,'],
      ['in hand', 'Point 5,'],
    ] as const) {
      const board = page.locator('.places');
      await board.getByRole('button', { name: new RegExp(`White, ${from}`) }).press('Enter');
      await board.getByRole('button', { name: new RegExp(`^${to}`) }).press('Enter');
    }
    expect(await page.locator('.status').innerText()).toMatch(/^Right\./);
    expect(await axeFaults(page)).toEqual([]);
    await page.goto(`${site.address}learn/contraerer-puff/lower-lost`);
    const dice = page.locator('.places .dice');
    expect(await dice.innerText()).toBe('White threw 5 and 2');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('on a phone every board is whole above the buttons and fills the window’s width but for its words', async () => {
    const { page } = await site.open({ width: 360, height: 740 });
    for (const id of ['enter', 'lower-lost', 'later', 'hit']) {
      await page.goto(`${site.address}learn/contraerer-puff/${id}`);
      await page.locator('.wz-board').waitFor();
      const board = (await page.locator('.wz-board').boundingBox())!;
      const panel = (await page.locator('.panel').boundingBox())!;
      expect(board.width, id).toBeGreaterThanOrEqual(300);
      expect(board.y + board.height, id).toBeLessThanOrEqual(panel.y + 1);
      expect(panel.y + panel.height, id).toBeLessThanOrEqual(741);
    }
    await page.context().close();
  });

  test(
    'overview, comparison, history and rules are clean in every look',
    {
      timeout: 120_000,
    },
    async () => {
      for (const look of [
        {},
        { width: 360, height: 740, dark: true, settings: { language: 'ru' } },
      ]) {
        const { page, faults } = await site.open(look);
        for (const [address, there] of [
          ['learn', '.courses li >> nth=4'],
          ['compare', '.source >> nth=20'],
          ['history', 'dl div >> nth=3'],
          ['rules/backgammon#e3', '#e3 .wz-board'],
        ] as const) {
          await page.goto(`${site.address}${address}`);
          await page.locator(there).waitFor();
          expect(await axeFaults(page), address).toEqual([]);
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(wide, address).toBeLessThanOrEqual(0);
        }
        expect(faults).toEqual([]);
        await page.context().close();
      }
    },
  );

  test('the comparison says what the rules do, and leads to the paragraph', async () => {
    const { page } = await site.open();
    await page.goto(`${site.address}compare`);
    const rowOf = (name: string) =>
      page.locator('tbody tr').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await page.locator('tbody tr').first().waitFor();
    for (const [i, game] of GAMES.entries()) {
      const cell = rowOf('Undersides').locator('td').nth(i);
      const says =
        game.doublets === 'fourfold'
          ? /does not apply/
          : game.options.undersides === 'owed'
            ? /^Owed/
            : /^Optional/;
      expect(await cell.innerText(), game.id).toMatch(says);
    }
    const before = await page.locator('tbody tr').count();
    await page.getByLabel('Only what differs').check();
    expect(await page.locator('tbody tr').count()).toBeLessThan(before);
    expect(await rowOf('Pile').count()).toBe(0);
    await page.getByRole('link', { name: 'Puffspel, Undersides: p26' }).click();
    expect(await page.locator('#p26.cited').innerText()).toContain('Undersides are owed');
    await page.context().close();
  });

  test('the rules follow the language, and a diagram is stepped through', async () => {
    const { page, faults } = await site.open();
    await page.goto(`${site.address}rules/contraerer-puff#p14`);
    const paragraph = page.locator('#p14');
    expect(await paragraph.innerText()).toContain('the lower is played first');
    await page.locator('.language select').selectOption('de');
    await expect.poll(() => paragraph.innerText()).toContain('wird die niedrigere zuerst gesetzt');
    await page.locator('.language select').selectOption('en');
    await paragraph.getByRole('link', { name: 'e2', exact: true }).click();
    const example = page.locator('#e2');
    const caption = example.locator('.caption');
    await caption.waitFor();
    expect(await caption.innerText()).toBe('1 and 4 are thrown.');
    await example.getByRole('button', { name: 'Step' }).click();
    await example.getByRole('button', { name: 'Step' }).click();
    expect(await caption.innerText()).toMatch(/^4: hand → 4\* The throw is used up\.$/);
    await example.getByRole('button', { name: 'Back' }).click();
    expect(await caption.innerText()).toBe('1: hand → 1');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test(
    'the rules name options as the game’s card does, in every language',
    { timeout: 120_000 },
    async () => {
      for (const language of LANGUAGES) {
        const { page, faults } = await site.open({ settings: { language } });
        for (const { id } of GAMES) {
          await page.goto(`${site.address}rules/${id}`);
          await page.locator('.numbered').first().waitFor();
          expect(await page.locator('article code').allInnerTexts(), `${language} ${id}`).toEqual(
            [],
          );
          expect(await page.locator('article').innerText()).not.toMatch(/\bid:|[a-z][A-Z]\w*: /);
        }
        const said = await page.locator('q[title="doubletCount: turn"]').first().innerText();
        expect(said).not.toContain('doubletCount');
        expect(faults).toEqual([]);
        await page.context().close();
      }
    },
  );

  test('a newcomer is told what Puff is and shown where to learn; no card is cut', async () => {
    for (const language of LANGUAGES) {
      const { page } = await site.open({ width: 360, height: 740, settings: { language } });
      await page.goto(site.address);
      await page.locator('.card').nth(4).waitFor();
      expect(await page.locator('.ways .primary').getAttribute('href')).toBe('/learn');
      const cut = await page.locator('.card').evaluateAll(cards =>
        cards
          .flatMap(card => [...card.querySelectorAll<HTMLElement>('.name, .gloss, .about')])
          .filter(
            text =>
              text.scrollHeight > text.clientHeight + 1 &&
              getComputedStyle(text).overflow === 'hidden',
          )
          .map(text => text.innerText),
      );
      expect(cut, language).toEqual([]);
      for (const about of await page.locator('.card .about').allInnerTexts())
        expect(about, language).toMatch(/^[^.]+\. [^.]+\.$/);
      // Who has begun a course needs no more to be told.
      await page.evaluate(() => localStorage.setItem('wurfzabel.learn', '{"puff":["enter"]}'));
      await page.reload();
      await page.locator('.card').nth(4).waitFor();
      expect(await page.locator('.ways .primary').count()).toBe(0);
      await page.context().close();
    }
  });

  test('a refusal in a game leads to the paragraph, and back to the game', async () => {
    const { page, faults } = await site.open();
    await openState(page, site.address, 'two ways lead to one point');
    // Nobody of White stands there.
    await page.locator('.wz-place[data-place="13"]').click();
    // What has just appeared takes no tap.
    await page.waitForTimeout(200);
    await page.locator('.words').getByRole('link', { name: 'Rules' }).click();
    const cited = page.locator('#p10.cited');
    await cited.waitFor();
    expect(await cited.innerText()).toContain('Each number is used for one step');
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await page.locator('.wz-place').first().waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
