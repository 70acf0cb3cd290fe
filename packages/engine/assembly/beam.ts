import { valueOf } from './values';

/**
 * The nodes of a level that a search goes on from, where a beam is set: the best by the net, each valued as if the play ended there.
 * A later doublet of a Puff has tens of thousands of endings; a beam looks at some hundreds.
 */
const MOST_KEPT: i32 = 4096;
const KEPT: usize = memory.data(4 * 4096, 16);
const VALUES: usize = memory.data(4 * 4096, 16);
let width: i32 = 0;
export let keptCount: i32 = 0;

/** 0: every play. */
export function setBeam(beam: i32): void {
  width = min(beam, MOST_KEPT);
}

export function isBeam(): bool {
  return width > 0;
}

export function kept(index: i32): i32 {
  return load<i32>(KEPT + ((<usize>index) << 2));
}

function value(index: i32): f32 {
  return load<f32>(VALUES + ((<usize>index) << 2));
}

function place(index: i32, node: i32, worth: f32): void {
  store<i32>(KEPT + ((<usize>index) << 2), node);
  store<f32>(VALUES + ((<usize>index) << 2), worth);
}

/** Selects from the nodes of a level, low to high; false if all of them can stay. */
export function keep(low: i32, high: i32): bool {
  if (high - low <= width) return false;
  keptCount = 0;
  for (let node = low; node < high; node++) {
    const worth = valueOf(node);
    if (keptCount < width) rise(node, worth);
    else if (worth > value(0)) sink(node, worth);
  }
  return true;
}

/** The kept ones are a heap with the least at the root. */
function rise(node: i32, worth: f32): void {
  let i = keptCount++;
  while (i > 0) {
    const parent = (i - 1) >> 1;
    if (value(parent) <= worth) break;
    place(i, kept(parent), value(parent));
    i = parent;
  }
  place(i, node, worth);
}

function sink(node: i32, worth: f32): void {
  let i = 0;
  for (;;) {
    let child = 2 * i + 1;
    if (child >= keptCount) break;
    if (child + 1 < keptCount && value(child + 1) < value(child)) child++;
    if (value(child) >= worth) break;
    place(i, kept(child), value(child));
    i = child;
  }
  place(i, node, worth);
}
