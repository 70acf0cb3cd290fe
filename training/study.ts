import { RECORD_BYTES, type Kernel, type Sums } from '@wurfzabel/engine/kernel/kernel';
import type { Net } from '@wurfzabel/engine/net/net';
import type { Seeded } from '@wurfzabel/rules';

/**
 * The labels of the last rounds. A label costs as much as a hundred steps of learning, so each is learnt from several times, in any
 * order, before newer ones take its place.
 */
export class Store {
  /** Records as `Kernel.label` gives them, the first `filled` of them used. */
  readonly records: Uint8Array<ArrayBuffer>;
  filled = 0;
  /** Where the next one goes. */
  next = 0;

  constructor(capacity: number) {
    this.records = new Uint8Array(capacity * RECORD_BYTES);
  }

  static from(capacity: number, used: Uint8Array, next: number): Store {
    const store = new Store(capacity);
    store.records.set(used);
    store.filled = used.length / RECORD_BYTES;
    store.next = next;
    return store;
  }

  get capacity(): number {
    return this.records.length / RECORD_BYTES;
  }

  get used(): Uint8Array {
    return this.records.subarray(0, this.filled * RECORD_BYTES);
  }

  add(records: Uint8Array): void {
    for (let at = 0; at < records.length; at += RECORD_BYTES) {
      this.records.set(records.subarray(at, at + RECORD_BYTES), this.next * RECORD_BYTES);
      this.next = (this.next + 1) % this.capacity;
      this.filled = Math.max(this.filled, this.next === 0 ? this.capacity : this.next);
    }
  }

  record(index: number): Uint8Array {
    return this.records.subarray(index * RECORD_BYTES, (index + 1) * RECORD_BYTES);
  }
}

/** Records of another kind that are mixed in. */
export type Drawn = (chance: Seeded) => Uint8Array;

/**
 * Learns from so many records drawn from the store, a share of them drawn from elsewhere.
 * @param kernel one whose slot 0 is free
 */
export const studyOnce = (
  kernel: Kernel,
  net: Net,
  store: Store,
  count: number,
  rate: number,
  chance: Seeded,
  elsewhere: { readonly share: number; readonly draw: Drawn } | undefined,
): { readonly net: Net; readonly sums: Sums } => {
  const batch = new Uint8Array(count * RECORD_BYTES);
  for (let i = 0; i < count; i++) {
    const isElsewhere = elsewhere !== undefined && chance.next() < elsewhere.share;
    const record = isElsewhere ? elsewhere.draw(chance) : store.record(chance.below(store.filled));
    batch.set(record, i * RECORD_BYTES);
  }
  kernel.setNet(0, net);
  const sums = kernel.study(0, batch, rate);
  return { net: kernel.netOf(0), sums };
};
