import type { Language } from './languages.ts';

/** What the reader's browser prefers, the most preferred first. */
const preferred = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);

/**
 * The locale in which days, numbers and lists of a language are written: as the reader's browser writes this language, where
 * it is among its languages, so that who reads British English has British days.
 */
export const localeFor = (language: Language, wished: readonly string[] = preferred()): string => {
  const isKnown = (tag: string): boolean => {
    try {
      return Intl.NumberFormat.supportedLocalesOf(tag).length > 0;
    } catch {
      return false;
    }
  };
  return (
    wished.find(tag => tag.toLowerCase().split('-')[0] === language && isKnown(tag)) ?? language
  );
};
