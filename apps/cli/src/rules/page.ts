import { readFileSync } from 'node:fs';
import type { Game } from '@wurfzabel/rules';

/** One numbered sentence or example of a rules page. */
export interface Paragraph {
  readonly number: string;
  readonly section: string;
  readonly text: string;
  /** Letters of the sources; for an example none. */
  readonly sources: readonly SourceLetter[];
  /** Holds only if agreed before the game. */
  readonly isAgreed: boolean;
  /** The source is silent or unclear, and this is how we read it. */
  readonly isReading: boolean;
  /** Paragraphs an example shows. */
  readonly shows: readonly string[];
}

export interface Page {
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly Paragraph[];
}

/** What the letters at the end of a paragraph stand for (docs/rules/sources.md). */
export const SOURCES = {
  A: 'Alvensleben, Encyclopädie der Spiele, 1855',
  S: 'the Swedish article “Puff (spel)”',
  E: 'the English and Russian rules of Puff',
  B: 'the German article “Backgammon”, 2009',
} as const;
export type SourceLetter = keyof typeof SOURCES;

const PARAGRAPH = /^\*\*(p\d+)\*\* (.+) \[([ASEB](?:, [ASEB])*)(, agreed)?(, reading)?\]$/;
const EXAMPLE = /^\*\*(e\d+)\*\* (.+) \[(p\d+(?:, p\d+)*)\]$/;

const paragraphFrom = (line: string, section: string): Paragraph | undefined => {
  const rule = PARAGRAPH.exec(line);
  if (rule) {
    const sources = rule[3]!.split(', ') as SourceLetter[];
    return {
      number: rule[1]!,
      section,
      text: rule[2]!,
      sources,
      isAgreed: rule[4] !== undefined,
      isReading: rule[5] !== undefined,
      shows: [],
    };
  }
  const example = EXAMPLE.exec(line);
  if (!example) return undefined;
  return {
    number: example[1]!,
    section,
    text: example[2]!,
    sources: [],
    isAgreed: false,
    isReading: false,
    shows: example[3]!.split(', '),
  };
};

/** A page of docs/rules, read by the form that its README describes. */
export const parsePage = (markdown: string): Page => {
  const lines = markdown.split('\n');
  const title = lines.find(line => line.startsWith('# '))?.slice(2) ?? '';
  const summary = lines.find(line => /^\p{L}/u.test(line) && !line.startsWith('id:')) ?? '';
  const paragraphs: Paragraph[] = [];
  let section = '';
  for (const line of lines) {
    if (line.startsWith('## ')) section = line.slice(3);
    const paragraph = paragraphFrom(line, section);
    if (paragraph) paragraphs.push(paragraph);
  }
  return { title, summary, paragraphs };
};

const rulesPage = (name: string): string =>
  readFileSync(new URL(`../../../../docs/rules/${name}.md`, import.meta.url), 'utf8');

export const readPage = (game: Game): Page => parsePage(rulesPage(game.id));

/** What makes a game different, in a line: from the table at the head of docs/rules/README.md. */
export const linesOfGames = (): ReadonlyMap<string, string> =>
  new Map(
    Array.from(rulesPage('README').matchAll(/^\| \[[^|]*\| `([^`]+)` *\| (.+?) *\|$/gm), found => [
      found[1]!,
      found[2]!,
    ]),
  );

/** Where a paragraph comes from, in words. */
export const sourceInWords = ({ sources, isAgreed, isReading, shows }: Paragraph): string => {
  if (shows.length > 0) return `Shows ${shows.join(', ')}.`;
  const words = [sources.map(letter => SOURCES[letter]).join(', which refers here to ')];
  if (isAgreed) words.push('holds only if agreed before the game');
  if (isReading) words.push('our reading');
  return `Source: ${words.join('; ')}.`;
};
