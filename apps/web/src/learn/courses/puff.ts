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
      position: '12.14.o13/7x2.8x2.9x2.h9/w/41',
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
      position: 'h1.8x14/24.h14/w/51',
      refused: [{ move: '8/9', why: 'hand-first' }],
    },
    {
      id: 'tops-held',
      kind: 'play',
      rule: 'tops-first',
      position: '7.o14/14x2.h13/w/22',
      refused: [{ move: '9/14', why: 'rest-lost', after: '7/9' }],
    },
    HIT,
    OVERSHOOT,
    {
      id: 'move-up',
      kind: 'play',
      rule: 'not-owed',
      position: '20x2.o13/h15/w/31',
    },
    POINTS_SINGLE,
  ],
};
