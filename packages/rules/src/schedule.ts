import { isDoublet, lowerFirst, underside, type DieNumber, type Throw } from './dice.ts';
import type { Rules } from './game.ts';
import { DOUBLETS, MOST_DOUBLETS, copyPosition, type Position } from './position.ts';

/** One number to be played `count` times. */
export interface Group {
  readonly number: DieNumber;
  readonly count: number;
  /** Owed: must be played if it can be. Optional: may be left. */
  readonly duty: 'owed' | 'optional';
  /** Where the number comes from: a die's top or underside, or the 5 and 6 that a 1-2 brings along (option oneTwo). */
  readonly face: 'top' | 'underside' | 'extra';
}

/**
 * What a throw gives to play: groups in the order in which they are played, each only after all before it were played in full.
 * With `anyOrder` there are two groups, the lower number first in the list, and either may be played first.
 */
export interface Schedule {
  readonly groups: readonly Group[];
  readonly anyOrder: boolean;
  /** Another throw follows if all that is owed is played. */
  readonly earnsThrow: boolean;
  /** After all groups the thrower names a doublet and plays it as if thrown (option oneTwo). */
  readonly thenName: boolean;
}

const owed = (number: DieNumber, face: Group['face'] = 'top', count = 1): Group => ({
  number,
  count,
  duty: 'owed',
  face,
});

/** Tops, then undersides: two of each for a player's first doublet, four for every later one (sources A, S, E). */
const doubletGroups = (number: DieNumber, isFirst: boolean, rules: Rules): readonly Group[] => {
  if (rules.doublets === 'fourfold') return [owed(number, 'top', 4)];
  const count = isFirst ? 2 : 4;
  return [
    owed(number, 'top', count),
    { number: underside(number), count, duty: rules.undersides, face: 'underside' },
  ];
};

/**
 * The numbers of a throw.
 * @param doubletsBefore doublets the thrower had thrown before this throw
 */
export const scheduleOf = (rules: Rules, doubletsBefore: number, thrown: Throw): Schedule => {
  const [low, high] = lowerFirst(thrown);
  if (isDoublet(thrown))
    return {
      groups: doubletGroups(low, doubletsBefore === 0, rules),
      anyOrder: false,
      earnsThrow: earnsThrow(rules, doubletsBefore, thrown, true),
      thenName: false,
    };
  if (rules.oneTwo && low === 1 && high === 2)
    return {
      groups: [owed(1), owed(2), owed(5, 'extra'), owed(6, 'extra')],
      anyOrder: false,
      earnsThrow: false,
      thenName: true,
    };
  return {
    groups: [owed(low), owed(high)],
    anyOrder: rules.order === 'any',
    earnsThrow: false,
    thenName: false,
  };
};

/**
 * What the other side has to play of a throw when the thrower could not: the same numbers under the same duties.
 * @param left owed numbers not played, in playing order
 * @param anyOrder whether the thrower might have played them in any order
 */
export const scheduleOfRest = (left: readonly DieNumber[], anyOrder: boolean): Schedule => {
  const groups: Group[] = [];
  for (const number of left) {
    const last = groups.at(-1);
    if (last?.number === number) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else groups.push(owed(number));
  }
  return { groups, anyOrder: anyOrder && groups.length === 2, earnsThrow: false, thenName: false };
};

/** The position in which the numbers are played: a doublet counts when it is thrown, playable or not. */
export const afterThrowing = (rules: Rules, position: Position, thrown: Throw): Position => {
  if (!rules.countsDoublets || !isDoublet(thrown) || position[DOUBLETS]! >= MOST_DOUBLETS)
    return position;
  const counted = copyPosition(position);
  counted[DOUBLETS]!++;
  return counted;
};

/** Whether the throw's kind earns another one; `playedOut` says whether every owed number of it was played. */
export const earnsThrow = (
  rules: Rules,
  doubletsBefore: number,
  thrown: Throw,
  playedOut: boolean,
): boolean => {
  if (!isDoublet(thrown) || !(playedOut || rules.throwAgainWhenBlocked)) return false;
  switch (rules.throwAgain) {
    case 'never':
      return false;
    case 'every':
      return true;
    case 'from-second':
      return doubletsBefore > 0;
  }
};

/** One order of single numbers, as the generator tries them. */
export interface Run {
  readonly numbers: readonly DieNumber[];
  /** How many of the numbers, from the first, are owed. */
  readonly owed: number;
  /** How many of the numbers, from the first, are not undersides. */
  readonly tops: number;
  /** Whether a number repeats the one before it, in the same group. */
  readonly continues: readonly boolean[];
}

const runOf = (groups: readonly Group[]): Run => {
  const each = groups.flatMap(group => new Array<Group>(group.count).fill(group));
  return {
    numbers: each.map(group => group.number),
    owed: each.filter(group => group.duty === 'owed').length,
    tops: each.filter(group => group.face !== 'underside').length,
    continues: each.map((group, i) => i > 0 && each[i - 1] === group),
  };
};

/** The orders in which a schedule may be played; where there are two, the higher number first in the first of them. */
export const runsOf = (schedule: Schedule): readonly Run[] =>
  schedule.anyOrder
    ? [runOf([...schedule.groups].reverse()), runOf(schedule.groups)]
    : [runOf(schedule.groups)];
