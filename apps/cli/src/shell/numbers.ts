import { UsageError } from './usage-error.ts';

/** A reader of whole numbers for an option, for commander's third argument. */
export const wholeNumber =
  (flag: string, least: number, most: number) =>
  (text: string): number => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
    throw new UsageError(
      `${flag} is a whole number from ${least} to ${most}, not "${text.slice(0, 40)}"`,
    );
  };

export const LARGEST_SEED = 2 ** 32 - 1;
export const seedOption = wholeNumber('--seed', 0, LARGEST_SEED);

/** A seed nobody chose; printed, so that whatever came of it can be repeated. */
export const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
