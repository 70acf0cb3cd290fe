import { readFileSync } from 'node:fs';
import { GAMES } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { afterSteps, playOf } from '../src/learn/attempt.ts';
import { diagramFrom, outcomeOf } from '../src/rules/diagram-steps.ts';
import { diagramsOf } from '../src/rules/diagrams.ts';
import { blocksOf, examplesFor, markOf, piecesOf, type Block } from '../src/rules/rules-text.ts';
import { mayStop } from '@wurfzabel/rules';
import { LANGUAGES, type Language } from '../src/texts/languages.ts';

const markdownOf = (id: string, language: Language): string =>
  readFileSync(
    new URL(
      `../../../docs/rules/${language === 'en' ? '' : `${language}/`}${id}.md`,
      import.meta.url,
    ),
    'utf8',
  );
const pageOf = (id: string, language: Language = 'en'): readonly Block[] =>
  blocksOf(markdownOf(id, language));
const textOf = (block: Block): string =>
  block.kind === 'heading' ? block.text : block.pieces.map(piece => piece.text).join('');

describe.each(GAMES)('the rules of $name', ({ id }) => {
  test.each(LANGUAGES)(
    '%s: every paragraph has its anchor, none is lost, no mark is left',
    language => {
      const markdown = markdownOf(id, language);
      const blocks = pageOf(id, language);
      const numbers = blocks.flatMap(block => (block.kind === 'numbered' ? [block.number] : []));
      expect(numbers).toEqual(
        [...markdown.matchAll(/^\*\*([pe]\d+)\*\* /gm)].map(found => found[1]),
      );
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers).toContain('p1');
      const anchors = blocks.flatMap(block =>
        block.kind === 'heading' ? [block.id] : block.kind === 'numbered' ? [block.number] : [],
      );
      expect(new Set(anchors).size).toBe(anchors.length);
      for (const block of blocks) {
        if (block.kind === 'numbered') expect(block.sources, block.number).not.toBe('');
        if (block.kind === 'heading') continue;
        for (const piece of block.pieces) {
          expect(piece.text).not.toMatch(/\*\*|`|^#|\]\(|@/);
          if (piece.kind === 'ref') expect(numbers).toContain(piece.text);
        }
      }
    },
  );

  /** What a translation may not change: the form, the numbers, the sources, references, options and throws. */
  test.each(LANGUAGES.filter(language => language !== 'en'))(
    '%s: each paragraph corresponds to the English one',
    language => {
      const english = pageOf(id);
      const translated = pageOf(id, language);
      expect(translated.map(block => block.kind)).toEqual(english.map(block => block.kind));
      english.forEach((block, i) => {
        const other = translated[i]!;
        const where = `${language} ${id} ${block.kind === 'numbered' ? block.number : i}`;
        if (block.kind === 'heading' || other.kind === 'heading') {
          expect([other.kind, 'level' in other && other.level], where).toEqual([
            block.kind,
            'level' in block && block.level,
          ]);
          return;
        }
        if (block.kind === 'numbered' && other.kind === 'numbered') {
          expect(other.number, where).toBe(block.number);
          expect(other.marks, where).toEqual(block.marks);
        }
        const fixed = (each: typeof block): readonly string[] =>
          each.pieces
            .filter(piece => piece.kind === 'code' || piece.kind === 'ref')
            .map(piece => piece.text)
            .sort();
        expect(fixed(other), where).toEqual(fixed(block));
        // Small numbers may be words; throws and stations beyond the dice may not.
        const numbers = (each: Block): readonly string[] =>
          (textOf(each).match(/\d+[–-]\d+|\d+/g) ?? [])
            .filter(number => number.length > 1 || Number(number) > 6)
            .map(number => number.replace('–', '-'))
            .sort();
        expect(numbers(other), where).toEqual(numbers(block));
        expect(textOf(other), where).not.toBe(textOf(block));
      });
    },
  );

  test('each example shows paragraphs that there are, and is found from them', () => {
    const blocks = pageOf(id);
    for (const block of blocks) {
      if (block.kind !== 'numbered' || !block.number.startsWith('e')) continue;
      expect(block.marks.length, block.number).toBeGreaterThan(0);
      for (const mark of block.marks) {
        expect(markOf(mark), `${block.number} ${mark}`).toBe('reference');
        expect(examplesFor(blocks, mark)).toContain(block.number);
      }
    }
  });

  test.each(LANGUAGES)('%s: the edition is told without the name for programs', language => {
    const [edition] = pageOf(id, language);
    expect(edition).toMatchObject({ kind: 'edition', id });
    expect(textOf(edition!)).not.toMatch(/\bid:/);
  });

  const COUNTS: Readonly<Record<string, number>> = {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    eight: 8,
    16: 16,
  };

  test('each example has its diagram, with as many endings as it says', () => {
    const diagrams = diagramsOf(id);
    const blocks = pageOf(id);
    const examples = blocks.flatMap(block =>
      block.kind === 'numbered' && block.number.startsWith('e') ? [block] : [],
    );
    const anchors = blocks.flatMap(block => (block.kind === 'numbered' ? [block.number] : []));
    for (const anchor of Object.keys(diagrams)) expect(anchors).toContain(anchor);
    for (const example of examples) {
      const line = diagrams[example.number];
      expect(line, example.number).toBeDefined();
      const { start, ways, endings } = diagramFrom(id, line!);
      const said = /(one|two|three|four|five|eight|16)(?: endings?|: two endings)\b/.exec(
        textOf(example),
      );
      if (said) expect(endings, `${id} ${example.number}`).toBe(COUNTS[said[1]!]);
      for (const way of ways) {
        const end = afterSteps(start, way);
        expect(mayStop(end.rules, playOf(end)), example.number).toBe(true);
        const { lost } = outcomeOf(end);
        if (
          /(throw|the [2-6]) is lost|loses the|may not be, although/.test(textOf(example)) &&
          endings === 1
        )
          expect(lost.length, `${id} ${example.number}`).toBeGreaterThan(0);
        const points = /wins (one point|two points|a gammon, two points)/.exec(textOf(example));
        if (points) expect(outcomeOf(end).points, example.number).toBeGreaterThan(0);
      }
    }
  });
});

test('an example that counts points has a diagram that counts the same', () => {
  const pointsAt = (id: string, anchor: string): number => {
    const { start, ways } = diagramFrom(id, diagramsOf(id)[anchor]!);
    return outcomeOf(afterSteps(start, ways[0]!)).points;
  };
  expect(pointsAt('contraerer-puff', 'e12')).toBe(2);
  expect(pointsAt('langer-puff', 'e8')).toBe(3);
  expect(pointsAt('puffspel', 'e9')).toBe(1);
  expect(pointsAt('puff', 'e10')).toBe(1);
  expect(pointsAt('backgammon', 'e10')).toBe(4);
});

test('words, code and what looks like HTML stay what they are', () => {
  expect(piecesOf('Play `a: b` **now** <b>1</b>, see p15')).toEqual([
    { kind: 'text', text: 'Play ' },
    { kind: 'code', text: 'a: b' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'now' },
    { kind: 'text', text: ' <b>1</b>, see ' },
    { kind: 'ref', text: 'p15' },
  ]);
});
