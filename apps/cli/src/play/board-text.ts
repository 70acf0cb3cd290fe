import { placeName } from '@wurfzabel/records';
import {
  LAST_STATION,
  pipCount,
  setupOf,
  stationAcross,
  type Men,
  type Position,
  type Rules,
  type Side,
} from '@wurfzabel/rules';
import { colours } from '../shell/colours.ts';

/** Rows for men; a sixth man and more are told by a number. */
const ROWS = 5;
const HALF = LAST_STATION / 2;

export const NAMES = { white: 'White', black: 'Black' } as const satisfies Record<Side, string>;
const MARKS = { white: 'o', black: 'x' } as const satisfies Record<Side, string>;

const paint = (side: Side, text: string): string =>
  side === 'white' ? colours.bold(text) : colours.cyan(text);

export interface Scene {
  readonly rules: Rules;
  readonly position: Position;
  /** Whose view the position is, and by whose count the points are numbered. */
  readonly mover: Side;
  /** Who sits on this side of the board: his course goes in at the top right and out at the bottom right. */
  readonly viewer: Side;
}

interface Point {
  readonly side: Side;
  readonly count: number;
}

/**
 * The board in text. The viewer's course runs along the top to the left and back along the bottom to the right. On contrary
 * courses the other side's runs the other way; on parallel ones it is the same, and the edge says so.
 */
export const boardText = (scene: Scene): string => {
  const { rules, position, mover, viewer } = scene;
  const setup = setupOf(position, mover, rules.course);
  const other = viewer === 'white' ? 'black' : 'white';
  const pointAt = (station: number): Point | undefined => {
    const own = setup[viewer][station] ?? 0;
    if (own > 0) return { side: viewer, count: own };
    const theirs = setup[other][stationAcross(rules.course, station)] ?? 0;
    return theirs > 0 ? { side: other, count: theirs } : undefined;
  };
  const isOwnCount = mover === viewer || rules.course === 'parallel';
  const label = (station: number): string =>
    placeName(rules.game, isOwnCount ? station : stationAcross(rules.course, station));

  const top = Array.from({ length: HALF }, (_, i) => HALF - i);
  const bottom = Array.from({ length: HALF }, (_, i) => HALF + 1 + i);
  const [atTop, atBottom] = edgeWords(rules, viewer, other);
  const rowsDown = Array.from({ length: ROWS }, (_, row) => manRow(top.map(pointAt), row));
  const rowsUp = Array.from({ length: ROWS }, (_, row) =>
    manRow(bottom.map(pointAt), ROWS - 1 - row),
  );
  return [
    `${numberRow(top.map(label))}    ${atTop}`,
    EDGE,
    ...rowsDown,
    `|${' '.repeat(HALF_WIDTH)}|${' '.repeat(HALF_WIDTH)}|`,
    ...rowsUp,
    EDGE,
    `${numberRow(bottom.map(label))}    ${atBottom}`,
    ...(['white', 'black'] as const).map(side =>
      trayText(rules, position, side, side === mover, setup[side]),
    ),
  ].join('\n');
};

const CELL = 4;
const HALF_WIDTH = (CELL * HALF) / 2;
const EDGE = `+${'-'.repeat(HALF_WIDTH)}+${'-'.repeat(HALF_WIDTH)}+`;

const edgeWords = (
  rules: Rules,
  viewer: Side,
  other: Side,
): readonly [top: string, bottom: string] => {
  const own = paint(viewer, MARKS[viewer]);
  const their = paint(other, MARKS[other]);
  if (rules.course === 'parallel')
    return [`<- ${own} and ${their} both come in here`, `-> ${own} and ${their} both go off here`];
  return [`<- ${own} comes in, ${their} goes off`, `-> ${own} goes off, ${their} comes in`];
};

const halves = (cells: readonly string[]): string =>
  `${cells.slice(0, HALF / 2).join('')}|${cells.slice(HALF / 2).join('')}`;

const numberRow = (labels: readonly string[]): string =>
  ` ${halves(labels.map(text => `${text.padStart(3)} `)).replace('|', ' ')}`;

const manRow = (points: readonly (Point | undefined)[], row: number): string => {
  const cells = points.map((point, i) => {
    if (!point || point.count <= row)
      return row === 0 ? `  ${i % 2 === 0 ? '.' : ':'} ` : ' '.repeat(CELL);
    const isOverfull = row === ROWS - 1 && point.count > ROWS;
    const text = isOverfull ? String(point.count).padStart(3) : `  ${MARKS[point.side]}`;
    return `${paint(point.side, text)} `;
  });
  return `|${halves(cells)}|`;
};

const trayText = (
  rules: Rules,
  position: Position,
  side: Side,
  isMover: boolean,
  men: Men,
): string => {
  const pips = pipCount(position, isMover ? 'own' : 'other', rules.course);
  const name = paint(side, `${MARKS[side]} ${NAMES[side]}`);
  return `${name}   ${rules.game.handName} ${String(men[0] ?? 0).padStart(2)}   off ${String(men[25] ?? 0).padStart(2)}   pips ${pips}`;
};
