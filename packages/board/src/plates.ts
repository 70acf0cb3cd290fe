/**
 * Where the small plates of arrows stand: on the middle of their way if that is free, otherwise a little further into the
 * board. They keep clear of the edge and, where there is room, of each other and of the men.
 */
import { centre, COLUMN, MAN, manAt, type Point, type Rect, SLOTS } from './geometry.ts';
import type { Plan } from './plan.ts';
import { countAt } from './stand.ts';
import type { BoardState } from './types.ts';

/** A plate that is to be placed: how large it is, and the middle of its way. */
export interface WantedPlate {
  readonly width: number;
  readonly height: number;
  readonly middle: Point;
}

/** Free room between two plates, and between a plate and the edge of the field. */
const GAP = 3;

const around = (p: Point, width: number, height: number): Rect => ({
  x: p.x - width / 2,
  y: p.y - height / 2,
  width,
  height,
});

const overlap = (a: Rect, b: Rect, gap: number): boolean =>
  a.x < b.x + b.width + gap &&
  b.x < a.x + a.width + gap &&
  a.y < b.y + b.height + gap &&
  b.y < a.y + a.height + gap;

const menOn = (plan: Plan, state: BoardState): readonly Rect[] =>
  SLOTS.flatMap(slot => {
    const pile = plan.piles.get(slot);
    const count = countAt(state, slot);
    if (!pile) return [];
    return Array.from({ length: count }, (_, i) =>
      around(manAt(pile, i, count), 2 * MAN - 8, 2 * MAN - 8),
    );
  });

const within = (plan: Plan, p: Point, { width, height }: WantedPlate): Point => {
  const { field } = plan;
  const between = (value: number, low: number, high: number): number =>
    Math.min(Math.max(value, low), Math.max(low, high));
  return {
    x: between(p.x, field.x + width / 2 + GAP, field.x + field.width - width / 2 - GAP),
    y: between(p.y, field.y + height / 2 + GAP, field.y + field.height - height / 2 - GAP),
  };
};

/** The middle, then ever further towards the middle line of the board, straight and to both sides. */
const places = (plan: Plan, { middle, height }: WantedPlate): readonly Point[] => {
  const inward = middle.y < centre(plan.field).y ? 1 : -1;
  const found: Point[] = [];
  for (let row = 0; row < 5; row++)
    for (const aside of [0, 1, -1])
      found.push({
        x: middle.x + aside * COLUMN * 0.9,
        y: middle.y + inward * row * (height + GAP),
      });
  return found;
};

/** The middles of plates, in their order. */
export function platePoints(
  plan: Plan,
  state: BoardState,
  wanted: readonly WantedPlate[],
): readonly Point[] {
  const men = menOn(plan, state);
  const taken: Rect[] = [];
  return wanted.map(each => {
    const rectAt = (p: Point): Rect => around(p, each.width, each.height);
    const tries = places(plan, each).map(p => within(plan, p, each));
    const apart = tries.filter(p => !taken.some(other => overlap(rectAt(p), other, GAP)));
    const free = apart.find(p => !men.some(man => overlap(rectAt(p), man, 0)));
    const point = free ?? apart[0] ?? tries[0]!;
    taken.push(rectAt(point));
    return point;
  });
}
