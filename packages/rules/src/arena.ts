import { OTHER_HAND, POSITION_BYTES, type Position } from './position.ts';

/**
 * A growing flat store of distinct positions with how each was reached.
 *
 * Positions are eight 32-bit words each in one array: copying and comparing them is an order of magnitude faster than objects
 * in a Map, and a later doublet of a Puff can have hundreds of thousands of endings. Capacity doubles as needed; nothing is ever cut off.
 * Equality is always decided on all 32 bytes: the hash only finds candidates.
 */
export class PlayArena {
  count = 0;
  /** Position i is words 8i .. 8i+7, bytes 32i .. 32i+31. */
  words: Int32Array<ArrayBuffer>;
  bytes: Int8Array<ArrayBuffer>;
  /** Node from which a node was first reached; -1 for the root. */
  parents: Int32Array<ArrayBuffer>;
  /** Station left by the step from the parent. */
  froms: Uint8Array<ArrayBuffer>;
  /** Lowest station from which a canonical continuation with the same number may go on (see frontier.ts). */
  lasts: Uint8Array<ArrayBuffer>;
  /** Sum of count × KEYS over the 28 counts, so that a step changes it by two or three additions. */
  hashes: Int32Array<ArrayBuffer>;
  private table: Int32Array<ArrayBuffer>;
  private entered = 0;
  private readonly hashMask: number;

  /**
   * @param options.hashBits keep only so many bits of the hash; tests use 3 to force collisions, which play never does
   */
  constructor(options: { readonly capacity?: number; readonly hashBits?: number } = {}) {
    const capacity = options.capacity ?? 256;
    this.hashMask = options.hashBits === undefined ? -1 : (1 << options.hashBits) - 1;
    this.words = new Int32Array(capacity * WORDS);
    this.bytes = new Int8Array(this.words.buffer);
    this.parents = new Int32Array(capacity);
    this.froms = new Uint8Array(capacity);
    this.lasts = new Uint8Array(capacity);
    this.hashes = new Int32Array(capacity);
    this.table = new Int32Array(capacity * 2);
  }

  /** Bytes held, for benchmarks. */
  get memory(): number {
    return (
      this.words.byteLength +
      this.parents.byteLength +
      this.froms.byteLength * 2 +
      this.hashes.byteLength +
      this.table.byteLength
    );
  }

  /** Forgets everything and starts from one position. */
  start(root: Position): void {
    this.count = 0;
    this.addRoot(root);
  }

  /** Adds a position reached by nothing and answers its number. */
  addRoot(root: Position): number {
    if (this.count === this.parents.length) this.grow();
    const node = this.count++;
    this.bytes.set(root, node * POSITION_BYTES);
    this.parents[node] = -1;
    this.froms[node] = 0;
    this.lasts[node] = 0;
    let hash = 0;
    for (let i = 0; i < KEYS.length; i++) hash = (hash + Math.imul(root[i]!, KEYS[i]!)) | 0;
    this.hashes[node] = hash;
    return node;
  }

  /** Empties the hash table: positions added from now on are distinct from each other only. */
  forget(): void {
    this.table.fill(0);
    this.entered = 0;
  }

  /**
   * Adds the position after a man of `parent` goes from `from` to `to`, unless an equal one is in the table already.
   * @returns the number of the equal or new node; it is new exactly if it equals the former `count`
   */
  addStep(parent: number, from: number, to: number): number {
    if (this.count === this.parents.length) this.grow();
    const node = this.count;
    const { words, bytes } = this;
    let at = node * WORDS;
    let source = parent * WORDS;
    for (let i = 0; i < WORDS; i++) words[at++] = words[source++]!;
    const base = node * POSITION_BYTES;
    let hash = this.hashes[parent]! - KEYS[from]! + KEYS[to]!;
    bytes[base + from]!--;
    if (bytes[base + to]! < 0) {
      bytes[base + to] = 1;
      bytes[base + OTHER_HAND]!++;
      hash += KEYS[to]! + KEYS[OTHER_HAND]!;
    } else bytes[base + to]!++;
    hash |= 0;
    this.hashes[node] = hash;
    const found = this.enter(node);
    if (found !== node) return found;
    this.parents[node] = parent;
    this.froms[node] = from;
    this.lasts[node] = from;
    this.count++;
    return node;
  }

  /** Enters a node into the table; answers the equal node that was there before, or the node itself. */
  enter(node: number): number {
    const { hashes, table } = this;
    const mask = table.length - 1;
    const hash = hashes[node]!;
    let slot = (Math.imul(hash & this.hashMask, 0x9e3779b1) >>> 7) & mask;
    for (;;) {
      const there = table[slot]! - 1;
      if (there < 0) break;
      if (((hashes[there]! ^ hash) & this.hashMask) === 0 && this.same(there, node)) return there;
      slot = (slot + 1) & mask;
    }
    table[slot] = node + 1;
    this.entered++;
    if (this.entered * 2 > table.length) this.enlargeTable();
    return node;
  }

  positionAt(node: number): Position {
    return this.bytes.slice(node * POSITION_BYTES, (node + 1) * POSITION_BYTES) as Position;
  }

  private same(a: number, b: number): boolean {
    const { words } = this;
    let i = a * WORDS;
    let j = b * WORDS;
    for (let k = 0; k < WORDS; k++) if (words[i++] !== words[j++]) return false;
    return true;
  }

  private enlargeTable(): void {
    const old = this.table;
    this.table = new Int32Array(old.length * 2);
    const mask = this.table.length - 1;
    for (const entry of old) {
      if (entry === 0) continue;
      let slot = (Math.imul(this.hashes[entry - 1]! & this.hashMask, 0x9e3779b1) >>> 7) & mask;
      while (this.table[slot] !== 0) slot = (slot + 1) & mask;
      this.table[slot] = entry;
    }
  }

  private grow(): void {
    const capacity = this.parents.length * 2;
    const words = new Int32Array(capacity * WORDS);
    words.set(this.words);
    this.words = words;
    this.bytes = new Int8Array(words.buffer);
    const parents = new Int32Array(capacity);
    parents.set(this.parents);
    this.parents = parents;
    const froms = new Uint8Array(capacity);
    froms.set(this.froms);
    this.froms = froms;
    const lasts = new Uint8Array(capacity);
    lasts.set(this.lasts);
    this.lasts = lasts;
    const hashes = new Int32Array(capacity);
    hashes.set(this.hashes);
    this.hashes = hashes;
  }
}

const WORDS = POSITION_BYTES / 4;

/** Odd constants, one a count: multiples of 2^32 / golden ratio, mixed (finaliser of splitmix32). */
const KEYS = Int32Array.from({ length: 30 }, (_, i) => {
  let t = Math.imul(i + 1, 0x9e3779b9);
  t = Math.imul(t ^ (t >>> 16), 0x21f0aaad);
  t = Math.imul(t ^ (t >>> 15), 0x735a2d97);
  return (t ^ (t >>> 15)) | 1;
});
