import { afterStep, isHit, landing, type Position, type Rules, type Step } from '@wurfzabel/rules';
import { placeName } from './place-names.ts';

/** Some men moved alike: from a place, over places worth telling because a man was hit there, to a place. */
interface WrittenMove {
  readonly from: number;
  readonly to: number;
  /** Stations on the way, the last included, where a man was hit. */
  readonly hits: readonly number[];
  readonly count: number;
}

/**
 * The steps of a play as players write them: `hand/3 3/7* 20/off(2)`, `bar/22 13/7*`.
 * Steps that follow each other with one man are one move; a place between is written only where he hits.
 * @param start the position before the steps, seen by the side that plays
 * @returns an empty text if there is no step
 */
export const makePlayText = (rules: Rules, start: Position, steps: readonly Step[]): string => {
  const moves = together(chained(repeated(hitsAlong(start, steps))));
  return moves.map(move => moveText(rules, move)).join(' ');
};

const moveText = (rules: Rules, { from, to, hits, count }: WrittenMove): string => {
  const name = (station: number): string =>
    placeName(rules.game, station) + (hits.includes(station) ? '*' : '');
  const between = hits.filter(station => station !== to);
  const places = [placeName(rules.game, from), ...between.map(name), name(to)].join('/');
  return count > 1 ? `${places}(${count})` : places;
};

const hitsAlong = (start: Position, steps: readonly Step[]): readonly WrittenMove[] => {
  let position = start;
  return steps.map(step => {
    const to = landing(step);
    const hits = isHit(position, step) ? [to] : [];
    position = afterStep(position, step);
    return { from: step.from, to, hits, count: 1 };
  });
};

const union = (a: readonly number[], b: readonly number[]): readonly number[] =>
  [...new Set([...a, ...b])].sort((x, y) => x - y);

const isSame = (a: WrittenMove, b: WrittenMove): boolean => {
  const between = (move: WrittenMove): string =>
    move.hits.filter(station => station !== move.to).join();
  return a.from === b.from && a.to === b.to && between(a) === between(b);
};

const plus = (a: WrittenMove, b: WrittenMove): WrittenMove => ({
  ...a,
  hits: union(a.hits, b.hits),
  count: a.count + b.count,
});

/** Equal steps one after another. */
const repeated = (moves: readonly WrittenMove[]): readonly WrittenMove[] =>
  moves.reduce<readonly WrittenMove[]>((done, move) => {
    const last = done.at(-1);
    return last && isSame(last, move) ? [...done.slice(0, -1), plus(last, move)] : [...done, move];
  }, []);

/** As many men going on from where so many have just arrived are the same men. */
const chained = (moves: readonly WrittenMove[]): readonly WrittenMove[] =>
  moves.reduce<readonly WrittenMove[]>((done, move) => {
    const last = done.at(-1);
    if (!last || last.to !== move.from || last.count !== move.count) return [...done, move];
    return [...done.slice(0, -1), { ...last, to: move.to, hits: union(last.hits, move.hits) }];
  }, []);

/** Equal moves, wherever they stand. */
const together = (moves: readonly WrittenMove[]): readonly WrittenMove[] =>
  moves.reduce<readonly WrittenMove[]>((done, move) => {
    const at = done.findIndex(known => isSame(known, move));
    return at < 0
      ? [...done, move]
      : done.map((known, i) => (i === at ? plus(known, move) : known));
  }, []);
