import { makePlayText } from '@wurfzabel/records';
import { decisionOf, type Action, type GameState } from '@wurfzabel/rules';

/** What the computer would do, as the protocol says it. */
export type Decided =
  | { readonly action: 'opening' | 'throw' | 'next' | 'none' }
  | { readonly action: 'double' | 'take' | 'drop' | 'accept' | 'reject' }
  | { readonly action: 'resign'; readonly points: number }
  | { readonly action: 'name'; readonly number: number }
  | {
      readonly action: 'play';
      readonly notation: string;
      readonly steps: readonly (readonly [from: number, number: number])[];
    };

const WITHOUT_ACTION = { opening: 'opening', 'next-game': 'next', none: 'none' } as const;

export const decidedFrom = (state: GameState, actions: readonly Action[]): Decided => {
  const [action] = actions;
  if (!action) {
    const { kind } = decisionOf(state);
    return { action: WITHOUT_ACTION[kind as keyof typeof WITHOUT_ACTION] ?? 'throw' };
  }
  switch (action.type) {
    case 'double':
    case 'take':
    case 'drop':
    case 'accept':
    case 'reject':
      return { action: action.type };
    case 'resign':
      return { action: 'resign', points: action.points };
    case 'name':
      return { action: 'name', number: action.number };
    case 'step':
    case 'confirm': {
      const steps = actions.flatMap(({ type, ...step }) =>
        type === 'step' ? [step as { from: number; number: never }] : [],
      );
      const start = state.phase.kind === 'play' ? state.phase.play.position : state.position;
      return {
        action: 'play',
        notation: makePlayText(state.rules, start, steps),
        steps: steps.map(({ from, number }) => [from, number] as const),
      };
    }
    case 'opening':
    case 'throw':
    case 'undo':
    case 'next-game':
      throw new Error(`a player does not decide on "${action.type}"`);
  }
};
