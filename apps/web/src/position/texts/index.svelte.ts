import { Catalogue, type Params } from '../../texts/catalogue.svelte.ts';
import type { Language } from '../../texts/languages.ts';
import type { PositionKey } from './en.ts';

const texts = new Catalogue<PositionKey>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  sv: async () => (await import('./sv.ts')).sv,
  ru: async () => (await import('./ru.ts')).ru,
});

/** Loads the texts of the position page in a language. */
export const speakPosition = (language: Language): Promise<void> => texts.speak(language);

/** Whether the texts of some language are there. */
export const canSpeakPosition = (): boolean => texts.language !== undefined;

/** A text of the position page in the language spoken now. */
export const tp = (key: PositionKey, params: Params = {}): string => texts.say(key, params);
