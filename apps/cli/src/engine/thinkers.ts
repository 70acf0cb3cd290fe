import type { Thinker } from '@wurfzabel/engine';
import { judgeWith } from '@wurfzabel/engine/load/index';
import { changedOptions, type Rules } from '@wurfzabel/rules';
import { netOf } from './nets.ts';
import { tablesOf } from './tables.ts';

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
  const { id } = rules.game;
  const judged = await judgeWith(rules, netOf(id), tablesOf(rules, tell));
  if (judged.judge === 'net') return judged;
  const lacks =
    judged.why === 'no-net'
      ? `no net for ${id} yet`
      : `no net for ${id} with the option points ${rules.points}`;
  return { ...judged, notice: `${lacks}: the hand-made evaluation is used` };
};

const told = new Set<string>();

/** Says something once on standard error. */
const tell = (message: string): void => {
  if (told.has(message)) return;
  told.add(message);
  process.stderr.write(`wurfzabel: ${message}\n`);
};

/** Says once on standard error that somebody other than a net judges. */
export const tellOfJudge = ({ notice }: Loaded): void => {
  if (notice !== undefined) tell(notice);
};
