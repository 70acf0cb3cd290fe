import { rulesFor, unwrap, type Result, type Rules } from '@wurfzabel/rules';
import { rulesKey } from '../exact/fault.ts';
import {
  oneSidedTable,
  solve,
  twoSidedTable,
  type ExactFault,
  type ExactTable,
} from '../exact/index.ts';

/** One of the exact tables that play under some rules is helped by. */
export interface TablePlan {
  readonly kind: ExactTable['kind'];
  /** Most men left on either side. */
  readonly men: number;
  /** file: it takes seconds to build and is read from data/tables; build: it is quicker built than read. */
  readonly from: 'file' | 'build';
}

/** Name of a table's file within the folder of its game. */
export const tableFile = ({ kind, men }: TablePlan): string => `${kind}-${men}.bin`;

/** What is built ahead for every game, under its own rules: all positions of at most two men a side, anywhere. */
export const SHIPPED: readonly TablePlan[] = [{ kind: 'solved', men: 2, from: 'file' }];

/**
 * The tables for games under these rules, in the order in which they are to be asked; none where a shape can win or a turn is more than
 * one side's. The last man of each side is solved on the spot, in a tenth of a second and with chances; files are of the games' own
 * rules, and under house rules that change play that much is left.
 */
export const tablesFor = (rules: Rules): readonly TablePlan[] => {
  if (rules.pile || rules.row || rules.oneTwo || rules.opponentPlaysRest) return [];
  const isOwn = rulesKey(rules) === rulesKey(ownRules(rules));
  const solved: readonly TablePlan[] = [
    { kind: 'solved', men: 1, from: 'build' },
    ...(isOwn ? SHIPPED : []),
  ];
  // On a parallel course the sides can hit each other to the end: there are no races.
  if (rules.course === 'parallel') return solved;
  return [
    { kind: 'two-sided', men: rules.countsDoublets ? 5 : 6, from: 'build' },
    ...solved,
    { kind: 'one-sided', men: rules.men, from: 'build' },
  ];
};

/** The rules of the game without any house option. */
export const ownRules = ({ game }: Rules): Rules => unwrap(rulesFor(game.id));

/** Builds a table: 4 to 9 s for two men a side anywhere, 0.1 to 1.5 s for the others. */
export const buildTable = (
  rules: Rules,
  { kind, men }: TablePlan,
): Result<ExactTable, ExactFault> => {
  switch (kind) {
    case 'solved':
      // The chances of two men a side are six times the equities, too much to load; of one man they cost nothing.
      return solve(rules, men, men, { chances: men === 1 });
    case 'two-sided':
      return twoSidedTable(rules, men);
    case 'one-sided':
      return oneSidedTable(rules);
  }
};
