/**
 * A page to look at the board with: fixed scenes by `?scene=…&theme=…`, and men that can be moved
 * freely, since the board knows no rules.
 */
import {
  type BoardState,
  type BySide,
  createBoard,
  type Layout,
  layoutFor,
  type Place,
  type PlaceInfo,
  type Side,
  type Stack,
  type Target,
} from '../src/index.ts';

const puff = layoutFor({ course: 'contrary', bottom: 'white', home: 'right', entry: 'near' });
const langer = layoutFor({ course: 'parallel', bottom: 'white', home: 'right', entry: 'near' });
const backgammon = layoutFor({
  course: 'contrary',
  bottom: 'white',
  home: 'right',
  entry: 'far',
  hand: 'bar',
});

type Stations = Readonly<Record<number, number>>;

function menOf(layout: Layout, by: BySide<Stations>): (Stack | null)[] {
  const men: (Stack | null)[] = Array.from({ length: 24 }, () => null);
  for (const side of ['white', 'black'] as const) {
    for (const [station, count] of Object.entries(by[side])) {
      const slot = layout.slotOf[side][Number(station)];
      if (slot !== undefined) men[slot] = { side, count };
    }
  }
  return men;
}

function labelsOf(layout: Layout, label: (station: number) => string): string[] {
  const labels = Array.from({ length: 24 }, () => '');
  layout.slotOf[layout.bottom].forEach((slot, station) => {
    if (slot >= 0) labels[slot] = label(station);
  });
  return labels;
}

const blank: Omit<BoardState, 'layout' | 'men' | 'labels'> = {
  hand: { white: 0, black: 0 },
  off: { white: 0, black: 0 },
  dice: null,
  cube: null,
  onTurn: 'white',
  movable: new Set(),
  selected: null,
  targets: [],
  last: [],
  disabled: false,
};
const up = (s: number): string => String(s);
const target = (place: Place, numbersText: string, hits = false): Target => ({
  place,
  numbersText,
  sign: numbersText,
  hits,
});

const midMen = menOf(puff, {
  white: { 3: 1, 6: 7, 9: 2, 14: 1, 20: 3 },
  black: { 4: 2, 7: 10, 13: 1, 20: 1 },
});
const mid: BoardState = {
  ...blank,
  layout: puff,
  men: midMen,
  labels: labelsOf(puff, up),
  hand: { white: 1, black: 0 },
  off: { white: 0, black: 1 },
  dice: { side: 'white', tops: [2, 5], showUndersides: false },
  last: [
    { side: 'black', from: 18, to: 17 },
    { side: 'black', from: 14, to: 11 },
  ],
};

const SCENES: Readonly<Record<string, BoardState>> = {
  start: {
    ...blank,
    layout: puff,
    men: menOf(puff, { white: {}, black: {} }),
    labels: labelsOf(puff, up),
    hand: { white: 15, black: 15 },
    movable: new Set<Place>(['hand']),
    dice: { side: 'white', tops: [3, 5], showUndersides: false },
  },
  mid: {
    ...mid,
    hand: { white: 0, black: 0 },
    off: { white: 1, black: 1 },
    movable: new Set<Place>([2, 5, 8, 13]),
  },
  tall: {
    ...blank,
    layout: puff,
    men: menOf(puff, { white: { 1: 15 }, black: { 1: 14, 12: 1 } }),
    labels: labelsOf(puff, up),
    movable: new Set<Place>([0]),
    dice: { side: 'black', tops: [6, 4], showUndersides: false },
  },
  selected: {
    ...mid,
    hand: { white: 0, black: 0 },
    off: { white: 1, black: 1 },
    movable: new Set<Place>([2, 5, 8, 13]),
    selected: 2,
    targets: [
      target(4, '2', true),
      target(7, '5'),
      target(9, '2+5'),
      target(13, '5+6'),
      target('off', '6'),
    ],
  },
  doublet: {
    ...mid,
    hand: { white: 3, black: 2 },
    off: { white: 0, black: 4 },
    movable: new Set<Place>(['hand']),
    selected: 'hand',
    targets: [target(1, '2'), target(4, '5', true)],
    dice: {
      side: 'white',
      tops: [2, 2],
      showUndersides: true,
      spent: { tops: [true, false], undersides: [false, false] },
    },
  },
  blackdoublet: {
    ...mid,
    onTurn: 'black',
    hand: { white: 3, black: 2 },
    dice: { side: 'black', tops: [6, 6], showUndersides: true },
  },
  marks: {
    ...mid,
    hand: { white: 0, black: 0 },
    off: { white: 1, black: 1 },
    marks: [
      { side: 'white', from: 8, to: 13, form: 'arrow', grade: 1, text: '1' },
      { side: 'white', from: 13, to: 15, form: 'arrow', grade: 1 },
      { side: 'white', from: 5, to: 7, form: 'arrow', grade: 2, text: '2' },
      { side: 'white', from: 5, to: 10, form: 'arrow', grade: 2 },
      { side: 'white', from: 2, to: 4, form: 'arrow', grade: 3, text: '3' },
      { side: 'white', from: 19, to: 21, form: 'arrow', grade: 4, text: '−0.12' },
      { side: 'white', from: 19, to: 'off', form: 'ghost', grade: 4 },
    ],
  },
  lastarrows: {
    ...mid,
    lastAs: 'arrows',
    hand: { white: 0, black: 0 },
    off: { white: 1, black: 1 },
  },
  off: {
    ...blank,
    layout: puff,
    men: menOf(puff, { white: { 19: 2, 20: 1 }, black: { 22: 2, 24: 2 } }),
    labels: labelsOf(puff, up),
    off: { white: 12, black: 11 },
    movable: new Set<Place>([18, 19]),
    selected: 19,
    targets: [target('off', '6')],
  },
  langer: {
    ...blank,
    layout: langer,
    men: menOf(langer, { white: { 2: 3, 5: 1, 11: 2 }, black: { 4: 2, 8: 1, 19: 2 } }),
    labels: labelsOf(langer, up),
    hand: { white: 9, black: 10 },
    courses: ['white', 'black'],
    dice: { side: 'black', tops: [1, 4], showUndersides: false },
    onTurn: 'black',
    movable: new Set<Place>(['hand']),
  },
  backgammon: {
    ...blank,
    layout: backgammon,
    men: menOf(backgammon, {
      white: { 1: 2, 12: 5, 17: 3, 19: 5 },
      black: { 1: 2, 12: 5, 17: 3, 19: 5 },
    }),
    labels: labelsOf(backgammon, s => String(25 - s)),
    cube: { value: 64, owner: null },
    dice: { side: 'white', tops: [6, 1], showUndersides: false },
    movable: new Set<Place>([23, 12, 7, 5]),
  },
  bar: {
    ...blank,
    layout: backgammon,
    men: menOf(backgammon, {
      white: { 12: 4, 17: 3, 19: 5 },
      black: { 1: 2, 12: 5, 17: 3, 19: 3 },
    }),
    labels: labelsOf(backgammon, s => String(25 - s)),
    hand: { white: 2, black: 1 },
    off: { white: 1, black: 1 },
    cube: { value: 2, owner: 'white' },
    dice: { side: 'white', tops: [6, 1], showUndersides: false },
    movable: new Set<Place>(['hand']),
    selected: 'hand',
    targets: [target(23, '1', true), target(20, '4')],
  },
};

const query = new URLSearchParams(location.search);
const theme = query.get('theme') ?? 'wood';
const scene = query.get('scene') ?? 'start';
document.documentElement.dataset['boardTheme'] = theme;

const nav = document.querySelector('nav');
const link = (text: string, changes: Record<string, string>): HTMLAnchorElement => {
  const a = document.createElement('a');
  a.textContent = text;
  a.href = `?${new URLSearchParams({ scene, theme, ...changes })}`;
  return a;
};
nav?.append(
  ...Object.keys(SCENES).map(s => link(s, { scene: s })),
  ...['light', 'dark', 'wood', 'contrast'].map(t => link(t, { theme: t })),
);

let state: BoardState = SCENES[scene] ?? mid;
const log: string[] = [];
const note = (text: string): void => {
  log.push(text);
  const line = document.querySelector('#log');
  if (line !== null) line.textContent = text;
};

const name = ({ place, label, side, count, movable, target: t }: PlaceInfo): string => {
  const where = typeof place === 'number' ? `Point ${label}` : `${side} ${place}`;
  const who = count === 0 ? 'empty' : `${count} ${side}`;
  return `${where}, ${who}${movable ? ', can move' : ''}${t === null ? '' : `, target ${t.numbersText}${t.hits ? ', hits' : ''}`}`;
};

const host = document.querySelector<HTMLElement>('#host');
if (host === null) throw new Error('the demo page has no host');
const board = createBoard(host, {
  words: { board: () => 'Board', place: name, dice: d => `Dice ${d.tops.join(' and ')}` },
  onSelect: place => {
    note(`select ${place}`);
    show({ ...state, selected: place, targets: freeTargets(place) });
  },
  onTarget: place => {
    note(`target ${place}`);
    if (state.selected !== null) move(state.selected, place);
  },
  onDrop: (from, to) => {
    note(`drop ${from} ${to}`);
    move(from, to);
  },
  onCancel: () => {
    note('cancel');
    show({ ...state, selected: null, targets: [] });
  },
  onRefuse: (from, to) => note(`refuse ${from} ${to}`),
});

function show(next: BoardState): void {
  state = next;
  board.update(next);
}

/** Any six points ahead: enough to try the board out. */
function freeTargets(from: Place): Target[] {
  const way = state.layout.slotOf[state.onTurn];
  const station = typeof from === 'number' ? way.indexOf(from) : 0;
  return [1, 2, 3, 4, 5, 6].flatMap(n => {
    const slot = way[station + n];
    if (slot === undefined) return n === 6 ? [target('off', up(n))] : [];
    const stack = state.men[slot] ?? null;
    const enemy = stack !== null && stack.side !== state.onTurn;
    return enemy && stack.count > 1 ? [] : [target(slot, up(n), enemy)];
  });
}

function move(from: Place, to: Place): void {
  const side = state.onTurn;
  const foe: Side = side === 'white' ? 'black' : 'white';
  const men = [...state.men];
  const hand = { ...state.hand };
  const off = { ...state.off };
  if (from === 'hand') hand[side]--;
  else if (typeof from === 'number') {
    const count = (men[from]?.count ?? 1) - 1;
    men[from] = count > 0 ? { side, count } : null;
  }
  if (to === 'off') off[side]++;
  else if (typeof to === 'number') {
    const there = men[to] ?? null;
    if (there !== null && there.side === foe) hand[foe]++;
    men[to] = { side, count: (there?.side === side ? there.count : 0) + 1 };
  }
  const movable = new Set<Place>(hand[side] > 0 ? ['hand'] : []);
  men.forEach((stack, slot) => {
    if (stack?.side === side) movable.add(slot);
  });
  show({
    ...state,
    men,
    hand,
    off,
    movable,
    selected: null,
    targets: [],
    last: [{ side, from, to }],
  });
}

show(state);
// For trying the board from a script.
Object.assign(globalThis, { board, show, log, sceneState: () => state });
