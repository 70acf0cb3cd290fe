import type { Course } from '../exercise.ts';
import { AGAIN_EVERY, HIT, NO_FORESIGHT, POINTS_SINGLE } from './shared.ts';

export const puffspel: Course = {
  gameId: 'puffspel',
  essentials: [
    {
      id: 'enter-on',
      kind: 'play',
      rule: 'hand',
      position: 'h15/h15/w/42',
      plays: ['hand/2/6'],
      refused: [{ move: 'hand/4', why: 'lower-first' }],
    },
    {
      id: 'beyond',
      kind: 'play',
      rule: 'hand',
      position: 'h2.4.9x3.13x2.15x2.18x2.20x3/3x2.6x2.8x3.15x2.17x2.20x2.24x2/w/32',
      plays: ['9/11 9/12', '9/14'],
      refused: [{ move: '4/7', why: 'first-quarter-locked', after: '9/11' }],
    },
    {
      id: 'owed-undersides',
      kind: 'play',
      rule: 'undersides',
      position: 'h15/h15/w/55',
      refused: [{ move: 'hand/2', why: 'tops-first' }],
    },
    AGAIN_EVERY,
  ],
  more: [
    {
      id: 'locked-lost',
      kind: 'ask',
      rule: 'lower-lost',
      position: 'h1.5x2.23x3.24x4.o5/14x2.15x2.17x3.19x3.21x3.23x2/w/52',
      asks: 'numbers',
      answer: 'none',
    },
    {
      id: 'later-double',
      kind: 'play',
      rule: 'doublet-size',
      position: '22.23x2.24x3.o9/19x3.20x3.21x2.22x2.23x2.o3/w1-0/55',
      refused: [{ move: '24/22', why: 'backwards' }],
    },
    {
      id: 'blocked-again',
      kind: 'ask',
      rule: 'again-blocked',
      position: 'h1.22x2.23x3.24x4.o5/14x3.16x2.17x3.19x2.20x3.22x2/w/33',
      asks: 'again',
      answer: 'yes',
    },
    HIT,
    NO_FORESIGHT,
    {
      id: 'overshoot-any',
      kind: 'play',
      rule: 'overshoot',
      position: '20.22x2.o12/19x2.21x3.23x2.o8/w/64',
      plays: ['22/off(2)', '22/off 20/off'],
    },
    POINTS_SINGLE,
  ],
};
