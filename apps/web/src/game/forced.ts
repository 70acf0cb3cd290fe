import { legalSteps, mayStop, withoutLastStep, type Play, type Rules } from '@wurfzabel/rules';

/**
 * Whether a play left no choice: before each of its steps just this one was legal, and owed, and now nothing more can be
 * played. Where an underside may still be played or left, stopping is a choice too.
 */
export const isForced = (rules: Rules, play: Play): boolean => {
  if (play.steps.length === 0 || legalSteps(rules, play).length > 0) return false;
  for (let before = withoutLastStep(play); ; before = withoutLastStep(before)) {
    if (mayStop(rules, before) || legalSteps(rules, before).length !== 1) return false;
    if (before.steps.length === 0) return true;
  }
};
