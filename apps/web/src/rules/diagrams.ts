/**
 * Positions that show a paragraph or an example on the board: by game and anchor, a position on one line, with the throw.
 * Only the position is written here; what can be played from it the rules say. A test holds the number of endings against
 * what the example says.
 */
type Diagrams = { readonly [anchor: string]: string };

const CONTRAERER: Diagrams = {
  p5: 'h15/h15/w',
  e1: 'h15/h15/w/52',
  e2: 'h14.6/21.h14/w/41',
  e3: 'h2.10x13/23x2.h13/w/52',
  e4: 'h2.10x13/20x2.h13/w/52',
  e5: 'h1.9x14/h15/w/41',
  e6: '12.14.o13/7x2.8x2.9x2.h9/w/41',
  e7: 'h15/h15/w/33',
  e8: 'h13.6x2/h15/w1-0/33',
  e9: 'h1.9x14/22x2.h13/w1-0/33',
  e10: '24x4.o11/h15/w/11',
  e11: '20.22x2.o12/h15/w/64',
  e12: '24.o14/6.o14/w/65',
};

const LANGER: Diagrams = {
  p5: 'h15/h15/w',
  e1: 'h13.2.5/h15/b/52',
  e2: '3x2.4x2.h11/h15/b/43',
  e3: '3x2.4x2.h11/h15/b/41',
  e4: 'h15/h15/w/33',
  e5: 'h11.3x2.4x2/h15/w1-0/66',
  e6: '8.20x14/13.h14/w/52',
  e7: '8.20x14/9x2.10x2.11x2.12x2.13x2.14x2.h3/w/61',
  e8: '24.o14/23.o14/b/21',
  e9: '20.22x2.o12/h15/w/64',
};

const PUFFSPEL: Diagrams = {
  p5: 'h15/h15/w',
  e1: 'h15/h15/w/42',
  e2: 'h15/h15/w/52',
  e3: 'h5.4.9x9/h15/w/32',
  e4: 'h15/h15/w/55',
  e5: 'h15/h15/w1-0/33',
  e6: 'h1.12x14/22x2.10x2.h11/w/33',
  e7: 'h1.5x14/23x2.h13/w/52',
  e8: '20.22x2.o12/h15/w/64',
  e9: '24.o14/h15/w/65',
};

const PUFF: Diagrams = {
  p5: 'h15/h15/w',
  e1: 'h15/h15/w/42',
  e2: 'h15/h15/w/33',
  e3: 'h13.6x2/h15/w1-0/55',
  e4: 'h2.10x13/23x2.h13/w/52',
  e5: 'h1.8x14/24.h14/w/51',
  e6: '12.14.o13/7x2.8x2.9x2.h9/w/41',
  e7: '7.o14/14x2.h13/w/22',
  e8: '20.23.o13/h15/w/43',
  e9: '20x2.o13/h15/w/31',
  e10: '24.o14/h15/w/65',
};

const BACKGAMMON: Diagrams = {
  p4: '1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/w',
  e1: '1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/w/31',
  e2: '12.o14/5x2.o13/w/62',
  e3: '10.24x14/9x2.4x5.3x4.2x4/w/64',
  e4: 'h1.12x14/19x2.20x13/w/62',
  e5: 'h2.12x13/19x2.20x13/w/62',
  e6: '8.o14/5x2.o13/w/44',
  e7: '23.24x2.o12/20x15/w/21',
  e8: '18.24x2.o12/20x15/w/21',
  e9: '23.o14/20x15/w/21',
  e10: '24.o14/13x15/w/65/c2w',
};

const DIAGRAMS: { readonly [gameId: string]: Diagrams } = {
  'contraerer-puff': CONTRAERER,
  'langer-puff': LANGER,
  puffspel: PUFFSPEL,
  puff: PUFF,
  backgammon: BACKGAMMON,
};

/** The positions of a game's rules by anchor; none for a game that is not known. */
export const diagramsOf = (gameId: string): Diagrams => DIAGRAMS[gameId] ?? {};
