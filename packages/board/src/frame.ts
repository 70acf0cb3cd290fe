/** The skeleton of a board in one shape: its outer size, the field with its bar, and its measures. */
import { COLUMN, MAN, type Rect } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { Shape } from './types.ts';

export const LANE = 60;
export const LANE_GAP = 8;
export const TRAY_GAP = 16;
/** Height of the trays above and below the tall board: 44 px and more on a phone. */
export const STRIP = 92;

export interface Frame {
  readonly shape: Shape;
  /** Home is at the right. */
  readonly right: boolean;
  readonly width: number;
  readonly height: number;
  readonly field: Rect;
  readonly bar: Rect;
  /** Wood left and right, and above and below with the labels on it. */
  readonly side: number;
  readonly edge: number;
  readonly pointLength: number;
  /** Length of a stack before its men overlap. */
  readonly stack: number;
  readonly die: number;
  readonly labelSize: number;
  /** Width of the cube's lane at the side; 0 when it has none. */
  readonly cubeWidth: number;
}

interface Measures {
  readonly side: number;
  readonly edge: number;
  readonly bar: number;
  readonly field: number;
  readonly pointLength: number;
  readonly stack: number;
  readonly die: number;
  readonly labelSize: number;
}

function measuresOf(shape: Shape, handOn: 'tray' | 'bar'): Measures {
  switch (shape) {
    case 'wide':
      return {
        side: 20,
        edge: 32,
        bar: handOn === 'bar' ? 64 : 44,
        field: 624,
        pointLength: 256,
        stack: 5 * 2 * MAN,
        die: 58,
        labelSize: 16,
      };
    case 'tall':
      return {
        side: 10,
        edge: 40,
        bar: handOn === 'bar' ? 58 : 28,
        field: 870,
        pointLength: 352,
        stack: 7 * 2 * MAN,
        die: 70,
        labelSize: 25,
      };
    case 'short':
      return {
        side: 10,
        edge: 40,
        bar: handOn === 'bar' ? 58 : 28,
        field: 690,
        pointLength: 280,
        stack: 5 * 2 * MAN,
        die: 66,
        labelSize: 25,
      };
  }
}

export function frameFor(shape: Shape, layout: Layout, withCube: boolean): Frame {
  const {
    side,
    edge,
    bar: barWidth,
    field: fieldHeight,
    ...rest
  } = measuresOf(shape, layout.handOn);
  const wide = shape === 'wide';
  const right = layout.home === 'right';
  const trays = wide ? TRAY_GAP + layout.lanes * LANE + (layout.lanes - 1) * LANE_GAP : 0;
  const cubeWidth = wide && withCube ? TRAY_GAP + LANE : 0;
  const strip = wide ? 0 : STRIP + side;
  const field: Rect = {
    x: side + (right ? cubeWidth : trays),
    y: strip + edge,
    width: 12 * COLUMN + barWidth,
    height: fieldHeight,
  };
  return {
    ...rest,
    shape,
    right,
    side,
    edge,
    cubeWidth,
    field,
    bar: { ...field, x: field.x + 6 * COLUMN, width: barWidth },
    width: field.width + 2 * side + trays + cubeWidth,
    height: field.height + 2 * (edge + strip),
  };
}
