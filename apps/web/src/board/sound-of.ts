import { isHit, OFF, landing, type Action, type GameState } from '@wurfzabel/rules';

export const SOUND_NAMES = ['dice', 'man', 'hit', 'off', 'undo', 'end'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

/** The sound of an action, if it has one. */
export const soundOf = (action: Action, before: GameState, after: GameState): SoundName | null => {
  if (after.phase.kind === 'over' && before.phase.kind !== 'over') return 'end';
  switch (action.type) {
    case 'throw':
    case 'opening':
      return 'dice';
    case 'step': {
      if (before.phase.kind !== 'play') return null;
      if (landing(action) >= OFF) return 'off';
      return isHit(before.phase.play.position, action) ? 'hit' : 'man';
    }
    case 'undo':
      return 'undo';
    case 'confirm':
    case 'name':
    case 'double':
    case 'take':
    case 'drop':
    case 'resign':
    case 'accept':
    case 'reject':
    case 'next-game':
      return null;
  }
};
