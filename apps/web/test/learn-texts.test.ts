import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { de } from '../src/learn/texts/de.ts';
import { en, type LearnKey, type LearnTexts } from '../src/learn/texts/en.ts';
import { ru } from '../src/learn/texts/ru.ts';
import { sv } from '../src/learn/texts/sv.ts';
import { EXERCISE_IDS } from '../src/learn/texts/keys.ts';
import { LANGUAGES, type Language } from '../src/texts/languages.ts';
import { argumentsOf, combinations } from './message.ts';

const CATALOGUES: { readonly [language in Language]: LearnTexts } = { en, de, sv, ru };
const KEYS = Object.keys(en) as readonly LearnKey[];
const samplesOf = (name: string): readonly unknown[] =>
  name === 'count' ? [0, 1, 2, 5, 21] : ['7'];

describe.each(LANGUAGES)('texts of the learning pages: %s', language => {
  const texts = CATALOGUES[language];

  test('has every key and no other', () => {
    expect(Object.keys(texts).sort()).toEqual([...KEYS].sort());
  });

  test('every message formats, and asks for what English gives and all of it', () => {
    for (const key of KEYS) {
      const given = argumentsOf(new IntlMessageFormat(en[key], 'en').getAst());
      const format = new IntlMessageFormat(texts[key], language);
      expect([...argumentsOf(format.getAst())].sort(), key).toEqual([...given].sort());
      for (const params of combinations([...given], samplesOf)) {
        const said = String(format.format(params as Record<string, string>));
        expect(said.trim(), key).not.toBe('');
        expect(said, key).not.toMatch(/[{}#]|undefined| {2}/);
      }
    }
  });

  test('is short: nobody reads long on a board', () => {
    for (const id of EXERCISE_IDS) {
      expect(texts[`${id}.title`].length, `${id}.title`).toBeLessThanOrEqual(45);
      expect(texts[`${id}.task`].length, `${id}.task`).toBeLessThanOrEqual(140);
      expect(texts[`${id}.done`].length, `${id}.done`).toBeLessThanOrEqual(160);
    }
  });

  test('says the same numbers as the English text of an exercise', () => {
    // Swedish and Russian write some as words.
    const numbersOf = (text: string) => (text.match(/\d+/g) ?? []).filter(n => Number(n) > 6);
    for (const id of EXERCISE_IDS)
      expect(numbersOf(texts[`${id}.task`]).sort(), id).toEqual(numbersOf(en[`${id}.task`]).sort());
  });

  test('translates: nothing but proper names is left in English', () => {
    if (language === 'en') return;
    const same = KEYS.filter(
      key => texts[key] === en[key] && /[a-z]{4}/i.test(en[key].replace(/\{[^}]*\}/g, '')),
    );
    expect(same.filter(key => !/^(gammon|backgammon)\.title$/.test(key))).toEqual([]);
  });
});
