export { judgeWith, type Judge } from './judge.ts';
export { LateTable } from './late-table.ts';
export { gather, layOut, type PackFault } from './table-pack.ts';
export {
  buildTable,
  ownRules,
  SHIPPED,
  tableFile,
  tablesFor,
  type TablePlan,
} from './table-plan.ts';
