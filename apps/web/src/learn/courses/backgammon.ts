import type { Course } from '../exercise.ts';

/** Stations in the positions, points as Backgammon counts them (25 less the station) in the moves. */
export const backgammon: Course = {
  gameId: 'backgammon',
  essentials: [
    {
      id: 'any-order',
      kind: 'play',
      rule: 'order',
      position: '1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/w/31',
      plays: ['8/5 6/5'],
      refused: [{ move: '6/7', why: 'backwards' }],
    },
    {
      id: 'fourfold',
      kind: 'play',
      rule: 'doublet',
      position: '1x2.12x5.17x3.19x5/1x2.12x5.17x2.19x4.20x2/w/11',
      plays: ['8/7(2) 6/5(2)'],
    },
    {
      id: 'bar',
      kind: 'play',
      rule: 'hand',
      position: 'h1.1.12x5.17x3.19x5/1x2.12x4.17x3.19x5.21/w/62',
      refused: [
        { move: 'bar/19', why: 'band' },
        { move: '13/7', why: 'hand-first' },
      ],
    },
    {
      id: 'both',
      kind: 'play',
      rule: 'owed',
      position: '10.21x3.22x3.23x4.24x4/9x2.19x4.20x4.21x3.22x2/w/64',
      refused: [{ move: '15/9', why: 'band' }],
    },
  ],
  more: [
    {
      id: 'higher',
      kind: 'play',
      rule: 'higher-required',
      position: '12.23x5.24x6.o3/5x2.19x4.20x3.21x4.22x2/w/62',
      refused: [{ move: '13/11', why: 'higher-required' }],
    },
    {
      id: 'hit-cover',
      kind: 'play',
      rule: 'hit',
      position: '1x2.12x5.17x3.19x5/1.5.12x4.15.17x3.19x5/w/31',
      plays: ['8/5* 6/5'],
    },
    {
      id: 'two-off',
      kind: 'play',
      rule: 'exact',
      position: '23.24x2.o12/19x3.20x2.21x2.22x3.23.o4/w/21',
      plays: ['2/off 1/off'],
    },
    {
      id: 'overshoot-rear',
      kind: 'play',
      rule: 'overshoot',
      position: '22.23.o13/19x3.20x2.21x2.22x3.23.o4/w/64',
      refused: [{ move: '2/off', why: 'further-back' }],
    },
    {
      id: 'gammon',
      kind: 'ask',
      rule: 'points',
      position: '24.o14/18.19x3.20x3.21x3.22x3.23x2/w/65',
      asks: 'points',
      play: '1/off',
      answer: '2',
    },
    {
      id: 'backgammon',
      kind: 'ask',
      rule: 'points',
      position: '24.o14/h1.19x3.20x3.21x3.22x3.23x2/w/65',
      asks: 'points',
      play: '1/off',
      answer: '3',
    },
    {
      id: 'cube',
      kind: 'ask',
      rule: 'cube',
      position: '24.o14/18.19x3.20x3.21x3.22x3.23x2/w/65/c2w',
      asks: 'points',
      play: '1/off',
      answer: '4',
    },
  ],
};
