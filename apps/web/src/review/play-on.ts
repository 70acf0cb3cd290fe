import { newLog, statesOf, withAction, type GameLog } from '@wurfzabel/records';
import { gameFrom, type GameState, type Throw } from '@wurfzabel/rules';
import type { ReviewStop } from './stops.ts';

/**
 * A new game from a moment of another, with its throw if it had one: the same rules, score and cube. What the throw brought along (a named
 * doublet, another's rest) begins with the throw again.
 * @returns undefined where nobody is about to throw or to play
 */
export const logFrom = (log: GameLog, stop: ReviewStop): GameLog | undefined => {
  const states = statesOf(log);
  const { phase } = stop.state;
  if (phase.kind === 'roll' || phase.kind === 'doubled') return begin(stop.state);
  if (phase.kind !== 'play') return undefined;
  for (let at = stop.from; at >= 0; at--) {
    const action = log.actions[at]!;
    if (action.type === 'throw') return begin(states[at]!, action.dice);
    // The dice of the start were also the first throw; they are no doublet, so nothing has been counted yet.
    if (action.type === 'opening') return begin(states[at + 1]!, phase.thrown);
  }
  return undefined;
};

const begin = (state: GameState, thrown?: Throw): GameLog | undefined => {
  const { rules, position, onTurn, standing, cube } = state;
  const log = newLog(rules, gameFrom(rules, position, onTurn, { standing, cube }));
  if (!thrown) return log;
  const next = withAction(log, { type: 'throw', dice: thrown });
  return next.ok ? next.value : undefined;
};
