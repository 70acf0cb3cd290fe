import { KERNEL_MODULE } from './module.ts';

/** What the kernel exports, in addresses, slots and node numbers. Only kernel.ts calls it. */
export interface KernelExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  allocate(bytes: number): number;
  bestEnding(slot: number, beam: number): number;
  chanceState(): number;
  clearSums(): void;
  duel(one: number, two: number, games: number, beam: number): void;
  evaluate(slot: number, positions: number, count: number, outputs: number): void;
  explore(): number;
  exploreFor(slot: number, beam: number): number;
  fromOf(node: number): number;
  goesOn(node: number): number;
  handMadePips(position: number): number;
  integersFor(slot: number): number;
  isEnding(node: number): number;
  isSwapped(node: number): number;
  label(
    slot: number,
    games: number,
    share: number,
    beam: number,
    lambda: number,
    records: number,
    most: number,
  ): number;
  lookAhead(slot: number, position: number, beam: number, target: number): void;
  nodeAt(node: number): number;
  numbersAt(): number;
  outputsOf(node: number, target: number): void;
  outputSumsAt(): number;
  parentOf(node: number): number;
  playedOf(node: number): number;
  rootAt(): number;
  setNet(slot: number, wide: number): number;
  setRules(...parameters: number[]): void;
  setSchedule(count: number, owed: number, either: number, earns: number): void;
  setThrow(position: number, a: number, b: number): void;
  startAt(): number;
  study(slot: number, records: number, many: number, rate: number): void;
  sumsAt(): number;
  train(slot: number, games: number, lambda: number, rate: number, beam: number): void;
  valueOf(node: number): number;
}

/** This package is compiled without the types of any platform; Node and browsers both have this. */
interface Platform {
  readonly WebAssembly: {
    instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>;
  };
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export const bytesFromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let filled = 0;
  let at = 0;
  for (const digit of digits) {
    bits = ((bits << 6) | DIGITS.indexOf(digit)) & 0xffff;
    filled += 6;
    if (filled < 8) continue;
    filled -= 8;
    bytes[at++] = (bits >> filled) & 0xff;
  }
  return bytes;
};

/** A fresh kernel with a memory of its own. Does not block: a page may call it too, though a worker is the place for it. */
export const instantiateKernel = async (): Promise<KernelExports> => {
  const { WebAssembly } = globalThis as unknown as Platform;
  const { instance } = await WebAssembly.instantiate(bytesFromBase64(KERNEL_MODULE));
  return instance.exports as KernelExports;
};
