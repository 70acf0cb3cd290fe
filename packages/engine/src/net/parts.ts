import {
  DOUBLETS,
  HAND,
  LAST_STATION,
  OFF,
  OTHER_DOUBLETS,
  OTHER_HAND,
  OTHER_OFF,
  POSITION_BYTES,
} from '@wurfzabel/rules';
import { INPUTS, inputsOf } from './inputs.ts';
import type { Net } from './net.ts';

/**
 * The first layer taken apart. What the men at one place add to a unit depends on how many they are there and on nothing else, so a
 * position is a sum of parts: one for each place, one for each side that has had a doublet, and the biases.
 */
export interface Parts {
  /** For each of PLACES and each number of men there from 0 to MOST_MEN, what they add to each unit. */
  readonly places: readonly (readonly Float64Array[])[];
  /** For each of FLAGS. */
  readonly flags: readonly Float64Array[];
  readonly biases: Float64Array;
}

/** Men of a side. */
export const MOST_MEN = 15;

const placesOfSide = (
  sign: number,
  hand: number,
  off: number,
): readonly { readonly index: number; readonly sign: number }[] => [
  ...Array.from({ length: LAST_STATION }, (_, i) => ({ index: i + 1, sign })),
  { index: hand, sign: 1 },
  { index: off, sign: 1 },
];

/** Where men can be: the index in a position and the sign of their count. A side's stations, hand and off, then the other's. */
export const PLACES = [placesOfSide(1, HAND, OFF), placesOfSide(-1, OTHER_HAND, OTHER_OFF)].flat();
/** Index of what counts a side's doublets; only whether there was one matters. */
export const FLAGS = [DOUBLETS, OTHER_DOUBLETS];

export const partsOf = ({ wide, parameters }: Net): Parts => {
  const partOf = (index: number, count: number): Float64Array => {
    const position = new Int8Array(POSITION_BYTES);
    position[index] = count;
    const part = new Float64Array(wide);
    inputsOf(position).forEach((input, i) => {
      if (input === 0) return;
      for (let j = 0; j < wide; j++) part[j]! += input * parameters[i * wide + j]!;
    });
    return part;
  };
  return {
    places: PLACES.map(({ index, sign }) =>
      Array.from({ length: MOST_MEN + 1 }, (_, men) => partOf(index, sign * men)),
    ),
    flags: FLAGS.map(index => partOf(index, 1)),
    biases: Float64Array.from(parameters.subarray(INPUTS * wide, (INPUTS + 1) * wide)),
  };
};

/** Bounds of what each unit can be. */
export interface Range {
  readonly most: Float64Array;
  readonly least: Float64Array;
}

/**
 * What a side adds. With so many men at a place each of them has an equal share in what they add there; all men together add no more
 * than if each had the largest share that a man can have.
 */
const rangeOfSide = (places: Parts['places'], men: number): Range => {
  const wide = places[0]![0]!.length;
  const most = new Float64Array(wide).fill(-Infinity);
  const least = new Float64Array(wide).fill(Infinity);
  for (const place of places)
    for (let count = 1; count <= men; count++) {
      const part = place[count]!;
      const share = men / count;
      for (let j = 0; j < wide; j++) {
        most[j] = Math.max(most[j]!, part[j]! * share);
        least[j] = Math.min(least[j]!, part[j]! * share);
      }
    }
  return { most, least };
};

/**
 * Bounds of the sums before ReLU over all legal positions. In trained nets they are 1.6 to 2.4 times as wide as the true range (medians over
 * the units); finding that takes longer, and 16 bits are enough for both.
 */
export const rangeOfUnits = ({ places, flags, biases }: Parts, men: number): Range => {
  const half = places.length / 2;
  const ranges = [
    { most: biases, least: biases },
    rangeOfSide(places.slice(0, half), men),
    rangeOfSide(places.slice(half), men),
    ...flags.map(part => ({
      most: part.map(sum => Math.max(0, sum)),
      least: part.map(sum => Math.min(0, sum)),
    })),
  ];
  const total = (which: keyof Range): Float64Array =>
    biases.map((_, j) => ranges.reduce((sum, range) => sum + range[which][j]!, 0));
  return { most: total('most'), least: total('least') };
};
