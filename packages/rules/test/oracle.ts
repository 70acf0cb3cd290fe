/**
 * The slow twin of the move generator: the rule text read literally, for tests only.
 * It shares nothing with the kernel but types. Men are plain arrays, one a side, by the owner's stations;
 * plays are found by walking every sequence of steps. A set of places already walked keeps later doublets bearable
 * and changes no answer: what follows depends only on the men and on how many numbers have been played.
 */
import type { Throw } from '../src/dice.ts';
import type { Rules } from '../src/game.ts';
import type { Men, Setup } from '../src/position.ts';
import type { BySide } from '../src/side.ts';

export interface PlainEnding {
  /** Men by station on their own course; zero counts left out. */
  readonly white: Men;
  readonly black: Men;
  /** After the throw was counted; 0 for both where the count decides nothing. */
  readonly doublets: BySide<number>;
  /** Owed numbers that could not be played, in playing order, undersides left out; none when all were or the game is won. */
  readonly left: readonly number[];
  /** Option oneTwo: 1, 2, 5 and 6 were all played and the game goes on, so the thrower names a doublet. */
  readonly namesDoublet: boolean;
  /** The thrower throws once more after this ending. */
  readonly throwsAgain: boolean;
}

interface Board {
  readonly own: readonly number[];
  readonly enemy: readonly number[];
}

interface Outcome {
  readonly board: Board;
  readonly played: readonly number[];
  readonly left: readonly number[];
}

const hasWon = (board: Board): boolean => board.own[25] === 15;

const count = (men: readonly number[], station: number): number => men[station]!;

const menAnywhere = (men: readonly number[], first: number, last: number): boolean =>
  men.some((n, s) => n > 0 && s >= first && s <= last);

/** Where the enemy calls the point that I call `station`. */
const enemyName = (rules: Rules, station: number): number =>
  rules.course === 'contrary' ? 25 - station : station;

const mayStep = (rules: Rules, { own, enemy }: Board, from: number, number: number): boolean => {
  if (count(own, from) === 0) return false;
  const to = from + number;
  if (count(own, 0) > 0) {
    // "Men in hand must all be in before another man moves."
    if (rules.entering === 'hand-first' && from !== 0) return false;
    // "Men in the first quarter may not leave it while one is in hand."
    const leavesFirstQuarter = from >= 1 && from <= 6 && to > 6;
    if (rules.entering === 'first-quarter-locked' && leavesFirstQuarter) return false;
  }
  // "Not on an enemy band; a lone enemy man is hit."
  if (to <= 24) return count(enemy, enemyName(rules, to)) < 2;
  // "Any man whose number carries him past station 24 leaves."
  if (rules.bearOff === 'free') return true;
  // "When all 15 are in the last quarter or off."
  if (menAnywhere(own, 0, 18)) return false;
  // "Number larger than needed: only for the rearmost man" or "for any man in the last quarter".
  return to === 25 || rules.overshoot === 'any-man' || !menAnywhere(own, 19, from - 1);
};

const step = (rules: Rules, { own, enemy }: Board, from: number, number: number): Board => {
  const mine = [...own];
  const theirs = [...enemy];
  const to = Math.min(from + number, 25);
  mine[from]!--;
  mine[to]!++;
  const met = enemyName(rules, to);
  if (to <= 24 && theirs[met] === 1) {
    theirs[met]--;
    theirs[0]!++;
  }
  return { own: mine, enemy: theirs };
};

const stepsWith = (rules: Rules, board: Board, number: number): Board[] =>
  board.own.flatMap((_, from) =>
    from <= 24 && mayStep(rules, board, from, number) ? [step(rules, board, from, number)] : [],
  );

const keyOf = ({ own, enemy }: Board): string => String.fromCharCode(...own, ...enemy);

/**
 * Every way to play the owed numbers in this order, each if it can be, nothing after one that cannot;
 * once all owed numbers are played, 0, 1, … of the optional ones. A win ends the play.
 */
const playInOrder = (
  rules: Rules,
  start: Board,
  owed: readonly number[],
  optional: readonly number[],
): Outcome[] => {
  const numbers = [...owed, ...optional];
  const outcomes: Outcome[] = [];
  const walked = new Set<string>();
  const walk = (board: Board, played: number): void => {
    const place = keyOf(board) + String.fromCharCode(played);
    if (walked.has(place)) return;
    walked.add(place);
    const over = hasWon(board) || played === numbers.length;
    const next = over ? [] : stepsWith(rules, board, numbers[played]!);
    if (next.length === 0 || played >= owed.length)
      outcomes.push({
        board,
        played: numbers.slice(0, played),
        left: hasWon(board) ? [] : owed.slice(played),
      });
    for (const after of next) walk(after, played + 1);
  };
  walk(start, 0);
  return outcomes;
};

/** "Must the play use as many numbers as possible?" Only owed numbers count. */
const longest = (outcomes: readonly Outcome[], owedLength: number): Outcome[] => {
  const owedPlayed = ({ played }: Outcome): number => Math.min(played.length, owedLength);
  const most = outcomes.reduce((best, outcome) => Math.max(best, owedPlayed(outcome)), 0);
  return outcomes.filter(outcome => owedPlayed(outcome) === most);
};

/** Two different numbers of which either may come first. */
const playInAnyOrder = (rules: Rules, start: Board, numbers: readonly number[]): Outcome[] => {
  const [low, high] = numbers.toSorted((a, b) => a - b) as [number, number];
  const both = [
    ...playInOrder(rules, start, [low, high], []),
    ...playInOrder(rules, start, [high, low], []),
  ];
  const some = both.filter(({ played }) => played.length > 0);
  // Neither can be played: one and the same pass, whichever was tried first.
  if (some.length === 0) return both.slice(0, 1);
  if (rules.foresight === 'none') return some;
  const most = longest(some, 2);
  // "If only one of two can be played, the higher."
  const higher = most.filter(({ played }) => played.length === 1 && played[0] === high);
  return higher.length > 0 ? higher : most;
};

const play = (
  rules: Rules,
  start: Board,
  owed: readonly number[],
  optional: readonly number[],
  anyOrder: boolean,
): Outcome[] => {
  if (anyOrder) return playInAnyOrder(rules, start, owed);
  const outcomes = playInOrder(rules, start, owed, optional);
  return rules.foresight === 'most' ? longest(outcomes, owed.length) : outcomes;
};

const boardOf = (setup: Setup): Board => {
  const array = (men: Men): number[] => Array.from({ length: 26 }, (_, s) => men[s] ?? 0);
  const [own, enemy] =
    setup.turn === 'white' ? [setup.white, setup.black] : [setup.black, setup.white];
  return { own: array(own), enemy: array(enemy) };
};

const menOf = (counts: readonly number[]): Men =>
  Object.fromEntries(counts.map((n, s) => [s, n] as const).filter(([, n]) => n > 0));

interface Rights {
  readonly namesDoublet: boolean;
  readonly throwsAgain: boolean;
}

const NO_RIGHTS: Rights = { namesDoublet: false, throwsAgain: false };

/** Distinct endings: same men, same right to go on. */
const distinct = (
  rules: Rules,
  setup: Setup,
  outcomes: readonly Outcome[],
  doublets: BySide<number>,
  rightsOf: (outcome: Outcome) => Rights,
): PlainEnding[] => {
  const endings = new Map<string, PlainEnding>();
  for (const outcome of outcomes) {
    const { board, left } = outcome;
    const rights = hasWon(board) ? NO_RIGHTS : rightsOf(outcome);
    const opponents = rules.opponentPlaysRest ? left.join() : '';
    const key = [keyOf(board), opponents, rights.namesDoublet, rights.throwsAgain].join('|');
    if (endings.has(key)) continue;
    const own = menOf(board.own);
    const enemy = menOf(board.enemy);
    const [white, black] = setup.turn === 'white' ? [own, enemy] : [enemy, own];
    endings.set(key, { white, black, doublets, left, ...rights });
  }
  return [...endings.values()];
};

const doubletsOf = (
  rules: Rules,
  setup: Setup,
  thrown: readonly [number, number],
): BySide<number> => {
  const counts = rules.doublets === 'undersides' || rules.throwAgain === 'from-second';
  if (!counts) return { white: 0, black: 0 };
  const before = setup.doublets ?? { white: 0, black: 0 };
  return thrown[0] === thrown[1] ? { ...before, [setup.turn]: before[setup.turn] + 1 } : before;
};

const doubletEndings = (rules: Rules, setup: Setup, n: number): PlainEnding[] => {
  const start = boardOf(setup);
  // "A player's first doublet: 2 tops + 2 undersides; each later one: 4 + 4."
  const isFirst = (setup.doublets?.[setup.turn] ?? 0) === 0;
  const times = rules.doublets === 'undersides' && isFirst ? 2 : 4;
  const tops = new Array<number>(times).fill(n);
  const undersides = rules.doublets === 'undersides' ? new Array<number>(times).fill(7 - n) : [];
  const areOwed = rules.undersides === 'owed';
  const owed = areOwed ? [...tops, ...undersides] : tops;
  const outcomes = play(rules, start, owed, areOwed ? [] : undersides, false);
  // "Numbers that the thrower could not play are played by the opponent: never undersides."
  const topsOnly = outcomes.map(outcome => ({
    ...outcome,
    left: hasWon(outcome.board) ? [] : tops.slice(outcome.played.length),
  }));
  const throwsAgain = (played: number): boolean => {
    if (played < owed.length && !rules.throwAgainWhenBlocked) return false;
    return rules.throwAgain === 'every' || (rules.throwAgain === 'from-second' && !isFirst);
  };
  return distinct(rules, setup, topsOnly, doubletsOf(rules, setup, [n, n]), ({ played }) => ({
    namesDoublet: false,
    throwsAgain: throwsAgain(played.length),
  }));
};

/** All distinct endings of a throw by the side on turn. */
export const plainEndings = (rules: Rules, setup: Setup, thrown: Throw): PlainEnding[] => {
  const low = Math.min(...thrown);
  const high = Math.max(...thrown);
  if (low === high) return doubletEndings(rules, setup, low);
  const start = boardOf(setup);
  const doublets = doubletsOf(rules, setup, thrown);
  if (rules.oneTwo && low === 1 && high === 2)
    return distinct(
      rules,
      setup,
      play(rules, start, [1, 2, 5, 6], [], false),
      doublets,
      ({ played }) => ({
        namesDoublet: played.length === 4,
        throwsAgain: false,
      }),
    );
  const outcomes = play(rules, start, [low, high], [], rules.order === 'any');
  return distinct(rules, setup, outcomes, doublets, () => NO_RIGHTS);
};

/**
 * Option opponentPlaysRest: what the thrower had to play and could not is played by the side on turn in `setup`,
 * in the same order and under the same duties.
 * @param eitherFirst whether two numbers left are of a throw whose numbers may be played in any order
 */
export const plainRest = (
  rules: Rules,
  setup: Setup,
  numbers: readonly number[],
  eitherFirst = false,
): PlainEnding[] => {
  const outcomes = play(rules, boardOf(setup), numbers, [], eitherFirst && numbers.length === 2);
  return distinct(rules, setup, outcomes, doubletsOf(rules, setup, [1, 2]), () => NO_RIGHTS);
};
