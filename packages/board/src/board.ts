/** The board: layers of one drawing, buttons over it, and the state they are drawn from. */
import { drawCourses } from './courses.ts';
import { drawCube } from './cube.ts';
import { drawDice } from './dice.ts';
import { drawField, paints } from './field.ts';
import { type Point, type Spot, spotOf } from './geometry.ts';
import { listen } from './input.ts';
import { neighbour } from './keyboard.ts';
import { drawCounts, drawOverMarks, drawUnderMarks } from './marks.ts';
import { createMen } from './men.ts';
import { createPlaces } from './places.ts';
import { type Plan, planFor, spotAt } from './plan.ts';
import { svg } from './svg.ts';
import type { Board, BoardOptions, BoardState, DiceState, Shape } from './types.ts';

/** Hosts narrower than this get the tall shape. */
const NARROW = 600;
const MOTION = 180;

let boards = 0;

/** Draws a board in `host`, which it fills in width, and keeps it there until `destroy`. */
export function createBoard(host: HTMLElement, options: BoardOptions): Board {
  const id = `wz${++boards}`;
  const layers = {
    field: svg('g'),
    under: svg('g'),
    counts: svg('g'),
    men: svg('g', { class: 'wz-men' }),
    over: svg('g'),
    dice: svg('g'),
  };
  const drawing = svg(
    'svg',
    { class: 'wz-drawing', 'aria-hidden': 'true', focusable: 'false' },
    paints(id),
    layers.field,
    layers.under,
    layers.counts,
    layers.dice,
    layers.men,
    layers.over,
  );
  const root = document.createElement('div');
  root.className = 'wz-board';
  root.setAttribute('role', 'group');
  const buttons = document.createElement('div');
  buttons.className = 'wz-places';
  const spoken = document.createElement('p');
  spoken.className = 'wz-spoken';
  root.append(drawing, buttons, spoken);
  host.append(root);

  const men = createMen(layers.men, id);
  const places = createPlaces(buttons, options.words);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  let state: BoardState | null = null;
  let plan: Plan | null = null;
  let planKey = '';
  let fieldKey = '';
  let diceKey = '';
  let countsKey = '';
  let menKey = '';
  let shown: DiceState | null = null;

  /** Kept, because asking the browser at every update would cost a layout each time. */
  let width = options.shape === undefined || options.shape === 'auto' ? host.clientWidth : 0;
  const shapeNow = (): Shape => {
    const wish = options.shape ?? 'auto';
    if (wish !== 'auto') return wish;
    return width > 0 && width < NARROW ? (options.upright ?? 'tall') : 'wide';
  };
  const motionOf = (s: BoardState): number => (still.matches ? 0 : (s.motion ?? MOTION));

  const planOf = (s: BoardState): Plan => {
    const shape = shapeNow();
    const key = JSON.stringify([shape, s.layout, s.cube !== null]);
    if (plan !== null && key === planKey) return plan;
    planKey = key;
    plan = planFor(shape, s.layout, s.cube !== null);
    drawing.setAttribute('viewBox', `0 0 ${plan.width} ${plan.height}`);
    root.dataset['shape'] = shape;
    root.style.setProperty('--wz-ratio', String(plan.width / plan.height));
    return plan;
  };

  const draw = (s: BoardState): void => {
    const now = planOf(s);
    const field = JSON.stringify([planKey, s.labels, s.courses ?? []]);
    if (field !== fieldKey) {
      fieldKey = field;
      layers.field.replaceChildren(
        drawField(now, s.labels, id),
        drawCourses(now, s.layout, s.courses ?? []),
      );
    }
    const dice = JSON.stringify([planKey, s.dice, s.cube]);
    if (dice !== diceKey) {
      diceKey = dice;
      layers.dice.replaceChildren();
      if (s.dice !== null) layers.dice.append(drawDice(now, s.dice, shown));
      shown = s.dice;
      if (s.cube !== null) layers.dice.append(drawCube(now, s.cube));
    }
    layers.under.replaceChildren(drawUnderMarks(now, s));
    // Most updates pick a man up or put him back: then neither men nor what is written of them is touched.
    const counts = JSON.stringify([planKey, s.hand, s.off]);
    if (counts !== countsKey) {
      countsKey = counts;
      layers.counts.replaceChildren(drawCounts(now, s));
    }
    const standing = JSON.stringify([counts, s.men, s.last, motionOf(s) > 0]);
    if (standing !== menKey) {
      menKey = standing;
      men.update(now, s, motionOf(s));
    }
    layers.over.replaceChildren(drawOverMarks(now, s));

    const name = options.words.board();
    if (root.getAttribute('aria-label') !== name) root.setAttribute('aria-label', name);
    const said = [
      s.dice === null ? undefined : options.words.dice?.(s.dice),
      s.cube === null ? undefined : options.words.cube?.(s.cube),
    ];
    const text = said.filter(part => part !== undefined).join(' ');
    if (spoken.textContent !== text) spoken.textContent = text;
    root.classList.toggle('wz-still', motionOf(s) === 0);
    const pace = `${motionOf(s)}ms`;
    if (root.style.getPropertyValue('--wz-pace') !== pace)
      root.style.setProperty('--wz-pace', pace);
    root.classList.toggle('wz-disabled', s.disabled);
    root.classList.toggle('wz-with-courses', (s.courses ?? []).length > 0);
    root.classList.toggle('wz-selecting', s.selected !== null);
    root.dataset['turn'] = s.onTurn;
    places.update(now, s);
  };

  const toBoard = (clientX: number, clientY: number): Point => {
    const box = drawing.getBoundingClientRect();
    const scale = plan === null || box.width === 0 ? 1 : plan.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  };

  /** Tells the target that a carried man is held over. */
  const hover = (spot: Spot | null): void => {
    for (const mark of layers.over.querySelectorAll<SVGElement>('[data-spot]')) {
      mark.classList.toggle('wz-hovered', mark.dataset['spot'] === String(spot));
    }
  };

  const unlisten = listen(
    {
      root,
      state: () => state,
      spotOf: places.spotOf,
      toBoard,
      spotAt: p => (plan === null ? null : spotAt(plan, p)),
      focus: places.focus,
      lift(spot) {
        const lifted = men.lift(spot);
        root.classList.toggle('wz-dragging', lifted);
        return lifted;
      },
      carry(to) {
        men.carry(to);
        hover(plan === null ? null : spotAt(plan, to));
      },
      release() {
        root.classList.remove('wz-dragging');
        hover(null);
        men.release(state === null ? 0 : motionOf(state));
      },
      step(from, way) {
        if (plan !== null && state !== null) places.focus(neighbour(plan, state.layout, from, way));
      },
    },
    options,
  );

  const watch = new ResizeObserver(() => {
    width = host.clientWidth;
    if (state !== null && plan !== null && shapeNow() !== plan.shape) draw(state);
  });
  watch.observe(host);

  return {
    update(next) {
      state = next;
      draw(next);
    },
    focus(place) {
      if (state !== null) places.focus(spotOf(place, state.onTurn));
    },
    destroy() {
      watch.disconnect();
      unlisten();
      root.remove();
    },
  };
}
