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
      position: 'h15/3x2.4x2.h11/w/43',
      asks: 'numbers',
      answer: 'none',
    },
    {
      id: 'behind',
      kind: 'play',
      rule: 'hit',
      position: '8.20x14/13.h14/w/52',
      plays: ['20/22 8/13*'],
      refused: [{ move: '8/13', why: 'lower-first' }],
    },
    {
      id: 'bridge',
      kind: 'ask',
      rule: 'landing',
      position: '8.20x14/9x2.10x2.11x2.12x2.13x2.14x2.h3/w/61',
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
      position: 'h1.9x14/3x2.h13/w1-0/33',
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
