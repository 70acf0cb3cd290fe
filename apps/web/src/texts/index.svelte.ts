import { Catalogue, type Params } from './catalogue.svelte.ts';
import type { TextKey } from './en.ts';
import type { Language } from './languages.ts';
import { localeFor } from './locale.ts';

export type { Params };

const texts = new Catalogue<TextKey>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  sv: async () => (await import('./sv.ts')).sv,
  ru: async () => (await import('./ru.ts')).ru,
});

/** Loads a language and speaks it from then on. */
export const speak = async (language: Language): Promise<void> => {
  await texts.speak(language);
  document.documentElement.lang = language;
};

export const language = (): Language => texts.language ?? 'en';

/** How days, numbers and lists are written now. */
export const locale = (): string => localeFor(language());

/** A text of the catalogue in the language spoken now. Inside a component it follows a change of language. */
export const t = (key: TextKey, params: Params = {}): string => texts.say(key, params);

/** Several things as one reads them: "3 and 5", "3 oder 5". */
export const listed = (things: readonly string[], type: 'and' | 'or' = 'and'): string =>
  things.length === 1
    ? things[0]!
    : new Intl.ListFormat(locale(), {
        type: type === 'and' ? 'conjunction' : 'disjunction',
      }).format(things);
