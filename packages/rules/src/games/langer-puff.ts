import type { Game } from '../game.ts';
import { ALVENSLEBEN, puff } from './puff.ts';

export const langerPuff: Game = puff(
  {
    id: 'langer-puff',
    name: 'Langer Puff',
    edition: 1,
    source: ALVENSLEBEN.source,
    course: 'parallel',
  },
  ALVENSLEBEN.options,
);
