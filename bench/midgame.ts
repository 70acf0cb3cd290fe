import { copyPosition, randomGame, seeded, type Position, type Rules } from '@wurfzabel/rules';

/** Two hundred positions of a game: the board before the thirtieth throw of random games, always the same ones. */
export const midgamePositions = (rules: Rules, count = 200): readonly Position[] => {
  const positions: Position[] = [];
  for (let game = 0; positions.length < count; game++) {
    let throws = 0;
    randomGame(rules, seeded(1855, game), undefined, board => {
      if (++throws === 30) positions.push(copyPosition(board));
    });
  }
  return positions;
};
