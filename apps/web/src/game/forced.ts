import { legalSteps, mayStop, withoutLastStep, type Play, type Rules } from '@wurfzabel/rules';

/** Whether a play, as far as it goes, left no choice: before each of its steps just this one was legal, and owed. */
export const isForced = (rules: Rules, play: Play): boolean => {
  if (play.steps.length === 0) return false;
  for (let before = withoutLastStep(play); ; before = withoutLastStep(before)) {
    if (mayStop(rules, before) || legalSteps(rules, before).length !== 1) return false;
    if (before.steps.length === 0) return true;
  }
};
