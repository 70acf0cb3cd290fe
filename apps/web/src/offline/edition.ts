/** One file of an edition: its address, and the SHA-256 of what it holds, in hexadecimal. */
export type Part = readonly [path: string, hash: string];

/** All that the page needs to run without a network. */
export interface Edition {
  readonly id: string;
  readonly parts: readonly Part[];
}

const PREFIX = 'wurfzabel-edition-';

/** The name of the cache in which an edition lies. */
export const cacheName = (edition: Edition): string => PREFIX + edition.id;

export const isEditionCache = (name: string): boolean => name.startsWith(PREFIX);

/** The page itself: what every address of the app is answered with, which then reads the address. */
export const PAGE = '/';

/** As the server does it: a path without a dot in its last part is a page of the app. */
export const isPagePath = (path: string): boolean =>
  !/\.[^/]*$/.test(path) || path === '/index.html';

/** What the page says to a worker that waits. */
export const TAKE_OVER = 'wurfzabel.take-over';
