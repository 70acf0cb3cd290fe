/**
 * The men. Each is one element that lives as long as the board, so that it can be seen to move. A
 * new state says only how many men stand where; which man went where is found by comparing.
 * Positions are final at once and the movement is shown on top, so it never delays anything.
 */
import { MAN, manAt, type Pile, type Point, type Spot, spotOf } from './geometry.ts';
import type { Plan } from './plan.ts';
import { fixed, svg } from './svg.ts';
import { type BoardState, type LastStep, type Side, SIDES } from './types.ts';

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

/** Which of the men that left their places goes to `to`: one the last play names, else the nearest. */
function pick(
  loose: Loose[],
  side: Side,
  to: Spot,
  last: readonly LastStep[],
  there: Point,
): Man | null {
  let best = -1;
  let least = Infinity;
  loose.forEach(({ man, from }, i) => {
    if (man.side !== side) return;
    const named = last.some(
      s => s.side === side && spotOf(s.from, side) === from && spotOf(s.to, side) === to,
    );
    const away = named ? -1 : Math.hypot(man.at.x - there.x, man.at.y - there.y);
    if (away < least) [best, least] = [i, away];
  });
  const [found] = best < 0 ? [] : loose.splice(best, 1);
  return found?.man ?? null;
}

export function createMen(layer: SVGGElement, id: string): Men {
  const standing = new Map<Spot, Man[]>();
  let drawn: Plan | null = null;
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

  const slide = (man: Man, from: Point, motion: number): void => {
    man.element.style.transform = transformTo(man.at);
    man.moving?.cancel();
    man.moving = null;
    if (motion <= 0 || Math.hypot(from.x - man.at.x, from.y - man.at.y) < 0.5) return;
    man.moving = man.element.animate(
      [{ transform: transformTo(from) }, { transform: transformTo(man.at) }],
      {
        duration: motion,
        easing: 'cubic-bezier(0.3, 0.7, 0.3, 1)',
      },
    );
  };

  /** Trays say how many they hold; only points and the bar need it on the man. */
  const label = (spot: Spot, men: readonly Man[]): void => {
    const counted = drawn?.counts.has(spot) === true;
    const shown = held?.spot === spot ? men.length - 1 : men.length;
    men.forEach((man, i) => {
      const counts = !counted && i === shown - 1 && shown > COUNTED_BY_EYE;
      man.count.textContent = counts ? String(shown) : '';
    });
  };

  const stand = (man: Man, pile: Pile): void => {
    man.element.classList.toggle('wz-on-edge', pile.onEdge);
    man.slab.setAttribute('transform', pile.step.x === 0 ? '' : 'rotate(90)');
  };

  return {
    update(plan, state, motion) {
      const wanted = wantedIn(state);
      const loose: Loose[] = [];
      for (const [spot, men] of standing) {
        const want = wanted.get(spot);
        const stay = want !== undefined && want.side === men[0]?.side ? want.count : 0;
        while (men.length > stay) {
          const man = men.pop();
          if (man !== undefined) loose.push({ man, from: spot });
        }
      }
      const moved = new Set<Man>();
      for (const [spot, { side, count }] of wanted) {
        const men = standing.get(spot) ?? [];
        standing.set(spot, men);
        const pile = plan.piles.get(spot);
        if (pile === undefined) continue;
        while (men.length < count) {
          const man = pick(loose, side, spot, state.last, pile.start) ?? makeMan(side, id);
          men.push(man);
          moved.add(man);
        }
      }
      for (const { man } of loose) man.element.remove();

      // Where men are seen must be read before anything is written.
      const still = drawn !== plan || motion <= 0;
      drawn = plan;
      const before = new Map<Man, Point>();
      if (!still) {
        for (const men of standing.values()) {
          for (const man of men)
            if (man.element.isConnected) before.set(man, seenAt(man, man === held?.man));
        }
      }
      const isHeld = held !== null && standing.get(held.spot)?.at(-1) === held.man;
      if (!isHeld && held !== null) {
        held.man.element.classList.remove('wz-lifted');
        held = null;
      }
      for (const [spot, men] of standing) {
        const pile = plan.piles.get(spot);
        if (pile === undefined) continue;
        men.forEach((man, i) => {
          man.at = manAt(pile, i, men.length);
          stand(man, pile);
          if (moved.has(man)) layer.append(man.element);
          if (man === held?.man) return;
          slide(man, before.get(man) ?? man.at, still ? 0 : motion);
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
      slide(man, seenAt(man, true), motion);
      label(spot, standing.get(spot) ?? []);
    },
  };
}
