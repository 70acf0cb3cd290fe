import type { CubeDecision } from '@wurfzabel/engine';

/** Cubeful equities of not doubling, of doubling and taking, and of doubling and passing, for the side about to throw. */
export type GnubgCube = readonly [noDouble: number, take: number, pass: number];

/** What a decision costs its side by these equities: not doubling when one should or the reverse, and the answer to a double likewise. */
export const cubeCosts = (
  [noDouble, take, pass]: GnubgCube,
  { advice, answer }: Pick<CubeDecision, 'advice' | 'answer'>,
): { readonly doubling: number; readonly taking: number } => {
  const doubled = Math.min(take, pass);
  const chosen = advice === 'double' ? doubled : noDouble;
  const answered = answer === 'take' ? take : pass;
  return { doubling: Math.max(noDouble, doubled) - chosen, taking: answered - doubled };
};
