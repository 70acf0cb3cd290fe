import { SIDES, type Side } from '@wurfzabel/rules';
import { twoPeople, type Seats } from '../game/seats.ts';

/** Whose errors are looked for. */
export const WHOSE = [...SIDES, 'both'] as const;
export type Whose = (typeof WHOSE)[number];

/** The side of the one person who played against the computer; undefined where two people or two computers sat. */
export const ownSide = (seats: Seats): Side | undefined => {
  if (twoPeople(seats)) return undefined;
  return SIDES.find(side => seats[side] === 'person');
};

export const isOf = (whose: Whose, side: Side): boolean => whose === 'both' || whose === side;

/** How a choice of errors is spoken of. */
export const whoseName = (seats: Seats, whose: Whose): 'own' | 'computer' | Whose => {
  const own = ownSide(seats);
  if (whose === 'both' || own === undefined) return whose;
  return whose === own ? 'own' : 'computer';
};
