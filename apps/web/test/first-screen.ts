import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

export interface Fetched {
  readonly path: string;
  readonly type: 'page' | 'script' | 'style' | 'other';
  /** Bytes when packed by gzip at its usual level. */
  readonly packed: number;
}

const typeOf = (mime: string): Fetched['type'] =>
  mime.startsWith('text/html')
    ? 'page'
    : mime.startsWith('text/javascript')
      ? 'script'
      : mime.startsWith('text/css')
        ? 'style'
        : 'other';

/**
 * All that a page asks for until it has nothing more to ask for, the address itself included. What it fetches ahead, once there is time and the
 * screen has long been there, is never asked for here.
 */
export const fetchedBy = async (page: Page, address: string): Promise<readonly Fetched[]> => {
  const answers: Promise<Fetched>[] = [];
  page.on('response', response =>
    answers.push(
      response.body().then(body => ({
        path: new URL(response.url()).pathname,
        type: typeOf(response.headers()['content-type'] ?? ''),
        packed: gzipSync(body).length,
      })),
    ),
  );
  await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
  await page.goto(address, { waitUntil: 'networkidle' });
  return Promise.all(answers);
};

/** HTML, scripts and style sheets together, in bytes as packed. */
export const codeOf = (fetched: readonly Fetched[]): number =>
  fetched.filter(({ type }) => type !== 'other').reduce((sum, { packed }) => sum + packed, 0);
