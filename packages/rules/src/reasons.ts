import type { DieNumber } from './dice.ts';
import type { Rules } from './game.ts';
import {
  forfeitBy,
  isWonPlay,
  legalSteps,
  nextGroups,
  restOf,
  withStep,
  type Forfeit,
  type Play,
} from './play.ts';
import { OFF } from './position.ts';
import { barTo, landing, type Step, type StepBar } from './step.ts';

/** Why a step asked for is not legal: a closed list, for people to read in their language. */
export type Reason =
  | StepBar
  | Forfeit
  /** The lower of two different numbers is played first. */
  | { readonly code: 'lower-first'; readonly number: DieNumber }
  /** An underside waits until every top is played. */
  | { readonly code: 'tops-first'; readonly number: DieNumber }
  /** The 5 and 6 of a 1-2 come in their order. */
  | { readonly code: 'in-order'; readonly number: DieNumber }
  /** The number that must come first cannot be played, and with it all that follows is lost. */
  | { readonly code: 'rest-lost'; readonly number: DieNumber }
  /** No number of the throw leads from here to there. */
  | {
      readonly code: 'no-number';
      readonly from: number;
      readonly to: number;
      readonly numbers: readonly DieNumber[];
    }
  /** That number has been played already. */
  | { readonly code: 'number-used'; readonly number: DieNumber }
  | { readonly code: 'backwards' }
  /** Nothing is left to play. */
  | { readonly code: 'play-over' };

/** The codes of all reasons, for catalogues of texts. */
export const REASON_CODES = [
  'no-man',
  'hand-first',
  'first-quarter-locked',
  'band',
  'not-all-home',
  'further-back',
  'forfeits',
  'higher-required',
  'lower-first',
  'tops-first',
  'in-order',
  'rest-lost',
  'no-number',
  'number-used',
  'backwards',
  'play-over',
] as const satisfies readonly Reason['code'][];

/** Why this step may not be played now; undefined if it may. */
export const whyNotStep = (rules: Rules, play: Play, step: Step): Reason | undefined => {
  if (isWonPlay(rules, play)) return { code: 'play-over' };
  const rest = restOf(play).groups;
  const next = nextGroups(play);
  if (next.length === 0) return { code: 'play-over' };
  if (!next.some(group => group.number === step.number)) return outOfTurn(rules, play, step, rest);
  return barTo(rules, play.position, step) ?? forfeitBy(rules, play, step);
};

const outOfTurn = (
  rules: Rules,
  play: Play,
  step: Step,
  rest: ReturnType<typeof restOf>['groups'],
): Reason => {
  const wanted = rest.find(group => group.number === step.number);
  const first = rest[0]!;
  if (!wanted) {
    const wasThere = play.schedule.groups.some(group => group.number === step.number);
    return wasThere
      ? { code: 'number-used', number: step.number }
      : {
          code: 'no-number',
          from: step.from,
          to: landing(step),
          numbers: rest.map(group => group.number),
        };
  }
  if (legalSteps(rules, play).length === 0) return { code: 'rest-lost', number: first.number };
  if (wanted.face === 'underside') return { code: 'tops-first', number: first.number };
  if (wanted.face === 'extra') return { code: 'in-order', number: first.number };
  return { code: 'lower-first', number: first.number };
};

/**
 * Why a man may not go from one station to another now; undefined if he may, by one number or by several in a row.
 * Where several ways fail, the reason is that of the way that comes furthest.
 */
export const whyNotMove = (
  rules: Rules,
  play: Play,
  from: number,
  to: number,
): Reason | undefined => {
  if (to <= from) return { code: 'backwards' };
  if (play.position[from]! <= 0 || play.position[from] === undefined)
    return { code: 'no-man', station: from };
  const rest = restOf(play).groups;
  if (isWonPlay(rules, play) || rest.length === 0) return { code: 'play-over' };
  let best: Reason | undefined;
  let bestDepth = -1;
  let isLegal = false;
  const follow = (at: Play, station: number, depth: number): void => {
    const left = restOf(at).groups;
    const numbers =
      depth === 0
        ? [...new Set(left.map(group => group.number))]
        : nextGroups(at).map(group => group.number);
    for (const number of numbers) {
      if (isLegal) return;
      const step = { from: station, number };
      const reached = landing(step);
      // A man on his way may not go past the goal; past the edge everything is "off".
      const arrives = reached === to;
      if (!arrives && (station + number > to || reached === OFF)) continue;
      const reason = whyNotStep(rules, at, step);
      if (reason === undefined) {
        if (arrives) isLegal = true;
        else follow(withStep(at, step), reached, depth + 1);
      } else if ((arrives || couldArrive(at, step, to)) && depth > bestDepth) {
        best = reason;
        bestDepth = depth;
      }
    }
  };
  follow(play, from, 0);
  if (isLegal) return undefined;
  return best ?? { code: 'no-number', from, to, numbers: rest.map(group => group.number) };
};

/** Whether some of the numbers add up to a distance, or to more than it where more will do. */
const someReach = (numbers: readonly number[], distance: number, orMore: boolean): boolean => {
  if (distance === 0 || (orMore && distance < 0)) return true;
  if (distance < 0 || numbers.length === 0) return false;
  const [first, ...others] = numbers as [number, ...number[]];
  return someReach(others, distance - first, orMore) || someReach(others, distance, orMore);
};

/** Whether a man who had made one more step could still arrive with the other numbers of the throw. */
const couldArrive = (play: Play, step: Step, to: number): boolean => {
  const numbers = restOf(play).groups.flatMap(group =>
    new Array<number>(group.count).fill(group.number),
  );
  numbers.splice(numbers.indexOf(step.number), 1);
  return someReach(numbers, to - landing(step), to === OFF);
};
