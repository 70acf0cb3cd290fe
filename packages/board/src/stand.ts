/** Where men stand on a spot in a state: for marks that are laid on them or where they will come to lie. */
import { MAN, manAt, placeOf, type Point, sideOf, type Spot, spotOf } from './geometry.ts';
import type { Plan } from './plan.ts';
import { type BoardState, other, type Place, type Side } from './types.ts';

export const countAt = (state: BoardState, spot: Spot): number => {
  if (typeof spot === 'number') return state.men[spot]?.count ?? 0;
  const side = sideOf(spot);
  if (side === null) return 0;
  return placeOf(spot) === 'hand' ? state.hand[side] : state.off[side];
};

/** Where the top man of a spot stands, or where the first would; `gone` men are thought to have left already. */
export function topOf(plan: Plan, state: BoardState, spot: Spot, gone = 0): Point | null {
  const pile = plan.piles.get(spot);
  if (pile === undefined) return null;
  const count = countAt(state, spot);
  return manAt(pile, Math.max(count - 1 - gone, 0), count);
}

/** Where a man of `side` that comes to a place will stand; `come` men are thought to have come before him. */
export function landingAt(
  plan: Plan,
  state: BoardState,
  place: Place,
  side: Side,
  come = 0,
): Point | null {
  const spot = spotOf(place, side);
  const pile = plan.piles.get(spot);
  if (pile === undefined) return null;
  const stack = typeof spot === 'number' ? (state.men[spot] ?? null) : null;
  const enemies = stack !== null && stack.side === other(side) ? stack.count : 0;
  const count = countAt(state, spot) - enemies + come;
  const p = manAt(pile, count, count + 1);
  if (!pile.onEdge) return p;
  // Men borne off are thin; a mark is not, and keeps clear of them.
  return { x: p.x + pile.step.x * MAN * 0.8, y: p.y + pile.step.y * MAN * 0.8 };
}
