import {
  firstKnown,
  handMadeEvaluator,
  kernelRules,
  netEvaluator,
  netThinker,
  plainThinker,
  type Thinker,
} from '@wurfzabel/engine';
import { loadKernel } from '@wurfzabel/engine/kernel/kernel';
import type { Net } from '@wurfzabel/engine/net/net';
import { changedOptions, type Rules } from '@wurfzabel/rules';
import { fewMenKnown } from './few-men.ts';
import { netOf } from './nets.ts';

export interface Loaded {
  readonly thinker: Thinker;
  readonly judge: 'net' | 'hand-made';
  /** Why it is not a net. */
  readonly notice?: string;
}

/** Each has a kernel with its memory; a program that asks about ever other options must not fill ours. */
const MOST_KEPT = 8;
const kept = new Map<string, Promise<Loaded>>();

/** Options that decide nothing about a single game without doubling. */
const OUTSIDE = { cube: false, crawford: false, jacoby: false, matchLength: 0 } as const;

/** Who thinks about games under these rules, loaded once. */
export const thinkerFor = (rules: Rules): Promise<Loaded> => {
  const options = changedOptions(rules.game.options, { ...rules, ...OUTSIDE });
  const key = JSON.stringify([rules.game.id, options]);
  let loaded = kept.get(key);
  if (!loaded) {
    if (kept.size >= MOST_KEPT) kept.clear();
    loaded = load(rules);
    kept.set(key, loaded);
  }
  return loaded;
};

const load = async (rules: Rules): Promise<Loaded> => {
  const net = netOf(rules.game.id);
  const notice = reasonAgainstNet(rules, net);
  const known = rules.pile || rules.row ? [] : fewMenKnown(rules);
  if (!net || notice !== undefined) {
    const thinker = plainThinker(firstKnown(known, handMadeEvaluator(rules)), known);
    return { thinker, judge: 'hand-made', notice: notice! };
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

/** A net's outputs mean what its game scores; under another scoring only "who wins" can still be read from them. */
const reasonAgainstNet = (rules: Rules, net: Net | undefined): string | undefined => {
  const { id, options } = rules.game;
  if (!net) return `no net for ${id} yet: the hand-made evaluation is used`;
  const isReadable =
    rules.points === options.points ||
    rules.points === 'single' ||
    (rules.points === 'backgammon-bar-4' && options.points === 'backgammon');
  return isReadable
    ? undefined
    : `no net for ${id} with the option points ${rules.points}: the hand-made evaluation is used`;
};

const told = new Set<string>();

/** Says once on standard error that somebody other than a net judges. */
export const tellOfJudge = ({ notice }: Loaded): void => {
  if (notice === undefined || told.has(notice)) return;
  told.add(notice);
  process.stderr.write(`wurfzabel: ${notice}\n`);
};
