import type { DieNumber } from './dice.ts';
import type { Rules } from './game.ts';
import { playsOf } from './plays.ts';
import { HAND, LAST_STATION, OFF, type Position } from './position.ts';
import type { Group, Schedule } from './schedule.ts';
import { afterStep, barTo, isHit, landing, type Step } from './step.ts';

/** A play under way: what one throw is used for, step by step, seen by the side that plays it. */
export interface Play {
  readonly schedule: Schedule;
  /** Position before the first step, a thrown doublet counted. */
  readonly start: Position;
  readonly steps: readonly Step[];
  /** Position after the steps. */
  readonly position: Position;
}

/** One number of the throw as it stands to be seen. */
export interface Chip {
  readonly number: DieNumber;
  readonly face: Group['face'];
  readonly duty: Group['duty'];
  /** next: may be played now; open: later; lost: owed, but it cannot be played or its time will not come; left: not used and not owed. */
  readonly state: 'played' | 'next' | 'open' | 'lost' | 'left';
}

/** One man moved by one or more numbers in a row. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly Step[];
  /** Stations where the man hits on his way, the last included. */
  readonly hits: readonly number[];
}

/**
 * A play before its first step.
 * @param position as `afterThrowing` leaves it
 */
export const beginPlay = (schedule: Schedule, position: Position): Play => ({
  schedule,
  start: position,
  steps: [],
  position,
});

/** The play with one step more. The step must be one of `legalSteps`; it is not checked again. */
export const withStep = (play: Play, step: Step): Play => ({
  ...play,
  steps: [...play.steps, step],
  position: afterStep(play.position, step),
});

/** The play without its last step; the same play if there is none. */
export const withoutLastStep = (play: Play): Play =>
  play.steps.slice(0, -1).reduce(withStep, beginPlay(play.schedule, play.start));

/** What is left of the schedule after the steps so far. */
export const restOf = (play: Play): Schedule => {
  const { schedule } = play;
  if (schedule.anyOrder && play.steps.length > 0) {
    const used =
      play.steps.length === 2
        ? []
        : schedule.groups.filter(g => g.number !== play.steps[0]!.number);
    return { ...schedule, groups: used, anyOrder: false };
  }
  let played = play.steps.length;
  const groups: Group[] = [];
  for (const group of schedule.groups) {
    const used = Math.min(played, group.count);
    played -= used;
    if (used === 0) groups.push(group);
    else if (used < group.count) groups.push({ ...group, count: group.count - used });
  }
  return { ...schedule, groups };
};

/** Whether the last man of the player is off. */
export const isWonPlay = (rules: Rules, play: Play): boolean => play.position[OFF] === rules.men;

/** The groups from which the next number may be taken: one, or two where any order is allowed. */
export const nextGroups = (play: Play): readonly Group[] => {
  const rest = restOf(play);
  return rest.anyOrder ? rest.groups : rest.groups.slice(0, 1);
};

const stepsWith = (rules: Rules, position: Position, number: DieNumber): Step[] => {
  const steps: Step[] = [];
  for (let from = HAND; from <= LAST_STATION; from++) {
    const step = { from, number };
    if (position[from]! > 0 && barTo(rules, position, step) === undefined) steps.push(step);
  }
  return steps;
};

/** Whether a number of the throw can be played on the board as it stands, duties aside. */
export const canPlay = (rules: Rules, position: Position, number: DieNumber): boolean =>
  stepsWith(rules, position, number).length > 0;

/** Most owed numbers that can still be played. */
const mostOwed = (rules: Rules, play: Play): number => {
  const rest = restOf(play);
  const groups = rest.groups.filter(group => group.duty === 'owed');
  if (groups.length === 0) return 0;
  return playsOf(rules, play.position, { ...rest, groups }).mostOwed;
};

/**
 * Whether moving the rearmost man that can, number after number, uses up all that is owed. Where it does nothing can be
 * forfeited, which spares almost every count of what could be played at most.
 */
const playsAllOwed = (rules: Rules, play: Play): boolean => {
  let { position } = play;
  for (const { number, count, duty } of restOf(play).groups) {
    if (duty === 'optional') break;
    for (let i = 0; i < count; i++) {
      const [step] = stepsWith(rules, position, number);
      if (!step) return false;
      position = afterStep(position, step);
    }
  }
  return true;
};

/** What a step that the board allows would give away of the duty to play as much as possible. */
export type Forfeit =
  | { readonly code: 'forfeits'; readonly number: DieNumber }
  | { readonly code: 'higher-required'; readonly number: DieNumber };

/** Under foresight: what is wrong with a step that the board allows, or undefined. */
export const forfeitBy = (rules: Rules, play: Play, step: Step): Forfeit | undefined => {
  if (rules.foresight === 'none') return undefined;
  const rest = restOf(play);
  if (rest.groups[0]?.duty !== 'owed') return undefined;
  const next = withStep(play, step);
  if (playsAllOwed(rules, next)) return undefined;
  const most = mostOwed(rules, play);
  if (1 + mostOwed(rules, next) < most) {
    const lost = restOf(next).groups.find(group => group.duty === 'owed');
    return { code: 'forfeits', number: lost?.number ?? step.number };
  }
  if (rest.anyOrder && most === 1) {
    const higher = rest.groups[1]!.number;
    if (step.number !== higher && canPlay(rules, play.position, higher))
      return { code: 'higher-required', number: higher };
  }
  return undefined;
};

/** Every single step after which the play can still be completed legally. */
export const legalSteps = (rules: Rules, play: Play): readonly Step[] => {
  if (isWonPlay(rules, play)) return [];
  return nextGroups(play)
    .flatMap(group => stepsWith(rules, play.position, group.number))
    .filter(step => forfeitBy(rules, play, step) === undefined);
};

/**
 * Every step and every run of steps of one man, through points where he may stop.
 * Two ways of one man to one place are both listed where they differ in what they hit or in the numbers they use.
 */
export const legalMoves = (rules: Rules, play: Play): readonly Move[] => {
  const moves: Move[] = [];
  const follow = (at: Play, steps: readonly Step[], hits: readonly number[]): void => {
    for (const step of legalSteps(rules, at)) {
      const isSameMan = steps.length === 0 || step.from === landing(steps.at(-1)!);
      if (!isSameMan) continue;
      const to = landing(step);
      const now = isHit(at.position, step) ? [...hits, to] : hits;
      const move = { from: (steps[0] ?? step).from, to, steps: [...steps, step], hits: now };
      if (!moves.some(known => isSameMove(known, move))) moves.push(move);
      if (to <= LAST_STATION) follow(withStep(at, step), move.steps, now);
    }
  };
  follow(play, [], []);
  return moves.sort((a, b) => a.steps.length - b.steps.length);
};

const isSameMove = (a: Move, b: Move): boolean =>
  a.from === b.from &&
  a.to === b.to &&
  sameNumbers(a.hits, b.hits) &&
  sameNumbers(a.steps.map(s => s.number).sort(), b.steps.map(s => s.number).sort());

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

/** The play may end here: won, or nothing owed is left that can be played. */
export const mayStop = (rules: Rules, play: Play): boolean => {
  if (isWonPlay(rules, play)) return true;
  const next = nextGroups(play);
  return next.every(
    group => group.duty === 'optional' || !canPlay(rules, play.position, group.number),
  );
};

/** Owed numbers not played, in playing order, undersides left out: what the other side plays under `opponentPlaysRest`. */
export const leftOver = (rules: Rules, play: Play): readonly DieNumber[] =>
  isWonPlay(rules, play)
    ? []
    : restOf(play)
        .groups.filter(group => group.duty === 'owed' && group.face !== 'underside')
        .flatMap(group => new Array<DieNumber>(group.count).fill(group.number));

/** Whether every owed number has been played. */
export const isPlayedOut = (play: Play): boolean =>
  restOf(play).groups.every(group => group.duty === 'optional');

/** All numbers of the throw and what has become of each. */
export const chipsOf = (rules: Rules, play: Play): readonly Chip[] => {
  const rest = restOf(play);
  const next = nextGroups(play);
  const legal = legalSteps(rules, play);
  const isOver = legal.length === 0;
  return play.schedule.groups.flatMap(group => {
    const remaining =
      rest.groups.find(g => g.number === group.number && g.face === group.face)?.count ?? 0;
    return Array.from({ length: group.count }, (_, i): Chip => {
      const { number, face, duty } = group;
      const waits = i - (group.count - remaining);
      if (waits < 0) return { number, face, duty, state: 'played' };
      if (isOver)
        return {
          number,
          face,
          duty,
          state: duty === 'owed' && !isWonPlay(rules, play) ? 'lost' : 'left',
        };
      const isNext =
        waits === 0 &&
        next.some(g => g.number === number && g.face === face) &&
        legal.some(s => s.number === number);
      return { number, face, duty, state: isNext ? 'next' : 'open' };
    });
  });
};
