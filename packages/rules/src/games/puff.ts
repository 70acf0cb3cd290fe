import type { Game } from '../game.ts';
import type { Options } from '../options.ts';

const ALL_IN_HAND = { white: { 0: 15 }, black: { 0: 15 } };

const WITHOUT_EXTRAS = {
  pile: false,
  row: false,
  oneTwo: false,
  opponentPlaysRest: false,
  cube: false,
  matchLength: 0,
  crawford: true,
  jacoby: false,
} as const;

/** What every Puff shares: all men in hand, the lower number first, tops and then undersides. */
export const puff = (
  own: Pick<Game, 'id' | 'name' | 'edition' | 'source' | 'course'>,
  options: Omit<Options, keyof typeof WITHOUT_EXTRAS>,
): Game => ({
  ...own,
  men: 15,
  start: ALL_IN_HAND,
  opening: 'two-dice-each',
  order: 'lower-first',
  doublets: 'undersides',
  options: { ...WITHOUT_EXTRAS, ...options },
  numbering: 'from-entry',
  handName: 'hand',
});

/** The two games of 1855 differ in the course only. */
export const ALVENSLEBEN = {
  source: 'Alvensleben, Encyclopädie der Spiele, Leipzig 1855, pp. 406–408',
  options: {
    foresight: 'none',
    doubletCount: 'game',
    throwAgain: 'from-second',
    throwAgainWhenBlocked: true,
    undersides: 'optional',
    entering: 'hand-first',
    bearOff: 'all-home',
    overshoot: 'rearmost',
    points: 'alvensleben',
  },
} as const;
