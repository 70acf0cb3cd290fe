/** The generator sfc32, as in packages/rules/src/seeded.ts; its four words are filled, kept and put back from outside. */
const STATE: usize = memory.data(16, 16);

export function chanceState(): usize {
  return STATE;
}

function bits(): u32 {
  const a = load<u32>(STATE);
  const b = load<u32>(STATE, 4);
  const c = load<u32>(STATE, 8);
  const counter = load<u32>(STATE, 12);
  const t = a + b + counter;
  store<u32>(STATE, b ^ (b >>> 9));
  store<u32>(STATE, c + (c << 3), 4);
  store<u32>(STATE, rotl<u32>(c, 21) + t, 8);
  store<u32>(STATE, counter + 1, 12);
  return t;
}

/** Uniform whole number in [0, limit). */
export function below(limit: i32): i32 {
  return <i32>((<u64>bits() * <u64>limit) >> 32);
}

export function die(): i32 {
  return below(6) + 1;
}
