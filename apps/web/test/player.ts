import { seeded, type Seeded } from '@wurfzabel/rules';
import type { Page } from 'playwright-core';

interface Spot {
  readonly place: string;
  readonly x: number;
  readonly y: number;
}

/** What a person sees of the game page. */
export interface Sight {
  readonly isOver: boolean;
  readonly movable: readonly Spot[];
  readonly targets: readonly Spot[];
  /** Buttons of the game that can be pressed, by what they do. */
  readonly deeds: Readonly<Record<string, Spot>>;
  readonly routes: readonly Spot[];
}

export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const spot = (element: Element) => {
      const box = element.getBoundingClientRect();
      return {
        place: (element as HTMLElement).dataset['place'] ?? '',
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      };
    };
    const all = (selector: string) => [...document.querySelectorAll(selector)].map(spot);
    const deeds: Record<string, { place: string; x: number; y: number }> = {};
    for (const button of document.querySelectorAll<HTMLElement>('[data-deed]'))
      if (button.getAttribute('aria-disabled') !== 'true')
        deeds[button.dataset['deed']!] = spot(button);
    return {
      isOver: document.querySelector('.result') !== null,
      movable: all('.wz-can-move'),
      targets: all('.wz-can-land'),
      deeds,
      routes: all('.routes .button:not(.quiet)'),
    };
  });

/** All that tells one position from another, as the page says it to everyone. */
export const positionOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...[...document.querySelectorAll('.wz-place')].map(place =>
      (place.getAttribute('aria-label') ?? '').replace(/, (can move|picked up|put down).*/, ''),
    ),
    ...[...document.querySelectorAll('.chip, .record li, .prompt, .again, .players li')].map(item =>
      (item.textContent ?? '').replace(/\s+/g, ' '),
    ),
  ]);

const pick = <T>(chance: Seeded, list: readonly T[]): T => list[chance.below(list.length)]!;

export interface Played {
  readonly clicks: number;
  readonly reloads: number;
  /** The buttons pressed, by what they do. */
  readonly deeds: ReadonlySet<string>;
}

interface Manner {
  /** Stop after so many clicks, if the game is not over before. */
  readonly most?: number;
  /** Buttons not to press. By default neither doubling nor giving up: the game is to be played to its end. */
  readonly never?: readonly string[];
}

/**
 * Plays a game to its end on the page: looks, and clicks, drags or presses what can be clicked, dragged or pressed.
 * Now and then, in the middle of a play, it loads the page anew and looks whether everything is as it was.
 */
export const playWholeGame = async (
  page: Page,
  seed: number,
  same: (before: readonly string[], after: readonly string[]) => void,
  { most = Infinity, never = ['double', 'drop'] }: Manner = {},
): Promise<Played> => {
  const pressed = new Set<string>();
  const chance = seeded(seed);
  let clicks = 0;
  let reloads = 0;
  let idle = 0;
  let lastTap = '';
  const click = async ({ x, y }: Spot): Promise<void> => {
    clicks++;
    await page.mouse.click(x, y);
  };
  /** The board takes two quick taps on one place for one. */
  const tap = async (spot: Spot): Promise<void> => {
    if (spot.place === lastTap) await page.waitForTimeout(270);
    lastTap = spot.place;
    await click(spot);
  };
  const drag = async (from: Spot): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y + 12);
    const { targets } = await look(page);
    const to = targets.length > 0 ? pick(chance, targets) : from;
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
    clicks++;
  };
  const byKeys = async ({ place }: Spot): Promise<void> => {
    await page.locator(`.wz-place[data-place="${place}"]`).focus();
    await page.keyboard.press('Enter');
    clicks++;
  };

  for (;;) {
    const sight = await look(page);
    if (
      (sight.isOver && !sight.deeds['next']) ||
      clicks >= most ||
      (sight.isOver && most === Infinity)
    )
      return { clicks, reloads, deeds: pressed };
    if (sight.routes.length > 0) {
      await click(pick(chance, sight.routes));
      continue;
    }
    const { deeds } = sight;
    const isMidPlay = (await page.locator('.undo[aria-disabled="false"]').count()) > 0;
    if (isMidPlay && sight.targets.length === 0 && reloads < 3 && chance.next() < 0.15) {
      const before = await positionOf(page);
      await page.reload();
      await page.locator('.wz-place').first().waitFor();
      same(before, await positionOf(page));
      reloads++;
      lastTap = '';
      continue;
    }
    if (sight.targets.length > 0) await tap(pick(chance, sight.targets));
    else if (sight.movable.length > 0 && !(deeds['stop'] && chance.next() < 0.3)) {
      const man = pick(chance, sight.movable);
      const way = chance.next();
      if (way < 0.15) await drag(man);
      else if (way < 0.4) await byKeys(man);
      else await tap(man);
    } else {
      const can = Object.entries(deeds).filter(([key]) => !never.includes(key));
      if (can.length > 0) {
        const [key, spot] = pick(chance, can);
        pressed.add(key);
        await click(spot);
      } else {
        // The computer's turn: at most a few seconds.
        if (++idle > 4000)
          throw new Error(
            `nothing to do and nothing happens: ${(await positionOf(page)).join(' | ')}`,
          );
        await page.waitForTimeout(5);
        continue;
      }
    }
    idle = 0;
  }
};
