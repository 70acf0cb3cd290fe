import { arenaStart, reach } from './memory';
import { at, copy, differing, HAND, OTHER_HAND, put } from './position';

/**
 * The positions of a throw, one node of 64 bytes (a line of cache) each: position 0..31, hash 32, parent 36, next of the same
 * bucket 40, station left 44, lowest station to go on from 45, numbers played 46, flags 47, value 48.
 *
 * The heads of the buckets are never cleared: a head counts only if its node belongs to the generation at hand and to that bucket,
 * and a node that does has written the head itself when it was entered.
 */
const NODE_BITS: i32 = 6;
const HASH: usize = 32;
const PARENT: usize = 36;
const CHAIN: usize = 40;
const FROM: usize = 44;
const LAST: usize = 45;
const PLAYED: usize = 46;
const FLAGS: usize = 47;
const VALUE: usize = 48;

/** The play may end here, duties that look ahead aside. */
export const MAY_END: i32 = 1;
/** Reached by the second of two orders. */
export const SECOND_ORDER: i32 = 2;
/** The node's value is known. */
export const VALUED: i32 = 4;

const MOST_BUCKET_BITS: i32 = 17;
const HEADS: usize = memory.data(4 << 17, 64);
const KEYS: usize = memory.data(128, 16);

export let count: i32 = 0;
let base: usize = 0;
let end: usize = 0;
/** First node of the generation whose members are distinct. */
let first: i32 = 0;
let bucketShift: i32 = 32 - 10;

// Odd constants, one a count (finaliser of splitmix32), the same as in packages/rules/src/arena.ts.
for (let i = 0; i < 30; i++) {
  let t: u32 = <u32>(i + 1) * 0x9e3779b9;
  t = (t ^ (t >>> 16)) * 0x21f0aaad;
  t = (t ^ (t >>> 15)) * 0x735a2d97;
  store<u32>(KEYS + ((<usize>i) << 2), (t ^ (t >>> 15)) | 1);
}

function key(index: i32): u32 {
  return load<u32>(KEYS + ((<usize>index) << 2));
}

export function nodeAt(node: i32): usize {
  return base + ((<usize>node) << NODE_BITS);
}

export function parentOf(node: i32): i32 {
  return load<i32>(nodeAt(node), PARENT);
}

export function fromOf(node: i32): i32 {
  return load<u8>(nodeAt(node), FROM);
}

export function lastOf(node: i32): i32 {
  return load<u8>(nodeAt(node), LAST);
}

export function playedOf(node: i32): i32 {
  return load<u8>(nodeAt(node), PLAYED);
}

export function flagsOf(node: i32): i32 {
  return load<u8>(nodeAt(node), FLAGS);
}

export function flag(node: i32, flags: i32): void {
  store<u8>(nodeAt(node), <u8>(flagsOf(node) | flags), FLAGS);
}

export function valueAt(node: i32): f32 {
  return load<f32>(nodeAt(node), VALUE);
}

export function setValue(node: i32, value: f32): void {
  store<f32>(nodeAt(node), value, VALUE);
  flag(node, VALUED);
}

/** Forgets everything and starts from one position. */
export function start(root: usize, isLarge: bool): void {
  base = arenaStart();
  end = (<usize>memory.size()) << 16;
  if (base + 64 > end) {
    reach(base + 64);
    end = (<usize>memory.size()) << 16;
  }
  bucketShift = 32 - (isLarge ? MOST_BUCKET_BITS : 11);
  const place = base;
  copy(place, root);
  let hash: u32 = 0;
  for (let i = 0; i < 30; i++) hash += <u32>at(root, i) * key(i);
  store<u32>(place, hash, HASH);
  store<i32>(place, -1, PARENT);
  store<i32>(place, -1, CHAIN);
  store<u32>(place, 0, FROM);
  count = 1;
  first = 1;
}

/** Positions added from now on are distinct from each other only. */
export function newGeneration(): void {
  first = count;
}

/** A generation that begins with the root. */
export function generationOfRoot(): void {
  first = 0;
  store<i32>(base, -1, CHAIN);
  store<i32>(HEADS + ((<usize>bucketOf(load<u32>(base, HASH))) << 2), 0);
}

function bucketOf(hash: u32): u32 {
  return (hash * 0x9e3779b1) >>> bucketShift;
}

/**
 * Adds the position after a man of `parent` goes from `from` to `to`, unless the generation has an equal one already.
 * @returns the number of the equal or new node; it is new exactly if it equals the former `count`
 */
export function addStep(parent: i32, from: i32, to: i32, flags: i32): i32 {
  const node = count;
  const place = nodeAt(node);
  if (place + 64 > end) {
    reach(place + 64);
    end = (<usize>memory.size()) << 16;
  }
  const source = nodeAt(parent);
  copy(place, source);
  let hash = load<u32>(source, HASH) - key(from) + key(to);
  put(place, from, at(place, from) - 1);
  const there = at(place, to);
  if (there < 0) {
    put(place, to, 1);
    put(place, OTHER_HAND, at(place, OTHER_HAND) + 1);
    hash += key(to) + key(OTHER_HAND);
  } else put(place, to, there + 1);

  const bucket = bucketOf(hash);
  const head = HEADS + ((<usize>bucket) << 2);
  let same = load<i32>(head);
  if (same >= first && same < node && bucketOf(load<u32>(nodeAt(same), HASH)) === bucket) {
    const newest = same;
    do {
      const candidate = nodeAt(same);
      if (load<u32>(candidate, HASH) === hash && differing(candidate, place) === 0) return same;
      same = load<i32>(candidate, CHAIN);
    } while (same >= 0);
    store<i32>(place, newest, CHAIN);
  } else store<i32>(place, -1, CHAIN);
  store<i32>(head, node);
  store<u32>(place, hash, HASH);
  store<i32>(place, parent, PARENT);
  store<u8>(place, <u8>from, FROM);
  store<u8>(place, <u8>from, LAST);
  store<u8>(place, <u8>(playedOf(parent) + 1), PLAYED);
  store<u8>(place, <u8>flags, FLAGS);
  count = node + 1;
  return node;
}

export function lowerLast(node: i32, from: i32): void {
  if (lastOf(node) > from) store<u8>(nodeAt(node), <u8>from, LAST);
}

/** Own men furthest back; 25 if none is left. */
export function rearmost(position: usize): i32 {
  let back = HAND;
  while (back < 25 && at(position, back) <= 0) back++;
  return back;
}
