import { settingsFrom, type Settings } from './settings.ts';
import { isLanguage, LANGUAGES, type Language } from './texts/languages.ts';

export * from './settings.ts';

const KEY = 'wurfzabel.settings';

const languageOfBrowser = (): Language => {
  for (const tag of navigator.languages ?? []) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return LANGUAGES[0];
};

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const settings: Settings = $state(settingsFrom(read(), languageOfBrowser()));

/** Changes settings and remembers them, as far as the browser lets us. */
export const choose = (change: Partial<Settings>): void => {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // The choice holds until the page is left.
  }
};
