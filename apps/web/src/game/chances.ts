import type { BySide, GameState } from '@wurfzabel/rules';
import { t } from '../texts/index.svelte.ts';
import { percentText } from './numbers.ts';

/** For each side the chances of winning exactly 1, 2, 3 and 4 points, the cube not counted. */
export type Chances = BySide<readonly [number, number, number, number]>;

const NONE = [0, 0, 0, 0] as const;

/** The chances where the game is over. */
export const chancesNow = ({ phase, cube }: GameState): Chances | undefined => {
  if (phase.kind !== 'over') return undefined;
  const { winner, points } = phase.result;
  const won = [0, 0, 0, 0].map((_, n) => (n + 1 === Math.min(4, points / cube.value) ? 1 : 0));
  const all = won as unknown as readonly [number, number, number, number];
  return winner === 'white' ? { white: all, black: NONE } : { white: NONE, black: all };
};

/** "You: 54 % to win; 20 % by two points or more": what cannot happen is left out. */
export const chancesText = (name: string, [one, two, three, four]: Chances['white']): string => {
  const atLeastThree = three + four;
  const atLeastTwo = two + atLeastThree;
  return [
    t('chances.win', { name, win: percentText(one + atLeastTwo) }),
    atLeastTwo > 0.0005 ? t('chances.two', { two: percentText(atLeastTwo) }) : '',
    atLeastThree > 0.0005 ? t('chances.three', { three: percentText(atLeastThree) }) : '',
  ]
    .filter(text => text !== '')
    .join('; ');
};
