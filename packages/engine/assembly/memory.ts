/**
 * The kernel's memory: what is declared static lies at fixed places, nets and buffers are taken one after another and never given
 * back, and the arena of positions is always the last thing, so that it can grow without moving.
 */
let top: usize = (__heap_base + 63) & ~63;

/** So many bytes, aligned to 64. What lay in the arena is lost. */
export function allocate(bytes: i32): usize {
  const place = top;
  top = (top + <usize>bytes + 63) & ~63;
  reach(top);
  return place;
}

export function arenaStart(): usize {
  return top;
}

/** Makes sure that memory goes up to `end`. */
export function reach(end: usize): void {
  const have = (<usize>memory.size()) << 16;
  if (end <= have) return;
  const wanted = <i32>((end - have + 0xffff) >> 16);
  // A quarter more than asked for, so that a large doublet does not ask at every step.
  const ample = wanted + memory.size() / 4;
  if (memory.grow(ample) < 0 && memory.grow(wanted) < 0) unreachable();
}
