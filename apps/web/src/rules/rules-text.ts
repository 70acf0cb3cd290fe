/**
 * The pages docs/rules/<game>.md as parts to show. They know few forms: headings, the edition with the game's name for
 * programs, numbered paragraphs and examples with their sources, and plain paragraphs; within a line, code, strong and emphasised words.
 * Everything becomes plain data, so nothing of a text is ever read as HTML.
 */
export interface Piece {
  /** ref: the anchor of another paragraph. */
  readonly kind: 'text' | 'code' | 'strong' | 'em' | 'ref';
  readonly text: string;
}

export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'edition'; readonly id: string; readonly pieces: readonly Piece[] }
  | {
      readonly kind: 'numbered';
      /** p7, e1: also the anchor. */
      readonly number: string;
      readonly pieces: readonly Piece[];
      readonly sources: string;
      /** What stands in the brackets, one by one: sources, `agreed`, `reading`, or the paragraphs that an example shows. */
      readonly marks: readonly string[];
    };

const NUMBERED = /^\*\*([pe]\d+)\*\* (.*?)(?: \[([^\]]+)\])?$/;
const EDITION = /^id: (\S+) · (.+)$/;
const HEADING = /^(#{2,3}) (.+)$/;
const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b([pe]\d+)\b/g;

export const piecesOf = (line: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of line.matchAll(INLINE)) {
    if (found.index > at) pieces.push({ kind: 'text', text: line.slice(at, found.index) });
    const [all, code, strong, em, ref] = found;
    if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong });
    else if (em !== undefined) pieces.push({ kind: 'em', text: em });
    else pieces.push({ kind: 'ref', text: ref! });
    at = found.index + all.length;
  }
  if (at < line.length) pieces.push({ kind: 'text', text: line.slice(at) });
  return pieces;
};

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** What a mark in the brackets is. */
export const markOf = (mark: string): 'source' | 'reference' | 'agreed' | 'reading' => {
  if (mark === 'agreed' || mark === 'reading') return mark;
  return /^[pe]\d+$/.test(mark) ? 'reference' : 'source';
};

/** The examples that show a paragraph. */
export const examplesFor = (blocks: readonly Block[], paragraph: string): readonly string[] =>
  blocks.flatMap(block =>
    block.kind === 'numbered' && block.number.startsWith('e') && block.marks.includes(paragraph)
      ? [block.number]
      : [],
  );

/** What the section is called in which a paragraph stands. */
export const sectionOf = (blocks: readonly Block[], paragraph: string): string | undefined => {
  const at = blocks.findIndex(block => block.kind === 'numbered' && block.number === paragraph);
  const heading = blocks.slice(0, Math.max(at, 0)).findLast(block => block.kind === 'heading');
  return heading?.text;
};

/**
 * The blocks of a page. Its first heading and the note that it is a translation are left out: the page that shows it says
 * both in its own way.
 */
export const blocksOf = (markdown: string): readonly Block[] =>
  markdown
    .split(/\n\s*\n/)
    .map(block => block.trim().replace(/\s*\n\s*/g, ' '))
    .filter(block => block !== '' && !/^[#>] /.test(block))
    .map((block): Block => {
      const heading = HEADING.exec(block);
      if (heading)
        return {
          kind: 'heading',
          level: heading[1]!.length === 2 ? 2 : 3,
          id: slug(heading[2]!),
          text: heading[2]!,
        };
      const edition = EDITION.exec(block);
      if (edition)
        return {
          kind: 'edition',
          id: edition[1]!,
          pieces: piecesOf(edition[2]!.replace(/^./u, first => first.toUpperCase())),
        };
      const numbered = NUMBERED.exec(block);
      if (numbered)
        return {
          kind: 'numbered',
          number: numbered[1]!,
          pieces: piecesOf(numbered[2]!),
          sources: numbered[3] ?? '',
          marks: numbered[3]?.split(', ') ?? [],
        };
      return { kind: 'paragraph', pieces: piecesOf(block) };
    });
