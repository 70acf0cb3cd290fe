import type { PlaceInfo } from '@wurfzabel/board';
import type { Game } from '@wurfzabel/rules';
import { placeText } from '../game/words.ts';
import { language } from '../texts/index.svelte.ts';

/** Names of places said before. A move changes the names of a few places, and all of them are asked for again. */
const names = new Map<string, string>();
/** More than one game needs; then the names are gathered anew. */
const MOST = 3000;

/** What is said of a place, remembered. */
export const placeName = (info: PlaceInfo, game: Game): string => {
  const { place, label, side, count, movable, selected, target } = info;
  const kind = typeof place === 'number' ? 'point' : place;
  const goal = target === null ? '' : `${target.numbersText}${target.hits ? '*' : ''}`;
  const key = [language(), game.handName, kind, label, side, count, movable, selected, goal].join(
    '|',
  );
  let name = names.get(key);
  if (name === undefined) {
    if (names.size >= MOST) names.clear();
    name = placeText(info, game);
    names.set(key, name);
  }
  return name;
};
