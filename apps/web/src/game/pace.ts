import type { Effort } from '../engine/answers.ts';
import type { Speed } from '../settings.svelte.ts';

/** Milliseconds. */
export interface Pace {
  /** Before a throw. */
  readonly throw: number;
  /** While the dice roll. */
  readonly roll: number;
  /** From the throw to the first step of the computer at the least, by how much there was to think about. */
  readonly think: { readonly [effort in Effort]: number };
  /** Between steps. */
  readonly step: number;
  /** Before a play is closed. */
  readonly close: number;
  /** How long a man moves. */
  readonly motion: number;
}

const NO_TIME = { forced: 0, clear: 0, close: 0 } as const;

export const PACES: { readonly [speed in Speed]: Pace } = {
  slow: {
    throw: 700,
    roll: 800,
    think: { forced: 500, clear: 1000, close: 1600 },
    step: 900,
    close: 900,
    motion: 420,
  },
  normal: {
    throw: 350,
    roll: 520,
    think: { forced: 250, clear: 500, close: 850 },
    step: 520,
    close: 550,
    motion: 220,
  },
  fast: {
    throw: 120,
    roll: 260,
    think: { forced: 100, clear: 160, close: 260 },
    step: 240,
    close: 240,
    motion: 120,
  },
  instant: { throw: 0, roll: 0, think: NO_TIME, step: 0, close: 0, motion: 0 },
};

/** The pace that a person has chosen: the speed of the men is a setting of its own. */
export const paceOf = ({
  speed,
  motion,
}: {
  readonly speed: Speed;
  readonly motion: Speed;
}): Pace => ({
  ...PACES[speed],
  motion: PACES[motion].motion,
});

/** Steps up to which a play goes at its full time; longer ones quicken, so that a doublet of eight is no patience. */
const FEW_STEPS = 4;

export const stepPause = (pace: Pace, steps: number): number =>
  Math.max(pace.motion, (pace.step * FEW_STEPS) / Math.max(FEW_STEPS, steps));
