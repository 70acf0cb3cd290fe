import { expect, test } from 'vitest';
import { localeFor } from '../src/texts/locale.ts';

test('days are written as the browser writes the language of the page, where it knows it', () => {
  expect(localeFor('en', ['en-GB', 'en-US', 'en'])).toBe('en-GB');
  expect(localeFor('de', ['en-GB', 'de-AT'])).toBe('de-AT');
  const day = Date.UTC(2026, 10, 30, 12);
  const format = (locale: string): string =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' }).format(day);
  expect(format(localeFor('en', ['en-GB']))).toBe('30/11/2026');
});

test('elsewhere as the language itself is', () => {
  expect(localeFor('sv', ['en-GB', 'de'])).toBe('sv');
  expect(localeFor('ru', [])).toBe('ru');
  // Not a tag of any language: it is passed over and nothing fails.
  expect(localeFor('en', ['en-', 'en-x'])).toBe('en');
});
