import type { Setup } from './position.ts';
import type { Options } from './options.ts';

/** Contrary: my station s is the other side's 25 − s. Parallel: both sides enter in the same quarter and go the same way. */
export type Course = 'contrary' | 'parallel';

/**
 * A game of the family: named parameters over one shared kernel.
 * Whoever shows or plays a game reads these fields; nobody outside the registry compares ids.
 */
export interface Game {
  readonly id: string;
  /** Raised whenever a perft number changes; records store it. */
  readonly edition: number;
  /** The text the rules are read from. */
  readonly source: string;
  readonly name: string;
  readonly course: Course;
  /** Men a side. */
  readonly men: number;
  readonly start: Omit<Setup, 'turn'>;
  /** How it is decided who begins: each throws two dice and the starter throws anew, or one die each and the starter plays both. */
  readonly opening: 'two-dice-each' | 'one-die-each';
  /** Two different numbers: the lower first and nothing without it, or in any order. */
  readonly order: 'lower-first' | 'any';
  /** A doublet: the number four times, or tops and then undersides. */
  readonly doublets: 'fourfold' | 'undersides';
  readonly options: Options;
  /** How players number the points: up from the entry, or 24 down to 1 as distances from home. */
  readonly numbering: 'from-entry' | 'to-home';
  /** What players call the place of men that are not on the board. */
  readonly handName: 'hand' | 'bar';
}

/** A game under chosen options: what the kernel and the turn read. */
export interface Rules extends Options {
  readonly game: Game;
  readonly course: Course;
  readonly men: number;
  readonly order: Game['order'];
  readonly doublets: Game['doublets'];
  /** Whether the number of doublets thrown so far can decide anything; if not, positions do not carry it. */
  readonly countsDoublets: boolean;
}

/** The rules of a game under options that `optionsFrom` has checked. */
export const rulesUnder = (game: Game, options: Options): Rules => ({
  ...options,
  game,
  course: game.course,
  men: game.men,
  order: game.order,
  doublets: game.doublets,
  countsDoublets: game.doublets === 'undersides' || options.throwAgain === 'from-second',
});
