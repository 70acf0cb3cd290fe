import { cacheName, isEditionCache, type Edition, type Part } from './edition.ts';

/** Files fetched at a time: more would take the line from the page that is being read. */
const AT_ONCE = 4;

const hashOf = async (bytes: ArrayBuffer): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const holds = async (response: Response, hash: string): Promise<boolean> =>
  (await hashOf(await response.clone().arrayBuffer())) === hash;

/** What an earlier edition has of the same file: nets and tables are not fetched again for a change of a text. */
const fromEarlier = async (
  [path, hash]: Part,
  names: readonly string[],
): Promise<Response | undefined> => {
  for (const name of names) {
    const found = await (await caches.open(name)).match(path);
    if (found && (await holds(found, hash))) return found;
  }
  return undefined;
};

/** @throws where the file is not there, or is of another edition: a server may be given a new one while this one is fetched */
const fromServer = async ([path, hash]: Part): Promise<Response> => {
  // Names of assets say what is in them; the page that is being read has fetched some already.
  const cache = path.startsWith('/assets/') ? 'default' : 'no-cache';
  const response = await fetch(path, { cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  if (!(await holds(response, hash))) throw new Error(`${path} is of another edition`);
  return response;
};

/**
 * Lays a whole edition into its cache. What a former try has fetched stays and is not fetched again.
 * @throws where a part cannot be had; the edition is then not used
 */
export const layIn = async (edition: Edition): Promise<void> => {
  const cache = await caches.open(cacheName(edition));
  const earlier = (await caches.keys()).filter(
    name => isEditionCache(name) && name !== cacheName(edition),
  );
  const left = [...edition.parts];
  const takeOne = async (): Promise<void> => {
    for (let part = left.shift(); part; part = left.shift()) {
      if (await cache.match(part[0])) continue;
      await cache.put(part[0], (await fromEarlier(part, earlier)) ?? (await fromServer(part)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeOne));
};

/** Removes editions but this and the one before it, from which another window may still be reading. */
export const clearOut = async (edition: Edition): Promise<void> => {
  const names = (await caches.keys()).filter(isEditionCache);
  // Caches are listed as they were made.
  const kept = new Set([
    cacheName(edition),
    ...names.filter(name => name !== cacheName(edition)).slice(-1),
  ]);
  await Promise.all(names.filter(name => !kept.has(name)).map(name => caches.delete(name)));
};
