import type { Page } from 'playwright-core';
import { played } from '../played.ts';
import { openRecord, openState, STATES, storeReviewed } from '../states.ts';
import { recordOf } from '@wurfzabel/records';

/** A page in a state worth looking at. */
export interface Scene {
  readonly name: string;
  readonly open: (page: Page, address: string) => Promise<void>;
}

/** A page of the app, there when something on it is. */
const at = (name: string, path: string, shows: string): Scene => ({
  name,
  open: async (page, address) => {
    await page.goto(address + path);
    await page.locator(shows).first().waitFor();
  },
});

const game = (name: string, state: keyof typeof STATES): Scene => ({
  name: `game-${name}`,
  open: (page, address) => openState(page, address, state),
});

const longGame: Scene = {
  name: 'game-long',
  open: (page, address) =>
    openRecord(
      page,
      address,
      recordOf(played('langer-puff', 400), {
        players: {
          white: { kind: 'person', name: 'Anna' },
          black: { kind: 'person', name: 'Berta' },
        },
      }),
    ),
};

/** A reviewed game at one of its errors, where the best play and the one that was made are on the board. */
const review: Scene = {
  name: 'review',
  open: async (page, address) => {
    await storeReviewed(page, address, [played('backgammon', 500)]);
    await page.goto(`${address}review/game0`);
    await page.locator('.now').waitFor();
    await page.keyboard.press('n');
    await page.locator('.now .loss').first().waitFor();
  },
};

const reviewedGames: Scene = {
  name: 'statistics-games',
  open: async (page, address) => {
    const games = [300, 400, 900, 1200, 500].map((count, i) =>
      played(i % 2 === 0 ? 'backgammon' : 'langer-puff', count),
    );
    await storeReviewed(page, address, games);
    await page.goto(`${address}statistics`);
    await page.locator('#errors-title').waitFor();
  },
};

const hint: Scene = {
  name: 'game-refusal',
  open: async (page, address) => {
    await openState(page, address, 'two ways lead to one point');
    await page.locator('.wz-place[data-place="13"]').click();
    await page.locator('.refused:not(:empty)').waitFor();
  },
};

const settings: Scene = {
  name: 'settings',
  open: async (page, address) => {
    await page.goto(address);
    await page.locator('.gear').click();
    await page.getByRole('dialog').waitFor();
  },
};

export const SCENES: readonly Scene[] = [
  at('home', '', '.start .button'),
  settings,
  at('learn', 'learn', '.cards .button, main .button'),
  at('lesson', 'learn/contraerer-puff', '.wz-place'),
  at('rules', 'rules/langer-puff', '#p1'),
  at('compare', 'compare', 'h1'),
  at('history', 'history', 'h1'),
  at('position', 'position', '.wz-place'),
  at('statistics', 'statistics', 'h1'),
  reviewedGames,
  review,
  game('undersides', 'undersides may be played'),
  game('blocked', 'nothing can be played'),
  game('last-man', 'the last man goes off'),
  hint,
  longGame,
  at('no-game', 'play/none', 'main .button'),
  at('nowhere', 'nowhere', 'h1'),
];

export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
}

const SIZES = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

export const LOOKS: readonly Look[] = SIZES.flatMap(size =>
  [false, true].map(dark => ({ ...size, dark, name: `${size.name}-${dark ? 'dark' : 'light'}` })),
);
