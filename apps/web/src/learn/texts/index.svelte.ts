import { Catalogue, type Params } from '../../texts/catalogue.svelte.ts';
import type { Language } from '../../texts/languages.ts';
import type { LearnKey } from './en.ts';

const texts = new Catalogue<LearnKey>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  sv: async () => (await import('./sv.ts')).sv,
  ru: async () => (await import('./ru.ts')).ru,
});

/** Loads the texts of the learning pages in a language. */
export const speakLearn = (language: Language): Promise<void> => texts.speak(language);

/** Whether the texts of some language are there. */
export const canSpeakLearn = (): boolean => texts.language !== undefined;

/** A text of the learning pages in the language spoken now. */
export const tl = (key: LearnKey, params: Params = {}): string => texts.say(key, params);
