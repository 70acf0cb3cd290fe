/** The two players. Absolute sides exist only in states, records and the interface; inside a position the mover is always "own". */
export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };

export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({
  white: make('white'),
  black: make('black'),
});
