import type { DieNumber, Throw } from './dice.ts';

/** A repeatable source of chance: the same seed gives the same sequence everywhere. */
export interface Seeded {
  /** Uniform in [0, 1), 32 bits of it. */
  next(): number;
  /** Uniform whole number in [0, below); below from 1 to 2^32. */
  below(below: number): number;
  throwDice(): Throw;
}

/**
 * The generator sfc32 (C. Doty-Humphrey, PractRand, public domain), its state filled from the seed by splitmix32.
 * `stream` gives independent sequences under one seed, so that game 17 has the same dice on whatever thread it runs.
 */
export const seeded = (seed: number, stream = 0): Seeded => {
  if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(stream))
    throw new RangeError(`seed and stream are whole numbers, not ${seed} and ${stream}`);
  let filler = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35);
  const fill = (): number => {
    filler = (filler + 0x9e3779b9) | 0;
    let t = filler ^ (filler >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return t ^ (t >>> 15);
  };
  let a = fill() ^ (seed / 0x100000000);
  let b = fill() ^ (stream / 0x100000000);
  let c = fill();
  let counter = 1;
  const bits = (): number => {
    const t = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) bits();
  const next = (): number => bits() / 0x100000000;
  // The bias of scaling is below 2^-26 for every range used here (dice, candidate lists).
  const below = (limit: number): number => Math.floor(next() * limit);
  const die = (): DieNumber => (below(6) + 1) as DieNumber;
  return { next, below, throwDice: () => [die(), die()] };
};
