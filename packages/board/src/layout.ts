/**
 * Which way round a game lies on the board: where each side's stations are drawn and where his men
 * in hand and off are kept. The two sides need not go opposite ways.
 */
import { type BySide, other, type Side } from './types.ts';

export interface LayoutOptions {
  /** `contrary`: my station s is the other's 25 − s. `parallel`: it is his s. */
  readonly course: 'contrary' | 'parallel';
  readonly bottom: Side;
  /** The edge at which men enter and leave. */
  readonly home: 'left' | 'right';
  /** Where the side at the bottom enters: in the bottom row (`near`) or in the top row (`far`). */
  readonly entry: 'near' | 'far';
  /** Men in hand lie in a tray (the default) or on the bar. */
  readonly hand?: 'tray' | 'bar';
}

export type Row = 'top' | 'bottom';

/** A tray lies at the home edge, in one row, in the lane 0 (next to the points) or 1. */
export interface TrayPlace {
  readonly row: Row;
  readonly lane: 0 | 1;
}

export interface Layout {
  /** Station 1..24 of a side to slot; index 0 is unused (−1). */
  readonly slotOf: BySide<readonly number[]>;
  readonly bottom: Side;
  readonly home: 'left' | 'right';
  readonly handOn: 'tray' | 'bar';
  readonly hand: BySide<TrayPlace>;
  readonly off: BySide<TrayPlace>;
  /** Lanes the trays need in each row. */
  readonly lanes: 1 | 2;
}

const mirrored = (slot: number): number => (slot < 12 ? 11 - slot : 35 - slot);

/** The slot of a station on a way that starts bottom right (`near`) or top right (`far`). */
function slotAt(station: number, entry: 'near' | 'far', home: 'left' | 'right'): number {
  const slot = entry === 'near' ? station - 1 : 24 - station;
  return home === 'right' ? slot : mirrored(slot);
}

const STATIONS = Array.from({ length: 24 }, (_, i) => i + 1);

export function layoutFor(o: LayoutOptions): Layout {
  const top = other(o.bottom);
  const parallel = o.course === 'parallel';
  const flipped = o.entry === 'near' ? 'far' : 'near';
  const entryOf = (side: Side) => (side === o.bottom || parallel ? o.entry : flipped);
  const way = (side: Side) => [-1, ...STATIONS.map(s => slotAt(s, entryOf(side), o.home))];
  const handOn = o.hand ?? 'tray';

  const rowOf = (side: Side, end: 'hand' | 'off'): Row =>
    (entryOf(side) === 'near') === (end === 'hand') ? 'bottom' : 'top';
  // In contrary games one side's hand shares a row with the other's off; the hand is nearer the
  // points. In parallel games both hands share one row and both offs the other.
  const laneOf = (side: Side, end: 'hand' | 'off'): 0 | 1 => {
    if (parallel) return side === o.bottom ? 0 : 1;
    return handOn === 'bar' || end === 'hand' ? 0 : 1;
  };
  const tray = (end: 'hand' | 'off'): BySide<TrayPlace> => ({
    white: { row: rowOf('white', end), lane: laneOf('white', end) },
    black: { row: rowOf('black', end), lane: laneOf('black', end) },
  });

  return {
    slotOf: { [o.bottom]: way(o.bottom), [top]: way(top) } as unknown as Layout['slotOf'],
    bottom: o.bottom,
    home: o.home,
    handOn,
    hand: tray('hand'),
    off: tray('off'),
    lanes: parallel || handOn === 'tray' ? 2 : 1,
  };
}
