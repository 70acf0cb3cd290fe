import type { Rules } from '@wurfzabel/rules';
import { firstKnown, handMadeEvaluator, knownBy, netEvaluator } from '../evaluator.ts';
import type { ExactTable } from '../exact/index.ts';
import { kernelParameters } from '../kernel/parameters.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { netThinker } from './net-thinker.ts';
import { plainThinker } from './plain-thinker.ts';
import type { Thinker } from './thinker.ts';

/** The rules nearest to these that the kernel plays: the extras it does not know left out. For these a kernel can always be loaded. */
export const kernelRules = (rules: Rules): Rules =>
  kernelParameters(rules).ok
    ? rules
    : {
        ...rules,
        pile: false,
        row: false,
        oneTwo: false,
        opponentPlaysRest: false,
        points: rules.points === 'backgammon-bar-4' ? 'backgammon' : rules.points,
      };

const playsAlike = (a: Rules, b: Rules): boolean => {
  const [one, two] = [kernelParameters(a), kernelParameters(b)];
  return a.game === b.game && one.ok && two.ok && one.value.join() === two.value.join();
};

/**
 * Who thinks about games under these rules: the kernel with its net where it plays by just these rules, else the rules package with
 * the net's judgement, which knows nothing of the extras but still most of the game; without a kernel, the hand-made evaluation.
 */
export const thinkerFor = (
  rules: Rules,
  kernel: Kernel | undefined,
  slot = 0,
  tables: readonly ExactTable[] = [],
): Thinker => {
  const known = rules.pile || rules.row ? [] : tables.map(table => knownBy(rules, table));
  if (kernel && playsAlike(kernel.rules, rules)) return netThinker(kernel, slot, known);
  const evaluator = kernel ? netEvaluator(kernel, slot, rules) : handMadeEvaluator(rules);
  return plainThinker(firstKnown(known, evaluator), known);
};
