import { err, ok, type Result } from '@wurfzabel/rules';

/**
 * The bytes of a table laid out so that a general compressor finds what neighbours have in common:
 *
 *     0   version (1 byte), stride (1 byte), length of the head (2 bytes, little-endian)
 *     4   the head as it is, then the low bytes and then the high bytes of the differences of the 16-bit numbers behind it,
 *         each from the number `stride` before it, modulo 65536
 *
 * A solved table of a Puff is 986 kB; deflate alone makes it 765 kB, so laid out 621 kB. The files in data/tables are this, deflated
 * without a header ("deflate-raw"); compressing and expanding are the platform's affair.
 */
const VERSION = 1;
const HEADER = 4;

export type PackFault = 'ERR_PACK';

/** @param head bytes to leave alone; what follows must be whole 16-bit numbers. @param stride 1 to 255 */
export const layOut = (bytes: Uint8Array, head: number, stride: number): Uint8Array => {
  const count = (bytes.length - head) / 2;
  if (!Number.isInteger(count)) throw new RangeError('16-bit numbers must follow the head');
  const laid = new Uint8Array(HEADER + bytes.length);
  laid.set([VERSION, stride, head & 255, head >> 8]);
  laid.set(bytes.subarray(0, head), HEADER);
  const low = HEADER + head;
  for (let i = 0; i < count; i++) {
    const difference =
      numberAt(bytes, head, i) - (i < stride ? 0 : numberAt(bytes, head, i - stride));
    laid[low + i] = difference & 255;
    laid[low + count + i] = (difference >> 8) & 255;
  }
  return laid;
};

/** The inverse. That the bytes are those that were laid out is for their own check sum to say. */
export const gather = (laid: Uint8Array): Result<Uint8Array<ArrayBuffer>, PackFault> => {
  const head = laid[2]! + laid[3]! * 256;
  const count = (laid.length - HEADER - head) / 2;
  const stride = laid[1]!;
  if (!(count >= 0) || !Number.isInteger(count) || stride === 0 || laid[0] !== VERSION)
    return err('ERR_PACK', 'these bytes are no packed table');
  const bytes = new Uint8Array(laid.length - HEADER);
  bytes.set(laid.subarray(HEADER, HEADER + head));
  const low = HEADER + head;
  for (let i = 0; i < count; i++) {
    const difference = laid[low + i]! + laid[low + count + i]! * 256;
    const number = difference + (i < stride ? 0 : numberAt(bytes, head, i - stride));
    bytes[head + 2 * i] = number & 255;
    bytes[head + 2 * i + 1] = (number >> 8) & 255;
  }
  return ok(bytes);
};

const numberAt = (bytes: Uint8Array, head: number, i: number): number =>
  bytes[head + 2 * i]! + bytes[head + 2 * i + 1]! * 256;
