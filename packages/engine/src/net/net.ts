import { OFF, OTHER_OFF, type Rules, type Seeded } from '@wurfzabel/rules';
import { INPUTS, inputsOf } from './inputs.ts';
import { PHASES, phaseOf } from './phase.ts';

export const OUTPUTS = 5;
export const MOST_UNITS = 1024;

/**
 * A net: sparse inputs, `wide` ReLU units, perhaps `deep` more, five sigmoid outputs for each phase of a game.
 * Parameters in this order: a row of `wide` weights for each input, `wide` biases; if `deep`, a row of `deep` for each unit of the
 * first layer, `deep` biases; for each phase a row for each output; for each phase five biases. `wide` and `deep` are multiples of 16.
 */
export interface Net {
  /** Id of the game whose positions and points it was trained on. */
  readonly game: string;
  readonly wide: number;
  /** Units of a second hidden layer, 0 for none. */
  readonly deep: number;
  readonly parameters: Float32Array;
}

export const parameterCount = (wide: number, deep: number): number => {
  const top = deep > 0 ? deep : wide;
  const outputs = PHASES * OUTPUTS * (top + 1);
  return INPUTS * wide + wide + (deep > 0 ? wide * deep + deep : 0) + outputs;
};

/** Chances of winning at all, twofold or more, threefold, and of losing twofold or more, threefold. */
export type Outputs = Float32Array | readonly number[];

/** What the side about to throw expects in points. */
export const equityOf = (rules: Rules, outputs: Outputs): number => {
  const [win, win2, win3, lose2, lose3] = outputs as readonly number[];
  const single = 2 * win! - 1;
  return rules.points === 'single' ? single : single + win2! - lose2! + win3! - lose3!;
};

/** A small random net to begin with. */
export const newNet = (game: string, wide: number, deep: number, chance: Seeded): Net => {
  const parameters = new Float32Array(parameterCount(wide, deep));
  const uniform = (most: number): number => (2 * chance.next() - 1) * most;
  let at = 0;
  const fill = (count: number, most: number): void => {
    for (const end = at + count; at < end; at++) parameters[at] = uniform(most);
  };
  // About forty inputs are on at a time.
  fill(INPUTS * wide, 0.25);
  at += wide;
  if (deep > 0) {
    fill(wide * deep, Math.sqrt(6 / wide));
    at += deep;
  }
  const top = deep > 0 ? deep : wide;
  // All phases begin alike.
  fill(OUTPUTS * top, 1 / Math.sqrt(top));
  for (let phase = 1; phase < PHASES; phase++)
    parameters.copyWithin(at + (phase - 1) * OUTPUTS * top, at - OUTPUTS * top, at);
  return { game, wide, deep, parameters };
};

const layer = (
  units: Float32Array | Float64Array,
  weights: Float32Array,
  at: number,
  width: number,
): Float64Array => {
  const sums = Float64Array.from(
    weights.subarray(at + units.length * width, at + (units.length + 1) * width),
  );
  units.forEach((unit, i) => {
    if (unit === 0) return;
    for (let j = 0; j < width; j++) sums[j]! += unit * weights[at + i * width + j]!;
  });
  return sums.map(sum => Math.max(sum, 0));
};

/**
 * The plain twin of the kernel's evaluation, slow and short.
 * @param position 32 bytes, seen by the side about to throw
 */
export const evaluatePlain = (rules: Rules, net: Net, position: Int8Array): number[] => {
  const { parameters, wide, deep } = net;
  let units = layer(inputsOf(position), parameters, 0, wide);
  let at = (INPUTS + 1) * wide;
  if (deep > 0) {
    units = layer(units, parameters, at, deep);
    at += (wide + 1) * deep;
  }
  const biases = at + PHASES * OUTPUTS * units.length;
  const first = phaseOf(rules, position) * OUTPUTS;
  const outputs = Array.from({ length: OUTPUTS }, (_, k) => {
    let sum = parameters[biases + first + k]!;
    units.forEach((unit, j) => (sum += unit * parameters[at + (first + k) * units.length + j]!));
    return 1 / (1 + Math.exp(-sum));
  });
  if (rules.points === 'backgammon') {
    // Who has borne a man off cannot lose more than one point.
    if (position[OTHER_OFF]! > 0) outputs[1] = outputs[2] = 0;
    if (position[OFF]! > 0) outputs[3] = outputs[4] = 0;
  }
  return outputs;
};
