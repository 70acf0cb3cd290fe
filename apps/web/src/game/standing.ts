import {
  bySide,
  DOUBLETS,
  menOf,
  OTHER_DOUBLETS,
  pipCount,
  type BySide,
  type GameState,
  type Men,
  type Phase,
  type Position,
  type Side,
} from '@wurfzabel/rules';
import type { Line, PlayLine } from './journal.ts';

/** How the men stand at this moment, for the board and for the figures beside it. */
interface Seen {
  readonly position: Position;
  readonly by: Side;
}

const seenIn = (state: GameState, phase: Phase): Seen => {
  if (phase.kind === 'play') return { position: phase.play.position, by: phase.by };
  if (phase.kind === 'resigning') return seenIn(state, phase.back);
  return { position: state.position, by: state.onTurn };
};

/**
 * The position on the board now, steps of a play under way included.
 * A game given up in the middle of a play ends as it lay then: the state knows only the position before the play, the lines know more.
 */
export const positionNow = (state: GameState, lines: readonly Line[]): Seen => {
  const broken =
    state.phase.kind === 'over'
      ? lines.find((line): line is PlayLine => line.kind === 'play' && line.isOpen === true)
      : undefined;
  return broken === undefined
    ? seenIn(state, state.phase)
    : { position: broken.position, by: broken.side };
};

const whose = (seen: Seen, side: Side): 'own' | 'other' => (side === seen.by ? 'own' : 'other');

export const menNow = (state: GameState, lines: readonly Line[]): BySide<Men> => {
  const seen = positionNow(state, lines);
  return bySide(side => menOf(seen.position, whose(seen, side), state.rules.course));
};

export const pipsNow = (state: GameState, lines: readonly Line[]): BySide<number> => {
  const seen = positionNow(state, lines);
  return bySide(side => pipCount(seen.position, whose(seen, side), state.rules.course));
};

/** Doublets each side has thrown, the one being played included. */
export const doubletsNow = (state: GameState, lines: readonly Line[]): BySide<number> => {
  const { position, by } = positionNow(state, lines);
  return bySide(side => position[side === by ? DOUBLETS : OTHER_DOUBLETS]!);
};
