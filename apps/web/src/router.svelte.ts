import { GAMES } from '@wurfzabel/rules';
import { byKeys } from './parts/last-input.ts';

/** A router of one page: the path decides what is shown, plain links and the back button work. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'play'; readonly id: string }
  | { readonly page: 'rules'; readonly gameId: string }
  | { readonly page: 'review'; readonly id: string }
  | { readonly page: 'statistics' }
  | { readonly page: 'position' }
  | { readonly page: 'learn' }
  | { readonly page: 'course'; readonly gameId: string; readonly exercise?: string }
  | { readonly page: 'compare' }
  | { readonly page: 'history' }
  | { readonly page: 'none' };

const isGame = (id: string): boolean => GAMES.some(game => game.id === id);

export const routeOf = (address: string): Route => {
  // A stroke at the end is often typed.
  const path = address.replace(/(?<=.)\/+$/, '');
  if (path === '/' || path === '/index.html') return { page: 'home' };
  const play = /^\/play\/([\w-]{1,40})$/.exec(path);
  if (play) return { page: 'play', id: play[1]! };
  const rules = /^\/rules\/([a-z-]{1,40})$/.exec(path);
  if (rules) return !isGame(rules[1]!) ? { page: 'none' } : { page: 'rules', gameId: rules[1]! };
  const review = /^\/review\/([\w-]{1,40})$/.exec(path);
  if (review) return { page: 'review', id: review[1]! };
  if (path === '/statistics') return { page: 'statistics' };
  // The position itself stands behind the #.
  if (path === '/position') return { page: 'position' };
  if (path === '/learn' || path === '/compare' || path === '/history')
    return { page: path.slice(1) as 'learn' | 'compare' | 'history' };
  const course = /^\/learn\/([a-z-]{1,40})(?:\/([\w-]{1,40}))?$/.exec(path);
  if (!course || !isGame(course[1]!)) return { page: 'none' };
  const [, gameId, exercise] = course;
  return exercise === undefined
    ? { page: 'course', gameId: gameId! }
    : { page: 'course', gameId: gameId!, exercise };
};

export const pathTo = (id: string): string => `/play/${id}`;
/** @param game number of a game in its record, counted from 0; left out: the newest that has anything to review */
export const reviewPath = (id: string, game?: number): string =>
  `/review/${id}${game === undefined ? '' : `?game=${game + 1}`}`;

/**
 * The rules of a game; with the game from which one looks them up, there is a way back to it.
 * @param anchor a paragraph, such as `p15`
 */
export const rulesPath = (gameId: string, playId?: string, anchor?: string): string =>
  `/rules/${gameId}${playId === undefined ? '' : `?play=${playId}`}${anchor === undefined ? '' : `#${anchor}`}`;

/** The course of a game, or one exercise of it. */
export const coursePath = (gameId: string, exercise?: string): string =>
  `/learn/${gameId}${exercise === undefined ? '' : `/${exercise}`}`;

const current = $state({ path: typeof location === 'undefined' ? '/' : location.pathname });

export const route = (): Route => routeOf(current.path);

/** Goes to a path of this page; the query (a seed, for example) stays only where it is asked for. */
export const goTo = (path: string, replaces = false): void => {
  if (replaces) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  current.path = location.pathname;
  scrollTo(0, 0);
  // What had the focus goes with its page; the next Tab leads into the new one.
  if (byKeys()) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
};

/** To be called once: links inside the page do not load it anew. */
export const watchLinks = (): (() => void) => {
  const stop = new AbortController();
  addEventListener('popstate', () => (current.path = location.pathname), { signal: stop.signal });
  document.addEventListener(
    'click',
    event => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (
        !link ||
        link.origin !== location.origin ||
        link.hasAttribute('download') ||
        link.target ||
        (link.hash && link.pathname === location.pathname)
      )
        return;
      event.preventDefault();
      goTo(link.pathname + link.search + link.hash);
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
};
