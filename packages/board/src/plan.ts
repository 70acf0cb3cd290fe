/** Where everything lies for a layout in one of the two shapes. Pure: a layout to rectangles. */
import { type Frame, frameFor, LANE, STRIP, TRAY_GAP } from './frame.ts';
import {
  centre,
  contains,
  type Pile,
  type Point,
  type Rect,
  SLOTS,
  type Spot,
} from './geometry.ts';
import type { Layout } from './layout.ts';
import { barRoom, pointRoom, type Room, trayRoom } from './room.ts';
import { type BySide, other, type Shape, type Side, SIDES } from './types.ts';

export interface Plan {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  readonly field: Rect;
  readonly bar: Rect;
  readonly halves: readonly [Rect, Rect];
  readonly pointLength: number;
  readonly labelSize: number;
  /** From the field to the middle of the labels. */
  readonly labelGap: number;
  /** What reacts to a finger. Areas never overlap. */
  readonly areas: ReadonlyMap<Spot, Rect>;
  readonly piles: ReadonlyMap<Spot, Pile>;
  /** The trays' grooves and counts; the bar has neither. */
  readonly grooves: ReadonlyMap<Spot, Rect>;
  readonly counts: ReadonlyMap<Spot, Point>;
  readonly dice: BySide<Point>;
  readonly die: number;
  readonly cubeLane: Rect | null;
  readonly cube: BySide<Point> & { readonly middle: Point };
}

export function planFor(shape: Shape, layout: Layout, withCube: boolean): Plan {
  const frame = frameFor(shape, layout, withCube);
  const { field, bar } = frame;
  const halfWidth = bar.x - field.x;
  const halves: [Rect, Rect] = [
    { ...field, width: halfWidth },
    { ...field, x: bar.x + bar.width, width: halfWidth },
  ];

  const rooms = new Map<Spot, Room>();
  for (const slot of SLOTS) rooms.set(slot, pointRoom(frame, slot));
  const shared = layout.hand.white.row === layout.hand.black.row;
  for (const side of SIDES) {
    const hand = layout.hand[side];
    rooms.set(`off-${side}`, trayRoom(frame, layout.off[side], true));
    rooms.set(
      `hand-${side}`,
      layout.handOn === 'tray'
        ? trayRoom(frame, hand, false)
        : barRoom(frame, hand, shared, withCube),
    );
  }
  const part = <T>(of: (room: Room) => T | undefined): Map<Spot, T> => {
    const found = new Map<Spot, T>();
    for (const [spot, room] of rooms) {
      const value = of(room);
      if (value !== undefined) found.set(spot, value);
    }
    return found;
  };

  const middle = centre(field).y;
  const dice = {
    [layout.bottom]: { x: centre(halves[1]).x, y: middle },
    [other(layout.bottom)]: { x: centre(halves[0]).x, y: middle },
  } as unknown as BySide<Point>;

  return {
    shape,
    width: frame.width,
    height: frame.height,
    field,
    bar,
    halves,
    pointLength: frame.pointLength,
    labelSize: frame.labelSize,
    labelGap: frame.edge / 2,
    areas: part(r => r.area),
    piles: part(r => r.pile),
    grooves: part(r => r.groove),
    counts: part(r => r.count),
    dice,
    die: frame.die,
    ...cubePlaces(frame, layout),
  };
}

/**
 * The cube has a lane of its own beside the wide board. On the tall one it lies on the bar, and an
 * owned one in its owner's strip if half of that is free.
 */
function cubePlaces(frame: Frame, layout: Layout): Pick<Plan, 'cubeLane' | 'cube'> {
  const { field, bar, right } = frame;
  const middle = centre(bar);
  const places = (x: number, ownX: number, away: number): Plan['cube'] => {
    const own = (side: Side): Point => ({
      x: ownX,
      y: middle.y + (side === layout.bottom ? away : -away),
    });
    return { white: own('white'), black: own('black'), middle: { x, y: middle.y } };
  };
  if (frame.shape === 'wide') {
    const lane: Rect = {
      x: right ? frame.side : field.x + field.width + TRAY_GAP,
      y: field.y,
      width: LANE,
      height: field.height,
    };
    const x = centre(lane).x;
    return {
      cubeLane: frame.cubeWidth === 0 ? null : lane,
      cube: places(x, x, field.height / 2 - 36),
    };
  }
  const free = layout.lanes === 1;
  const strip = frame.height / 2 - frame.side - STRIP / 2;
  const ownX = free ? field.x + (right ? 40 : field.width - 40) : middle.x;
  return { cubeLane: null, cube: places(middle.x, ownX, free ? strip : 96) };
}

/** The spot under a point of the drawing. */
export function spotAt(plan: Plan, p: Point): Spot | null {
  for (const [spot, area] of plan.areas) if (contains(area, p)) return spot;
  return null;
}
