import { Catalogue, type Params } from '../../texts/catalogue.svelte.ts';
import type { Language } from '../../texts/languages.ts';
import type { ReviewKey } from './en.ts';

const texts = new Catalogue<ReviewKey>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  sv: async () => (await import('./sv.ts')).sv,
  ru: async () => (await import('./ru.ts')).ru,
});

/** Loads the texts of the review in a language. */
export const speakReview = (language: Language): Promise<void> => texts.speak(language);

/** Whether the texts of some language are there. */
export const canSpeakReview = (): boolean => texts.language !== undefined;

/** A text of the review in the language spoken now. */
export const tr = (key: ReviewKey, params: Params = {}): string => texts.say(key, params);
