import { OFF, OTHER_OFF, type Rules, type Seeded } from '@wurfzabel/rules';
import { INPUTS, inputsOf } from './inputs.ts';
import { PHASES, phaseOf } from './phase.ts';

export const OUTPUTS = 5;
export const MOST_UNITS = 1024;
/** The kernel works through so many at a time. */
export const UNITS_AT_ONCE = 32;

/**
 * A net: sparse inputs, `wide` ReLU units, five sigmoid outputs for each phase of a game. `wide` is a multiple of UNITS_AT_ONCE.
 * Parameters in this order: a row of `wide` weights for each input, `wide` biases; for each phase a row for each output; for each
 * phase five biases.
 */
export interface Net {
  /** Id of the game whose positions and points it was trained on. */
  readonly game: string;
  readonly wide: number;
  readonly parameters: Float32Array;
}

export const parameterCount = (wide: number): number =>
  (INPUTS + 1) * wide + PHASES * OUTPUTS * (wide + 1);

/** Chances of winning at all, twofold or more, threefold, and of losing twofold or more, threefold. */
export type Outputs = Float32Array | readonly number[];

/** What the side about to throw expects in points. */
export const equityOf = (rules: Rules, outputs: Outputs): number => {
  const [win, win2, win3, lose2, lose3] = outputs as readonly number[];
  const single = 2 * win! - 1;
  return rules.points === 'single' ? single : single + win2! - lose2! + win3! - lose3!;
};

/** A small random net to begin with. */
export const newNet = (game: string, wide: number, chance: Seeded): Net => {
  const parameters = new Float32Array(parameterCount(wide));
  const uniform = (most: number): number => (2 * chance.next() - 1) * most;
  // About forty inputs are on at a time.
  for (let i = 0; i < INPUTS * wide; i++) parameters[i] = uniform(0.25);
  // All phases begin alike.
  const outputs = (INPUTS + 1) * wide;
  const length = OUTPUTS * wide;
  for (let i = 0; i < length; i++) parameters[outputs + i] = uniform(1 / Math.sqrt(wide));
  for (let phase = 1; phase < PHASES; phase++)
    parameters.copyWithin(outputs + phase * length, outputs, outputs + length);
  return { game, wide, parameters };
};

/** Outputs for a position from what goes into their sigmoids. */
export const outputsFrom = (
  rules: Rules,
  position: Int8Array,
  sums: readonly number[],
): number[] => {
  const outputs = sums.map(sum => 1 / (1 + Math.exp(-sum)));
  if (rules.points === 'backgammon') {
    // Who has borne a man off cannot lose more than one point.
    if (position[OTHER_OFF]! > 0) outputs[1] = outputs[2] = 0;
    if (position[OFF]! > 0) outputs[3] = outputs[4] = 0;
  }
  return outputs;
};

/**
 * A net in full precision, slow and short: what the integers of the kernel come near to.
 * @param position 32 bytes, seen by the side about to throw
 */
export const evaluatePlain = (rules: Rules, net: Net, position: Int8Array): number[] => {
  const { parameters, wide } = net;
  const units = Array.from(parameters.subarray(INPUTS * wide, (INPUTS + 1) * wide));
  inputsOf(position).forEach((input, i) => {
    if (input !== 0) units.forEach((_, j) => (units[j]! += input * parameters[i * wide + j]!));
  });
  const outputs = (INPUTS + 1) * wide;
  const biases = outputs + PHASES * OUTPUTS * wide;
  const first = phaseOf(rules, position) * OUTPUTS;
  const sums = Array.from({ length: OUTPUTS }, (_, k) =>
    units.reduce(
      (sum, unit, j) => sum + Math.max(0, unit) * parameters[outputs + (first + k) * wide + j]!,
      parameters[biases + first + k]!,
    ),
  );
  return outputsFrom(rules, position, sums);
};
