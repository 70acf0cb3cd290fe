import { blocksOf, type Block } from './rules-text.ts';

/** One file a game, fetched when somebody looks up the rules. */
const PAGES = import.meta.glob<string>(
  ['../../../../docs/rules/*.md', '!**/README.md', '!**/sources.md'],
  { query: '?raw', import: 'default' },
);

/** The rules of a game, or undefined if there are none of this name. */
export const loadRules = async (gameId: string): Promise<readonly Block[] | undefined> => {
  const load = PAGES[`../../../../docs/rules/${gameId}.md`];
  return load && blocksOf(await load());
};
