import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../src/texts/languages.ts';

const SRC = new URL('../src', import.meta.url).pathname;

/** Every folder with texts, so that a catalogue made later is looked at too. */
const FOLDERS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('/texts/en.ts') || name === 'texts/en.ts')
  .map(name => name.replace(/\/en\.ts$/, ''));

type Texts = Readonly<Record<string, string>>;
const textsIn = async (folder: string, language: Language): Promise<Texts> =>
  ((await import(join(SRC, folder, `${language}.ts`))) as Record<Language, Texts>)[language];

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** What the sign # is to the reader of messages: the number itself. */
const POUND = 7;

/** The forms of each plural in a message that shows its number, those of exact numbers left out. Where it does not, one and other may do. */
const pluralsIn = (elements: Elements): readonly (readonly string[])[] =>
  elements.flatMap(element => {
    if (!('options' in element)) return [];
    const inside = Object.values(element.options).flatMap(option => pluralsIn(option.value));
    const isShown = Object.values(element.options).some(option =>
      option.value.some(({ type }) => Number(type) === POUND),
    );
    if (!isShown) return inside;
    return [Object.keys(element.options).filter(form => !form.startsWith('=')), ...inside];
  });

test('there is more than one catalogue', () => {
  expect(FOLDERS.length).toBeGreaterThan(3);
});

describe.each(FOLDERS)('%s', folder => {
  test.each(LANGUAGES)(
    '%s: the keys of English, and every plural has the forms of the language',
    async language => {
      const english = await textsIn(folder, 'en');
      const texts = await textsIn(folder, language);
      expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [key, text] of Object.entries(texts))
        for (const plural of pluralsIn(new IntlMessageFormat(text, language).getAst()))
          // "other" alone says that the word is the same for all numbers.
          if (plural.length > 1)
            expect([...plural].sort(), `${language} ${key}`).toEqual([...forms].sort());
    },
  );
});
