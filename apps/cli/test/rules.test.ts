import { readFileSync } from 'node:fs';
import { GAMES } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { linesOf, wurfzabel } from './wurfzabel.ts';

const pageOf = (id: string): string =>
  readFileSync(new URL(`../../../docs/rules/${id}.md`, import.meta.url), 'utf8');

describe.each(GAMES.map(game => game.id))('%s', id => {
  test('every numbered paragraph of the page is printed with its source', async () => {
    const numbers = Array.from(pageOf(id).matchAll(/^\*\*([pe]\d+)\*\* /gm), found => found[1]!);
    const { out, code } = await wurfzabel(['rules', '--game', id]);
    expect(code).toBe(0);
    expect(Array.from(out.matchAll(/^([pe]\d+) {1,3}\S/gm), found => found[1]!)).toEqual(numbers);
    expect(out.match(/^ {5}Source: /gm)).toHaveLength(
      numbers.filter(number => number.startsWith('p')).length,
    );
    for (const line of linesOf(out)) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('as data', async () => {
    const { out } = await wurfzabel(['rules', '--game', id, '--json']);
    const data = JSON.parse(out) as {
      readonly paragraphs: readonly {
        readonly number: string;
        readonly text: string;
        readonly sources?: readonly string[];
      }[];
    };
    expect(data.paragraphs[0]).toMatchObject({ number: 'p1' });
    for (const { number, sources } of data.paragraphs)
      if (number.startsWith('p')) expect(sources!.length).toBeGreaterThan(0);
  });
});

test('one paragraph', async () => {
  const { out } = await wurfzabel(['rules', '--game', 'contraerer-puff', '--paragraph', 'p1']);
  expect(out).toMatch(/^p1 {3}\S/);
  expect(out).toMatch(/\n {5}Source: Alvensleben/);
});

test('without a game they are listed, a line each', async () => {
  const { out } = await wurfzabel(['rules']);
  for (const { id } of GAMES) expect(out).toMatch(new RegExp(`^${id} +\\S`, 'm'));
});
