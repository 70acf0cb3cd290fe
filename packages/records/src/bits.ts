/** Bits in the order of GNU Backgammon's keys: the first is the lowest of the first byte; written in Base64 without the padding. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bits of a text of so many bits, filled up to whole letters; undefined if it has another length or other letters. */
export const bitsFrom = (text: string, length: number): readonly boolean[] | undefined => {
  const bytes = Math.ceil(length / 8);
  if (text.length !== Math.ceil((bytes * 8) / 6)) return undefined;
  const sextets = [...text].map(letter => ALPHABET.indexOf(letter));
  if (sextets.includes(-1)) return undefined;
  const bits = sextets.flatMap(sextet => [5, 4, 3, 2, 1, 0].map(i => ((sextet >> i) & 1) === 1));
  return byteWise(bits.slice(0, bytes * 8)).slice(0, length);
};

export const bitsText = (bits: readonly boolean[]): string => {
  const whole = [...bits, ...new Array<boolean>((8 - (bits.length % 8)) % 8).fill(false)];
  const turned = byteWise(whole);
  const letters: string[] = [];
  for (let i = 0; i < turned.length; i += 6) {
    let sextet = 0;
    for (let j = i; j < i + 6; j++) sextet = sextet * 2 + Number(turned[j] ?? false);
    letters.push(ALPHABET[sextet]!);
  }
  return letters.join('');
};

/** Each byte's bits in the opposite order: Base64 takes the highest first, the keys the lowest. */
const byteWise = (bits: readonly boolean[]): readonly boolean[] =>
  bits.map((_, i) => bits[i - (i % 8) + 7 - (i % 8)]!);

/** A number's bits, the lowest first. */
export const bitsOf = (value: number, width: number): readonly boolean[] =>
  Array.from({ length: width }, (_, i) => Math.floor(value / 2 ** i) % 2 === 1);

export const numberFrom = (bits: readonly boolean[], start: number, width: number): number =>
  bits.slice(start, start + width).reduce((sum, bit, i) => sum + (bit ? 2 ** i : 0), 0);
