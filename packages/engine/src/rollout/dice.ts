import { DIE_NUMBERS, seeded, type Throw } from '@wurfzabel/rules';

/** The 36 equally likely throws. */
const ORDERED: readonly Throw[] = DIE_NUMBERS.flatMap(a => DIE_NUMBERS.map(b => [a, b] as const));
export const THROWS = ORDERED.length;

/** Streams of chance for the orders of the first two throws; trials have the streams from 0 up. */
const FIRST_ORDER = 0x7ffffffe;
const SECOND_ORDER = 0x7fffffff;

const shuffled = (seed: number, stream: number): readonly Throw[] => {
  const chance = seeded(seed, stream);
  const throws = [...ORDERED];
  for (let i = throws.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [throws[i], throws[j]] = [throws[j]!, throws[i]!];
  }
  return throws;
};

export interface Dice {
  throwDice(): Throw;
}

/**
 * Dice of a trial by its number alone, so that it does not matter who plays it or when. Stratified: every 36 trials that
 * begin at a multiple of 36 have each first throw once and each second throw once, every 1296 each pair of them once.
 */
export const diceOf = (seed: number, isStratified: boolean): ((trial: number) => Dice) => {
  const first = shuffled(seed, FIRST_ORDER);
  const second = shuffled(seed, SECOND_ORDER);
  return trial => {
    const chance = seeded(seed, trial);
    let thrown = 0;
    return {
      throwDice: () => {
        thrown++;
        if (!isStratified || thrown > 2) return chance.throwDice();
        const column = trial % THROWS;
        if (thrown === 1) return first[column]!;
        return second[(column + Math.floor(trial / THROWS)) % THROWS]!;
      },
    };
  };
};
