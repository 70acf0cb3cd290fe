/**
 * The men. Each is one element that lives as long as the board, so that it can be seen to move. A
 * new state says only how many men stand where; which man went where is found by comparing.
 * Positions are final at once and the movement is shown on top, so it never delays anything.
 */
import { MAN, manAt, type Pile, placeOf, type Point, type Spot, spotOf } from './geometry.ts';
import type { Plan } from './plan.ts';
import { landingAt } from './stand.ts';
import { fixed, svg } from './svg.ts';
import { type BoardState, type LastStep, type Side, SIDES } from './types.ts';
import { stopsBetween, timeFor } from './ways.ts';

interface Man {
  readonly side: Side;
  readonly element: SVGGElement;
  readonly slab: SVGGElement;
  readonly count: SVGTextElement;
  at: Point;
  /** The movement being shown, if any. */
  moving: Animation | null;
}

interface Loose {
  readonly man: Man;
  readonly from: Spot;
}

export interface Men {
  readonly update: (plan: Plan, state: BoardState, motion: number) => void;
  /** Takes the top man of a spot in hand; false when there is none. */
  readonly lift: (spot: Spot) => boolean;
  readonly carry: (to: Point) => void;
  /** Lets go of the man in hand; he returns to where the last state has him. */
  readonly release: (motion: number) => void;
}

/** Stacks beyond this many say how many they are. */
export const COUNTED_BY_EYE = 5;

function makeMan(side: Side, id: string): Man {
  const slab = svg(
    'g',
    { class: 'wz-slab' },
    svg('rect', {
      x: -MAN,
      y: -6.5,
      width: 2 * MAN,
      height: 13,
      rx: 3.5,
      class: 'wz-slab-body',
      fill: `url(#${id}-${side}-slab)`,
    }),
    svg('path', { d: `M${-MAN + 3},0H${MAN - 3}`, class: 'wz-slab-line' }),
  );
  const disc = svg(
    'g',
    { class: 'wz-disc' },
    svg('circle', { cx: 0.8, cy: 2.6, r: MAN - 0.5, class: 'wz-man-shadow' }),
    svg('circle', { r: MAN - 1, class: 'wz-man-body', fill: `url(#${id}-${side})` }),
    svg('circle', { r: MAN * 0.74, class: 'wz-man-groove' }),
    svg('circle', { r: MAN * 0.74 - 2, class: 'wz-man-ridge' }),
    svg('circle', { r: MAN * 0.36, class: 'wz-man-eye' }),
  );
  const count = svg('text', { class: 'wz-man-count' });
  const element = svg('g', { class: `wz-man wz-${side}` }, slab, disc, count);
  return { side, element, slab, count, at: { x: 0, y: 0 }, moving: null };
}

const transformTo = (p: Point): string => `translate(${fixed(p.x)}px, ${fixed(p.y)}px)`;

/**
 * Where a man is seen just now. Asking the browser costs a layout, so it is asked only for men that
 * are on their way or in the hand.
 */
function seenAt(man: Man, held: boolean): Point {
  if (!held && man.moving?.playState !== 'running') return man.at;
  const matrix = new DOMMatrixReadOnly(getComputedStyle(man.element).transform);
  return { x: matrix.m41, y: matrix.m42 };
}

/** Which of the men that left their places goes to `to`: one whom the last play leads there, else the nearest. */
function pick(
  loose: Loose[],
  side: Side,
  to: Spot,
  last: readonly LastStep[],
  before: readonly LastStep[],
  there: Point,
): Loose | null {
  let best = -1;
  let least = Infinity;
  loose.forEach(({ man, from }, i) => {
    if (man.side !== side) return;
    const direct = last.some(
      s => s.side === side && spotOf(s.from, side) === from && spotOf(s.to, side) === to,
    );
    const led = direct || stopsBetween(last, before, side, from, to).length > 1;
    const away = direct ? -2 : led ? -1 : Math.hypot(man.at.x - there.x, man.at.y - there.y);
    if (away < least) [best, least] = [i, away];
  });
  const [found] = best < 0 ? [] : loose.splice(best, 1);
  return found ?? null;
}

/** How a man moves: over which points, for how long, and how long he waits first. */
interface Trip {
  readonly over: readonly Point[];
  readonly time: number;
  readonly wait: number;
}
const STRAIGHT = (time: number): Trip => ({ over: [], time, wait: 0 });

const waitOf = (trips: ReadonlyMap<Man, Trip> | null, man: Man): number =>
  trips?.get(man)?.wait ?? 0;

/** Each stretch takes its share of the time by its length. */
function framesOf(way: readonly Point[]): { frames: Keyframe[]; length: number } {
  const ends: number[] = [];
  let length = 0;
  way.forEach((p, i) => {
    const q = way[i - 1] ?? p;
    length += Math.hypot(p.x - q.x, p.y - q.y);
    ends.push(length);
  });
  const frames = way.map((p, i) => ({
    transform: transformTo(p),
    offset: length === 0 ? i / Math.max(way.length - 1, 1) : (ends[i] ?? 0) / length,
    easing: 'cubic-bezier(0.3, 0.6, 0.3, 1)',
  }));
  return { frames, length };
}

/** The trips of all men that change their place: men who are hit wait until they are reached. */
function tripsOf(
  plan: Plan,
  state: BoardState,
  before: readonly LastStep[],
  moved: ReadonlyMap<Man, Spot | null>,
  standing: ReadonlyMap<Spot, readonly Man[]>,
  motion: number,
): Map<Man, Trip> {
  const trips = new Map<Man, Trip>();
  /** When a man of a side passes or reaches a spot. */
  const reached: { readonly side: Side; readonly spot: Spot; readonly time: number }[] = [];
  const spots = [...standing].flatMap(([spot, men]) => men.map(man => ({ spot, man })));
  for (const { spot, man } of spots) {
    const from = moved.get(man);
    if (from === undefined || from === null) continue;
    const stops = stopsBetween(state.last, before, man.side, from, spot);
    const time = timeFor(motion, stops.length);
    const over = stops
      .slice(0, -1)
      .flatMap(stop => landingAt(plan, state, placeOf(stop), man.side) ?? []);
    trips.set(man, { over, time, wait: 0 });
    stops.forEach((stop, i) =>
      reached.push({ side: man.side, spot: stop, time: (time * (i + 1)) / stops.length }),
    );
  }
  for (const { spot, man } of spots) {
    const from = moved.get(man);
    if (typeof from !== 'number' || spot !== `hand-${man.side}`) continue;
    const hitter = reached.find(r => r.side !== man.side && r.spot === from);
    if (hitter !== undefined)
      trips.set(man, { over: [], time: timeFor(motion, 2), wait: hitter.time * 0.7 });
  }
  return trips;
}

export function createMen(layer: SVGGElement, id: string): Men {
  const standing = new Map<Spot, Man[]>();
  let drawn: Plan | null = null;
  let lastDrawn: readonly LastStep[] = [];
  let held: { man: Man; spot: Spot } | null = null;

  const wantedIn = (state: BoardState): Map<Spot, { side: Side; count: number }> => {
    const wanted = new Map<Spot, { side: Side; count: number }>();
    state.men.forEach((stack, slot) => {
      if (stack !== null && stack.count > 0) wanted.set(slot, stack);
    });
    for (const side of SIDES) {
      wanted.set(`hand-${side}`, { side, count: state.hand[side] });
      wanted.set(`off-${side}`, { side, count: state.off[side] });
    }
    return wanted;
  };

  const slide = (man: Man, from: Point, trip: Trip): void => {
    man.element.style.transform = transformTo(man.at);
    man.moving?.cancel();
    man.moving = null;
    const way = [from, ...trip.over, man.at];
    const { frames, length } = framesOf(way);
    if (trip.time <= 0 || length < 0.5) return;
    man.moving = man.element.animate(frames, {
      duration: trip.time,
      delay: trip.wait,
      fill: 'backwards',
    });
  };

  /** Trays say how many they hold; only points and the bar need it on the man. */
  const label = (spot: Spot, men: readonly Man[]): void => {
    const counted = drawn?.counts.has(spot) === true;
    const shown = held?.spot === spot ? men.length - 1 : men.length;
    men.forEach((man, i) => {
      const counts = !counted && i === shown - 1 && shown > COUNTED_BY_EYE;
      const text = counts ? String(shown) : '';
      if (man.count.textContent !== text) man.count.textContent = text;
    });
  };

  const stand = (man: Man, pile: Pile): void => {
    man.element.classList.toggle('wz-on-edge', pile.onEdge);
    man.slab.setAttribute('transform', pile.step.x === 0 ? '' : 'rotate(90)');
  };

  return {
    update(plan, state, motion) {
      const wanted = wantedIn(state);
      const before = lastDrawn;
      lastDrawn = state.last;
      const loose: Loose[] = [];
      for (const [spot, men] of standing) {
        const want = wanted.get(spot);
        const stay = want !== undefined && want.side === men[0]?.side ? want.count : 0;
        while (men.length > stay) {
          const man = men.pop();
          if (man !== undefined) loose.push({ man, from: spot });
        }
      }
      const moved = new Map<Man, Spot | null>();
      for (const [spot, { side, count }] of wanted) {
        const men = standing.get(spot) ?? [];
        standing.set(spot, men);
        const pile = plan.piles.get(spot);
        if (pile === undefined) continue;
        while (men.length < count) {
          const found = pick(loose, side, spot, state.last, before, pile.start);
          const man = found?.man ?? makeMan(side, id);
          men.push(man);
          moved.set(man, found?.from ?? null);
        }
      }
      for (const { man } of loose) man.element.remove();

      // Where men are seen must be read before anything is written.
      const still = drawn !== plan || motion <= 0;
      drawn = plan;
      const seen = new Map<Man, Point>();
      if (!still) {
        for (const men of standing.values()) {
          for (const man of men)
            if (man.element.isConnected) seen.set(man, seenAt(man, man === held?.man));
        }
      }
      const carried = held?.man;
      const isHeld = held !== null && standing.get(held.spot)?.at(-1) === held.man;
      if (!isHeld && held !== null) {
        held.man.element.classList.remove('wz-lifted');
        held = null;
      }
      const trips = still ? null : tripsOf(plan, state, before, moved, standing, motion);
      // Men on the way lie over those that stand, and a man who was hit under the one who hit him.
      for (const man of [...moved.keys()].sort((a, b) => waitOf(trips, b) - waitOf(trips, a)))
        layer.append(man.element);
      for (const [spot, men] of standing) {
        const pile = plan.piles.get(spot);
        if (pile === undefined) continue;
        men.forEach((man, i) => {
          const there = manAt(pile, i, men.length);
          const goesOn = !still && !moved.has(man) && man.moving?.playState === 'running';
          if (goesOn && there.x === man.at.x && there.y === man.at.y) return;
          man.at = there;
          stand(man, pile);
          if (man === held?.man) return;
          // A man who was carried has gone his way already.
          const trip =
            (man === carried ? undefined : trips?.get(man)) ?? STRAIGHT(still ? 0 : motion);
          slide(man, seen.get(man) ?? man.at, trip);
        });
        label(spot, men);
      }
    },

    lift(spot) {
      const men = standing.get(spot) ?? [];
      const man = men.at(-1);
      if (man === undefined) return false;
      held = { man, spot };
      man.moving?.cancel();
      man.moving = null;
      layer.append(man.element);
      man.element.classList.add('wz-lifted');
      label(spot, men);
      return true;
    },

    carry(to) {
      if (held !== null) held.man.element.style.transform = transformTo(to);
    },

    release(motion) {
      if (held === null) return;
      const { man, spot } = held;
      held = null;
      man.element.classList.remove('wz-lifted');
      slide(man, seenAt(man, true), STRAIGHT(motion));
      label(spot, standing.get(spot) ?? []);
    },
  };
}
