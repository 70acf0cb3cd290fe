import { routeOf, type Route } from '../router.svelte.ts';
import type { Language } from '../texts/languages.ts';

/** The words beside what speaks them, which would fetch them only when it is there itself. */
const learnWords = {
  en: () => import('../learn/texts/en.ts'),
  de: () => import('../learn/texts/de.ts'),
  sv: () => import('../learn/texts/sv.ts'),
  ru: () => import('../learn/texts/ru.ts'),
};
const positionWords = {
  en: () => import('../position/texts/en.ts'),
  de: () => import('../position/texts/de.ts'),
  sv: () => import('../position/texts/sv.ts'),
  ru: () => import('../position/texts/ru.ts'),
};
const learnTexts = async (language: Language): Promise<void> => {
  const [{ speakLearn }] = await Promise.all([
    import('../learn/texts/index.svelte.ts'),
    learnWords[language](),
  ]);
  return speakLearn(language);
};
const positionTexts = async (language: Language): Promise<void> => {
  const [{ speakPosition }] = await Promise.all([
    import('../position/texts/index.svelte.ts'),
    positionWords[language](),
  ]);
  return speakPosition(language);
};
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
      return [import('./Position.svelte'), positionTexts(language)];
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
