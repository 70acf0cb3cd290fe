/**
 * Marks laid over the men: what can be picked up, what is picked up, where it can go, and what the
 * last play did. They differ in form, so that none depends on seeing its colour.
 */
import {
  centre,
  MAN,
  manAt,
  placeOf,
  type Point,
  rowOf,
  sideOf,
  type Spot,
  spotOf,
} from './geometry.ts';
import { COUNTED_BY_EYE } from './men.ts';
import type { Plan } from './plan.ts';
import { fixed, svg } from './svg.ts';
import { type BoardState, other, type Target } from './types.ts';

const countAt = (state: BoardState, spot: Spot): number => {
  if (typeof spot === 'number') return state.men[spot]?.count ?? 0;
  const side = sideOf(spot);
  if (side === null) return 0;
  return placeOf(spot) === 'hand' ? state.hand[side] : state.off[side];
};

/** Where the top man of a spot stands, or where the first would. */
function topOf(plan: Plan, state: BoardState, spot: Spot): Point | null {
  const pile = plan.piles.get(spot);
  if (pile === undefined) return null;
  const count = countAt(state, spot);
  return manAt(pile, Math.max(count - 1, 0), count);
}

/** Where a man that comes here will stand. */
function landing(plan: Plan, state: BoardState, target: Target): Point | null {
  const spot = spotOf(target.place, state.onTurn);
  const pile = plan.piles.get(spot);
  if (pile === undefined) return null;
  const stack = typeof spot === 'number' ? (state.men[spot] ?? null) : null;
  const enemies = stack !== null && stack.side === other(state.onTurn) ? stack.count : 0;
  const count = countAt(state, spot) - enemies;
  const p = manAt(pile, count, count + 1);
  if (!pile.onEdge) return p;
  // Men borne off are thin; the mark is not, and keeps clear of them.
  return { x: p.x + pile.step.x * MAN * 0.8, y: p.y + pile.step.y * MAN * 0.8 };
}

const at = (p: Point): string => `translate(${fixed(p.x)} ${fixed(p.y)})`;

/** The numbers used, in two lines when they are many. */
function numbers(text: string, size: number): SVGTextElement {
  const cut = text.length > 4 ? text.indexOf('+', text.length / 2 - 1) : -1;
  const lines = cut > 0 ? [text.slice(0, cut), text.slice(cut)] : [text];
  const longest = Math.max(...lines.map(line => line.length));
  const font = Math.min(size, (2.5 * size) / (longest + 0.5));
  const first = ((1 - lines.length) * font * 0.95) / 2;
  const label = svg('text', { class: 'wz-target-text', 'font-size': fixed(font) });
  lines.forEach((line, i) => {
    label.append(svg('tspan', { x: 0, y: fixed(first + i * font * 0.95) }, line));
  });
  return label;
}

function targetMark(plan: Plan, p: Point, target: Target): SVGGElement {
  const size = plan.shape === 'wide' ? 22 : 28;
  if (!target.hits) {
    return svg(
      'g',
      { class: 'wz-target', transform: at(p) },
      svg('circle', { r: MAN - 3, class: 'wz-target-disc' }),
      svg('circle', { r: MAN - 3, class: 'wz-target-ring' }),
      numbers(target.numbersText, size),
    );
  }
  const out = MAN + 7;
  const inner = MAN - 2;
  const claws = [45, 135, 225, 315].map(turn =>
    svg('path', {
      d: `M${out},-5L${inner - 5},0L${out},5Z`,
      transform: `rotate(${turn})`,
      class: 'wz-hit-claw',
    }),
  );
  return svg(
    'g',
    { class: 'wz-target wz-hit', transform: at(p) },
    svg('circle', { r: MAN, class: 'wz-hit-ring' }),
    ...claws,
    svg('circle', { r: MAN * 0.62, class: 'wz-hit-disc' }),
    numbers(target.numbersText, size * 0.94),
  );
}

/** A wedge at the foot of a point, pointing at it from the frame. */
function foot(plan: Plan, spot: Spot, hits: boolean): SVGPathElement | null {
  const area = plan.areas.get(spot);
  if (typeof spot !== 'number' || area === undefined) return null;
  const bottom = rowOf(spot) === 'bottom';
  const y = bottom ? plan.field.y + plan.field.height : plan.field.y;
  const deep = bottom ? 9 : -9;
  const x = area.x + area.width / 2;
  return svg('path', {
    d: `M${x - 22},${y}H${x + 22}L${x + 16},${y + deep * 0.7}H${x - 16}Z`,
    class: hits ? 'wz-foot wz-foot-hit' : 'wz-foot',
  });
}

/** Marks that lie beneath the men. */
export function drawUnderMarks(plan: Plan, state: BoardState): SVGGElement {
  const group = svg('g', { class: 'wz-under-marks' });
  for (const target of state.targets) {
    const spot = spotOf(target.place, state.onTurn);
    const wedge = foot(plan, spot, target.hits);
    if (wedge !== null) group.append(wedge);
    const groove = plan.grooves.get(spot);
    if (groove !== undefined) {
      const outline = {
        x: groove.x,
        y: groove.y,
        width: groove.width,
        height: groove.height,
        rx: 9,
      };
      group.append(
        svg('rect', { ...outline, class: 'wz-groove-halo' }),
        svg('rect', { ...outline, class: 'wz-groove-target' }),
      );
    }
  }
  const arrived = new Set(state.last.map(s => spotOf(s.to, s.side)));
  for (const step of state.last) {
    const spot = spotOf(step.from, step.side);
    const pile = plan.piles.get(spot);
    if (pile === undefined || typeof spot !== 'number' || arrived.has(spot)) continue;
    const count = countAt(state, spot);
    group.append(
      svg('circle', {
        r: MAN - 7,
        transform: at(manAt(pile, count, count + 1)),
        class: 'wz-last-from',
      }),
    );
  }
  return group;
}

/** Marks that lie over the men. */
export function drawOverMarks(plan: Plan, state: BoardState): SVGGElement {
  const group = svg('g', { class: 'wz-over-marks' });
  const seen = new Set<Spot>();
  for (const step of state.last) {
    const spot = spotOf(step.to, step.side);
    const top = topOf(plan, state, spot);
    const stack = typeof spot === 'number' ? (state.men[spot] ?? null) : null;
    if (top === null || stack === null || stack.side !== step.side || seen.has(spot)) continue;
    seen.add(spot);
    // On a stack that says its number the mark moves to the rim.
    const pile = plan.piles.get(spot);
    const aside = stack.count > COUNTED_BY_EYE && pile !== undefined ? MAN - 5 : 0;
    const p = { x: top.x, y: top.y + (pile?.step.y ?? 0) * aside };
    group.append(svg('path', { d: 'M0,-7L7,0L0,7L-7,0Z', transform: at(p), class: 'wz-last-to' }));
  }
  if (!state.disabled && state.selected === null) {
    for (const place of state.movable) {
      const top = topOf(plan, state, spotOf(place, state.onTurn));
      if (top === null) continue;
      group.append(
        svg('circle', { r: MAN - 0.5, transform: at(top), class: 'wz-movable-halo' }),
        svg('circle', { r: MAN - 0.5, transform: at(top), class: 'wz-movable' }),
      );
    }
  }
  if (state.selected !== null) {
    const top = topOf(plan, state, spotOf(state.selected, state.onTurn));
    if (top !== null) {
      group.append(
        svg('circle', { r: MAN + 1, transform: at(top), class: 'wz-selected-halo' }),
        svg('circle', { r: MAN + 1, transform: at(top), class: 'wz-selected' }),
      );
    }
  }
  for (const target of state.targets) {
    const p = landing(plan, state, target);
    if (p === null) continue;
    const mark = targetMark(plan, p, target);
    mark.dataset['spot'] = String(spotOf(target.place, state.onTurn));
    group.append(mark);
  }
  return group;
}

/** How many lie in each tray, and an arrow: men in hand come in, men borne off have gone out. */
export function drawCounts(plan: Plan, state: BoardState): SVGGElement {
  const group = svg('g', { class: 'wz-counts' });
  const wide = plan.shape === 'wide';
  const size = wide ? 20 : 28;
  const wing = size * 0.32;
  const middle = centre(plan.field);
  for (const [spot, p] of plan.counts) {
    const count = countAt(state, spot);
    const inward = placeOf(spot) === 'hand';
    const toField = wide ? Math.sign(middle.x - p.x) : Math.sign(middle.y - p.y);
    const way = inward ? toField : -toField;
    // The arrow lies on the side it points to; upright ones towards the end of the tray.
    const aside = wide ? way : Math.sign(middle.x - p.x);
    const shift = count > 0 ? 0.86 * size * aside : 0;
    const turn = wide ? (way > 0 ? 0 : 180) : way * 90;
    const label = svg(
      'g',
      { class: `wz-count${count === 0 ? ' wz-count-empty' : ''}`, transform: at(p) },
      svg('path', {
        d: `M${fixed(-wing / 2)},${fixed(-wing)}l${fixed(wing)},${fixed(wing)}l${fixed(-wing)},${fixed(wing)}`,
        transform: `translate(${fixed(shift)}) rotate(${turn})`,
        class: 'wz-count-arrow',
      }),
    );
    if (count > 0) {
      const x = fixed(-0.42 * size * aside);
      label.append(svg('text', { x, 'font-size': size, class: 'wz-count-text' }, String(count)));
    }
    group.append(label);
  }
  return group;
}
