import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Rgba = readonly [number, number, number, number];
type Look = ReadonlyMap<string, string>;

const css = readFileSync(new URL('../src/css/themes.css', import.meta.url), 'utf8');

const block = (selector: string): Look => {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`no block ${selector}`);
  const body = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--wz-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );
};

/** `light-dark(a, b)` as the color-scheme has it; commas inside brackets do not part. */
const inScheme = (value: string, dark: boolean): string => {
  const pair = /^light-dark\(((?:[^,()]|\([^)]*\))+),((?:[^,()]|\([^)]*\))+)\)$/.exec(value.trim());
  return (pair ? pair[dark ? 2 : 1]! : value).trim();
};

const rgba = (text: string): Rgba => {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) {
    const full = hex.length === 3 ? [...hex].map(c => c + c).join('') : hex;
    return [0, 2, 4].map(i => parseInt(full.slice(i, i + 2), 16)).concat(1) as unknown as Rgba;
  }
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)%\)$/.exec(text);
  if (!parts) throw new Error(`not a colour: ${text}`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4]) / 100];
};

const over = (top: Rgba, below: Rgba): Rgba =>
  [0, 1, 2].map(i => top[i]! * top[3] + below[i]! * (1 - top[3])).concat(1) as unknown as Rgba;

const light = ([r, g, b]: Rgba): number => {
  const linear = (value: number): number => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
};

const contrast = (a: Rgba, b: Rgba): number => {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
};

const plain = block('.wz-board');
const THEMES = [
  { name: 'light', look: plain, dark: false },
  { name: 'dark', look: plain, dark: true },
  {
    name: 'wood',
    look: new Map([...plain, ...block("[data-board-theme='wood'] .wz-board")]),
    dark: false,
  },
  {
    name: 'contrast',
    look: new Map([...plain, ...block("[data-board-theme='contrast'] .wz-board")]),
    dark: false,
  },
] as const;

describe.each(THEMES)('the $name board', ({ look, dark }) => {
  const colour = (name: string): Rgba => {
    const value = look.get(`--wz-${name}`);
    if (value === undefined) throw new Error(`no --wz-${name}`);
    return rgba(inScheme(value, dark));
  };
  const ground = ['field-1', 'field-2', 'field-3', 'point-a', 'point-b'].map(colour);
  const least = (ink: Rgba, papers: readonly Rgba[]): number =>
    Math.min(...papers.map(paper => contrast(ink, paper)));
  const frames = ['frame-1', 'frame-2', 'frame-3'].map(colour);
  const groove = [colour('groove')];
  const count = look.has('--wz-count') ? 'count' : 'label';
  const halo = [...ground, ...groove].map(paper => over(colour('mark-halo'), paper));

  test.each([
    ['numbers of the points', 'label', frames],
    ['counts of the trays', count, groove],
    ['counts on white men', 'white-ink', ['white-1', 'white-2', 'white-3'].map(colour)],
    ['counts on black men', 'black-ink', ['black-1', 'black-2', 'black-3'].map(colour)],
    ['numbers of targets', 'mark', halo],
    ['numbers of hits', 'hit-ink', [colour('hit')]],
    ['pips of undersides', 'under-pip', [colour('under')]],
    ['the cube', 'cube-ink', [colour('cube')]],
    ['plates of grade 1', 'grade-1', halo],
    ['plates of grade 2', 'grade-2', halo],
    ['plates of grade 3', 'grade-3', halo],
    ['plates of grade 4', 'grade-4', halo],
  ] as const)('%s: at least 4.5', (_, ink, papers) => {
    expect(least(colour(ink), papers)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['white', 'black'] as const)('%s men stand out from all they lie on', side => {
    for (const paper of [...ground, ...groove]) {
      const seen = [`${side}-2`, `${side}-edge`].map(name => contrast(colour(name), paper));
      expect(Math.max(...seen)).toBeGreaterThanOrEqual(3);
    }
  });

  test('white and black men are told apart, and dice have their pips', () => {
    expect(contrast(colour('white-2'), colour('black-2'))).toBeGreaterThanOrEqual(7);
    expect(contrast(colour('white-ink'), colour('white-1'))).toBeGreaterThanOrEqual(7);
    expect(contrast(colour('black-ink'), colour('black-2'))).toBeGreaterThanOrEqual(7);
  });

  test('the focus is seen against its gap', () => {
    expect(contrast(colour('focus'), colour('focus-gap'))).toBeGreaterThanOrEqual(3);
  });
});
