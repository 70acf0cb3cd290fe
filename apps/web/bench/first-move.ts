/**
 * `npm run first-move -w apps/web [-- --runs N]`: how long after opening the address of a game in which the computer begins its first man
 * moves. Nothing is in the browser's cache; the pace of play is the usual one, the level the master. One JSON line a game: medians, and
 * the longest, in milliseconds from the navigation.
 */
import { newLog, stateOf, withAction, type GameLog } from '@wurfzabel/records';
import { bySide, decisionOf, GAMES, rulesFor, seeded, unwrap } from '@wurfzabel/rules';
import type { Browser } from 'playwright-core';
import { openingFor } from '../src/game/dice.ts';
import { savedOf } from '../src/store/saved.ts';
import { measure, median, say } from './running.ts';

interface Times {
  /** The board is there. */
  readonly board: number;
  /** The dice of the computer lie still. */
  readonly thrown: number;
  /** Its first man has moved. */
  readonly moved: number;
}

/** A game in which White, the computer, has won the throw for the start. */
const begun = (game: string): GameLog => {
  for (let seed = 1; ; seed++) {
    const log = newLog(unwrap(rulesFor(game)));
    const opened = withAction(log, {
      type: 'opening',
      dice: openingFor(log.rules, log, seed),
    });
    if (opened.ok && decisionOf(stateOf(opened.value)).by === 'white') return opened.value;
  }
};

const savedFor = (game: string, seed: number): string => {
  const seats = bySide(side => (side === 'white' ? 'computer' : 'person')) as {
    white: 'computer';
    black: 'person';
  };
  const log = begun(game);
  return JSON.stringify(savedOf({ id: 'bench', started: 0, seed, seats, level: 'master', log }, 0));
};

/** Runs in the page, before anything of it: notes when what can be seen changes. */
const watch = (saved: string): void => {
  localStorage.setItem('wurfzabel.game.bench', saved);
  const times: Record<string, number> = {};
  Object.assign(globalThis, { times });
  const men = (): string =>
    [...document.querySelectorAll('.wz-place')]
      .map(place => (place.getAttribute('aria-label') ?? '').split(',').slice(0, 2).join())
      .join(';');
  let before = '';
  const look = (): void => {
    const now = men();
    if (now !== '' && times['board'] === undefined) {
      times['board'] = performance.now();
      before = now;
    }
    // The opening throw of Backgammon is played at once: it is thrown when the board is there.
    if (document.querySelector('.chip') && times['thrown'] === undefined)
      times['thrown'] = performance.now();
    if (before !== '' && now !== before && times['moved'] === undefined)
      times['moved'] = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

const once = async (browser: Browser, address: string, saved: string): Promise<Times> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en',
  });
  const page = await context.newPage();
  // tsx names functions by this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = named => named');
  await page.addInitScript(watch, saved);
  await page.goto(`${address}play/bench`, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    () => {
      const { times } = globalThis as unknown as { times?: Times };
      return times?.moved === undefined ? undefined : times;
    },
    undefined,
    { timeout: 60_000, polling: 20 },
  );
  const times = (await handle.jsonValue())!;
  await context.close();
  return times;
};

await measure(async (browser, address, runs) => {
  for (const { id } of GAMES) {
    const all: Times[] = [];
    for (let run = 0; run < runs; run++) {
      const seed = seeded(1855, run).below(1e6);
      all.push(await once(browser, address, savedFor(id, seed)));
    }
    const of = (what: keyof Times): number[] => all.map(times => times[what]);
    say({
      bench: 'first-move',
      game: id,
      runs,
      board: Math.round(median(of('board'))),
      thrown: Math.round(median(of('thrown'))),
      moved: Math.round(median(of('moved'))),
      longest: Math.round(Math.max(...of('moved'))),
      target: 2000,
    });
  }
});
