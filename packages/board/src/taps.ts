/** Which taps are meant: a finger that bounces, and a double click, are one tap. */

/** Taps on one place that follow each other more quickly than this, in milliseconds, are one. */
const DOUBLE = 260;

/**
 * Answers tap after tap whether it counts. A burst of quick taps on one place means what its first tap meant, whatever
 * has come of it since; quick taps on different places all count.
 */
export function createTaps<P>(): (place: P, time: number) => boolean {
  let last: { readonly place: P; readonly time: number } | null = null;
  return (place, time) => {
    const counts = last === null || last.place !== place || time - last.time >= DOUBLE;
    last = { place, time };
    return counts;
  };
}
