/** The two players. Absolute sides exist only in states, records and the interface; inside a position the mover is always "own". */
export const SIDES = ['white', 'black'] as const;
/** White or black. */
export type Side = (typeof SIDES)[number];
/** One of something for each side. */
export type BySide<T> = { readonly [side in Side]: T };

/** The opponent of a side. */
export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** Makes one of something for each side. */
export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({
  white: make('white'),
  black: make('black'),
});
