import type { Rules } from './game.ts';
import {
  FIRST_QUARTER_END,
  LAST_STATION,
  OFF,
  OTHER_HAND,
  OTHER_OFF,
  stationAcross,
  type Position,
} from './position.ts';

/** How a game can end. */
export type WinBy = 'off' | 'pile' | 'row' | 'drop' | 'resignation';

/** Source A: all men in a heap wins fourfold, fifteen single men in a row threefold; both only if agreed. */
export const PILE_POINTS = 4;
/** Points for fifteen single men in a row, where agreed. */
export const ROW_POINTS = 3;

const loserInFirstQuarter = (rules: Rules, position: Position): boolean => {
  for (let s = 1; s <= FIRST_QUARTER_END; s++)
    if (position[stationAcross(rules.course, s)]! < 0) return true;
  return false;
};

/** What of the loser's men decides how many points bearing all men off is worth. */
export const WIN_GRADES = [
  'always-one',
  'none-behind',
  'in-first-quarter',
  'in-hand',
  'some-off',
  'none-off',
  'none-off-in-first-quarter',
  'none-off-in-hand',
] as const;
/** One of WIN_GRADES. */
export type WinGrade = (typeof WIN_GRADES)[number];

/** How a win by bearing off is graded under the rules in force. @param position seen by the winner */
export const winGrade = (rules: Rules, position: Position): WinGrade => {
  switch (rules.points) {
    case 'single':
      return 'always-one';
    case 'alvensleben':
      if (position[OTHER_HAND]! > 0) return 'in-hand';
      return loserInFirstQuarter(rules, position) ? 'in-first-quarter' : 'none-behind';
    case 'backgammon':
    case 'backgammon-bar-4':
      if (position[OTHER_OFF]! > 0) return 'some-off';
      if (position[OTHER_HAND]! > 0) return 'none-off-in-hand';
      return loserInFirstQuarter(rules, position) ? 'none-off-in-first-quarter' : 'none-off';
  }
};

/** Points for having borne all men off, before the cube. @param position seen by the winner */
export const pointsForOff = (rules: Rules, position: Position): number => {
  switch (winGrade(rules, position)) {
    case 'always-one':
    case 'none-behind':
    case 'some-off':
      return 1;
    case 'in-first-quarter':
    case 'none-off':
      return 2;
    case 'in-hand':
    case 'none-off-in-first-quarter':
      return 3;
    case 'none-off-in-hand':
      return rules.points === 'backgammon-bar-4' ? 4 : 3;
  }
};

/** The most points that bearing off can win, before the cube. */
export const mostPoints = (rules: Rules): number => {
  switch (rules.points) {
    case 'single':
      return 1;
    case 'alvensleben':
    case 'backgammon':
      return 3;
    case 'backgammon-bar-4':
      return 4;
  }
};

const ownPoints = (rules: Rules, position: Position, whose: 'own' | 'other'): number[] => {
  const stations: number[] = [];
  for (let s = 1; s <= LAST_STATION; s++) {
    const count = whose === 'own' ? position[s]! : -position[stationAcross(rules.course, s)]!;
    if (count > 0) stations.push(s);
  }
  return stations;
};

const inPlay = (position: Position, whose: 'own' | 'other', men: number): number =>
  men - position[whose === 'own' ? 0 : OTHER_HAND]! - position[whose === 'own' ? OFF : OTHER_OFF]!;

/** A win by the shape of all of a side's men at the end of a play, where agreed. */
export const patternWin = (
  rules: Rules,
  position: Position,
  whose: 'own' | 'other',
): 'pile' | 'row' | undefined => {
  if (!(rules.pile || rules.row) || inPlay(position, whose, rules.men) !== rules.men)
    return undefined;
  const stations = ownPoints(rules, position, whose);
  if (rules.pile && stations.length === 1) return 'pile';
  const length = (stations.at(-1) ?? 0) - (stations[0] ?? 0) + 1;
  const isRow = stations.length === rules.men && length === rules.men;
  return rules.row && isRow ? 'row' : undefined;
};
