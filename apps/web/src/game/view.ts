import {
  layoutFor,
  type BoardState,
  type DiceState,
  type LastStep,
  type Layout,
  type Place,
  type Stack,
} from '@wurfzabel/board';
import {
  bySide,
  HAND,
  isDoublet,
  LAST_STATION,
  landing,
  OFF,
  SIDES,
  type Chip,
  type Decision,
  type Game,
  type GameState,
  type Side,
  type Throw,
} from '@wurfzabel/rules';
import { currentLine, lastPlay, type Line } from './journal.ts';
import { menNow } from './standing.ts';
import { placeOf } from './targets.ts';
import { labelOf } from './words.ts';

/** The layout of a game with a side at the bottom. */
export const layoutOf = (game: Game, bottom: Side, home: Layout['home'] = 'right'): Layout =>
  layoutFor({
    course: game.course,
    bottom,
    home,
    entry: game.numbering === 'from-entry' ? 'near' : 'far',
    hand: game.handName === 'bar' ? 'bar' : 'tray',
  });

const spentIn = (
  chips: readonly Chip[],
  thrown: Throw,
  face: Chip['face'],
): readonly [boolean, boolean] => {
  const ofFace = chips.filter(chip => chip.face === face);
  const gone = (chip: Chip): boolean => chip.state !== 'next' && chip.state !== 'open';
  if (isDoublet(thrown)) {
    // Two dice stand for two or four numbers: the first is spent when half of them are.
    const used = ofFace.filter(gone).length;
    return [used * 2 >= ofFace.length, used === ofFace.length];
  }
  const isSpent = (number: number): boolean =>
    ofFace.filter(chip => chip.number === number).every(gone);
  return [isSpent(thrown[0]), isSpent(thrown[1])];
};

const NOTHING: readonly [boolean, boolean] = [false, false];
const ALL: readonly [boolean, boolean] = [true, true];

/** The dice on the board: those being played, or faded those played last. */
export const diceNow = (
  state: GameState,
  decision: Decision,
  lines: readonly Line[],
  rolling: boolean,
): DiceState | null => {
  const phase = state.phase.kind === 'resigning' ? state.phase.back : state.phase;
  if (phase.kind === 'play') {
    const { thrown } = phase;
    const showUndersides = isDoublet(thrown) && state.rules.doublets === 'undersides';
    const chips = decision.numbers;
    const spent = rolling
      ? { tops: NOTHING, undersides: NOTHING }
      : { tops: spentIn(chips, thrown, 'top'), undersides: spentIn(chips, thrown, 'underside') };
    return {
      side: state.onTurn,
      tops: thrown,
      showUndersides: showUndersides && !rolling,
      undersidesOwed: chips.some(chip => chip.face === 'underside' && chip.duty === 'owed'),
      rolling,
      spent,
    };
  }
  const last = lines.findLast(line => line.kind === 'play');
  if (last === undefined || last.role === 'rest') return null;
  return {
    side: last.side,
    tops: last.thrown,
    showUndersides: false,
    spent: { tops: ALL, undersides: ALL },
  };
};

const lastSteps = (
  state: GameState,
  layout: Layout,
  lines: readonly Line[],
): readonly LastStep[] => {
  const current = currentLine(state);
  const played = current !== undefined && current.steps.length > 0 ? current : lastPlay(lines);
  return (played?.steps ?? []).map(step => ({
    side: played!.side,
    from: placeOf(layout, played!.side, step.from),
    to: placeOf(layout, played!.side, landing(step)),
  }));
};

interface Shown {
  readonly state: GameState;
  readonly decision: Decision;
  readonly lines: readonly Line[];
  readonly rolling: boolean;
  readonly layout: Layout;
  /** Whose numbers are printed at the points. */
  readonly reader: Side;
  readonly movable: ReadonlySet<Place>;
  readonly selected: Place | null;
  readonly targets: BoardState['targets'];
  readonly disabled: boolean;
  readonly courses: boolean;
  readonly lastAs: NonNullable<BoardState['lastAs']>;
  readonly motion: number;
  readonly marks: BoardState['marks'] & {};
}

/** The whole board as it is to be drawn. */
export const boardOf = (shown: Shown): BoardState => {
  const { state, decision, lines, layout, reader } = shown;
  const { rules, cube } = state;
  const placed = menNow(state, lines);
  const men: (Stack | null)[] = Array.from({ length: LAST_STATION }, () => null);
  const labels = Array.from({ length: LAST_STATION }, () => '');
  for (const side of SIDES)
    for (let station = 1; station <= LAST_STATION; station++) {
      const slot = layout.slotOf[side][station]!;
      const count = placed[side][station] ?? 0;
      if (count > 0) men[slot] = { side, count };
      if (side === reader) labels[slot] = labelOf(rules.game, station, side);
    }
  return {
    layout,
    men,
    labels,
    hand: bySide(side => placed[side][HAND] ?? 0),
    off: bySide(side => placed[side][OFF] ?? 0),
    dice: diceNow(state, decision, lines, shown.rolling),
    cube: rules.cube ? { value: cube.value, owner: cube.owner } : null,
    onTurn: decision.by ?? state.onTurn,
    movable: shown.movable,
    selected: shown.selected,
    targets: shown.targets,
    last: lastSteps(state, layout, lines),
    lastAs: shown.lastAs,
    disabled: shown.disabled,
    courses: shown.courses ? SIDES : [],
    motion: shown.motion,
    marks: shown.marks,
  };
};
