/**
 * Where everything lies, in drawing units: one column is 60 wide in either shape. Pure: from a
 * layout to rectangles, and from a count of men to the place of each.
 */
import type { Layout, Row, TrayPlace } from './layout.ts';
import { type BySide, type Place, type Shape, type Side, SIDES } from './types.ts';

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
const SLOTS = Array.from({ length: 24 }, (_, i) => i);

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

export interface Plan {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  readonly field: Rect;
  readonly bar: Rect;
  readonly halves: readonly [Rect, Rect];
  readonly pointLength: number;
  /** Size of the printed labels, and their distance from the field. */
  readonly labelSize: number;
  readonly labelGap: number;
  /** The grooves that are drawn; men on the bar have none. */
  readonly grooves: ReadonlyMap<Spot, Rect>;
  readonly piles: ReadonlyMap<Spot, Pile>;
  /** What reacts to a finger. Together they never overlap. */
  readonly areas: ReadonlyMap<Spot, Rect>;
  readonly counts: ReadonlyMap<Spot, Point>;
  readonly dice: BySide<Point>;
  readonly die: number;
  readonly cubeLane: Rect | null;
  readonly cube: BySide<Point> & { readonly middle: Point };
}

interface Measures {
  readonly side: number;
  readonly edge: number;
  readonly bar: number;
  readonly field: number;
  readonly point: number;
  readonly stack: number;
  readonly die: number;
  readonly label: number;
}

const LANE = 60;
const LANE_GAP = 8;
const TRAY_GAP = 16;
const STRIP = 92;

function measuresOf(shape: Shape, handOn: 'tray' | 'bar'): Measures {
  switch (shape) {
    case 'wide':
      return {
        side: 20,
        edge: 32,
        bar: handOn === 'bar' ? 64 : 44,
        field: 624,
        point: 256,
        stack: 5 * 2 * MAN,
        die: 58,
        label: 16,
      };
    case 'tall':
      return {
        side: 10,
        edge: 40,
        bar: handOn === 'bar' ? 58 : 28,
        field: 870,
        point: 352,
        stack: 7 * 2 * MAN,
        die: 78,
        label: 25,
      };
  }
}

export const rowOf = (slot: number): Row => (slot < 12 ? 'bottom' : 'top');
/** 0..11 from the left. */
export const columnOf = (slot: number): number => (slot < 12 ? 11 - slot : slot - 12);

const grown = (r: Rect, by: number): Rect => ({
  x: r.x - by,
  y: r.y - by,
  width: r.width + 2 * by,
  height: r.height + 2 * by,
});
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

export function planFor(shape: Shape, layout: Layout, withCube: boolean): Plan {
  const m = measuresOf(shape, layout.handOn);
  const wide = shape === 'wide';
  const trays = wide ? TRAY_GAP + layout.lanes * LANE + (layout.lanes - 1) * LANE_GAP : 0;
  const cubeWidth = wide && withCube ? TRAY_GAP + LANE : 0;
  const strip = wide ? 0 : STRIP + m.side;
  const right = layout.home === 'right';

  const field: Rect = {
    x: m.side + (right ? cubeWidth : trays),
    y: strip + m.edge,
    width: 12 * COLUMN + m.bar,
    height: m.field,
  };
  const width = field.width + 2 * m.side + trays + cubeWidth;
  const height = field.height + 2 * (m.edge + strip);
  const halfWidth = 6 * COLUMN;
  const bar: Rect = { ...field, x: field.x + halfWidth, width: m.bar };
  const halves: [Rect, Rect] = [
    { ...field, width: halfWidth },
    { ...field, x: bar.x + bar.width, width: halfWidth },
  ];
  const middle = centre(field);
  const bottomEdge = field.y + field.height;

  const grooves = new Map<Spot, Rect>();
  const piles = new Map<Spot, Pile>();
  const areas = new Map<Spot, Rect>();
  const counts = new Map<Spot, Point>();

  for (const slot of SLOTS) {
    const column = columnOf(slot);
    const x = field.x + column * COLUMN + (column > 5 ? m.bar : 0);
    const bottom = rowOf(slot) === 'bottom';
    areas.set(slot, {
      x,
      y: bottom ? middle.y : field.y - m.edge,
      width: COLUMN,
      height: m.field / 2 + m.edge,
    });
    piles.set(slot, {
      start: { x: x + COLUMN / 2, y: bottom ? bottomEdge - MAN - 2 : field.y + MAN + 2 },
      step: { x: 0, y: bottom ? -1 : 1 },
      room: m.stack,
      thick: 2 * MAN,
      onEdge: false,
    });
  }

  const grooveOf = (t: TrayPlace): Rect => {
    const bottom = t.row === 'bottom';
    if (wide) {
      const inset = TRAY_GAP + t.lane * (LANE + LANE_GAP);
      return {
        x: right ? field.x + field.width + inset : field.x - inset - LANE,
        y: bottom ? middle.y + 14 : field.y,
        width: LANE,
        height: m.field / 2 - 14,
      };
    }
    const laneWidth = (field.width - LANE_GAP) / 2;
    return {
      x: field.x + (right === (t.lane === 0) ? laneWidth + LANE_GAP : 0),
      y: bottom ? bottomEdge + m.edge : m.side,
      width: laneWidth,
      height: STRIP,
    };
  };

  const addTray = (spot: Spot, t: TrayPlace, onEdge: boolean) => {
    const groove = grooveOf(t);
    grooves.set(spot, groove);
    const thick = onEdge ? 15 : 2 * MAN;
    const pad = 6 + thick / 2;
    if (wide) {
      const bottom = t.row === 'bottom';
      areas.set(spot, {
        x: groove.x - LANE_GAP / 2,
        y: bottom ? middle.y : 0,
        width: LANE + LANE_GAP,
        height: height / 2,
      });
      piles.set(spot, {
        start: {
          x: groove.x + LANE / 2,
          y: bottom ? groove.y + groove.height - pad : groove.y + pad,
        },
        step: { x: 0, y: bottom ? -1 : 1 },
        room: groove.height - 52,
        thick,
        onEdge,
      });
      counts.set(spot, {
        x: groove.x + LANE / 2,
        y: bottom ? groove.y + 22 : groove.y + groove.height - 22,
      });
      return;
    }
    const atRight = groove.x > field.x;
    areas.set(spot, {
      x: atRight ? groove.x - LANE_GAP / 2 : 0,
      y: t.row === 'bottom' ? groove.y : 0,
      width: width / 2,
      height: STRIP + m.side,
    });
    piles.set(spot, {
      start: {
        x: atRight ? groove.x + groove.width - pad : groove.x + pad,
        y: groove.y + STRIP / 2,
      },
      step: { x: atRight ? -1 : 1, y: 0 },
      room: groove.width - 72,
      thick,
      onEdge,
    });
    counts.set(spot, {
      x: atRight ? groove.x + 32 : groove.x + groove.width - 32,
      y: groove.y + STRIP / 2,
    });
  };

  const addBar = (spot: Spot, t: TrayPlace, shared: boolean) => {
    const bottom = t.row === 'bottom';
    const clear = withCube && !wide ? 46 : 14;
    areas.set(spot, {
      x: bar.x + (shared ? (t.lane * m.bar) / 2 : 0),
      y: bottom ? middle.y : field.y - m.edge,
      width: shared ? m.bar / 2 : m.bar,
      height: m.field / 2 + m.edge,
    });
    piles.set(spot, {
      start: {
        x: bar.x + m.bar / 2 + (shared ? (t.lane - 0.5) * 16 : 0),
        y: middle.y + (bottom ? 1 : -1) * (clear + MAN),
      },
      step: { x: 0, y: bottom ? 1 : -1 },
      room: m.field / 2 - clear - 8,
      thick: 2 * MAN,
      onEdge: false,
    });
  };

  for (const side of SIDES) {
    addTray(`off-${side}`, layout.off[side], true);
    if (layout.handOn === 'tray') addTray(`hand-${side}`, layout.hand[side], false);
    else addBar(`hand-${side}`, layout.hand[side], layout.hand.white.row === layout.hand.black.row);
  }

  const top = layout.bottom === 'white' ? 'black' : 'white';
  const dice = {
    [layout.bottom]: { x: centre(halves[1]).x, y: middle.y },
    [top]: { x: centre(halves[0]).x, y: middle.y },
  } as unknown as BySide<Point>;

  const cubeLane: Rect | null =
    cubeWidth === 0
      ? null
      : {
          x: right ? m.side : field.x + field.width + TRAY_GAP,
          y: field.y,
          width: LANE,
          height: field.height,
        };
  // In the tall shape an owned cube lies in the strip of its owner, in the lane nobody uses, or at
  // the counts' end of the outer lane.
  const cubeX = cubeLane === null ? field.x + (right ? 40 : field.width - 40) : centre(cubeLane).x;
  const cubeAt = (side: Side): Point => {
    const atBottom = side === layout.bottom;
    if (wide) return { x: cubeX, y: atBottom ? bottomEdge - 40 : field.y + 40 };
    if (layout.lanes === 2) return { x: bar.x + bar.width / 2, y: middle.y + (atBottom ? 96 : -96) };
    return { x: cubeX, y: atBottom ? height - m.side - STRIP / 2 : m.side + STRIP / 2 };
  };
  return {
    shape,
    width,
    height,
    field,
    bar,
    halves,
    pointLength: m.point,
    labelSize: m.label,
    labelGap: m.edge / 2,
    grooves,
    piles,
    areas,
    counts,
    dice,
    die: m.die,
    cubeLane,
    cube: {
      white: cubeAt('white'),
      black: cubeAt('black'),
      middle: { x: wide ? cubeX : bar.x + bar.width / 2, y: middle.y },
    },
  };
}

/** The spot under a point of the drawing. */
export function spotAt(plan: Plan, p: Point): Spot | null {
  for (const [spot, area] of plan.areas) if (contains(area, p)) return spot;
  return null;
}

/** Whether a point is on the board or so near that a finger may have meant it. */
export const near = (plan: Plan, p: Point): boolean =>
  contains(grown({ x: 0, y: 0, width: plan.width, height: plan.height }, 12), p);
