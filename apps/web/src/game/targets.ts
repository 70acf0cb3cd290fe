import { HAND, OFF, type Move } from '@wurfzabel/rules';
import type { Layout, Place, Side, Target } from '@wurfzabel/board';

/** Between a station of a side and the place where the board draws it. */
export const placeOf = (layout: Layout, side: Side, station: number): Place => {
  if (station === HAND) return 'hand';
  return station >= OFF ? 'off' : layout.slotOf[side][station]!;
};

export const stationOf = (layout: Layout, side: Side, place: Place): number => {
  if (place === 'hand') return HAND;
  return place === 'off' ? OFF : layout.slotOf[side].indexOf(place);
};

const sameHits = (a: Move, b: Move): boolean => a.hits.join() === b.hits.join();

/**
 * The ways from one station to another among which a person has to choose.
 * A longer way is left out where a shorter one hits the same: who wants it can go step by step.
 */
export const routesTo = (moves: readonly Move[], from: number, to: number): readonly Move[] => {
  const all = moves.filter(move => move.from === from && move.to === to);
  return all.filter(
    move =>
      !all.some(shorter => shorter.steps.length < move.steps.length && sameHits(shorter, move)),
  );
};

export const numbersText = (move: Move, isSorted = false): string => {
  const numbers = move.steps.map(step => step.number);
  return (isSorted ? numbers.toSorted((a, b) => a - b) : numbers).join('+');
};

/** Pips that a way uses; off the board it may be more than the way is long. */
const pipsOf = (move: Move): number => move.steps.reduce((sum, step) => sum + step.number, 0);

/** Where a man may go, as the board marks it. */
export const targetsFrom = (
  moves: readonly Move[],
  from: number,
  layout: Layout,
  side: Side,
): readonly Target[] => {
  const goals = [...new Set(moves.filter(move => move.from === from).map(move => move.to))];
  return goals.map(to => {
    const routes = routesTo(moves, from, to);
    return {
      place: placeOf(layout, side, to),
      hits: routes.some(route => route.hits.length > 0),
      // Two orders of the same numbers are told apart when the way is chosen, not on the board.
      numbersText: [...new Set(routes.map(route => numbersText(route, true)))].join(' / '),
      // Four equal numbers would be too small to read: how far he goes says the same.
      sign: String(Math.min(...routes.map(pipsOf))),
    };
  });
};
