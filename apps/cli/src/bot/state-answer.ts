import { makeStateText } from '@wurfzabel/records';
import { decisionOf, type DecisionKind, type GameState } from '@wurfzabel/rules';

/** What can be asked for next, in the words of the protocol: whole plays instead of steps. */
const DECISIONS = {
  opening: 'opening',
  roll: 'throw',
  'roll-or-double': 'throw-or-double',
  'take-or-drop': 'take-or-drop',
  step: 'play',
  'step-or-stop': 'play',
  'play-rest': 'play',
  confirm: 'play',
  'name-doublet': 'name',
  'accept-or-reject': 'accept-or-reject',
  'next-game': 'next',
  none: 'over',
} as const satisfies Record<DecisionKind, string>;

export const decisionName = (state: GameState): string => DECISIONS[decisionOf(state).kind];

/** The state of a game as every answer tells it. */
export const stateAnswer = (state: GameState): unknown => {
  const { rules, phase, standing, cube, onTurn } = state;
  const decision = decisionOf(state);
  const numbers = decision.numbers.filter(chip => chip.state !== 'played');
  const ofDuty = (duty: 'owed' | 'optional'): readonly number[] =>
    numbers.filter(chip => chip.duty === duty).map(chip => chip.number);
  return {
    position: makeStateText(state),
    turn: phase.kind === 'opening' ? null : onTurn,
    decision: decisionName(state),
    by: decision.by,
    ...(phase.kind === 'play'
      ? { throw: phase.thrown, owed: ofDuty('owed'), optional: ofDuty('optional') }
      : {}),
    ...(rules.cube ? { cube } : {}),
    ...(phase.kind === 'resigning' ? { resigned: { by: phase.by, points: phase.points } } : {}),
    ...(rules.matchLength > 0
      ? {
          match: {
            length: rules.matchLength,
            score: standing.score,
            crawford: standing.isCrawford,
          },
        }
      : {}),
    ...(phase.kind === 'over' ? { result: phase.result } : {}),
  };
};
