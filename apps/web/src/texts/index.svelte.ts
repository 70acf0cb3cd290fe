import { IntlMessageFormat } from 'intl-messageformat';
import type { TextKey, Texts } from './en.ts';
import type { Language } from './languages.ts';

export type Params = Readonly<Record<string, string | number | boolean>>;

const LOADERS: { readonly [language in Language]: () => Promise<Texts> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  sv: async () => (await import('./sv.ts')).sv,
  ru: async () => (await import('./ru.ts')).ru,
};

interface Spoken {
  readonly language: Language;
  readonly texts: Texts;
  /** Messages are parsed when they are first said. */
  readonly formats: Map<TextKey, IntlMessageFormat>;
}

let spoken = $state.raw<Spoken | null>(null);

/** Loads a language and speaks it from then on. */
export const speak = async (language: Language): Promise<void> => {
  const texts = await LOADERS[language]();
  spoken = { language, texts, formats: new Map() };
  document.documentElement.lang = language;
};

export const language = (): Language => spoken?.language ?? 'en';

/** A text of the catalogue in the language spoken now. Inside a component it follows a change of language. */
export const t = (key: TextKey, params: Params = {}): string => {
  if (spoken === null) throw new Error('no language is loaded yet');
  let format = spoken.formats.get(key);
  if (format === undefined) {
    format = new IntlMessageFormat(spoken.texts[key], spoken.language);
    spoken.formats.set(key, format);
  }
  return String(format.format(params));
};

/** Several things as one reads them: "3 and 5", "3 oder 5". */
export const listed = (things: readonly string[], type: 'and' | 'or' = 'and'): string =>
  new Intl.ListFormat(language(), { type: type === 'and' ? 'conjunction' : 'disjunction' }).format(
    things,
  );
