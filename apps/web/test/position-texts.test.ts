import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { de } from '../src/position/texts/de.ts';
import { en, type PositionKey, type PositionTexts } from '../src/position/texts/en.ts';
import { ru } from '../src/position/texts/ru.ts';
import { sv } from '../src/position/texts/sv.ts';
import { LANGUAGES, type Language } from '../src/texts/languages.ts';
import { argumentsOf, combinations } from './message.ts';

const CATALOGUES: { readonly [language in Language]: PositionTexts } = { en, de, sv, ru };
const KEYS = Object.keys(en) as readonly PositionKey[];
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  count: [0, 1, 2, 5, 21],
  trials: [1, 2, 36, 324],
  depth: [0, 1, 2],
  side: ['white', 'black'],
  where: ['hand', 'bar'],
  again: [true, false],
  advice: ['double', 'no-double', 'good'],
  answer: ['take', 'pass'],
  why: ['crawford', 'owner', 'limit'],
  state: ['running', 'stopped', 'done'],
};
const samplesOf = (name: string): readonly unknown[] => SAMPLES[name] ?? ['7'];

describe.each(LANGUAGES)('texts of the position page: %s', language => {
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

  test('translates: nothing but names of formats is left in English', () => {
    if (language === 'en') return;
    const same = KEYS.filter(
      key => texts[key] === en[key] && /[a-z]{4}/i.test(en[key].replace(/\{[^}]*\}/g, '')),
    );
    expect(same.filter(key => !/^form\.|^rollout\.result$/.test(key))).toEqual([]);
  });

  test('the names of the four tools fit their keys', () => {
    for (const key of KEYS.filter(each => each.startsWith('tool.')))
      expect(texts[key].length, key).toBeLessThanOrEqual(16);
  });
});
