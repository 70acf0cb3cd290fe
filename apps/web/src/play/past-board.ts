import type { BoardState, Layout } from '@wurfzabel/board';
import { decisionOf } from '@wurfzabel/rules';
import { bottomOf, twoPeople, type Seats } from '../game/seats.ts';
import { boardOf } from '../game/view.ts';
import { settings } from '../settings.svelte.ts';
import type { Stop } from './look-back.ts';

/** Long enough to see who moves, short enough to step on at once. */
const MOTION = 160;

/** The board at a moment that is past: nothing can be picked up, and the play that led to it is marked. */
export const pastBoard = (
  { state, lines }: Stop,
  seats: Seats,
  layout: Layout,
  more: Pick<BoardState, 'marks'> = {},
): BoardState => {
  const decision = decisionOf(state);
  return {
    ...boardOf({
      state,
      decision,
      lines,
      rolling: false,
      layout,
      reader: twoPeople(seats) ? (decision.by ?? state.onTurn) : bottomOf(seats),
      movable: new Set(),
      selected: null,
      targets: [],
      disabled: true,
      courses: settings.courses,
      lastAs: settings.last,
      motion: MOTION,
      marks: [],
    }),
    ...more,
  };
};
