export { createBoard } from './board.ts';
export { undersideOf } from './dice.ts';
export { placeOf, type Spot } from './geometry.ts';
export { layoutFor, type Layout, type LayoutOptions, type Row, type TrayPlace } from './layout.ts';
export { placeInfo, readingOrder } from './places.ts';
export { isIdle, pressOf, type Press } from './press.ts';
export { createTaps } from './taps.ts';
export {
  GRADES,
  other,
  SHAPES,
  SIDES,
  type Board,
  type BoardOptions,
  type BoardState,
  type BoardWords,
  type BySide,
  type CubeState,
  type DiceState,
  type Grade,
  type LastStep,
  type Mark,
  type Place,
  type PlaceInfo,
  type Shape,
  type Side,
  type Stack,
  type Target,
} from './types.ts';
