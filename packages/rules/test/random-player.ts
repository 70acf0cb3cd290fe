import { decisionOf } from '../src/decision.ts';
import { DIE_NUMBERS, type DieNumber } from '../src/dice.ts';
import { apply } from '../src/machine.ts';
import { legalSteps } from '../src/play.ts';
import type { Seeded } from '../src/seeded.ts';
import type { Action, GameState } from '../src/state.ts';

const STOP: Action = { type: 'confirm' };

/** One action that the decision at hand allows, drawn at random; chance throws the dice. */
export const randomAction = (state: GameState, dice: Seeded): Action => {
  const { kind } = decisionOf(state);
  switch (kind) {
    case 'opening': {
      const two = state.rules.game.opening === 'two-dice-each';
      const throwFor = (): DieNumber[] => [...dice.throwDice()].slice(0, two ? 2 : 1);
      return { type: 'opening', dice: { white: throwFor(), black: throwFor() } };
    }
    case 'roll':
      return { type: 'throw', dice: dice.throwDice() };
    case 'roll-or-double':
      return dice.below(40) === 0 ? { type: 'double' } : { type: 'throw', dice: dice.throwDice() };
    case 'take-or-drop':
      return dice.below(10) === 0 ? { type: 'drop' } : { type: 'take' };
    case 'step':
    case 'play-rest':
    case 'step-or-stop': {
      if (state.phase.kind !== 'play') throw new Error(`${kind} outside a play`);
      const steps = legalSteps(state.rules, state.phase.play);
      const choice = steps[dice.below(steps.length + (kind === 'step-or-stop' ? 1 : 0))];
      return choice ? { type: 'step', ...choice } : STOP;
    }
    case 'confirm':
      return STOP;
    case 'name-doublet':
      return { type: 'name', number: DIE_NUMBERS[dice.below(6)]! };
    case 'accept-or-reject':
      return { type: 'reject' };
    case 'next-game':
    case 'none':
      throw new Error('the game is over');
  }
};

/** Longer than any game seen in thousands; a game that reaches it goes on for ever. */
const MOST_ACTIONS = 100_000;

/** Plays a game to its end with random actions and answers all its states, the last one over. */
export function* randomGame(
  start: GameState,
  dice: Seeded,
): Generator<{ readonly state: GameState; readonly action: Action | undefined }> {
  let state = start;
  yield { state, action: undefined };
  for (let actions = 0; state.phase.kind !== 'over'; actions++) {
    if (actions === MOST_ACTIONS) throw new Error(`no end after ${MOST_ACTIONS} actions`);
    const action = randomAction(state, dice);
    const applied = apply(state, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)} refused: ${applied.fault.message}`);
    state = applied.value;
    yield { state, action };
  }
}
