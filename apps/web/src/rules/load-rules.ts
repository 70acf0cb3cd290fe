import type { Language } from '../texts/languages.ts';
import { blocksOf, type Block } from './rules-text.ts';

/** One file a game and language, fetched when somebody looks up the rules: docs/rules/puff.md, docs/rules/de/puff.md. */
const PAGES = import.meta.glob<string>(
  [
    '../../../../docs/rules/*.md',
    '../../../../docs/rules/{de,sv,ru}/*.md',
    '!../../../../docs/rules/README.md',
    '!../../../../docs/rules/sources.md',
  ],
  { query: '?raw', import: 'default' },
);

/** The rules of a game in a language, or undefined if there are none of this name. */
export const loadRules = async (
  gameId: string,
  language: Language,
): Promise<readonly Block[] | undefined> => {
  const folder = language === 'en' ? '' : `${language}/`;
  const load = PAGES[`../../../../docs/rules/${folder}${gameId}.md`];
  return load && blocksOf(await load());
};
