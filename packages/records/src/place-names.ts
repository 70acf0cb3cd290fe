import { HAND, LAST_STATION, OFF, type Game } from '@wurfzabel/rules';

/** A station as players of the game call it: up from the entry, or as the distance from home. */
export const placeName = (game: Game, station: number): string => {
  if (station === HAND) return game.handName;
  if (station >= OFF) return 'off';
  return String(numbered(game, station));
};

/** Between a station and its number in the game's own numbering; its own inverse. */
export const numbered = (game: Game, station: number): number =>
  game.numbering === 'from-entry' ? station : LAST_STATION + 1 - station;

const HAND_WORDS = ['hand', 'h', 'bar', 'b', 'händ', 'рука', 'р', 'бар'];
const OFF_WORDS = [
  'off',
  'o',
  'out',
  'aus',
  'raus',
  'heraus',
  'ab',
  'ut',
  'ute',
  'av',
  'вон',
  'дом',
];

/** The station that a word or number means, or undefined if there is no such place. */
export const placeFrom = (game: Game, word: string): number | undefined => {
  if (HAND_WORDS.includes(word)) return HAND;
  if (OFF_WORDS.includes(word)) return OFF;
  return /^\d{1,2}$/.test(word) && Number(word) <= OFF ? numbered(game, Number(word)) : undefined;
};

/** What may be written for a place, for messages. */
export const placesAllowed = (game: Game): string =>
  `places are 1 to 24, "${game.handName}" and "off"`;
