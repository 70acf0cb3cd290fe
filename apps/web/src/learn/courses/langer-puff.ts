import type { Course } from '../exercise.ts';
import { HAND_FIRST, LATER, OVERSHOOT, POINTS_QUARTER, UNDERSIDE } from './shared.ts';

/** Both sides count the same stations: Black's 13 is White's 13. */
export const langerPuff: Course = {
  gameId: 'langer-puff',
  essentials: [
    {
      id: 'same-way',
      kind: 'play',
      rule: 'course',
      position: 'h15/h13.2.5/w/52',
      refused: [{ move: 'hand/5', why: 'lower-first' }],
    },
    {
      id: 'entry-held',
      kind: 'ask',
      rule: 'lower-lost',
      position: 'h15/h11.3x2.4x2/w0-1/43',
      asks: 'numbers',
      answer: 'none',
    },
    {
      id: 'behind',
      kind: 'play',
      rule: 'hit',
      position: '8x2.10x2.14x2.17x3.19x3.20x3/5x2.7x2.12x2.13.15x2.16x3.18x3/w/52',
      plays: ['8/10 8/13*', '17/19 8/13*', '19/21 8/13*', '20/22 8/13*'],
      refused: [{ move: '8/13', why: 'lower-first' }],
    },
    {
      id: 'bridge',
      kind: 'ask',
      rule: 'landing',
      position: '8.20x3.21x3.22x3.23x3.24x2/9x2.10x2.11x2.12x2.13x2.14x2.17x3/w/61',
      asks: 'numbers',
      answer: 'one',
    },
  ],
  more: [
    UNDERSIDE,
    LATER,
    {
      id: 'again-blocked',
      kind: 'ask',
      rule: 'again-blocked',
      position: 'h1.9x2.12x3.14x2.17x2.19x3.20x2/3x2.10x3.13x2.16x3.18x2.21x3/w1-0/33',
      asks: 'again',
      answer: 'yes',
    },
    HAND_FIRST,
    OVERSHOOT,
    {
      id: 'last-hit',
      kind: 'play',
      rule: 'points',
      position: '23.o14/24.o14/w/21',
    },
    POINTS_QUARTER,
  ],
};
