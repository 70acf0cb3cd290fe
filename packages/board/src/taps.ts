/** Which taps are meant: a finger that bounces and a double click are told from two men moved quickly. */

/** The same place tapped twice within this many milliseconds was tapped once, whatever came of it. */
const BOUNCE = 80;
/** The second tap of a double tap: it may do again what the first did, but neither undo it nor do more. */
const DOUBLE = 260;

/**
 * Answers tap after tap whether it counts. Two quick taps on one place mean two men only where the first picked a man
 * up there, the page has already moved him, and another can go. Everything else a second tap could do, putting the man
 * back or sending the one just put down further, is not meant by a double tap.
 */
export function createTaps<P>(): (place: P, time: number, picksUp: boolean) => boolean {
  let last: { readonly place: P; readonly time: number; readonly picked: boolean } | null = null;
  return (place, time, picksUp) => {
    const again = last !== null && last.place === place ? last : null;
    const past = again === null ? Infinity : time - again.time;
    const counts = past >= DOUBLE || (past >= BOUNCE && again?.picked === true && picksUp);
    last = { place, time, picked: counts ? picksUp : (last?.picked ?? false) };
    return counts;
  };
}
