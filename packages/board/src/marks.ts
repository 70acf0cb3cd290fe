/**
 * Marks laid over the men: what can be picked up, what is picked up, where it can go, and what the
 * last play did. They differ in form, so that none depends on seeing its colour.
 */
import { drawMarks } from './arrows.ts';
import { centre, MAN, manAt, placeOf, type Point, rowOf, type Spot, spotOf } from './geometry.ts';
import { COUNTED_BY_EYE } from './men.ts';
import type { Plan } from './plan.ts';
import { countAt, landingAt, topOf } from './stand.ts';
import { fixed, svg } from './svg.ts';
import type { BoardState, LastStep, Mark, Target } from './types.ts';

const at = (p: Point): string => `translate(${fixed(p.x)} ${fixed(p.y)})`;

const signOf = ({ sign }: Target, size: number): SVGTextElement =>
  svg('text', { class: 'wz-target-text', 'font-size': fixed(size) }, sign);

function targetMark(p: Point, target: Target): SVGGElement {
  const size = 26;
  if (!target.hits) {
    return svg(
      'g',
      { class: 'wz-target', transform: at(p) },
      svg('circle', { r: MAN - 3, class: 'wz-target-disc' }),
      svg('circle', { r: MAN - 3, class: 'wz-target-ring' }),
      signOf(target, size),
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
    svg('circle', { r: MAN * 0.74, class: 'wz-hit-disc' }),
    signOf(target, size * 0.94),
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

/** The steps of the last play taken back, as far as the men allow; hit men stay where they are. */
function menBefore(state: BoardState): BoardState['men'] {
  const men = [...state.men];
  const change = (slot: number, side: LastStep['side'], by: number): void => {
    const stack = men[slot] ?? null;
    const count = (stack?.side === side ? stack.count : 0) + by;
    if (stack === null || stack.side === side) men[slot] = count > 0 ? { side, count } : null;
  };
  for (const { side, from, to } of [...state.last].reverse()) {
    if (typeof to === 'number') change(to, side, -1);
    if (typeof from === 'number') change(from, side, 1);
  }
  return men;
}

function traysBefore(state: BoardState): Pick<BoardState, 'hand' | 'off'> {
  const hand = { ...state.hand };
  const off = { ...state.off };
  for (const { side, from, to } of state.last) {
    if (from === 'hand') hand[side]++;
    if (to === 'off') off[side] = Math.max(0, off[side] - 1);
  }
  return { hand, off };
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
  const last = state.lastAs === 'none' ? [] : state.last;
  const arrived = new Set(last.map(s => spotOf(s.to, s.side)));
  for (const step of last) {
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

/** The last play as arrows. It has been played: each way ends on the man who went it, and starts where he stood. */
function lastArrows(plan: Plan, state: BoardState): SVGGElement {
  const before: BoardState = { ...state, men: menBefore(state), ...traysBefore(state) };
  const marks = state.last.map((step): Mark => ({ ...step, form: 'arrow', grade: 3 }));
  const arrows = drawMarks(plan, before, marks);
  arrows.classList.add('wz-last-arrows');
  return arrows;
}

/** Marks that lie over the men. */
export function drawOverMarks(plan: Plan, state: BoardState): SVGGElement {
  const group = svg('g', { class: 'wz-over-marks' });
  const seen = new Set<Spot>();
  if (state.lastAs === 'arrows') group.append(lastArrows(plan, state));
  for (const step of state.lastAs === 'none' || state.lastAs === 'arrows' ? [] : state.last) {
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
    const p = landingAt(plan, state, target.place, state.onTurn);
    if (p === null) continue;
    const mark = targetMark(p, target);
    mark.dataset['spot'] = String(spotOf(target.place, state.onTurn));
    group.append(mark);
  }
  group.append(drawMarks(plan, state, state.marks ?? []));
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
