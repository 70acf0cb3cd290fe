import { layoutFor, type Layout } from '@wurfzabel/board';
import { GAMES, landing, OFF, type Game } from '@wurfzabel/rules';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { solutionOf } from '../src/learn/attempt.ts';
import { COURSES } from '../src/learn/courses/index.ts';
import { exercisesOf, type Exercise } from '../src/learn/exercise.ts';
import { LANGUAGES } from '../src/texts/languages.ts';
import { describeSite } from './site.ts';

/**
 * Nothing moves under a thumb: the board and the buttons of an exercise keep their place and size from the task to the
 * answer, in every language, on phones and on a desk.
 */
const WINDOWS = [
  [320, 640],
  [360, 740],
  [390, 844],
  [1280, 800],
] as const;

/** Each exercise once, in the first course that has it; and the first of each course, which says more. */
const EXERCISES = (() => {
  const seen = new Set<string>();
  return COURSES.flatMap(course =>
    exercisesOf(course).flatMap((exercise, i) => {
      if (i > 0 && seen.has(exercise.id)) return [];
      seen.add(exercise.id);
      return [{ game: GAMES.find(({ id }) => id === course.gameId)!, exercise }];
    }),
  );
})();

const layoutOf = (game: Game): Layout =>
  layoutFor({
    course: game.course,
    bottom: 'white',
    home: 'right',
    entry: game.numbering === 'from-entry' ? 'near' : 'far',
    hand: game.handName === 'bar' ? 'bar' : 'tray',
  });

const press = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).focus();
  await page.keyboard.press('Enter');
};

/** Where the board and the buttons are, and which words have no room. */
const measure = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const places = all('.board, .board .wz-board, .panel, .answers .button, .buttons > *').map(
      element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      },
    );
    const cramped = all('.said, .buttons .button')
      .filter(
        element =>
          element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      )
      .map(element => element.innerText);
    return { places: places.join('; '), cramped };
  });

/** Does an exercise as its author does it, and tells each state on the way. */
async function* statesOf(page: Page, game: Game, exercise: Exercise): AsyncGenerator<string> {
  yield 'open';
  if (exercise.kind === 'ask') {
    await press(page, '.answers .button:last-child');
    yield 'answered';
    return;
  }
  const layout = layoutOf(game);
  const place = (station: number): string => {
    if (station === 0) return 'hand-white';
    return station >= OFF ? 'off-white' : String(layout.slotOf.white[station]);
  };
  const named = (name: string): string =>
    place(
      /\d/.test(name) ? (game.numbering === 'from-entry' ? Number(name) : 25 - Number(name)) : 0,
    );
  for (const { move, after } of exercise.refused ?? []) {
    if (after !== undefined) continue;
    for (const name of move.split('/')) await press(page, `.wz-place[data-place="${named(name)}"]`);
    if ((await page.locator('.refused').innerText()) !== '') yield 'refused';
    await page.keyboard.press('Escape');
  }
  for (const step of solutionOf(game.id, exercise)) {
    await press(page, `.wz-place[data-place="${place(step.from)}"]`);
    await press(page, `.wz-place[data-place="${place(landing(step))}"]`);
    if (step === solutionOf(game.id, exercise)[0]) yield 'begun';
  }
  if (await page.locator('.verdict:visible').count()) {
    yield 'done';
    return;
  }
  yield 'may stop';
  await page.keyboard.press('s');
  yield 'stopped';
}

describeSite('an exercise keeps still', site => {
  test.each(LANGUAGES)('%s', { timeout: 240_000 }, async language => {
    const { page, faults } = await site.open({ settings: { language, oneTap: false } });
    await page.goto(`${site.address}learn`);
    // Before the page is there it hears of no change of address.
    await page.locator('main h1').first().waitFor();
    for (const [w, [width, height]] of WINDOWS.entries()) {
      await page.setViewportSize({ width, height });
      for (const [i, { game, exercise }] of EXERCISES.entries()) {
        // On the usual phone all of them; each of the other windows has a quarter in each language.
        if (width !== 360 && (i + w + LANGUAGES.indexOf(language)) % 4 !== 0) continue;
        await page.evaluate(to => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        }, `/learn/${game.id}/${exercise.id}`);
        await page.locator('.said').waitFor();
        let first: string | undefined;
        for await (const state of statesOf(page, game, exercise)) {
          const { places, cramped } = await measure(page);
          first ??= places;
          const where = `${language} ${game.id} ${exercise.id}, ${state}, ${width} px`;
          expect.soft(places, where).toBe(first);
          expect.soft(cramped, where).toEqual([]);
        }
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
