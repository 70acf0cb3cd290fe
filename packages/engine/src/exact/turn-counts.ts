/**
 * Distributions of a number of turns, 1 to MOST, one an entry.
 *
 * Built in 64-bit floats, kept in whole units of 1/65535: of each entry only the turns from the first to the last that can
 * happen, so 108,528 entries are 2 MB. The running sums are rounded, not the chances, so each entry adds up to exactly 1
 * and no chance of "at most n turns" is off by more than half a unit.
 */
export class TurnCounts {
  /** Fifteen men on the first point of the quarter need more than 32 turns less than once in 10^30 games. */
  static readonly MOST = 32;
  static readonly UNITS = 65535;

  readonly entries: number;
  /** First turn that can happen. */
  readonly first: Uint8Array;
  readonly length: Uint8Array;
  readonly units: Uint16Array;
  private readonly start: Int32Array;
  private readonly building: Float64Array | undefined;

  private constructor(
    first: Uint8Array,
    length: Uint8Array,
    units: Uint16Array,
    building?: Float64Array,
  ) {
    this.entries = first.length;
    this.first = first;
    this.length = length;
    this.units = units;
    this.building = building;
    this.start = new Int32Array(first.length);
    let sum = 0;
    for (let e = 0; e < first.length; e++) {
      this.start[e] = sum;
      sum += length[e]!;
    }
  }

  /** To be filled by `set`, then `packed`. */
  static empty(entries: number): TurnCounts {
    return new TurnCounts(
      new Uint8Array(entries),
      new Uint8Array(entries),
      new Uint16Array(0),
      new Float64Array(entries * TurnCounts.MOST),
    );
  }

  /** From the arrays of a packed one; undefined where they do not fit together. */
  static from(first: Uint8Array, length: Uint8Array, units: Uint16Array): TurnCounts | undefined {
    if (first.length !== length.length) return undefined;
    let at = 0;
    for (let e = 0; e < first.length; e++) {
      const end = at + length[e]!;
      let sum = 0;
      while (at < Math.min(end, units.length)) sum += units[at++]!;
      const isEmpty = first[e] === 0 && length[e] === 0;
      if (!isEmpty && (sum !== TurnCounts.UNITS || first[e]! + length[e]! - 1 > TurnCounts.MOST))
        return undefined;
      if (!isEmpty && first[e] === 0) return undefined;
    }
    return at === units.length ? new TurnCounts(first, length, units) : undefined;
  }

  /** While building: @param sum chances by turn, 1 to MOST + 1; what exceeds MOST is counted there. */
  set(entry: number, sum: Float64Array): void {
    const { MOST } = TurnCounts;
    for (let t = 1; t <= MOST; t++) this.building![entry * MOST + t - 1] = sum[t]!;
    this.building![entry * MOST + MOST - 1]! += sum[MOST + 1]!;
  }

  /** While building: adds an entry's chances to `sum`, each `later` turns later. */
  addTo(sum: Float64Array, entry: number, weight: number, later: 0 | 1): void {
    const { MOST } = TurnCounts;
    const at = entry * MOST;
    for (let t = 0; t < MOST; t++) sum[t + 1 + later]! += weight * this.building![at + t]!;
  }

  packed(): TurnCounts {
    const { MOST, UNITS } = TurnCounts;
    const first = new Uint8Array(this.entries);
    const length = new Uint8Array(this.entries);
    const all = new Uint16Array(this.entries * MOST);
    let filled = 0;
    for (let e = 0; e < this.entries; e++) {
      let before = 0;
      let exact = 0;
      for (let t = 0; t < MOST; t++) {
        exact += this.building![e * MOST + t]!;
        const sum = Math.round(exact * UNITS);
        if (sum > before && first[e] === 0) first[e] = t + 1;
        if (first[e]! > 0 && before < UNITS) {
          all[filled + t + 1 - first[e]!] = sum - before;
          length[e] = t + 2 - first[e]!;
        }
        before = sum;
      }
      filled += length[e]!;
    }
    return new TurnCounts(first, length, all.slice(0, filled));
  }

  /** The chance of exactly `turns` turns. */
  chance(entry: number, turns: number): number {
    const i = turns - this.first[entry]!;
    if (i < 0 || i >= this.length[entry]!) return 0;
    return this.units[this.start[entry]! + i]! / TurnCounts.UNITS;
  }

  mean(entry: number): number {
    let sum = 0;
    for (let i = 0; i < this.length[entry]!; i++)
      sum += (this.first[entry]! + i) * this.units[this.start[entry]! + i]!;
    return sum / TurnCounts.UNITS;
  }

  variance(entry: number): number {
    const mean = this.mean(entry);
    let sum = 0;
    for (let i = 0; i < this.length[entry]!; i++)
      sum += (this.first[entry]! + i - mean) ** 2 * this.units[this.start[entry]! + i]!;
    return sum / TurnCounts.UNITS;
  }

  /** Bytes of the three arrays. */
  get bytes(): number {
    return this.first.length + this.length.length + this.units.byteLength;
  }
}
