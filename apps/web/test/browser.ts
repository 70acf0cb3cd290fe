import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';

export const SERVE = new URL('../serve.mjs', import.meta.url).pathname;
const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync --no-first-run';

/** The browser for the tests, or undefined, with a word, where there is none. */
export const chromiumPath = (): string | undefined => {
  const path = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
    each => each !== undefined && existsSync(each),
  );
  if (path === undefined)
    console.log(
      'no Chromium at CHROMIUM_PATH or /usr/bin/chromium: tests in a browser are skipped',
    );
  return path;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });

export interface Served {
  readonly address: string;
  readonly stop: () => Promise<number | null>;
}

/** `npm start` on a free port, as a person would run it. */
export const serve = async (): Promise<Served> => {
  const port = await freePort();
  const server: ChildProcess = spawn(process.execPath, [SERVE, '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /Wurfzabel is at (http:\S+)/.exec(said);
      if (found) resolve(found[1]!);
    };
    server.stdout!.on('data', hear);
    server.stderr!.on('data', hear);
    server.once('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  const gone = new Promise<number | null>(resolve => server.once('exit', code => resolve(code)));
  const address = await ready;
  return {
    address,
    stop: () => {
      server.kill('SIGINT');
      return gone;
    },
  };
};

export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: FLAGS.split(' ') });

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A phone's: fingers, and nothing that hovers. */
  readonly touch?: boolean;
  /** Whether the page may keep itself for a time without a network. */
  readonly offline?: boolean;
}

/** A page of its own in a browser that knows nothing yet. What goes wrong in it fails the test that looks at `faults`. */
export const openPage = async (
  browser: Browser,
  look: Look = {},
): Promise<{ readonly page: Page; readonly faults: string[] }> => {
  const { width = 1280, height = 800, dark = false, settings = {}, offline = false } = look;
  const touch = look.touch ?? false;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en',
    // axe is put into the page as a script, which the page's own policy forbids.
    bypassCSP: true,
    // It would fetch every net and table for each page that a test opens.
    serviceWorkers: offline ? 'allow' : 'block',
  });
  await context.addInitScript(
    stored => {
      if (localStorage.getItem('wurfzabel.settings') === null)
        localStorage.setItem('wurfzabel.settings', stored);
    },
    JSON.stringify({ speed: 'instant', ...settings }),
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', error => faults.push(`${error.message}\n${error.stack ?? ''}`));
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
};

/** Clicks what has perhaps just come: for a moment it takes no tap (src/board/fresh.ts), and a person needs longer to see it. */
export const clickWhenSeen = async (target: Locator): Promise<void> => {
  await target.waitFor();
  await target.page().waitForTimeout(250);
  await target.click();
};

/** The page's workers of a kind end themselves and tell nobody, as one does whose memory the browser takes away. */
export const endWorkers = async (page: Page, kind: string): Promise<void> => {
  for (const worker of page.workers().filter(each => each.url().includes(kind))) {
    // One that is being loaded cannot be ended from within yet.
    await worker.evaluate(async () => {
      const isHeld = async () => ((await navigator.locks.query()).held ?? []).length > 0;
      while (!(await isHeld())) await new Promise(resolve => setTimeout(resolve, 20));
    });
    await worker.evaluate(() => globalThis.close());
  }
};
