import {
  barTo,
  HAND,
  isHit,
  landing,
  OFF,
  whyNotStep,
  withStep,
  type DieNumber,
  type Play,
  type Rules,
  type Step,
} from '@wurfzabel/rules';
import { numbersOf } from './notes.ts';

/** One man who is to go over these stations; `next` is the index of the one he has not reached yet. */
export interface Walker {
  readonly at: number;
  readonly stations: readonly number[];
  readonly next: number;
}

export const walker = (stations: readonly number[]): Walker => ({
  at: stations[0]!,
  stations,
  next: 1,
});

/** Steps looked at before a search is given up; eight men in any order need some thousands. */
const MOST_LOOKS = 50_000;

/**
 * An order of single steps that is legal and brings every walker to his goal, and nobody else anywhere.
 * Points between two stations of a walker may be touched; `silentHits` allows hits there.
 * The order is found on the board alone, and only ways that lead to the end are put to the rules: under foresight that is dear.
 */
export const findOrder = (
  rules: Rules,
  play: Play,
  walkers: readonly Walker[],
  silentHits: boolean,
): readonly Step[] | undefined => {
  const canArrive = new Map<string, boolean>();
  const isDead = new Set<string>();
  let looks = 0;

  const options = (at: Play, all: readonly Walker[]): readonly Option[] => {
    const found: Option[] = [];
    const numbers = [...new Set(nextNumbers(at))];
    all.forEach((man, i) => {
      if (all.slice(0, i).some(other => isSameWalk(other, man))) return;
      for (const number of numbers) {
        const option = optionOf(rules, at, man, number, silentHits);
        if (option)
          found.push({
            step: option.step,
            rest: all.flatMap((other, j) => (j === i ? option.rest : [other])),
          });
      }
    });
    return found;
  };

  const arrives = (at: Play, all: readonly Walker[]): boolean => {
    if (all.length === 0) return true;
    const key = keyOf(at, all);
    const known = canArrive.get(key);
    if (known !== undefined) return known;
    if (++looks > MOST_LOOKS) return false;
    const found = options(at, all).some(({ step, rest }) => arrives(withStep(at, step), rest));
    canArrive.set(key, found);
    return found;
  };

  const walk = (at: Play, all: readonly Walker[]): readonly Step[] | undefined => {
    if (all.length === 0) return at.steps;
    const key = keyOf(at, all);
    if (isDead.has(key)) return undefined;
    for (const { step, rest } of options(at, all)) {
      const next = withStep(at, step);
      if (!arrives(next, rest) || whyNotStep(rules, at, step) !== undefined) continue;
      const steps = walk(next, rest);
      if (steps) return steps;
    }
    isDead.add(key);
    return undefined;
  };

  const length = walkers.reduce((sum, man) => sum + man.stations.at(-1)! - man.at, 0);
  if (length > longestWay(play)) return undefined;
  return walk(play, walkers)?.slice(play.steps.length);
};

interface Option {
  readonly step: Step;
  readonly rest: readonly Walker[];
}

const isSameWalk = (a: Walker, b: Walker): boolean =>
  a.at === b.at && a.stations.slice(a.next).join() === b.stations.slice(b.next).join();

const optionOf = (
  rules: Rules,
  play: Play,
  man: Walker,
  number: DieNumber,
  silentHits: boolean,
): Option | undefined => {
  const step = { from: man.at, number };
  const to = landing(step);
  const goal = man.stations[man.next]!;
  if (
    to > goal ||
    play.position[OFF] === rules.men ||
    barTo(rules, play.position, step) !== undefined
  )
    return undefined;
  if (to < goal)
    return !silentHits && isHit(play.position, step)
      ? undefined
      : { step, rest: [{ ...man, at: to }] };
  const isHome = man.next === man.stations.length - 1;
  return { step, rest: isHome ? [] : [{ ...man, at: to, next: man.next + 1 }] };
};

/** The numbers of which the next step may use one. */
export const nextNumbers = (play: Play): readonly DieNumber[] => {
  const all = numbersOf(play);
  if (!play.schedule.anyOrder) return all.slice(play.steps.length, play.steps.length + 1);
  if (play.steps.length === 0) return all;
  return play.steps.length === 1 ? all.filter(number => number !== play.steps[0]!.number) : [];
};

/** More than all numbers together nobody can go; a man borne off may use more of a number than he needs, never less. */
const longestWay = (play: Play): number =>
  numbersOf(play).reduce<number>((sum, number) => sum + number, HAND);

const keyOf = (play: Play, walkers: readonly Walker[]): string => {
  const goals = walkers.map(man => `${man.at}>${man.stations.slice(man.next).join('>')}`).sort();
  const used = play.schedule.anyOrder
    ? play.steps.map(step => step.number).join('')
    : play.steps.length;
  return `${play.position.join()}|${used}|${goals.join()}`;
};
