import { readFileSync } from 'node:fs';
import { GAMES } from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { blocksOf, piecesOf } from '../src/rules/rules-text.ts';

for (const { id, name } of GAMES)
  test(`the rules of ${name}: every paragraph has its anchor, none is lost, no mark is left`, () => {
    const markdown = readFileSync(new URL(`../../../docs/rules/${id}.md`, import.meta.url), 'utf8');
    const blocks = blocksOf(markdown);
    const numbers = blocks.flatMap(block => (block.kind === 'numbered' ? [block.number] : []));
    expect(numbers).toEqual([...markdown.matchAll(/^\*\*([pe]\d+)\*\* /gm)].map(found => found[1]));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toContain('p1');
    for (const block of blocks) {
      if (block.kind === 'numbered') expect(block.sources, block.number).not.toBe('');
      if (block.kind !== 'heading')
        for (const piece of block.pieces) expect(piece.text).not.toMatch(/\*\*|`|^#|\]\(/);
    }
  });

test('words, code and what looks like HTML stay what they are', () => {
  expect(piecesOf('Play `a: b` **now** <b>1</b>')).toEqual([
    { kind: 'text', text: 'Play ' },
    { kind: 'code', text: 'a: b' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'now' },
    { kind: 'text', text: ' <b>1</b>' },
  ]);
});
