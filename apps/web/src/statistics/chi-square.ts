/**
 * Logarithm of the gamma function for x > 0, by the approximation of C. Lanczos, "A precision approximation of the gamma function"
 * (SIAM Journal on Numerical Analysis B 1, 1964), with g = 7 and nine terms: right to some fifteen digits.
 */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313,
  -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
  1.5056327351493116e-7,
] as const;
const G = 7;

const logGamma = (x: number): number => {
  const t = x - 1 + G + 0.5;
  const sum = LANCZOS.reduce((total, term, i) => total + (i === 0 ? term : term / (x - 1 + i)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
};

const ENOUGH = 1e-15;
const MOST_TERMS = 10_000;

/** P(a, x), the lower incomplete gamma function over the whole, by its power series: for x < a + 1, where it is quick. */
const lowerShare = (a: number, x: number): number => {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MOST_TERMS && term > sum * ENOUGH; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum * Math.exp(-x + a * Math.log(x) - logGamma(a));
};

/** Q(a, x) = 1 − P(a, x) by its continued fraction, evaluated forwards (W. J. Lentz 1976): for x ≥ a + 1. */
const upperShare = (a: number, x: number): number => {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < MOST_TERMS; n++) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / (factor * d + b || tiny);
    c = b + factor / c || tiny;
    const change = d * c;
    fraction *= change;
    if (Math.abs(change - 1) < ENOUGH) break;
  }
  return fraction * Math.exp(-x + a * Math.log(x) - logGamma(a));
};

/**
 * How often chance alone gives a χ² at least this large.
 * @param square the sum of (counted − expected)² / expected
 * @param freedom degrees of freedom, at least 1: one fewer than there are kinds
 */
export const chiSquareTail = (square: number, freedom: number): number => {
  if (!(freedom >= 1)) throw new RangeError('there is at least one degree of freedom');
  if (!(square > 0)) return 1;
  const [a, x] = [freedom / 2, square / 2];
  return x < a + 1 ? 1 - lowerShare(a, x) : upperShare(a, x);
};

/** What has been counted of one kind of thing, and how many there should be of it on average. */
export interface Counted {
  readonly count: number;
  readonly expected: number;
}

export interface Fairness {
  readonly square: number;
  readonly freedom: number;
  /** How often fair dice deviate at least as much, 0 to 1. */
  readonly chance: number;
}

/** The usual bound: below five expected of a kind χ² is no good measure. */
const LEAST_EXPECTED = 5;

/** Pearson's test of counts against what is expected; undefined where there are too few to say anything. */
export const fairnessOf = (kinds: readonly Counted[]): Fairness | undefined => {
  if (kinds.length < 2 || kinds.some(({ expected }) => expected < LEAST_EXPECTED)) return undefined;
  const square = kinds.reduce(
    (sum, { count, expected }) => sum + (count - expected) ** 2 / expected,
    0,
  );
  const freedom = kinds.length - 1;
  return { square, freedom, chance: chiSquareTail(square, freedom) };
};
