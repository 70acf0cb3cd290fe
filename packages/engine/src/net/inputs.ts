import {
  DOUBLETS,
  HAND,
  LAST_STATION,
  OFF,
  OTHER_DOUBLETS,
  OTHER_HAND,
  OTHER_OFF,
} from '@wurfzabel/rules';

/**
 * Inputs of version 1, seen by the side about to throw:
 *
 *     0..95      its men on its stations 1..24, four a station: at least 1, at least 2, at least 3, and half of what is beyond 3
 *     96..191    the other side's men on the same stations (the numbers are those of the side about to throw), likewise
 *     192..195   its hand: at least 1, 2, 3, and a quarter of what is beyond 3
 *     196..199   the other's hand
 *     200..203   its men off: n/15, at least 1, at least 8, at least 12
 *     204..207   the other's men off
 *     208, 209   whether it and the other have had a doublet; 0 where positions do not count doublets
 *
 * A change of any of this is a new version: nets of another one are refused.
 */
export const INPUTS_VERSION = 1;
export const INPUTS = 210;

const menInto = (inputs: Float32Array, block: number, count: number, beyond: number): void => {
  for (let n = 0; n < Math.min(count, 3); n++) inputs[block + n] = 1;
  inputs[block + 3] = Math.max(count - 3, 0) * beyond;
};

const offInto = (inputs: Float32Array, block: number, count: number): void => {
  inputs[block] = count / 15;
  inputs[block + 1] = Number(count >= 1);
  inputs[block + 2] = Number(count >= 8);
  inputs[block + 3] = Number(count >= 12);
};

/** The plain twin of assembly/inputs.ts. @param position 32 bytes, seen by the side about to throw */
export const inputsOf = (position: Int8Array): Float32Array => {
  const inputs = new Float32Array(INPUTS);
  for (let s = 1; s <= LAST_STATION; s++) {
    const count = position[s]!;
    menInto(inputs, (s - 1) * 4, Math.max(count, 0), 0.5);
    menInto(inputs, 96 + (s - 1) * 4, Math.max(-count, 0), 0.5);
  }
  menInto(inputs, 192, position[HAND]!, 0.25);
  menInto(inputs, 196, position[OTHER_HAND]!, 0.25);
  offInto(inputs, 200, position[OFF]!);
  offInto(inputs, 204, position[OTHER_OFF]!);
  inputs[208] = Number(position[DOUBLETS]! > 0);
  inputs[209] = Number(position[OTHER_DOUBLETS]! > 0);
  return inputs;
};
