/** The doubling cube. */
import type { Plan } from './plan.ts';
import { fixed, svg } from './svg.ts';
import type { CubeState } from './types.ts';

export function drawCube(plan: Plan, cube: CubeState): SVGGElement {
  const size = plan.shape === 'wide' ? 50 : 60;
  const at = plan.cube[cube.owner ?? 'middle'];
  return svg(
    'g',
    { class: 'wz-cube', transform: `translate(${fixed(at.x)} ${fixed(at.y)})` },
    svg('rect', {
      x: -size / 2 + 1,
      y: -size / 2 + 3,
      width: size,
      height: size,
      rx: 9,
      class: 'wz-die-shadow',
    }),
    svg('rect', {
      x: -size / 2,
      y: -size / 2,
      width: size,
      height: size,
      rx: 9,
      class: 'wz-cube-body',
    }),
    svg('rect', {
      x: -size / 2 + 4,
      y: -size / 2 + 4,
      width: size - 8,
      height: size - 8,
      rx: 6,
      class: 'wz-cube-line',
    }),
    svg(
      'text',
      { class: 'wz-cube-text', 'font-size': cube.value > 99 ? size * 0.36 : size * 0.5 },
      String(cube.value),
    ),
  );
}
