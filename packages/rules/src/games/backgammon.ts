import type { Game } from '../game.ts';

/** 2 on the 24-point, 5 on the 13, 3 on the 8 and 5 on the 6, as stations counted from the entry. */
const START = { 1: 2, 12: 5, 17: 3, 19: 5 };

export const backgammon: Game = {
  id: 'backgammon',
  name: 'Backgammon',
  edition: 1,
  source: 'The German article “Backgammon” (2009)',
  course: 'contrary',
  men: 15,
  start: { white: START, black: START },
  opening: 'one-die-each',
  order: 'any',
  doublets: 'fourfold',
  options: {
    foresight: 'most',
    doubletCount: 'game',
    throwAgain: 'never',
    throwAgainWhenBlocked: true,
    undersides: 'optional',
    entering: 'hand-first',
    bearOff: 'all-home',
    overshoot: 'rearmost',
    points: 'backgammon',
    pile: false,
    row: false,
    oneTwo: false,
    opponentPlaysRest: false,
    cube: true,
    matchLength: 0,
    crawford: true,
    jacoby: false,
  },
  numbering: 'to-home',
  handName: 'bar',
};
