import type { Figure } from './results.ts';

/** What a part of a row is measured with. */
export interface Asked {
  readonly game: string;
  /** The net. */
  readonly file: URL;
  readonly seed: number;
  /** Games or positions. */
  readonly n: number;
}

/** A piece of a row that is measured in one go and then done. */
export interface Part {
  readonly name: string;
  /** Games or positions if nothing else is asked for. */
  readonly n: number;
  readonly measure: (asked: Asked) => Promise<readonly Figure[]> | readonly Figure[];
}

/** A row of the table of figures. */
export interface Row {
  readonly name: string;
  /** What it measures and how, for the table. */
  readonly title: string;
  readonly needsGnubg?: boolean;
  readonly games: readonly string[];
  readonly parts: readonly Part[];
}
