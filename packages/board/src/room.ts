/**
 * The room of one place: what reacts to a finger there, how its men pile up, and for a tray its
 * groove and where its count is written.
 */
import { type Frame, LANE, LANE_GAP, STRIP, TRAY_GAP } from './frame.ts';
import {
  centre,
  COLUMN,
  columnOf,
  MAN,
  type Pile,
  type Point,
  type Rect,
  rowOf,
} from './geometry.ts';
import type { TrayPlace } from './layout.ts';

export interface Room {
  readonly area: Rect;
  readonly pile: Pile;
  readonly groove?: Rect;
  readonly count?: Point;
}

const EDGE_THICK = 15;
/** Space between a tray's end and its first man, and what its count takes at the other end. */
const PAD = 6;
const COUNT = { wide: 50, tall: 100 } as const;

export function pointRoom(frame: Frame, slot: number): Room {
  const { field, bar, edge } = frame;
  const column = columnOf(slot);
  const x = field.x + column * COLUMN + (column > 5 ? bar.width : 0);
  const bottom = rowOf(slot) === 'bottom';
  return {
    area: {
      x,
      y: bottom ? centre(field).y : field.y - edge,
      width: COLUMN,
      height: field.height / 2 + edge,
    },
    pile: {
      start: {
        x: x + COLUMN / 2,
        y: bottom ? field.y + field.height - MAN - 2 : field.y + MAN + 2,
      },
      step: { x: 0, y: bottom ? -1 : 1 },
      room: frame.stack,
      thick: 2 * MAN,
      onEdge: false,
    },
  };
}

export function trayRoom(frame: Frame, tray: TrayPlace, onEdge: boolean): Room {
  return frame.shape === 'wide' ? sideTray(frame, tray, onEdge) : stripTray(frame, tray, onEdge);
}

function sideTray(frame: Frame, tray: TrayPlace, onEdge: boolean): Room {
  const { field } = frame;
  const bottom = tray.row === 'bottom';
  const middle = centre(field).y;
  const inset = TRAY_GAP + tray.lane * (LANE + LANE_GAP);
  const groove: Rect = {
    x: frame.right ? field.x + field.width + inset : field.x - inset - LANE,
    y: bottom ? middle + 14 : field.y,
    width: LANE,
    height: field.height / 2 - 14,
  };
  const thick = onEdge ? EDGE_THICK : 2 * MAN;
  const end = PAD + thick / 2;
  const x = groove.x + LANE / 2;
  const foot = groove.y + groove.height;
  return {
    groove,
    area: {
      x: groove.x - LANE_GAP / 2,
      y: bottom ? middle : 0,
      width: LANE + LANE_GAP,
      height: frame.height / 2,
    },
    pile: {
      start: { x, y: bottom ? foot - end : groove.y + end },
      step: { x: 0, y: bottom ? -1 : 1 },
      room: groove.height - COUNT.wide,
      thick,
      onEdge,
    },
    count: { x, y: bottom ? groove.y + 22 : foot - 22 },
  };
}

/** The inner lane lies at the home side, where men enter and leave. */
function stripTray(frame: Frame, tray: TrayPlace, onEdge: boolean): Room {
  const { field } = frame;
  const bottom = tray.row === 'bottom';
  const atRight = frame.right === (tray.lane === 0);
  const width = (field.width - LANE_GAP) / 2;
  const groove: Rect = {
    x: field.x + (atRight ? width + LANE_GAP : 0),
    y: bottom ? field.y + field.height + frame.edge : frame.side,
    width,
    height: STRIP,
  };
  const thick = onEdge ? EDGE_THICK : 2 * MAN;
  const end = PAD + thick / 2;
  const y = groove.y + STRIP / 2;
  return {
    groove,
    area: {
      x: atRight ? frame.width / 2 : 0,
      y: bottom ? groove.y : 0,
      width: frame.width / 2,
      height: STRIP + frame.side,
    },
    pile: {
      start: { x: atRight ? groove.x + width - end : groove.x + end, y },
      step: { x: atRight ? -1 : 1, y: 0 },
      room: width - COUNT.tall,
      thick,
      onEdge,
    },
    count: { x: atRight ? groove.x + 46 : groove.x + width - 46, y },
  };
}

/** Men on the bar, from the middle outwards. `shared` when both sides use the same half of it. */
export function barRoom(frame: Frame, tray: TrayPlace, shared: boolean, withCube: boolean): Room {
  const { field, bar } = frame;
  const bottom = tray.row === 'bottom';
  const middle = centre(bar);
  const width = shared ? bar.width / 2 : bar.width;
  const clear = withCube && frame.shape !== 'wide' ? 46 : 14;
  return {
    area: {
      x: bar.x + (shared ? tray.lane * width : 0),
      y: bottom ? middle.y : field.y - frame.edge,
      width,
      height: field.height / 2 + frame.edge,
    },
    pile: {
      start: {
        x: middle.x + (shared ? (tray.lane - 0.5) * 16 : 0),
        y: middle.y + (bottom ? 1 : -1) * (clear + MAN),
      },
      step: { x: 0, y: bottom ? 1 : -1 },
      room: field.height / 2 - clear - 8,
      thick: 2 * MAN,
      onEdge: false,
    },
  };
}
