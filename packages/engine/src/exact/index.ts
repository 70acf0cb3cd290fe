export { type ExactFault } from './fault.ts';
export { oneSidedTable, type OneSidedTable } from './one-sided.ts';
export { raceValue } from './race.ts';
export { solve, type SolveOptions, type SolveProgress } from './solve.ts';
export { SolvedTable } from './solved-table.ts';
export { parse, serialise, TABLE_VERSION, type ExactTable, type TableFault } from './table-file.ts';
export { TurnCounts } from './turn-counts.ts';
export { TwoSidedTable, twoSidedTable } from './two-sided.ts';
export { type ExactValue } from './value.ts';
