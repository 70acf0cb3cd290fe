import type { Game } from '../game.ts';
import { puff } from './puff.ts';

export const modernPuff: Game = puff(
  {
    id: 'puff',
    name: 'Puff',
    edition: 1,
    source: 'The English and Russian rules of Puff (Пафф), built on those of Backgammon',
    course: 'contrary',
  },
  {
    foresight: 'most',
    doubletCount: 'game',
    throwAgain: 'every',
    throwAgainWhenBlocked: true,
    undersides: 'optional',
    entering: 'hand-first',
    bearOff: 'all-home',
    overshoot: 'rearmost',
    points: 'single',
  },
);
