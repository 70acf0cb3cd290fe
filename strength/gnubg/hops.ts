import { copyPosition, HAND, OFF, OTHER_HAND, type Position, type Step } from '@wurfzabel/rules';

/** One man from a station to another, as Backgammon's moves are written; 25 is off. */
export type Hop = readonly [from: number, to: number];

/** Moves such as "bar/21* 13/7 8/5(2) 6/off" or "13/8/5", hits marked with a star or not. */
export const hopsOf = (moves: string): readonly Hop[] =>
  moves
    .split(/\s+/)
    .filter(move => move !== '')
    .flatMap(move => {
      const times = Number(/\((\d)\)/.exec(move)?.[1] ?? 1);
      const stops = move
        .replace(/\(.*|\*/g, '')
        .split('/')
        .map(stop =>
          stop === 'bar' ? HAND : stop === 'off' ? OFF : 25 - Number.parseInt(stop, 10),
        );
      const hops = stops.slice(1).map((to, i): Hop => [stops[i]!, to]);
      return new Array<readonly Hop[]>(times).fill(hops).flat();
    });

export const hopsOfSteps = (steps: readonly Step[]): readonly Hop[] =>
  steps.map(({ from, number }) => [from, Math.min(from + number, OFF)]);

export const afterHops = (position: Position, hops: readonly Hop[]): Position => {
  const next = copyPosition(position);
  for (const [from, to] of hops) {
    next[from]!--;
    if (to < OFF && next[to]! < 0) {
      next[to] = 0;
      next[OTHER_HAND]!++;
    }
    next[to]!++;
  }
  return next;
};
