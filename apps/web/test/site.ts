import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { chromiumPath, launch, openPage, serve, type Look, type Served } from './browser.ts';

/** The page as a person would start it, and a browser; both are there while the tests run. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
  /** A page of its own, as `openPage` makes it. */
  readonly open: (look?: Look) => Promise<{ readonly page: Page; readonly faults: string[] }>;
}

/** The first test of a fresh clone builds the page. */
const UNTIL_READY = 240_000;

/** Tests of the page in a browser; where there is none they are passed over. */
export const describeSite = (name: string, tests: (site: Site) => void): void => {
  const path = chromiumPath();
  describe.skipIf(path === undefined)(name, () => {
    let served: Served;
    let browser: Browser;

    beforeAll(async () => {
      served = await serve();
      browser = await launch(path!);
    }, UNTIL_READY);

    afterAll(async () => {
      await browser?.close();
      expect(await served?.stop(), 'the server ends quietly when it is interrupted').toBe(0);
    });

    tests({
      get address() {
        return served.address;
      },
      get browser() {
        return browser;
      },
      open: look => openPage(browser, look),
    });
  });
};
