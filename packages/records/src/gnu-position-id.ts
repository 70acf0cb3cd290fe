import {
  err,
  menOf,
  ok,
  positionFrom,
  type Men,
  type Position,
  type Result,
  type Rules,
} from '@wurfzabel/rules';
import { backgammonRules, isBackgammonBoard } from './backgammon-ids.ts';
import { bitsFrom, bitsText } from './bits.ts';

/**
 * GNU Backgammon's position ID, 14 letters for 80 bits: for each place of a side a 1 for every man and then a 0, from the side's
 * ace point (own station 24) to its 24-point and its bar; first the side that is not on roll, then the side that is.
 */
export type PositionIdFault = 'ERR_POSITION_ID' | 'ERR_POSITION' | 'ERR_GAME';

const BITS = 80;
const LAST = 24;

export const makeGnuPositionId = (
  rules: Rules,
  position: Position,
): Result<string, 'ERR_NOT_EXPRESSIBLE'> => {
  if (!isBackgammonBoard(rules.game))
    return err(
      'ERR_NOT_EXPRESSIBLE',
      `${rules.game.name} is not played on the board of Backgammon`,
    );
  const bits = (['other', 'own'] as const).flatMap(whose =>
    menBits(menOf(position, whose, rules.course)),
  );
  return ok(bitsText([...bits, ...new Array<boolean>(BITS - bits.length).fill(false)]));
};

const menBits = (men: Men): readonly boolean[] =>
  Array.from({ length: LAST + 1 }, (_, i) => [
    ...new Array<boolean>(men[LAST - i] ?? 0).fill(true),
    false,
  ]).flat();

/** The position, seen by the side on roll. */
export const parseGnuPositionId = (
  text: string,
  rules: Rules = backgammonRules(),
): Result<Position, PositionIdFault> => {
  if (!isBackgammonBoard(rules.game))
    return err('ERR_GAME', `a position ID is of Backgammon; the game is ${rules.game.id}`);
  const bits = bitsFrom(text.trim().replace(/=+$/, ''), BITS);
  if (!bits)
    return err(
      'ERR_POSITION_ID',
      `"${text.slice(0, 40)}" is not a position ID: 14 letters, digits, + or /, such as 4HPwATDgc/ABMA`,
    );
  const places: number[] = [];
  let count = 0;
  for (const bit of bits) {
    if (bit) count++;
    else {
      places.push(count);
      count = 0;
    }
  }
  const other = menFrom(places.slice(0, LAST + 1));
  const own = menFrom(places.slice(LAST + 1, 2 * (LAST + 1)));
  if (!other || !own || count > 0 || places.slice(2 * (LAST + 1)).some(n => n > 0))
    return err('ERR_POSITION_ID', `"${text.slice(0, 40)}" gives a side more than 15 men`);
  const position = positionFrom({ white: own, black: other, turn: 'white' }, rules);
  return position.ok ? position : err('ERR_POSITION', position.fault.message);
};

const menFrom = (places: readonly number[]): Men | undefined => {
  const onBoard = places.reduce((sum, n) => sum + n, 0);
  if (onBoard > 15 || places.length < LAST + 1) return undefined;
  const men: Record<number, number> = { 25: 15 - onBoard };
  places.forEach((count, i) => {
    men[LAST - i] = count;
  });
  return men;
};
