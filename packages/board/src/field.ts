/** What does not move: frame, field, points, bar, grooves, grain and printed labels. */
import { centre, COLUMN, columnOf, placeOf, type Rect, rowOf } from './geometry.ts';
import { inlay, star, wallPaints, wallShadows } from './ornament.ts';
import type { Plan } from './plan.ts';
import { fixed, svg } from './svg.ts';

const inset = (r: Rect, by: number): Rect => ({
  x: r.x + by,
  y: r.y + by,
  width: r.width - 2 * by,
  height: r.height - 2 * by,
});

const rect = (r: Rect, className: string, rx = 0): SVGRectElement =>
  svg('rect', { x: r.x, y: r.y, width: r.width, height: r.height, rx, class: className });

/** Paints that follow the theme. `id` keeps several boards on one page apart. */
export function paints(id: string): SVGDefsElement {
  const stops = (name: string, offsets: readonly number[]) =>
    offsets.map((offset, i) => svg('stop', { offset, class: `wz-stop-${name}-${i + 1}` }));
  const down = { x1: 0, y1: 0, x2: 0, y2: 1 };
  const ball = { cx: 0.38, cy: 0.32, r: 0.72 };
  const defs = svg('defs');
  for (const side of ['white', 'black']) {
    defs.append(
      svg('radialGradient', { id: `${id}-${side}`, ...ball }, ...stops(side, [0, 0.55, 1])),
      svg('linearGradient', { id: `${id}-${side}-slab`, ...down }, ...stops(side, [0, 0.45, 1])),
    );
  }
  defs.append(
    svg('linearGradient', { id: `${id}-frame`, ...down }, ...stops('frame', [0, 0.5, 1])),
    svg('linearGradient', { id: `${id}-field`, ...down }, ...stops('field', [0, 0.5, 1])),
    svg(
      'linearGradient',
      { id: `${id}-bar`, x1: 0, y1: 0, x2: 1, y2: 0 },
      ...stops('bar', [0, 0.5, 1]),
    ),
    ...wallPaints(id),
  );
  return defs;
}

/** Grain as a few wavy lines: the same every time, and far cheaper than a filter. */
function grain(r: Rect, seed: number, along: 'x' | 'y'): SVGPathElement {
  let state = seed;
  const next = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const length = along === 'x' ? r.width : r.height;
  const across = along === 'x' ? r.height : r.width;
  const at = (a: number, b: number): string =>
    along === 'x'
      ? `${fixed(r.x + a)},${fixed(r.y + Math.min(Math.max(b, 0), across))}`
      : `${fixed(r.x + Math.min(Math.max(b, 0), across))},${fixed(r.y + a)}`;
  let d = '';
  for (let b = 2; b < across; b += 3 + next() * 9) {
    const from = next() < 0.4 ? 0 : next() * length * 0.6;
    const to = next() < 0.4 ? length : from + next() * (length - from);
    const bend = (next() - 0.5) * 9;
    const third = (to - from) / 3;
    d += `M${at(from, b)}C${at(from + third, b + bend)} ${at(to - third, b - bend)} ${at(to, b + bend / 3)}`;
  }
  return svg('path', { d, class: 'wz-grain' });
}

/** One point, its foot on the edge at y and its tip `length` into the field. */
function point(x: number, y: number, length: number, kind: 'a' | 'b'): SVGGElement {
  const middle = x + COLUMN / 2;
  const foot = Math.sign(length);
  const tip = y + length;
  const veneer = length - 34 * foot;
  return svg(
    'g',
    { class: `wz-point wz-point-${kind}` },
    svg('path', {
      d: `M${x + 1.5},${y}L${fixed(middle)},${fixed(tip)}L${x + COLUMN - 1.5},${y}Z`,
      class: 'wz-point-body',
    }),
    svg('path', {
      d: `M${x + 8},${y}L${fixed(middle)},${fixed(y + veneer)}L${x + COLUMN - 8},${y}`,
      class: 'wz-point-inlay',
    }),
    svg('circle', { cx: middle, cy: tip + 5 * foot, r: 4.5, class: 'wz-point-tip' }),
  );
}

/** Where the boards of the frame meet. */
const mitres = (whole: Rect, field: Rect): SVGPathElement => {
  const right = whole.width - 5;
  const bottom = whole.height - 5;
  const deep = Math.min(field.x, field.y, whole.width - field.x - field.width) - 8;
  return svg('path', {
    d: `M5,5l${deep},${deep}M${right},5l${-deep},${deep}M5,${bottom}l${deep},${-deep}M${right},${bottom}l${-deep},${-deep}`,
    class: 'wz-mitre',
  });
};

export function drawField(plan: Plan, labels: readonly string[], id: string): SVGGElement {
  const { field, bar } = plan;
  const whole: Rect = { x: 0, y: 0, width: plan.width, height: plan.height };
  const frame = rect(whole, 'wz-frame', 16);
  frame.setAttribute('fill', `url(#${id}-frame)`);
  const group = svg('g', { class: 'wz-field-layer' }, frame, grain(inset(whole, 9), 1855, 'x'));
  group.append(rect(inset(whole, 3), 'wz-frame-line', 13), mitres(whole, field));

  const bed = rect(field, 'wz-field');
  bed.setAttribute('fill', `url(#${id}-field)`);
  group.append(inlay(field), bed, grain(field, 406, 'y'));
  const space = field.height / 2 - plan.pointLength;
  group.append(...plan.halves.map(half => star(half, space * 0.8)));

  const points = svg('g', { class: 'wz-points' });
  for (let slot = 0; slot < 24; slot++) {
    const column = columnOf(slot);
    const x = field.x + column * COLUMN + (column > 5 ? bar.width : 0);
    const bottom = rowOf(slot) === 'bottom';
    const y = bottom ? field.y + field.height : field.y;
    points.append(point(x, y, bottom ? -plan.pointLength : plan.pointLength, slot % 2 ? 'b' : 'a'));
  }
  group.append(points);

  const ridge = rect(bar, 'wz-bar');
  ridge.setAttribute('fill', `url(#${id}-bar)`);
  group.append(ridge, grain(bar, 12, 'y'));
  const hinge = Math.min(bar.width - 16, 22);
  for (const part of [0.22, 0.78]) {
    const y = bar.y + bar.height * part;
    const { x } = centre(bar);
    const plate = { x: x - hinge / 2, y: y - 26, width: hinge, height: 52 };
    group.append(rect(plate, 'wz-hinge', 3));
    group.append(svg('path', { d: `M${x},${y - 25}v50`, class: 'wz-hinge-pin' }));
    for (const up of [-17, 17]) {
      group.append(
        svg('circle', { cx: x - hinge / 4 - 1, cy: y + up, r: 2, class: 'wz-hinge-screw' }),
      );
      group.append(
        svg('circle', { cx: x + hinge / 4 + 1, cy: y + up, r: 2, class: 'wz-hinge-screw' }),
      );
    }
  }
  for (const half of plan.halves) group.append(wallShadows(half, id), rect(half, 'wz-half-line'));

  for (const [spot, groove] of plan.grooves) {
    group.append(rect(groove, `wz-groove wz-groove-${placeOf(spot)}`, 9));
  }
  if (plan.cubeLane !== null) group.append(rect(plan.cubeLane, 'wz-groove', 9));

  const printed = svg('g', { class: 'wz-labels', 'font-size': plan.labelSize });
  labels.forEach((label, slot) => {
    const area = plan.areas.get(slot);
    if (area === undefined || label === '') return;
    const y =
      rowOf(slot) === 'bottom' ? field.y + field.height + plan.labelGap : field.y - plan.labelGap;
    printed.append(svg('text', { x: centre(area).x, y, class: 'wz-label' }, label));
  });
  group.append(printed);
  return group;
}
