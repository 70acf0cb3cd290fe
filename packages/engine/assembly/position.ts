/** The 32 bytes of a position, as packages/rules/src/position.ts lays them out. */
export const POSITION: i32 = 32;
export const HAND: i32 = 0;
export const LAST_STATION: i32 = 24;
export const OFF: i32 = 25;
export const OTHER_HAND: i32 = 26;
export const OTHER_OFF: i32 = 27;
export const DOUBLETS: i32 = 28;
export const OTHER_DOUBLETS: i32 = 29;
export const FIRST_QUARTER_END: i32 = 6;
export const LAST_QUARTER: i32 = 19;
export const MOST_DOUBLETS: i32 = 127;

export function at(position: usize, index: i32): i32 {
  return i32(load<i8>(position + <usize>index));
}

export function put(position: usize, index: i32, count: i32): void {
  store<i8>(position + <usize>index, <i8>count);
}

export function copy(target: usize, source: usize): void {
  v128.store(target, v128.load(source));
  v128.store(target, v128.load(source, 16), 16);
}

/** Bit i is set where byte i differs. */
export function differing(a: usize, b: usize): i32 {
  const low = i8x16.bitmask(i8x16.ne(v128.load(a), v128.load(b)));
  const high = i8x16.bitmask(i8x16.ne(v128.load(a, 16), v128.load(b, 16)));
  return low | (high << 16);
}

/** Writes into `target` what `source` looks like from the other chair. */
export function turn(target: usize, source: usize, contrary: bool): void {
  if (contrary) for (let s = 1; s <= LAST_STATION; s++) put(target, s, -at(source, 25 - s));
  else for (let s = 1; s <= LAST_STATION; s++) put(target, s, -at(source, s));
  put(target, HAND, at(source, OTHER_HAND));
  put(target, OTHER_HAND, at(source, HAND));
  put(target, OFF, at(source, OTHER_OFF));
  put(target, OTHER_OFF, at(source, OFF));
  put(target, DOUBLETS, at(source, OTHER_DOUBLETS));
  put(target, OTHER_DOUBLETS, at(source, DOUBLETS));
  put(target, 30, 0);
  put(target, 31, 0);
}
