import { handMadeEvaluator, plainThinker } from '@wurfzabel/engine';
import { Reviewer } from '@wurfzabel/engine/review/index';
import { recordOf, statesOf, type GameLog } from '@wurfzabel/records';
import type { Page } from 'playwright-core';
import type { KeptReview } from '../src/review/kept.ts';
import { markOf } from '../src/review/kept.ts';

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
  seats: object = { white: 'person', black: 'computer' },
): Promise<void> => {
  const saved = {
    v: 1,
    id: 'state',
    updated: 1,
    started: 1,
    game: played.game,
    seats,
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

/** How the page records a person against its computer. */
export const PLAYERS = {
  white: { kind: 'person', name: 'Guest' },
  black: { kind: 'computer', name: 'Wurfzabel, club' },
} as const;

/** A review without looking ahead by the hand-made evaluation, which no new net changes. */
const reviewOf = (log: GameLog): KeptReview => {
  const thinker = plainThinker(handMadeEvaluator(log.rules));
  const reviewer = new Reviewer(thinker, log.actions, statesOf(log), { depth: 0 });
  for (const _ of reviewer.work());
  const review = reviewer.review();
  return { v: 1, of: markOf(log), depth: 2, judge: 'net', lacks: [], review };
};

/** Puts games with their reviews into the browser's store, `game0` and so on, a day apart. */
export const storeReviewed = async (
  page: Page,
  address: string,
  logs: readonly GameLog[],
): Promise<void> => {
  const games = logs.map((log, i) => {
    const whole = recordOf(log, { players: PLAYERS });
    const saved = {
      v: 1,
      id: `game${i}`,
      updated: Date.UTC(2026, 0, 2 + i),
      started: 1,
      game: whole.game,
      seats: { white: 'person', black: 'computer' },
      level: 'club',
      throws: 1,
      over: true,
      record: whole,
    };
    return [JSON.stringify(saved), JSON.stringify(reviewOf(log))] as const;
  });
  await page.goto(address);
  await page.evaluate(texts => {
    texts.forEach(([saved, review], i) => {
      localStorage.setItem(`wurfzabel.game.game${i}`, saved);
      localStorage.setItem(`wurfzabel.review.game${i}`, review);
    });
  }, games);
};
