import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './languages.ts';
import { localeFor } from './locale.ts';

/** What a message asks for by name. */
export type Params = Readonly<Record<string, string | number | boolean>>;

type Loaders<Key extends string> = {
  readonly [language in Language]: () => Promise<{ readonly [key in Key]: string }>;
};

type Say = (params: Params) => string;

interface Spoken<Key extends string> {
  readonly language: Language;
  readonly texts: { readonly [key in Key]: string };
  /** Messages are parsed when they are first said. */
  readonly formats: Map<Key, Say>;
}

/** No quotes, tags or choices: nothing but words and names to be filled in. */
const PLAIN = /^(?:[^'<{}]|\{\w+\})*$/;

/**
 * How a message is said. Most are words with names at most; reading those as ICU messages would cost a page with many of
 * them a good part of its start.
 */
const sayerOf = (message: string, language: Language): Say => {
  if (!PLAIN.test(message)) {
    const format = new IntlMessageFormat(message, localeFor(language));
    return params => String(format.format(params));
  }
  if (!message.includes('{')) return () => message;
  return params =>
    message.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = params[name];
      if (value === undefined) throw new Error(`"${message}" is said without ${name}`);
      return String(value);
    });
};

/** Texts under one list of keys in every language, of which one language at a time is loaded and spoken. */
export class Catalogue<Key extends string> {
  readonly #loaders: Loaders<Key>;
  #spoken = $state.raw<Spoken<Key> | null>(null);

  constructor(loaders: Loaders<Key>) {
    this.#loaders = loaders;
  }

  /** The language spoken now, or undefined before the first is loaded. */
  get language(): Language | undefined {
    return this.#spoken?.language;
  }

  /** Loads a language and speaks it from then on. Rejects if it cannot be loaded, and goes on in the one before. */
  async speak(language: Language): Promise<void> {
    const texts = await this.#loaders[language]();
    this.#spoken = { language, texts, formats: new Map() };
  }

  /** A text in the language spoken now. Inside a component it follows a change of language. */
  say(key: Key, params: Params = {}): string {
    const spoken = this.#spoken;
    if (spoken === null) throw new Error('no language is loaded yet');
    let format = spoken.formats.get(key);
    if (format === undefined) {
      format = sayerOf(spoken.texts[key], spoken.language);
      spoken.formats.set(key, format);
    }
    return format(params);
  }
}
