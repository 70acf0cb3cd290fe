import { HAND, LAST_STATION, OFF, OTHER_HAND, OTHER_OFF, type Rules } from '@wurfzabel/rules';
import { LAST_QUARTER } from '@wurfzabel/rules/position';
import { knownBy, type FlatValue, type Known } from '../evaluator.ts';
import type { ExactTable } from '../exact/index.ts';
import type { TablePlan } from './table-plan.ts';

/** A table is wanted when so many men more than it has are left: it has some turns to arrive in. */
const AHEAD = 3;

/** All men of both sides in their last quarters or off, whichever way they go. */
const bothHome = ({ course }: Rules, bytes: Int8Array, at: number): boolean => {
  if (bytes[at + HAND]! > 0 || bytes[at + OTHER_HAND]! > 0) return false;
  for (let station = 1; station <= LAST_STATION; station++) {
    const men = bytes[at + station]!;
    const theirs = course === 'contrary' ? 25 - station : station;
    if ((men > 0 && station < LAST_QUARTER) || (men < 0 && theirs < LAST_QUARTER)) return false;
  }
  return true;
};

/**
 * A table that need not be there yet. It is asked for when the first position is met that it may soon be needed for, and knows nothing
 * until it comes; whoever judges without it goes on judging.
 */
export class LateTable implements Known {
  readonly name: string;
  private readonly rules: Rules;
  private readonly plan: TablePlan;
  private readonly want: (late: LateTable) => void;
  private isWanted = false;
  private table: Known | undefined;

  /** @param want called once; may call `put` at once, later or never */
  constructor(rules: Rules, plan: TablePlan, want: (late: LateTable) => void) {
    this.name = plan.kind;
    this.rules = rules;
    this.plan = plan;
    this.want = want;
  }

  put(table: ExactTable): void {
    this.table = knownBy(this.rules, table);
  }

  know(
    positions: Int8Array,
    at: number,
    target: FlatValue,
    targetAt: number,
  ): 'value' | 'equity' | false {
    if (this.isWanted && !this.table) return false;
    const { men } = this.rules;
    const left = men - Math.min(positions[at + OFF]!, positions[at + OTHER_OFF]!);
    if (!this.isWanted) {
      const isRace = this.plan.kind !== 'solved';
      if (left > this.plan.men + AHEAD || (isRace && !bothHome(this.rules, positions, at)))
        return false;
      this.isWanted = true;
      this.want(this);
    }
    return (left <= this.plan.men && this.table?.know(positions, at, target, targetAt)) || false;
  }
}
