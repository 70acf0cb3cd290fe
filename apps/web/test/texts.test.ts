import { IntlMessageFormat } from 'intl-messageformat';
import { GAMES, OPTION_NAMES, OPTION_VALUES, REASON_CODES, WHYS } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { de } from '../src/texts/de.ts';
import { en, type TextKey } from '../src/texts/en.ts';
import { LANGUAGES, type Language } from '../src/texts/languages.ts';
import { ru } from '../src/texts/ru.ts';
import { sv } from '../src/texts/sv.ts';
import { argumentsOf, combinations } from './message.ts';

const CATALOGUES: { readonly [language in Language]: Readonly<Record<string, string>> } = {
  en,
  de,
  sv,
  ru,
};
const KEYS = Object.keys(en) as readonly TextKey[];

/** Values that bring every branch of a message to light. */
const SAMPLES = {
  count: [0, 1, 2, 5, 21],
  value: [1, 2, 64],
  length: [0, 7],
  who: ['you', 'white', 'black', 'computer'],
  rival: ['you', 'white', 'black', 'computer'],
  total: [1, 2, 4, 21],
  side: ['white', 'black'],
  place: ['hand', 'bar', 'point'],
  where: ['hand', 'bar'],
  duty: ['owed', 'optional'],
  dice: ['one', 'two'],
  hits: [true, false],
  owner: ['white', 'black', 'none'],
  added: [0, 1, 2, 5, 21],
  known: [0, 1, 2, 5, 21],
} as const;
const OTHERWISE = ['7'] as const;

const samplesOf = (name: string): readonly unknown[] =>
  (SAMPLES as Readonly<Record<string, readonly unknown[]>>)[name] ?? OTHERWISE;

describe.each(LANGUAGES)('texts: %s', language => {
  const texts = CATALOGUES[language];

  test('has every key and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...KEYS].sort());
  });

  test('every message formats, and asks for no parameter that English does not give', () => {
    for (const key of KEYS) {
      const given = argumentsOf(new IntlMessageFormat(en[key], 'en').getAst());
      const asked = argumentsOf(new IntlMessageFormat(texts[key]!, language).getAst());
      for (const name of asked)
        expect(given.has(name), `${language} ${key} asks for ${name}`).toBe(true);
      const format = new IntlMessageFormat(texts[key]!, language);
      for (const params of combinations([...given], samplesOf)) {
        const said = String(format.format(params as Record<string, string>));
        expect(said.trim(), `${language} ${key} ${JSON.stringify(params)}`).not.toBe('');
        expect(said, `${language} ${key}`).not.toMatch(/[{}#]|undefined|  /);
      }
    }
  });

  test('has a text for every reason, why, option, value and game of the rules', () => {
    const wanted = [
      ...REASON_CODES.map(code => `reason.${code}`),
      ...WHYS.map(why => `why.${why}`),
      ...OPTION_NAMES.flatMap(name => [`option.${name}`, `option.${name}.help`]),
      ...Object.entries(OPTION_VALUES).flatMap(([name, values]) =>
        values.map(value => `option.${name}.${String(value)}`),
      ),
      ...GAMES.flatMap(game => ['gloss', 'about', 'source'].map(what => `game.${game.id}.${what}`)),
    ];
    expect(wanted.filter(key => !texts[key])).toEqual([]);
  });

  test('translates: no text but proper names and signs is left in English', () => {
    if (language === 'en') return;
    const same = KEYS.filter(
      key => texts[key] === en[key] && /[a-z]{4}/i.test(en[key].replace(/\{[^}]*\}/g, '')),
    );
    expect(same).toEqual(
      same.filter(key =>
        /^(settings\.speed|option\.|place\.|setup\.side|do\.undo|game\.(contraerer|langer).*source)/.test(
          key,
        ),
      ),
    );
  });
});
