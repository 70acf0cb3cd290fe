import { expect, test } from 'vitest';
import { wurfzabel } from './wurfzabel.ts';

test.each([
  [['--help'], 'Usage: wurfzabel [options]'],
  [['-h'], 'Usage: wurfzabel [options]'],
  [['help'], 'Usage: wurfzabel [options]'],
  [[], 'Usage: wurfzabel [options]'],
  [['help', 'play'], 'Usage: wurfzabel play'],
  [['play', '-h'], 'Usage: wurfzabel play'],
  [['play', '--help'], 'Usage: wurfzabel play'],
])('%j shows help', async (words, begins) => {
  const ran = await wurfzabel(words);
  expect(ran.code).toBe(0);
  expect(ran.out).toMatch(begins);
});

test.each([
  [['nonsense'], 'unknown command'],
  [['help', 'nonsense'], 'unknown command'],
  [
    ['play', 'extra'],
    "too many arguments for 'play': expected 0 arguments but got 1; see wurfzabel play --help",
  ],
  [
    ['play', '--opponent', 'cat'],
    'allowed choices are computer, person; see wurfzabel play --help',
  ],
])('%j says in one line where to read on', async (words, says) => {
  const ran = await wurfzabel(words);
  expect(ran.code).toBe(2);
  expect(ran.err.trim().split('\n').length).toBe(1);
  expect(ran.err).toContain(says);
});

test('a record that is not there is called so', async () => {
  const ran = await wurfzabel(['play', '--record', 'no-such-record.json']);
  expect(ran.code).toBe(2);
  expect(ran.err.trim()).toBe(
    'wurfzabel: there is no file "no-such-record.json"; to begin a game in it, say which with --game',
  );
});
