/**
 * The measure of things, in drawing units: one column is 60 wide in either shape. What can be named
 * on the board, and where each man of a pile lies.
 */
import type { Row } from './layout.ts';
import type { Place, Side } from './types.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export const TRAYS = ['hand-white', 'hand-black', 'off-white', 'off-black'] as const;
/** A place of a named side: what is drawn, whoever is on turn. */
export type Spot = number | (typeof TRAYS)[number];

export const spotOf = (place: Place, side: Side): Spot =>
  typeof place === 'number' ? place : `${place}-${side}`;

/** The spot as a place of the side it belongs to. */
export const placeOf = (spot: Spot): Place =>
  typeof spot === 'number' ? spot : spot.startsWith('hand') ? 'hand' : 'off';

/** Whose tray it is; null for a slot. */
export const sideOf = (spot: Spot): Side | null =>
  typeof spot === 'number' ? null : spot.endsWith('white') ? 'white' : 'black';

export const COLUMN = 60;
export const MAN = 26.5;
export const SLOTS: readonly number[] = Array.from({ length: 24 }, (_, i) => i);
export const rowOf = (slot: number): Row => (slot < 12 ? 'bottom' : 'top');
/** 0..11 from the left. */
export const columnOf = (slot: number): number => (slot < 12 ? 11 - slot : slot - 12);

/** A run of men: the first one's centre, the way they pile up and the room they have. */
export interface Pile {
  readonly start: Point;
  readonly step: Point;
  /** From the edge of the first man to the edge of the last. */
  readonly room: number;
  /** Thickness of one man along the pile. */
  readonly thick: number;
  /** Men stand on edge, as those borne off do. */
  readonly onEdge: boolean;
}

export const centre = (r: Rect): Point => ({ x: r.x + r.width / 2, y: r.y + r.height / 2 });
export const contains = (r: Rect, p: Point): boolean =>
  p.x >= r.x && p.x < r.x + r.width && p.y >= r.y && p.y < r.y + r.height;

/** The centre of man `index` of `count`: side by side while there is room, then overlapping. */
export function manAt(pile: Pile, index: number, count: number): Point {
  const apart = count < 2 ? 0 : Math.min(pile.thick, (pile.room - pile.thick) / (count - 1));
  return {
    x: pile.start.x + pile.step.x * apart * index,
    y: pile.start.y + pile.step.y * apart * index,
  };
}
