import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { de } from '../src/review/texts/de.ts';
import { en } from '../src/review/texts/en.ts';
import { ru } from '../src/review/texts/ru.ts';
import { sv } from '../src/review/texts/sv.ts';
import { de as statisticsDe } from '../src/statistics/texts/de.ts';
import { en as statisticsEn } from '../src/statistics/texts/en.ts';
import { ru as statisticsRu } from '../src/statistics/texts/ru.ts';
import { sv as statisticsSv } from '../src/statistics/texts/sv.ts';
import { LANGUAGES, type Language } from '../src/texts/languages.ts';
import { argumentsOf, combinations } from './message.ts';

type Texts = Readonly<Record<string, string>>;

const CATALOGUES: Readonly<Record<string, { readonly [language in Language]: Texts }>> = {
  review: { en, de, sv, ru },
  statistics: { en: statisticsEn, de: statisticsDe, sv: statisticsSv, ru: statisticsRu },
};
const COUNTS = ['count', 'depth', 'games', 'throws', 'dice', 'freedom'];
const samplesOf = (name: string): readonly unknown[] =>
  COUNTS.includes(name) ? [0, 1, 2, 5, 21] : ['7'];

/** Messages with two numbers that decide forms have too many combinations; each number is tried with the other at its first value. */
const paramsFor = (names: readonly string[]): readonly Record<string, unknown>[] => {
  const first = Object.fromEntries(names.map(name => [name, samplesOf(name)[1] ?? '7']));
  return names.length === 0
    ? [{}]
    : names.flatMap(name => combinations([name], samplesOf).map(one => ({ ...first, ...one })));
};

describe.each(Object.entries(CATALOGUES))('texts of the page: %s', (_, catalogue) => {
  const keys = Object.keys(catalogue.en);

  test.each(LANGUAGES)('%s has every key and no other, and every message formats', language => {
    const texts = catalogue[language];
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      const given = argumentsOf(new IntlMessageFormat(catalogue.en[key]!, 'en').getAst());
      const format = new IntlMessageFormat(texts[key]!, language);
      expect([...argumentsOf(format.getAst())].sort(), key).toEqual([...given].sort());
      for (const params of paramsFor([...given])) {
        const said = String(format.format(params as Record<string, string>));
        expect(said.trim(), key).not.toBe('');
        expect(said, key).not.toMatch(/[{}#]|undefined| {2}/);
      }
    }
  });

  test.each(LANGUAGES.filter(language => language !== 'en'))('%s is translated', language => {
    const same = keys.filter(
      key =>
        catalogue[language][key] === catalogue.en[key] &&
        /[a-z]{4}/i.test(catalogue.en[key]!.replace(/\{[^}]*\}/g, '')),
    );
    expect(same).toEqual([]);
  });
});
