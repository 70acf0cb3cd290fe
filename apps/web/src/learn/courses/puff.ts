import type { Course } from '../exercise.ts';
import {
  AGAIN_EVERY,
  ENTER,
  HIT,
  LATER,
  LOWER_LOST,
  OVERSHOOT,
  POINTS_SINGLE,
  UNDERSIDE,
} from './shared.ts';

export const puff: Course = {
  gameId: 'puff',
  essentials: [
    ENTER,
    LOWER_LOST,
    {
      id: 'foresight',
      kind: 'play',
      rule: 'most',
      position: '12.14.21x4.22x3.23x3.24x3/7x2.8x2.9x2.19x3.20x3.22x3/w/41',
      refused: [{ move: '12/13', why: 'forfeits' }],
    },
    UNDERSIDE,
    AGAIN_EVERY,
  ],
  more: [
    LATER,
    {
      id: 'free-after',
      kind: 'play',
      rule: 'hand-empty',
      position: 'h1.8x2.10x3.13x3.15x2.18x2.20x2/11x2.14x2.16x2.19x3.21x2.22x3.24/w/51',
      refused: [{ move: '8/9', why: 'hand-first' }],
    },
    {
      id: 'tops-held',
      kind: 'play',
      rule: 'tops-first',
      position: '7.23x4.24x5.o5/14x2.17x2.19x3.20x3.21x3.22x2/w/22',
      refused: [{ move: '9/14', why: 'rest-lost', after: '7/9' }],
    },
    HIT,
    OVERSHOOT,
    {
      id: 'move-up',
      kind: 'play',
      rule: 'not-owed',
      position: '20x2.o13/19x2.21x3.23x2.o8/w/31',
    },
    POINTS_SINGLE,
  ],
};
