/** What pressing a place means in a state: for the drawn board, and for any other form of the same board. */
import type { BoardState, Place } from './types.ts';

/** Picking a man up, putting him down, putting him back, or something the state does not offer. */
export type Press = 'select' | 'target' | 'cancel' | 'refuse';

/** There is nothing to pick up and nothing to put down. */
export const isIdle = (state: BoardState): boolean =>
  state.disabled || (state.movable.size === 0 && state.selected === null);

/** @returns null where a press means nothing now */
export function pressOf(state: BoardState, place: Place): Press | null {
  if (isIdle(state)) return null;
  if (state.selected !== null && state.targets.some(t => t.place === place)) return 'target';
  if (state.selected === place) return 'cancel';
  return state.movable.has(place) ? 'select' : 'refuse';
}
