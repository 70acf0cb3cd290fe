/** What a typed line asks for, before anybody looks whether it is possible. */
export type Input =
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'enter' }
  | { readonly kind: 'word'; readonly word: Word }
  | {
      readonly kind: 'number';
      readonly word: 'resign' | 'name';
      readonly number: number | undefined;
    }
  | { readonly kind: 'rules'; readonly paragraph: string | undefined };

export const WORDS = [
  'help',
  'undo',
  'stop',
  'double',
  'take',
  'drop',
  'accept',
  'reject',
  'throw',
  'plays',
  'board',
  'quit',
] as const;
export type Word = (typeof WORDS)[number];

/** Other words for the same, as players type them. */
const SYNONYMS: Readonly<Record<string, Word>> = {
  '?': 'help',
  h: 'help',
  u: 'undo',
  back: 'undo',
  done: 'stop',
  end: 'stop',
  roll: 'throw',
  t: 'throw',
  yes: 'accept',
  no: 'reject',
  q: 'quit',
  exit: 'quit',
};

export const parseInput = (line: string): Input => {
  const text = line.trim();
  if (text === '') return { kind: 'enter' };
  const [first, second, ...more] = text.toLowerCase().split(/\s+/) as [string, ...string[]];
  if (more.length > 0) return { kind: 'move', text };
  if (first === 'rules') return { kind: 'rules', paragraph: second };
  if (first === 'resign' || first === 'name')
    return {
      kind: 'number',
      word: first,
      number: second !== undefined && /^\d$/.test(second) ? Number(second) : undefined,
    };
  if (second !== undefined) return { kind: 'move', text };
  if ((WORDS as readonly string[]).includes(first)) return { kind: 'word', word: first as Word };
  const synonym = Object.hasOwn(SYNONYMS, first) ? SYNONYMS[first] : undefined;
  return synonym === undefined ? { kind: 'move', text } : { kind: 'word', word: synonym };
};
