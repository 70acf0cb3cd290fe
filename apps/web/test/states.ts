import type { Page } from 'playwright-core';

/** Moments of a game worth looking at, as records that a page goes on from. */
const record = (game: string, start: object, entry: object) => ({
  format: 'wurfzabel-record',
  version: 1,
  game,
  edition: 1,
  match: { length: 0 },
  players: { white: { kind: 'person', name: 'a' }, black: { kind: 'computer', name: 'b' } },
  start: { turn: 'white', ...start },
  games: [{ turns: [{ side: 'white', entries: [entry] }] }],
});

export const STATES = {
  'undersides may be played': record(
    'contraerer-puff',
    {
      white: { 6: 7, 9: 2, 14: 1, 20: 3, 22: 2 },
      black: { 0: 3, 4: 2, 7: 6, 13: 1, 20: 1, 24: 2 },
      doublets: { white: 1, black: 2 },
    },
    {
      throw: [2, 2],
      steps: [
        [6, 2],
        [6, 2],
        [9, 2],
        [9, 2],
      ],
      open: true,
    },
  ),
  'nothing can be played': record(
    'puff',
    { white: { 0: 2, 8: 13 }, black: { 7: 3, 19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2 } },
    { throw: [2, 5], steps: [], open: true },
  ),
  'the last man goes off': record(
    'contraerer-puff',
    { white: { 24: 1, 25: 14 }, black: { 0: 1, 6: 14 } },
    { throw: [1, 5], steps: [], open: true },
  ),
  'two ways lead to one point': record(
    'backgammon',
    { white: { 7: 2, 12: 13 }, black: { 14: 1, 15: 1, 20: 13 } },
    { throw: [3, 4], steps: [], open: true },
  ),
} as const;

/** Puts a moment into the browser's store and opens it. */
export const openState = (page: Page, address: string, name: keyof typeof STATES): Promise<void> =>
  openRecord(page, address, STATES[name]);

/** Puts a record into the browser's store and opens it. */
export const openRecord = async (
  page: Page,
  address: string,
  played: object & { readonly game: string },
): Promise<void> => {
  const saved = {
    v: 1,
    id: 'state',
    updated: 1,
    started: 1,
    game: played.game,
    seats: { white: 'person', black: 'computer' },
    throws: 1,
    over: false,
    record: played,
  };
  await page.goto(address);
  await page.evaluate(
    text => localStorage.setItem('wurfzabel.game.state', text),
    JSON.stringify(saved),
  );
  await page.goto(`${address}play/state`);
  await page.locator('.wz-place').first().waitFor();
};
