import type { Rules } from '@wurfzabel/rules';
import { firstKnown, handMadeEvaluator, netEvaluator, type Known } from '../evaluator.ts';
import { loadKernel } from '../kernel/kernel.ts';
import type { Net } from '../net/net.ts';
import { netThinker } from '../search/net-thinker.ts';
import { plainThinker } from '../search/plain-thinker.ts';
import { kernelRules } from '../search/thinker-for.ts';
import type { Thinker } from '../search/thinker.ts';

/** Who judges positions, and if it is not a net, why. */
export type Judge =
  | { readonly thinker: Thinker; readonly judge: 'net' }
  | { readonly thinker: Thinker; readonly judge: 'hand-made'; readonly why: 'no-net' | 'points' };

/** A net's outputs mean what its game scores; under another scoring only "who wins" can still be read from them. */
const isReadable = (rules: Rules): boolean => {
  const own = rules.game.options.points;
  return (
    rules.points === own ||
    rules.points === 'single' ||
    (rules.points === 'backgammon-bar-4' && own === 'backgammon')
  );
};

/**
 * Who thinks about games under these rules: the kernel with the net where it plays by just these rules; the rules package with the net's
 * judgement where an extra is on that the kernel does not know; without a net that can be read, the hand-made evaluation.
 * @param known tables that are asked first
 */
export const judgeWith = async (
  rules: Rules,
  net: Net | undefined,
  known: readonly Known[],
): Promise<Judge> => {
  if (!net || !isReadable(rules)) {
    const thinker = plainThinker(firstKnown(known, handMadeEvaluator(rules)), known);
    return { thinker, judge: 'hand-made', why: net ? 'points' : 'no-net' };
  }
  const playable = kernelRules(rules);
  const kernel = await loadKernel(playable);
  kernel.setNet(0, net);
  const thinker =
    playable === rules
      ? netThinker(kernel, 0, known)
      : plainThinker(firstKnown(known, netEvaluator(kernel, 0, rules)), known);
  return { thinker, judge: 'net' };
};
