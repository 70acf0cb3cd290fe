import type { Speed } from '../settings.svelte.ts';

/** Milliseconds: before a throw, while the dice roll, between steps, before a play is closed, and how long a man moves. */
export interface Pace {
  readonly throw: number;
  readonly roll: number;
  readonly step: number;
  readonly close: number;
  readonly motion: number;
}

export const PACES: { readonly [speed in Speed]: Pace } = {
  slow: { throw: 700, roll: 800, step: 900, close: 900, motion: 420 },
  normal: { throw: 350, roll: 520, step: 520, close: 550, motion: 220 },
  fast: { throw: 120, roll: 260, step: 240, close: 240, motion: 120 },
  instant: { throw: 0, roll: 0, step: 0, close: 0, motion: 0 },
};
