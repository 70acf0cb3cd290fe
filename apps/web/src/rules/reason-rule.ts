import { isDoublet, type Reason, type Throw } from '@wurfzabel/rules';
import { paragraphOn, type Topic } from './topics.ts';

/** The rule behind each reason for which a step is refused: a new reason without a rule does not compile. */
export const RULE_BEHIND: { readonly [code in Reason['code']]: Topic } = {
  'no-man': 'step',
  'hand-first': 'hand',
  'first-quarter-locked': 'hand',
  band: 'landing',
  'not-all-home': 'bear-off',
  'further-back': 'overshoot',
  forfeits: 'most',
  'higher-required': 'higher-required',
  'lower-first': 'order',
  'tops-first': 'tops-first',
  'in-order': 'one-two',
  'rest-lost': 'lower-lost',
  'no-number': 'step',
  'number-used': 'step',
  backwards: 'forward',
  'play-over': 'turn',
};

/** The anchor of the paragraph that a refusal rests on. What is lost with the first number of a doublet is its undersides. */
export const paragraphBehind = (gameId: string, code: Reason['code'], thrown: Throw): string =>
  paragraphOn(gameId, code === 'rest-lost' && isDoublet(thrown) ? 'tops-first' : RULE_BEHIND[code]);
