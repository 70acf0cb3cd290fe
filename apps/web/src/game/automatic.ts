import { decisionOf, legalSteps, OTHER_OFF, type Action, type GameState } from '@wurfzabel/rules';
import type { Settings } from '../settings.svelte.ts';
import type { Seats } from './seats.ts';

export type Next =
  /** A person decides. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'act'; readonly action: Action; readonly after: 'step' | 'close' }
  /** The computer throws without having anything to decide. */
  | { readonly kind: 'throw' }
  | { readonly kind: 'computer' };

const WAIT: Next = { kind: 'wait' };

/** While the other side has all men before it no game is lost beyond doubt, so there is nothing to ask before the throw. */
const mayResign = ({ phase, position }: GameState): boolean =>
  phase.kind === 'roll' && phase.isFirst && position[OTHER_OFF]! > 0;

/** What happens by itself in this state. */
export const automatic = (
  state: GameState,
  seats: Seats,
  help: Pick<Settings, 'autoConfirm' | 'autoForced'>,
): Next => {
  const { by, kind } = decisionOf(state);
  if (by === null) return WAIT;
  if (seats[by] === 'computer')
    return kind === 'roll' && !mayResign(state) ? { kind: 'throw' } : { kind: 'computer' };
  if (kind === 'confirm')
    return help.autoConfirm ? { kind: 'act', action: { type: 'confirm' }, after: 'close' } : WAIT;
  const isOwed = kind === 'step' || kind === 'play-rest';
  if (!help.autoForced || !isOwed || state.phase.kind !== 'play') return WAIT;
  const steps = legalSteps(state.rules, state.phase.play);
  return steps.length === 1
    ? { kind: 'act', action: { type: 'step', ...steps[0]! }, after: 'step' }
    : WAIT;
};
