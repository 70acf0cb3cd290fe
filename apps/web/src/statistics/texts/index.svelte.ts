import { Catalogue, type Params } from '../../texts/catalogue.svelte.ts';
import type { Language } from '../../texts/languages.ts';
import type { StatisticsKey } from './en.ts';

const texts = new Catalogue<StatisticsKey>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  sv: async () => (await import('./sv.ts')).sv,
  ru: async () => (await import('./ru.ts')).ru,
});

/** Loads the texts of the statistics in a language. */
export const speakStatistics = (language: Language): Promise<void> => texts.speak(language);

/** Whether the texts of some language are there. */
export const canSpeakStatistics = (): boolean => texts.language !== undefined;

/** A text of the statistics in the language spoken now. */
export const ts = (key: StatisticsKey, params: Params = {}): string => texts.say(key, params);
