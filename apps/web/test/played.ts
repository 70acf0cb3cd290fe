import { newLog, stateOf, withAction, type GameLog } from '@wurfzabel/records';
import {
  decisionOf,
  legalSteps,
  rulesFor,
  seeded,
  unwrap,
  type Action,
  type GameState,
} from '@wurfzabel/rules';
import { openingFor, throwFor } from '../src/game/dice.ts';

/** Some actions of a game by chance, told one by one. */
export const played = (
  gameId: string,
  count: number,
  seen: (log: GameLog, action: Action, before: GameState) => void = () => undefined,
): GameLog => {
  const chance = seeded(7);
  let log = newLog(unwrap(rulesFor(gameId)));
  for (let i = 0; i < count; i++) {
    const state = stateOf(log);
    const action = ((): Action | undefined => {
      switch (decisionOf(state).kind) {
        case 'opening':
          return { type: 'opening', dice: openingFor(state.rules, log, 1) };
        case 'roll':
        case 'roll-or-double':
          return { type: 'throw', dice: throwFor(log, 1) };
        case 'step':
        case 'step-or-stop': {
          if (state.phase.kind !== 'play') return undefined;
          const steps = legalSteps(state.rules, state.phase.play);
          return { type: 'step', ...steps[chance.below(steps.length)]! };
        }
        case 'confirm':
          return { type: 'confirm' };
        default:
          return undefined;
      }
    })();
    if (action === undefined) return log;
    const next = withAction(log, action);
    if (!next.ok) throw new Error(next.fault.message);
    seen(next.value, action, state);
    log = next.value;
  }
  return log;
};
