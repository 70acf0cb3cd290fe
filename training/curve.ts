/**
 * `npx tsx training/curve.ts`: the learning curves of the nets in data/weights, all stages of each, as docs/pictures/learning.svg:
 * points a game against the hand-made evaluation over hours of one processor core.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '@wurfzabel/rules';
import type { Milestone } from './store.ts';

interface Manifest {
  readonly coreHours: number;
  readonly curve: readonly (Omit<Milestone, 'coreSeconds'> & { readonly coreSeconds?: number })[];
  readonly before?: Manifest;
}

interface Point {
  readonly hours: number;
  readonly points: number;
  readonly error: number;
}

/** Points of all stages one after another. Manifests from before hours of cores were kept have those of the clock. */
const pointsOf = (
  manifest: Manifest,
): { readonly points: readonly Point[]; readonly hours: number } => {
  const earlier = manifest.before ? pointsOf(manifest.before) : { points: [], hours: 0 };
  const own = manifest.curve.map(({ seconds, coreSeconds, strength: { handMade } }) => ({
    hours: earlier.hours + (coreSeconds ?? seconds) / 3600,
    points: handMade.pointsPerGame,
    error: handMade.standardError,
  }));
  return { points: [...earlier.points, ...own], hours: earlier.hours + manifest.coreHours };
};

const curves = GAMES.flatMap(({ id }) => {
  const file = `data/weights/${id}/manifest.json`;
  if (!existsSync(file)) return [];
  const { points } = pointsOf(JSON.parse(readFileSync(file, 'utf8')) as Manifest);
  return [{ id, points }];
});

const WIDTH = 720;
const HEIGHT = 400;
const LEFT = 52;
const RIGHT = 150;
const TOP = 32;
const BOTTOM = 48;
const COLOURS = ['#b4541f', '#2f6f9f', '#3d8b4f', '#8a4f9e', '#a88a1a'];

const hours = Math.ceil(Math.max(...curves.flatMap(c => c.points.map(p => p.hours))) * 2) / 2;
const most = Math.ceil(Math.max(...curves.flatMap(c => c.points.map(p => p.points))) * 5) / 5;
const x = (h: number): number => LEFT + (h / hours) * (WIDTH - LEFT - RIGHT);
const y = (p: number): number => HEIGHT - BOTTOM - (p / most) * (HEIGHT - TOP - BOTTOM);
const n = (value: number): string => value.toFixed(1);

const grid = [
  ...Array.from({ length: Math.round(most * 5) + 1 }, (_, i) => i / 5).map(
    p =>
      `<path class="grid" d="M${LEFT} ${n(y(p))}H${WIDTH - RIGHT}"/><text x="${LEFT - 8}" y="${n(y(p) + 4)}" text-anchor="end">${p.toFixed(1)}</text>`,
  ),
  ...Array.from({ length: Math.round(hours * 2) + 1 }, (_, i) => i / 2).map(
    h =>
      `<path class="grid" d="M${n(x(h))} ${HEIGHT - BOTTOM}v5"/><text x="${n(x(h))}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${h}</text>`,
  ),
];

/** Names at the ends of the lines, pushed apart where two would touch. */
const labels = curves
  .map(({ id, points }, i) => ({ id, i, at: points.at(-1)! }))
  .sort((a, b) => b.at.points - a.at.points)
  .reduce<{ readonly text: string; readonly at: number }[]>((done, { id, i, at }) => {
    const place = Math.max(y(at.points) + 4, (done.at(-1)?.at ?? -Infinity) + 18);
    const text = `<text x="${WIDTH - RIGHT + 14}" y="${n(place)}" class="name" style="fill:${COLOURS[i]}">${id}</text>`;
    return [...done, { text, at: place }];
  }, []);

const lines = curves.map(({ points }, i) => {
  const colour = COLOURS[i];
  const path = points.map((p, k) => `${k === 0 ? 'M' : 'L'}${n(x(p.hours))} ${n(y(p.points))}`);
  const bars = points.map(
    p =>
      `<path d="M${n(x(p.hours))} ${n(y(p.points - p.error))}V${n(y(p.points + p.error))}" stroke="${colour}" opacity=".5"/><circle cx="${n(x(p.hours))}" cy="${n(y(p.points))}" r="3" fill="${colour}"/>`,
  );
  return `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="2"/>${bars.join('')}`;
});

writeFileSync(
  'docs/pictures/learning.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Points a game against the hand-made evaluation over hours of training, a line for each game">
<style>text{font:13px system-ui,sans-serif;fill:#555}.name{font-weight:600}.grid{stroke:#8884;fill:none}@media(prefers-color-scheme:dark){text{fill:#bbb}}</style>
${grid.join('\n')}
${lines.join('\n')}
${labels.map(({ text }) => text).join('\n')}
<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 8}" text-anchor="middle">hours of one core</text>
<text x="${LEFT}" y="${TOP - 14}">points a game against the hand-made evaluation, bars of one standard error</text>
</svg>
`,
);
console.log(
  `docs/pictures/learning.svg: ${curves.map(c => `${c.id} ${c.points.length}`).join(', ')}`,
);
