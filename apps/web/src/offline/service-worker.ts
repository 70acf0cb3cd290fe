/**
 * Keeps one whole edition of the page, the computer with nets and tables included, and answers from it with or without a
 * network. A new edition waits until a person takes it, or until no window of the old one is open.
 */
import { cacheName, isEditionCache, isPagePath, PAGE, TAKE_OVER, type Edition } from './edition.ts';
import { clearOut, layIn } from './install.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in when the page is built. */
declare const EDITION: Edition;
const edition = EDITION;

/** From this edition first; a window of the edition before may still ask for a part of its own. */
const find = async (path: string): Promise<Response | undefined> => {
  const own = await (await caches.open(cacheName(edition))).match(path);
  if (own) return own;
  for (const name of await caches.keys()) {
    const found = isEditionCache(name) && (await (await caches.open(name)).match(path));
    if (found) return found;
  }
  return undefined;
};

self.addEventListener('install', event => event.waitUntil(layIn(edition)));

self.addEventListener('activate', event =>
  event.waitUntil(clearOut(edition).then(() => self.clients.claim())),
);

self.addEventListener('message', event => {
  if (event.data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener('fetch', event => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  const path = mode === 'navigate' && isPagePath(pathname) ? PAGE : pathname;
  event.respondWith(find(path).then(found => found ?? fetch(event.request)));
});
