/**
 * `npm run budgets -w apps/web [-- --runs N]`: what the page costs a slow phone. Chromium runs at a quarter of this machine's speed and with a
 * network of 1.6 Mbit/s and 150 ms, as Lighthouse takes for a phone. JSON lines: bytes of the first screen; times until something, and the largest
 * part of it, is painted; how long scripts held the page up; how far things jumped; input on the board until it is painted; and facts that are
 * yes or no. Times are medians over the runs; on a busy machine they are longer, so each line tells the load.
 */
import type { Browser, Page } from 'playwright-core';
import { axeFaults } from '../test/axe.ts';
import { openPage } from '../test/browser.ts';
import { codeOf, fetchedBy } from '../test/first-screen.ts';
import { openState } from '../test/states.ts';
import { measure, median, say } from './running.ts';

const SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const PHONE = { width: 360, height: 740 };

const slow = async (page: Page, network: boolean): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (network) await devtools.send('Network.emulateNetworkConditions', NETWORK);
};

interface Start {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Beyond 50 ms of each task of the page's thread. */
  readonly blocked: number;
  /** Cumulative layout shift. */
  readonly jumps: number;
}

/** Runs in the page before anything of it. */
const watchStart = (): void => {
  const seen = { firstPaint: 0, largestPaint: 0, blocked: 0, jumps: 0 };
  Object.assign(globalThis, { seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', entry => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', entry => (seen.largestPaint = entry.startTime));
  watch('longtask', entry => (seen.blocked += entry.duration - 50));
  watch('layout-shift', entry => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.jumps += value;
  });
};

const startOnce = async (browser: Browser, address: string): Promise<Start> => {
  const { page } = await openPage(browser, PHONE);
  // tsx names functions by this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = named => named');
  await page.addInitScript(watchStart);
  await slow(page, true);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Start }).seen);
  await page.context().close();
  return seen;
};

/**
 * Taps one after the other: milliseconds from each until the next picture is painted.
 * @param at what is tapped: a man, whose targets light up, or a place where nothing happens, which is the machine's own share
 */
const taps = async (
  browser: Browser,
  address: string,
  count: number,
  at: string,
): Promise<readonly number[]> => {
  const { page } = await openPage(browser, PHONE);
  await page.addInitScript('globalThis.__name = named => named');
  await openState(page, address, 'two ways lead to one point');
  await page.waitForLoadState('networkidle');
  await slow(page, false);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    addEventListener(
      'pointerdown',
      ({ timeStamp }) =>
        // The next frame is drawn after its callbacks; what comes after that is after the paint.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  const spot = (await page.locator(at).first().boundingBox())!;
  for (let i = 0; i < count; i++) {
    await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 4);
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  await page.context().close();
  return times;
};

/** What is true of a page or is not, by the browser's own word. */
const facts = async (browser: Browser, address: string, path: string): Promise<object> => {
  const { page, faults } = await openPage(browser, PHONE);
  const refused: string[] = [];
  page.on('response', response => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  const issues: string[] = [];
  devtools.on('Audits.issueAdded', ({ issue }) =>
    issues.push(issue.details.genericIssueDetails?.errorType ?? issue.code),
  );
  await devtools.send('Audits.enable');
  const seen = await page.evaluate(() => ({
    title: document.title !== '',
    language: document.documentElement.lang !== '',
    described: document.querySelector('meta[name="description"]') !== null,
    standards: document.compatMode === 'CSS1Compat',
    fits: document.documentElement.scrollWidth <= innerWidth,
    oneHeading: document.querySelectorAll('h1').length === 1,
    sizedPictures: [...document.images].every(({ width, height }) => width > 0 && height > 0),
  }));
  await page.waitForTimeout(300);
  const against = await axeFaults(page);
  await page.context().close();
  return { path: `/${path}`, ...seen, axe: against.length, errors: faults, refused, issues };
};

await measure(async (browser, address, runs) => {
  for (const language of ['en', 'de', 'sv', 'ru']) {
    const { page } = await openPage(browser, { ...PHONE, settings: { language } });
    const fetched = await fetchedBy(page, address);
    say({ bench: 'first-screen', language, packed: codeOf(fetched), most: 120_000 });
    await page.context().close();
  }
  const starts: Start[] = [];
  for (let run = 0; run < runs; run++) starts.push(await startOnce(browser, address));
  const of = (what: keyof Start): number => median(starts.map(start => start[what]));
  say({
    bench: 'start',
    runs,
    slowdown: SLOWDOWN,
    firstPaint: Math.round(of('firstPaint')),
    largestPaint: Math.round(of('largestPaint')),
    blocked: Math.round(of('blocked')),
    jumps: Number(of('jumps').toFixed(3)),
  });
  const times = await taps(browser, address, runs * 4, '.wz-place[data-place="12"]');
  const idle = await taps(browser, address, runs * 4, '.record h2');
  say({
    bench: 'tap-to-paint',
    taps: times.length,
    slowdown: SLOWDOWN,
    median: Math.round(median(times)),
    longest: Math.round(Math.max(...times)),
    nothing: Math.round(median(idle)),
    most: 50,
  });
  for (const each of [
    '',
    'learn',
    'learn/puff',
    'rules/puff',
    'position',
    'statistics',
    'compare',
    'history',
  ])
    say({ bench: 'facts', ...(await facts(browser, address, each)) });
});
