import { LAST_STATION, OFF, type Game, type Side } from '@wurfzabel/rules';

const ROW = LAST_STATION / 2;

/** Whether the points of the first row on White's way are the near ones of this side too. */
const startsWithWhite = (game: Game, side: Side): boolean =>
  side === 'white' || game.course === 'parallel';

/** The number printed at a station: the game's own way, counted by the side that reads it. */
export const ownLabel = (game: Game, station: number): string =>
  String(game.numbering === 'from-entry' ? station : OFF - station);

/**
 * The number of a station where the two long sides of the board are told apart: 1 to 12 along the row in which White
 * enters, 1A to 12A along the other, so that 12 and 12A face each other. A point is called the same by both sides.
 */
export const letteredLabel = (game: Game, side: Side, station: number): string => {
  const white = startsWithWhite(game, side) ? station : OFF - station;
  return white <= ROW ? String(white) : `${OFF - white}A`;
};

/** The station of a side that a lettered number means; undefined where there is none. */
export const stationLettered = (game: Game, side: Side, label: string): number | undefined => {
  const found = /^(\d{1,2})([aа]?)$/iu.exec(label);
  const number = Number(found?.[1]);
  if (!found || number < 1 || number > ROW) return undefined;
  const white = found[2] === '' ? number : OFF - number;
  return startsWithWhite(game, side) ? white : OFF - white;
};

/** A play as typed with lettered numbers, in the numbers that the reader of plays knows. Counts in brackets stay. */
export const withOwnNumbers = (game: Game, side: Side, text: string): string =>
  text.replaceAll(/(?<![\d(×x])\d{1,2}[aа]?(?![\dx×])/giu, label => {
    const station = stationLettered(game, side, label);
    return station === undefined ? label : ownLabel(game, station);
  });

/** A play as written by the records, with lettered numbers. */
export const withLetters = (game: Game, side: Side, text: string): string =>
  text.replaceAll(/(?<![\d(])\d{1,2}(?!\d)/g, own => {
    const station = game.numbering === 'from-entry' ? Number(own) : OFF - Number(own);
    return letteredLabel(game, side, station);
  });
