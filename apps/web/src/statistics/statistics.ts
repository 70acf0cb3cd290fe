import { CHANCES, DIE_NUMBERS, isDoublet, SIDES, type Side } from '@wurfzabel/rules';
import { fairnessOf, type Counted, type Fairness } from './chi-square.ts';
import type { GameLine } from './line.ts';

/** Games of one kind against one opponent. */
export interface ResultRow {
  readonly game: string;
  readonly against: GameLine['against'];
  /** Finished games. */
  readonly played: number;
  /** Won by the person; against a person by White. */
  readonly won: number;
  /** Points won and lost by the same. */
  readonly pointsFor: number;
  readonly pointsAgainst: number;
}

/** Results by game and opponent, in the order in which they first appear. */
export const resultRows = (lines: readonly GameLine[]): readonly ResultRow[] => {
  const rows = new Map<string, ResultRow>();
  for (const { game, against, own = 'white', results } of lines)
    for (const { winner, points } of results) {
      const key = `${game} ${against}`;
      const isWon = winner === own;
      const row = rows.get(key) ?? {
        game,
        against,
        played: 0,
        won: 0,
        pointsFor: 0,
        pointsAgainst: 0,
      };
      rows.set(key, {
        ...row,
        played: row.played + 1,
        won: row.won + (isWon ? 1 : 0),
        pointsFor: row.pointsFor + (isWon ? points : 0),
        pointsAgainst: row.pointsAgainst + (isWon ? 0 : points),
      });
    }
  return [...rows.values()];
};

export const WHOSE = ['all', 'own', 'computer'] as const;
/** Whose dice: everybody's, the person's against the computer, or the computer's. */
export type Whose = (typeof WHOSE)[number];

const isWanted = ({ own }: GameLine, side: Side, whose: Whose): boolean =>
  whose === 'all' || (own !== undefined && (side === own) === (whose === 'own'));

export interface DiceStatistics {
  /** Throws of two dice. */
  readonly throws: number;
  /** Single dice, those of the throws and those for a start. */
  readonly dice: number;
  /** Of each number from 1 to 6. */
  readonly numbers: readonly Counted[];
  /** Of each doublet from 1-1 to 6-6. */
  readonly doublets: readonly Counted[];
  /** Of throws that are no doublet. */
  readonly others: Counted;
  /** Of all numbers alike; undefined where there are too few dice. */
  readonly numbersFair: Fairness | undefined;
  /** Of each doublet and the rest. */
  readonly doubletsFair: Fairness | undefined;
}

export const diceStatistics = (lines: readonly GameLine[], whose: Whose): DiceStatistics => {
  const numbers = new Array<number>(6).fill(0);
  const thrown = new Array<number>(CHANCES.length).fill(0);
  for (const line of lines)
    for (const side of SIDES) {
      if (!isWanted(line, side, whose)) continue;
      line.dice[side].forEach((count, i) => (numbers[i]! += count));
      line.throws[side].forEach((count, i) => {
        thrown[i]! += count;
        for (const number of CHANCES[i]!.thrown) numbers[number - 1]! += count;
      });
    }
  const throws = thrown.reduce((a, b) => a + b, 0);
  const dice = numbers.reduce((a, b) => a + b, 0);
  const byNumber = numbers.map(count => ({ count, expected: dice / 6 }));
  const doublets = DIE_NUMBERS.map(number => ({
    count: thrown[CHANCES.findIndex(each => each.thrown.every(n => n === number))]!,
    expected: throws / 36,
  }));
  const others = {
    count: CHANCES.reduce((sum, each, i) => sum + (isDoublet(each.thrown) ? 0 : thrown[i]!), 0),
    expected: (throws * 5) / 6,
  };
  return {
    throws,
    dice,
    numbers: byNumber,
    doublets,
    others,
    numbersFair: fairnessOf(byNumber),
    doubletsFair: fairnessOf([...doublets, others]),
  };
};

/** What a reviewed game or match says of the person that played it against the computer. */
export interface ErrorPoint {
  readonly id: string;
  /** The game of the record that is looked at first, counted from 0. */
  readonly reviewed: number;
  readonly game: string;
  readonly played: number;
  readonly decisions: number;
  /** Thousandths of a point a decision. */
  readonly perDecision: number;
  readonly luck: number;
}

/** Errors over time, the oldest first: reviewed games against the computer. */
export const errorPoints = (lines: readonly GameLine[]): readonly ErrorPoint[] =>
  lines
    .flatMap(({ id, game, played, own, review, reviewed = 0 }): ErrorPoint[] => {
      if (own === undefined || !review || review[own].decisions === 0) return [];
      const { decisions, loss, luck } = review[own];
      return [
        { id, reviewed, game, played, decisions, perDecision: (1000 * loss) / decisions, luck },
      ];
    })
    .sort((a, b) => a.played - b.played);

/** Thousandths a decision over some games, every decision counting alike; undefined without any. */
export const meanError = (points: readonly ErrorPoint[]): number | undefined => {
  const decisions = points.reduce((sum, each) => sum + each.decisions, 0);
  if (decisions === 0) return undefined;
  return points.reduce((sum, each) => sum + each.perDecision * each.decisions, 0) / decisions;
};

const HEAD = [
  'id',
  'played',
  'game',
  'against',
  'side',
  'winner',
  'points',
  'decisions',
  'loss',
  'luck',
];

/** A line for each finished game, for a spreadsheet; what a review found stands with the first game of its record. */
export const csvOf = (lines: readonly GameLine[]): string => {
  const rows = lines.flatMap(({ id, played, game, against, own, results, review }) =>
    results.map(({ winner, points }, i) => {
      const found = own && i === 0 ? review?.[own] : undefined;
      return [
        id,
        new Date(played).toISOString(),
        game,
        against,
        own ?? '',
        winner,
        points,
        found?.decisions ?? '',
        found?.loss.toFixed(5) ?? '',
        found?.luck.toFixed(5) ?? '',
      ];
    }),
  );
  return [HEAD, ...rows].map(row => row.join(',')).join('\r\n') + '\r\n';
};
