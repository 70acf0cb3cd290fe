import type { Game } from '../game.ts';
import { ALVENSLEBEN, puff } from './puff.ts';

export const contraererPuff: Game = puff(
  {
    id: 'contraerer-puff',
    name: 'Conträrer Puff',
    edition: 1,
    source: ALVENSLEBEN.source,
    course: 'contrary',
  },
  ALVENSLEBEN.options,
);
