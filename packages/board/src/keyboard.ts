/** Arrow keys: the places as rows, so that a key leads to what lies in that direction. */
import { centre, columnOf, SLOTS, type Spot } from './geometry.ts';
import type { Layout, Row } from './layout.ts';
import type { Plan } from './plan.ts';
import { SIDES } from './types.ts';

export type Direction = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['Home', 'first'],
  ['End', 'last'],
]);
export const directionOf = (key: string): Direction | null => DIRECTIONS.get(key) ?? null;

const ROWS: readonly Row[] = ['top', 'bottom'];

/** The spots in rows from the top, each from left to right. */
export function rowsOf(plan: Plan, layout: Layout): readonly (readonly Spot[])[] {
  const x = (spot: Spot): number => {
    const area = plan.areas.get(spot);
    return area === undefined ? 0 : centre(area).x;
  };
  const sorted = (spots: Spot[]): Spot[] => spots.sort((a, b) => x(a) - x(b));
  const rows: Spot[][] = [];
  for (const row of ROWS) {
    const points: Spot[] = SLOTS.filter(s => s < 12 === (row === 'bottom'));
    const bars: Spot[] = [];
    const trays: Spot[] = [];
    for (const side of SIDES) {
      if (layout.off[side].row === row) trays.push(`off-${side}`);
      if (layout.hand[side].row !== row) continue;
      (layout.handOn === 'bar' ? bars : trays).push(`hand-${side}`);
    }
    if (plan.shape === 'wide') rows.push(sorted([...points, ...bars, ...trays]));
    else if (row === 'top') rows.push(sorted(trays), sorted([...points, ...bars]));
    else rows.push(sorted([...points, ...bars]), sorted(trays));
  }
  return rows;
}

/** Where a key leads from a spot; at the edge it stays. */
export function neighbour(plan: Plan, layout: Layout, from: Spot, way: Direction): Spot {
  const rows = rowsOf(plan, layout);
  const rowIndex = rows.findIndex(row => row.includes(from));
  const row = rows[rowIndex];
  if (row === undefined) return from;
  const at = row.indexOf(from);
  switch (way) {
    case 'left':
      return row[at - 1] ?? from;
    case 'right':
      return row[at + 1] ?? from;
    case 'first':
      return row[0] ?? from;
    case 'last':
      return row[row.length - 1] ?? from;
    case 'up':
    case 'down':
      return nearestIn(plan, rows[rowIndex + (way === 'up' ? -1 : 1)] ?? [], from);
  }
}

function nearestIn(plan: Plan, row: readonly Spot[], from: Spot): Spot {
  // Points face each other across the board whatever stands on the bar between them.
  if (typeof from === 'number') {
    const facing = row.find(s => typeof s === 'number' && columnOf(s) === columnOf(from));
    if (facing !== undefined) return facing;
  }
  const area = plan.areas.get(from);
  if (area === undefined) return from;
  const x = centre(area).x;
  let best = from;
  let least = Infinity;
  for (const spot of row) {
    const there = plan.areas.get(spot);
    if (there === undefined) continue;
    const away = Math.abs(centre(there).x - x);
    if (away < least) [best, least] = [spot, away];
  }
  return best;
}
