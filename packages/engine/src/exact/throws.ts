import { CHANCES, earnsThrow, isDoublet, scheduleOf, type Rules } from '@wurfzabel/rules';
import { runsOf, type Run } from '@wurfzabel/rules/schedule';

/** One of the 21 throws, as the tables need it. */
export interface ThrowPlan {
  readonly weight: number;
  readonly runs: readonly Run[];
  readonly isDoublet: boolean;
  /** Throws again when every owed number was played. */
  readonly again: boolean;
  /** Throws again when some could not be. */
  readonly againWhenBlocked: boolean;
}

/**
 * The 21 throws of a side that has had a doublet or not, those of two different numbers first.
 * All that matters of a count of doublets is whether it is 0 (see `scheduleOf` and `earnsThrow`).
 */
export const plansOf = (rules: Rules, hadDoublet: boolean): readonly ThrowPlan[] => {
  const before = hadDoublet ? 1 : 0;
  const plans = CHANCES.map(({ thrown, weight }) => ({
    weight,
    runs: runsOf(scheduleOf(rules, before, thrown)),
    isDoublet: isDoublet(thrown),
    again: earnsThrow(rules, before, thrown, true),
    againWhenBlocked: earnsThrow(rules, before, thrown, false),
  }));
  return [...plans.filter(plan => !plan.isDoublet), ...plans.filter(plan => plan.isDoublet)];
};

/** Whether the doublets of a turn still count after it. */
export const keepsDoublets = (rules: Rules): boolean => rules.doubletCount === 'game';
