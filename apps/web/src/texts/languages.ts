export const LANGUAGES = ['en', 'de', 'sv', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.includes(value as Language);

/** Each language by its own name. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  de: 'Deutsch',
  sv: 'Svenska',
  ru: 'Русский',
};
