import { copyPosition, randomGame, seeded, type Position, type Rules } from '@wurfzabel/rules';
import { newNet, type Net } from '../src/net/net.ts';

/** Boards before throws of random games. */
export const boardsOf = (rules: Rules, seed: number, most: number): Position[] => {
  const boards: Position[] = [];
  while (boards.length < most)
    randomGame(rules, seeded(seed, boards.length), undefined, board => {
      if (boards.length < most) boards.push(copyPosition(board));
    });
  return boards;
};

/** A random net whose phases differ. */
export const netFor = (rules: Rules, wide: number): Net => {
  const net = newNet(rules.game.id, wide, seeded(5));
  const chance = seeded(6);
  return { ...net, parameters: net.parameters.map(p => p + 0.2 * (chance.next() - 0.5)) };
};
