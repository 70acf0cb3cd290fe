import { err, ok, type Result } from '@wurfzabel/rules';
import { INPUTS, INPUTS_VERSION } from './inputs.ts';
import { MOST_UNITS, OUTPUTS, UNITS_AT_ONCE, type Net } from './net.ts';
import { PHASES } from './phase.ts';

/**
 * A net as a file: 64 bytes of header, then its parameters, all little-endian.
 *
 *     0   "WZNN"
 *     4   u16 version of this format, 3: outputs for each of 14 phases
 *     6   u16 version of the inputs
 *     8   u16 hidden units, 10 nothing (0), 12 outputs
 *     14  u16 encoding: 0 float32; 1 int16 with one float32 scale before each layer's weights and each layer's biases
 *     16  u8 length of the game's id, then the id in ASCII
 */
const MAGIC = 'WZNN';
const FORMAT = 3;
const HEADER_BYTES = 64;
const ENCODINGS = ['float32', 'int16'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export type WeightFault =
  | 'ERR_WEIGHT_FILE'
  | 'ERR_WEIGHT_VERSION'
  | 'ERR_INPUTS_VERSION'
  | 'ERR_WEIGHT_SIZE'
  | 'ERR_WEIGHT_GAME';

/** Ends of the parts that share a scale: weights and biases of each layer, and those of the outputs of each phase. */
const partsOf = (wide: number): number[] => {
  const lengths = [INPUTS * wide, wide];
  for (const length of [OUTPUTS * wide, OUTPUTS])
    lengths.push(...Array.from({ length: PHASES }, () => length));
  let end = 0;
  return lengths.map(length => (end += length));
};

export const makeWeightFile = (
  net: Net,
  encoding: Encoding = 'float32',
): Uint8Array<ArrayBuffer> => {
  const parts = partsOf(net.wide);
  const count = net.parameters.length;
  const body = encoding === 'float32' ? count * 4 : count * 2 + parts.length * 4;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + body));
  [...MAGIC].forEach((letter, i) => view.setUint8(i, letter.charCodeAt(0)));
  [FORMAT, INPUTS_VERSION, net.wide, 0, OUTPUTS, ENCODINGS.indexOf(encoding)].forEach((field, i) =>
    view.setUint16(4 + 2 * i, field, true),
  );
  view.setUint8(16, net.game.length);
  [...net.game].forEach((letter, i) => view.setUint8(17 + i, letter.charCodeAt(0)));
  let at = HEADER_BYTES;
  if (encoding === 'float32') {
    for (const parameter of net.parameters) {
      view.setFloat32(at, parameter, true);
      at += 4;
    }
    return new Uint8Array(view.buffer);
  }
  let from = 0;
  for (const end of parts) {
    const part = net.parameters.subarray(from, end);
    const scale =
      Math.fround(part.reduce((most, p) => Math.max(most, Math.abs(p)), 0) / 32767) || 1;
    view.setFloat32(at, scale, true);
    at += 4;
    for (const parameter of part) {
      view.setInt16(at, Math.max(-32767, Math.min(32767, Math.round(parameter / scale))), true);
      at += 2;
    }
    from = end;
  }
  return new Uint8Array(view.buffer);
};

/** @param game id of the game it is wanted for; a net of another game is refused */
export const parseWeightFile = (bytes: Uint8Array, game: string): Result<Net, WeightFault> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number, length: number): string =>
    String.fromCharCode(...bytes.subarray(at, at + length));
  if (bytes.length < HEADER_BYTES || text(0, 4) !== MAGIC)
    return err('ERR_WEIGHT_FILE', 'this is not a file of weights');
  const [format, inputs, wide, nothing, outputs, code] = Array.from({ length: 6 }, (_, i) =>
    view.getUint16(4 + 2 * i, true),
  ) as [number, number, number, number, number, number];
  const encoding = ENCODINGS[code];
  if (format !== FORMAT || encoding === undefined)
    return err(
      'ERR_WEIGHT_VERSION',
      `weights of format ${format}.${code}; this program reads ${FORMAT}`,
    );
  if (inputs !== INPUTS_VERSION)
    return err(
      'ERR_INPUTS_VERSION',
      `the net was trained for inputs of version ${inputs}; this program has version ${INPUTS_VERSION}`,
    );
  const parts = partsOf(wide);
  const count = parts.at(-1) ?? 0;
  const expected = encoding === 'float32' ? count * 4 : count * 2 + parts.length * 4;
  const isSize = wide > 0 && wide % UNITS_AT_ONCE === 0 && wide <= MOST_UNITS && nothing === 0;
  if (!isSize || outputs !== OUTPUTS || bytes.length !== HEADER_BYTES + expected)
    return err(
      'ERR_WEIGHT_SIZE',
      `a net of ${wide} and ${nothing} units and ${outputs} outputs with ${bytes.length} bytes does not fit together`,
    );
  const id = text(17, view.getUint8(16));
  if (id !== game) return err('ERR_WEIGHT_GAME', `the net was trained for ${id}, not for ${game}`);

  const parameters = new Float32Array(count);
  let at = HEADER_BYTES;
  let from = 0;
  for (const end of parts) {
    let scale = 1;
    if (encoding === 'int16') {
      scale = view.getFloat32(at, true);
      at += 4;
    }
    for (let i = from; i < end; i++) {
      parameters[i] =
        encoding === 'int16' ? view.getInt16(at, true) * scale : view.getFloat32(at, true);
      at += encoding === 'int16' ? 2 : 4;
    }
    from = end;
  }
  return ok({ game: id, wide, parameters });
};
