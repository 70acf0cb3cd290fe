import type { BoardState, LastStep, Layout, Place, Stack } from '@wurfzabel/board';
import {
  bySide,
  decisionOf,
  HAND,
  LAST_STATION,
  landing,
  OFF,
  SIDES,
  type Game,
  type GameState,
  type Side,
} from '@wurfzabel/rules';
import { ownLabel } from '../board/numbering.ts';
import { menNow } from '../game/standing.ts';
import { placeOf } from '../game/targets.ts';
import { diceNow } from '../game/view.ts';

/** How points are numbered: as players of the game do, or by stations, as its rules do. */
type Numbers = 'own' | 'stations';

const labelAt = (game: Game, station: number, numbers: Numbers): string =>
  numbers === 'stations' ? String(station) : ownLabel(game, station);

/** What can be done on the board, if anything. */
export type Hold = Pick<BoardState, 'movable' | 'selected' | 'targets' | 'disabled'>;

/** A board to be looked at. */
export const LOOK_ONLY: Hold = {
  movable: new Set<Place>(),
  selected: null,
  targets: [],
  disabled: true,
};

/** The steps of the throw being played, for the marks that they leave. */
const stepsMade = (state: GameState, layout: Layout): readonly LastStep[] => {
  const { phase } = state;
  if (phase.kind !== 'play') return [];
  return phase.play.steps.map(step => ({
    side: phase.by,
    from: placeOf(layout, phase.by, step.from),
    to: placeOf(layout, phase.by, landing(step)),
  }));
};

interface Shown {
  readonly state: GameState;
  readonly layout: Layout;
  readonly hold: Hold;
  /** Sides whose way is drawn. */
  readonly courses: readonly Side[];
  readonly numbers: Numbers;
  readonly motion: number;
}

/** A game at any moment as the board draws it, numbered for the side at the bottom. */
export const studyBoard = ({
  state,
  layout,
  hold,
  courses,
  numbers,
  motion,
}: Shown): BoardState => {
  const { game } = state.rules;
  const placed = menNow(state, []);
  const men: (Stack | null)[] = Array.from({ length: LAST_STATION }, () => null);
  const labels = Array.from({ length: LAST_STATION }, () => '');
  for (const side of SIDES)
    for (let station = 1; station <= LAST_STATION; station++) {
      const slot = layout.slotOf[side][station]!;
      const count = placed[side][station] ?? 0;
      if (count > 0) men[slot] = { side, count };
      if (side === 'white') labels[slot] = labelAt(game, station, numbers);
    }
  return {
    layout,
    men,
    labels,
    hand: bySide(side => placed[side][HAND] ?? 0),
    off: bySide(side => placed[side][OFF] ?? 0),
    dice: diceNow(state, decisionOf(state), [], false),
    cube: state.cube.value > 1 ? state.cube : null,
    onTurn: state.onTurn,
    last: stepsMade(state, layout),
    courses,
    motion,
    ...hold,
  };
};
