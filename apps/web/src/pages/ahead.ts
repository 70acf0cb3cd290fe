import { routeOf, type Route } from '../router.svelte.ts';
import type { Language } from '../texts/languages.ts';

const learnTexts = async (language: Language): Promise<void> =>
  (await import('../learn/texts/index.svelte.ts')).speakLearn(language);
const rules = async (gameId: string, language: Language): Promise<unknown> =>
  (await import('../rules/load-rules.ts')).loadRules(gameId, language);

/** The page of a route, and with it the texts that it would ask for only once it is there. */
const loads = (here: Route, language: Language): readonly Promise<unknown>[] => {
  switch (here.page) {
    case 'home':
    case 'none':
      return [];
    case 'play':
      return [import('./Play.svelte')];
    case 'rules':
      return [import('./Rules.svelte'), learnTexts(language), rules(here.gameId, language)];
    case 'review':
      return [import('./Review.svelte')];
    case 'statistics':
      return [import('./Statistics.svelte')];
    case 'position':
      return [import('./Position.svelte')];
    case 'learn':
      return [import('./Learn.svelte'), learnTexts(language)];
    case 'course':
      return [import('./LearnCourse.svelte'), learnTexts(language)];
    case 'compare':
      return [import('./Compare.svelte'), learnTexts(language)];
    case 'history':
      return [import('./History.svelte'), learnTexts(language)];
  }
};

/** Fetches the page of an address beside the texts that are fetched first, and not after them. Whoever shows the page tells of a failure. */
export const fetchAhead = (path: string, language: Language): void => {
  for (const load of loads(routeOf(path), language)) load.catch(() => undefined);
};
