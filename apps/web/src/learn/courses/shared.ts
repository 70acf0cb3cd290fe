import type { Exercise } from '../exercise.ts';

/**
 * Exercises that several games have in common, with the same position and the same answer. Positions are such as a game
 * comes to, with all men of both sides; those used in Langer Puff hold whichever way Black goes.
 */
export const ENTER: Exercise = {
  id: 'enter',
  kind: 'play',
  rule: 'order',
  position: 'h15/h15/w/52',
  refused: [
    { move: 'hand/5', why: 'lower-first' },
    { move: '2/7', why: 'hand-first', after: 'hand/2' },
  ],
};

export const LOWER_LOST: Exercise = {
  id: 'lower-lost',
  kind: 'ask',
  rule: 'lower-lost',
  position: 'h1.14x3.16x2.18x3.19x2.20x2.22x2/13x2.15x3.18x3.19x2.21x3.23x2/w/52',
  asks: 'numbers',
  answer: 'none',
};

export const UNDERSIDE: Exercise = {
  id: 'underside',
  kind: 'play',
  rule: 'undersides',
  position: 'h15/h15/w/33',
  plays: ['hand/3(2) hand/4'],
  refused: [{ move: 'hand/4', why: 'tops-first' }],
};

export const LATER: Exercise = {
  id: 'later',
  kind: 'play',
  rule: 'doublet-size',
  position: 'h13.6x2/h13.1.5/w1-0/33',
  refused: [
    { move: 'hand/4', why: 'tops-first' },
    { move: '6/9', why: 'hand-first' },
  ],
};

export const HAND_FIRST: Exercise = {
  id: 'hand-first',
  kind: 'play',
  rule: 'hand',
  position: 'h1.9x3.11x2.13x3.15x2.16x2.18x2/5x2.6x2.8x3.17x3.19x3.20x2/w/41',
  refused: [{ move: '9/10', why: 'hand-first' }],
};

/** The blot stands on White's 11, the band on his 8; with the 2 any man may go that can. */
export const HIT: Exercise = {
  id: 'hit',
  kind: 'play',
  rule: 'hit',
  position: '6x2.12x3.14x2.16x2.18x2.20x2.21x2/3x2.8x2.14.15x2.17x2.20x3.21x3/w/52',
  plays: ['12/14 6/11*', '14/16 6/11*', '16/18 6/11*', '18/20 6/11*', '21/23 6/11*'],
  refused: [
    { move: '6/8', why: 'band' },
    { move: '6/11', why: 'lower-first' },
  ],
};

export const NO_FORESIGHT: Exercise = {
  id: 'no-foresight',
  kind: 'play',
  rule: 'foresight',
  position: '12.14.21x4.22x3.23x3.24x3/7x2.8x2.9x2.19x3.20x3.22x3/w/41',
  plays: ['12/13', '21/22', '22/23', '23/24'],
  refused: [{ move: '13/17', why: 'band', after: '12/13' }],
};

export const OVERSHOOT: Exercise = {
  id: 'overshoot',
  kind: 'play',
  rule: 'overshoot',
  position: '20.22x2.o12/19x2.21x3.23x2.o8/w/64',
  refused: [{ move: '22/off', why: 'further-back' }],
};

export const FINISH: Exercise = {
  id: 'finish',
  kind: 'play',
  rule: 'undersides',
  position: '24x4.o11/19x2.20x2.22x3.23x2.o6/w/11',
  plays: ['24/off(4)'],
};

export const POINTS_QUARTER: Exercise = {
  id: 'points-quarter',
  kind: 'ask',
  rule: 'points',
  position: '24.o14/6.19x3.20x3.21x3.22x2.23x3/w/65',
  asks: 'points',
  play: '24/off',
  answer: '2',
};

export const POINTS_HAND: Exercise = {
  id: 'points-hand',
  kind: 'ask',
  rule: 'points',
  position: '24.o14/h1.19x3.20x3.21x3.22x2.23x3/w/65',
  asks: 'points',
  play: '24/off',
  answer: '3',
};

export const POINTS_SINGLE: Exercise = {
  id: 'points-single',
  kind: 'ask',
  rule: 'points',
  position: '24.o14/h1.19x3.20x3.21x3.22x2.23x3/w/65',
  asks: 'points',
  play: '24/off',
  answer: '1',
};

export const AGAIN_EVERY: Exercise = {
  id: 'again-every',
  kind: 'ask',
  rule: 'throw-again',
  position: 'h15/h15/w/33',
  asks: 'again',
  answer: 'yes',
};

export const FIRST_NOT_AGAIN: Exercise = {
  id: 'first-not-again',
  kind: 'ask',
  rule: 'throw-again',
  position: 'h15/h15/w/55',
  asks: 'again',
  answer: 'no',
};
