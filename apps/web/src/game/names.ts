import type { Game } from '@wurfzabel/rules';
import type { TextKey } from '../texts/en.ts';
import { t } from '../texts/index.svelte.ts';

/** What the page says of a game. That every game has these texts is a test, not a type: games are data. */
export const gameText = (game: Pick<Game, 'id'>, what: 'gloss' | 'about' | 'source'): string =>
  t(`game.${game.id}.${what}` as TextKey);
