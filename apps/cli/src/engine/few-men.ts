import { knownBy, type Known } from '@wurfzabel/engine';
import {
  solve,
  twoSidedTable,
  type ExactFault,
  type ExactTable,
} from '@wurfzabel/engine/exact/index';
import { OFF, OTHER_OFF, type Result, type Rules } from '@wurfzabel/rules';

/** A table for positions with at most so many men left on either side, built when the first of them is met. */
const lazily = (
  rules: Rules,
  name: string,
  men: number,
  build: () => Result<ExactTable, ExactFault>,
): Known => {
  let table: Known | undefined;
  const built = (): Known => {
    const result = build();
    return result.ok ? knownBy(rules, result.value) : { name, know: () => false };
  };
  return {
    name,
    know: (positions, at, target, targetAt) => {
      const off = rules.men - men;
      if (positions[at + OFF]! < off || positions[at + OTHER_OFF]! < off) return false;
      table ??= built();
      return table.know(positions, at, target, targetAt);
    },
  };
};

/**
 * Exact values that take about a tenth of a second to work out: the last man of either side anywhere on the board, and races of at most
 * four men a side in the last quarters (five would take half a second).
 */
export const fewMenKnown = (rules: Rules): readonly Known[] => [
  lazily(rules, 'solved', 1, () => solve(rules, 1, 1, { chances: true })),
  lazily(rules, 'two-sided', 4, () => twoSidedTable(rules, 4)),
];
