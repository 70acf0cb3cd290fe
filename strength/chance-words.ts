import { seeded } from '@wurfzabel/rules';

/** The state of a kernel's chance from a seed. */
export const chanceWords = (seed: number): Uint32Array => {
  const chance = seeded(seed);
  return Uint32Array.from({ length: 4 }, () => chance.below(2 ** 32));
};
