import { err, ok, type Result } from './result.ts';

/** The numbers of a die, in rising order. */
export const DIE_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
/** A number of a die, 1 to 6. */
export type DieNumber = (typeof DIE_NUMBERS)[number];

/** Two dice as they fell; the order of the two carries no meaning. */
export type Throw = readonly [DieNumber, DieNumber];

/** Whether anything at all is a whole number from 1 to 6. */
export const isDieNumber = (n: unknown): n is DieNumber =>
  Number.isInteger(n) && (n as number) >= 1 && (n as number) <= 6;

/** Whether both dice show the same number (Pasch). */
export const isDoublet = (thrown: Throw): boolean => thrown[0] === thrown[1];

/** Top and underside of a die add to seven (source A: with a 6 the 1, with a 5 the 2, with a 4 the 3). */
export const underside = (top: DieNumber): DieNumber => (7 - top) as DieNumber;

/** The same throw with the lower number first. */
export const lowerFirst = (thrown: Throw): Throw =>
  thrown[0] <= thrown[1] ? thrown : [thrown[1], thrown[0]];

/** A throw and how likely it is. */
export interface Chance {
  readonly thrown: Throw;
  /** Probability; the weights of CHANCES sum to 1. */
  readonly weight: number;
}

/** The 21 distinct throws, lower number first, with their probabilities: 1/36 for a doublet, 2/36 otherwise. */
export const CHANCES: readonly Chance[] = DIE_NUMBERS.flatMap(low =>
  DIE_NUMBERS.filter(high => high >= low).map(high => ({
    thrown: [low, high] as const,
    weight: (low === high ? 1 : 2) / 36,
  })),
);

/** Why something is not a throw. */
export type ThrowFault = 'ERR_THROW';

/** A throw from a pair of anything. */
export const throwFrom = (pair: unknown): Result<Throw, ThrowFault> => {
  if (Array.isArray(pair) && pair.length === 2 && isDieNumber(pair[0]) && isDieNumber(pair[1]))
    return ok([pair[0], pair[1]]);
  return err('ERR_THROW', 'a throw is two whole numbers from 1 to 6, such as [3,5]');
};

/** A throw as written: "35", "3-5", "3 5" or "3,5". */
export const parseThrow = (text: string): Result<Throw, ThrowFault> => {
  const found = /^\s*([1-6])\s*[-,x/ ]?\s*([1-6])\s*$/.exec(text);
  if (found) return ok([Number(found[1]) as DieNumber, Number(found[2]) as DieNumber]);
  return err(
    'ERR_THROW',
    `"${text.slice(0, 40)}" is not a throw: write two numbers from 1 to 6, such as 35 or 3-5`,
  );
};

/** A throw as two digits, in the order given: "35". */
export const makeThrow = (thrown: Throw): string => `${thrown[0]}${thrown[1]}`;
