import { blockOf, type Block, type GameState } from '@wurfzabel/rules';
import type { Topic } from '../rules/topics.ts';
import { listed, t } from '../texts/index.svelte.ts';
import { labelOf } from './words.ts';

const TOPIC: { readonly [why in Block['why']]: Topic } = {
  entry: 'hand',
  bands: 'landing',
  locked: 'hand',
  home: 'bear-off',
  back: 'overshoot',
};

/** Why nothing more can be played now, in words, and the rule to look up; undefined where something can. */
export const blockedNow = ({
  rules,
  phase,
}: GameState): { readonly text: string; readonly topic: Topic } | undefined => {
  if (phase.kind !== 'play') return undefined;
  const block = blockOf(rules, phase.play);
  if (block === undefined) return undefined;
  const { why, numbers, loses } = block;
  const reason = t(`blocked.${why}`, {
    count: numbers.length,
    numbers: listed(numbers.map(String), 'or'),
    points: listed(numbers.map(number => labelOf(rules.game, number, phase.by))),
    where: rules.game.handName,
  });
  if (loses === undefined) return { text: reason, topic: TOPIC[why] };
  const lost = t(`blocked.loses.${loses}`, { number: numbers[0]! });
  return {
    text: `${reason} ${lost}`,
    topic: loses === 'undersides' ? 'tops-first' : 'lower-lost',
  };
};
