import type { Rules } from '@wurfzabel/rules';
import { INPUTS } from './inputs.ts';
import { outputsFrom, OUTPUTS, type Net } from './net.ts';
import { FLAGS, MOST_MEN, partsOf, PLACES, rangeOfUnits } from './parts.ts';
import { PHASES, phaseOf } from './phase.ts';

/**
 * A net in 16-bit integers, as the kernel asks it. The first layer has a row for the first man at each place, one for the second there, and
 * so on; the rows of so many men at a place add up to their part in the float net (parts.ts) times the scale of the unit, rounded. Then
 *
 *     unit     max(0, bias + Σ rows of all men and doublets)                           in 16 bits
 *     output   Σ unit · round(scale of the output / scale of the unit · weight)        in 32 bits
 *
 * Each unit has a scale, and each output one for each phase, so large that no sum can leave its range in any legal position.
 * Sums may wrap around on the way: whatever is in range at the end is right.
 */
export interface IntegerNet {
  readonly wide: number;
  readonly unitScales: Float64Array;
  /** Rows of `wide`: MOST_MEN for each of PLACES, one for each of FLAGS, the biases. */
  readonly first: Int16Array;
  /** For each phase a row of `wide` for each output. */
  readonly outputs: Int16Array;
  /** For each phase sixteen numbers: what 1 in the sum of each output is worth, three of nothing, its biases, three of nothing. */
  readonly scales: Float32Array;
}

const FLAG_ROWS = PLACES.length * MOST_MEN;
const BIASES = FLAG_ROWS + FLAGS.length;

/** Each part is right to half of 1, and a legal position has 30 places with men at most, two flags and the biases. */
const ROUNDING = 17;
const MOST_OF_UNIT = 32767 - ROUNDING;
/** What it lacks to 2^31 is more than half of 1 for each of 1,024 units of 32,767. */
const MOST_OF_OUTPUT = 2 ** 31 - 2 ** 25;
/** Keeps the scale of what is always 0 finite. */
const TINY = 1e-9;

/** @param men of a side, as the rules have it: MOST_MEN at most */
export const integerNet = (net: Net, men: number): IntegerNet => {
  const { wide } = net;
  const parts = partsOf(net);
  const { most, least } = rangeOfUnits(parts, men);
  const unitScales = most.map((sum, j) => MOST_OF_UNIT / Math.max(sum, -least[j]!, TINY));
  const first = new Int16Array((BIASES + 1) * wide);
  /** @param before the rounded sum of the rows that this one goes with, which it changes */
  const setRow = (row: number, part: Float64Array, before = new Float64Array(wide)): void => {
    for (let j = 0; j < wide; j++) {
      const sum = Math.round(unitScales[j]! * part[j]!);
      first[row * wide + j] = sum - before[j]!;
      before[j] = sum;
    }
  };
  parts.places.forEach((byCount, place) => {
    const before = new Float64Array(wide);
    for (let man = 0; man < MOST_MEN; man++)
      setRow(place * MOST_MEN + man, byCount[man + 1]!, before);
  });
  parts.flags.forEach((part, i) => setRow(FLAG_ROWS + i, part));
  setRow(BIASES, parts.biases);
  const mostUnits = most.map((sum, j) => Math.max(0, unitScales[j]! * sum) + ROUNDING);
  return { wide, unitScales, first, ...integerOutputs(net, unitScales, mostUnits) };
};

/** @param mostUnits the most that each unit can be, in its scale */
const integerOutputs = (
  { wide, parameters }: Net,
  unitScales: Float64Array,
  mostUnits: Float64Array,
): Pick<IntegerNet, 'outputs' | 'scales'> => {
  const outputs = new Int16Array(PHASES * OUTPUTS * wide);
  const scales = new Float32Array(PHASES * 16);
  const weightsAt = (INPUTS + 1) * wide;
  const biasesAt = weightsAt + outputs.length;
  for (let row = 0; row < PHASES * OUTPUTS; row++) {
    const at = weightsAt + row * wide;
    const weights = Float64Array.from(
      parameters.subarray(at, at + wide),
      (weight, j) => weight / unitScales[j]!,
    );
    let above = TINY;
    let below = TINY;
    let largest = TINY;
    weights.forEach((weight, j) => {
      above += Math.max(0, weight) * mostUnits[j]!;
      below += Math.max(0, -weight) * mostUnits[j]!;
      largest = Math.max(largest, Math.abs(weight));
    });
    const scale = Math.min(MOST_OF_OUTPUT / Math.max(above, below), 32767 / largest);
    weights.forEach((weight, j) => (outputs[row * wide + j] = Math.round(scale * weight)));
    const place = Math.floor(row / OUTPUTS) * 16 + (row % OUTPUTS);
    scales[place] = 1 / scale;
    scales[place + 8] = parameters[biasesAt + row]!;
  }
  return { outputs, scales };
};

/** The plain twin of the kernel's sums of units, before ReLU. @param position 32 bytes, seen by the side about to throw */
export const unitSums = ({ wide, first }: IntegerNet, position: Int8Array): Int16Array => {
  const rows = [BIASES];
  PLACES.forEach(({ index, sign }, place) => {
    for (let man = 0; man < sign * position[index]!; man++) rows.push(place * MOST_MEN + man);
  });
  FLAGS.forEach((flag, i) => {
    if (position[flag]! > 0) rows.push(FLAG_ROWS + i);
  });
  const sums = new Int16Array(wide);
  for (const row of rows) for (let j = 0; j < wide; j++) sums[j]! += first[row * wide + j]!;
  return sums;
};

/** The plain twin of its sums of outputs. */
export const outputSums = (rules: Rules, net: IntegerNet, position: Int8Array): number[] => {
  const sums = unitSums(net, position);
  const from = phaseOf(rules, position) * OUTPUTS;
  return Array.from({ length: OUTPUTS }, (_, k) => {
    const at = (from + k) * net.wide;
    return sums.reduce((total, sum, j) => total + Math.max(0, sum) * net.outputs[at + j]!, 0);
  });
};

/** The plain twin of its evaluation, but for the last digits of the sigmoid. */
export const evaluateIntegers = (rules: Rules, net: IntegerNet, position: Int8Array): number[] => {
  const at = phaseOf(rules, position) * 16;
  const sums = outputSums(rules, net, position);
  return outputsFrom(
    rules,
    position,
    sums.map((sum, k) => sum * net.scales[at + k]! + net.scales[at + 8 + k]!),
  );
};
