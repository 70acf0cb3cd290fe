import type { Game } from '../game.ts';
import { puff } from './puff.ts';

export const puffspel: Game = puff(
  {
    id: 'puffspel',
    name: 'Puffspel',
    edition: 1,
    source: 'The Swedish article “Puff (spel)”',
    course: 'contrary',
  },
  {
    foresight: 'none',
    doubletCount: 'game',
    throwAgain: 'every',
    throwAgainWhenBlocked: true,
    undersides: 'owed',
    entering: 'first-quarter-locked',
    bearOff: 'all-home',
    overshoot: 'any-man',
    points: 'single',
  },
);
