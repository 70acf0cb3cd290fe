import { routeOf, type Route } from '../router.svelte.ts';

const LOADS: { readonly [page in Route['page']]?: () => Promise<unknown> } = {
  play: () => import('./Play.svelte'),
  rules: () => import('./Rules.svelte'),
  review: () => import('./Review.svelte'),
  statistics: () => import('./Statistics.svelte'),
  position: () => import('./Position.svelte'),
  learn: () => import('./Learn.svelte'),
  course: () => import('./LearnCourse.svelte'),
  compare: () => import('./Compare.svelte'),
  history: () => import('./History.svelte'),
};

/** Fetches the page of an address beside the texts that are fetched first, and not after them. Whoever shows the page tells of a failure. */
export const fetchAhead = (path: string): void =>
  void LOADS[routeOf(path).page]?.().catch(() => undefined);
