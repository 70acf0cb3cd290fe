import { apply, gameFrom, positionFrom, rulesFor, unwrap, type GameState } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { isForced } from '../src/game/forced.ts';

/** The state after a throw and steps of White in Conträrer Puff, each step as [station, number]. */
const played = (
  white: Readonly<Record<number, number>>,
  black: Readonly<Record<number, number>>,
  dice: readonly [1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6],
  steps: readonly (readonly [number, 1 | 2 | 3 | 4 | 5 | 6])[],
): GameState => {
  const rules = unwrap(rulesFor('contraerer-puff'));
  const position = unwrap(positionFrom({ white, black, turn: 'white' }, rules));
  const actions = [
    { type: 'throw', dice } as const,
    ...steps.map(([from, number]) => ({ type: 'step', from, number }) as const),
  ];
  return actions.reduce(
    (state, action) => {
      const next = apply(state, action);
      if (!next.ok) throw new Error(JSON.stringify(next));
      return next.value;
    },
    gameFrom(rules, position, 'white'),
  );
};
const saysForced = ({ rules, phase }: GameState): boolean =>
  phase.kind === 'play' && isForced(rules, phase.play);

describe('a play is called forced', () => {
  const ALL_IN_HAND = { 0: 15 };

  test('where every step was the only one and nothing more can be played', () => {
    const steps = [
      [0, 3],
      [0, 5],
    ] as const;
    const state = played(ALL_IN_HAND, ALL_IN_HAND, [3, 5], steps);
    // Before the second step nobody can say yet.
    expect(saysForced(played(ALL_IN_HAND, ALL_IN_HAND, [3, 5], steps.slice(0, 1)))).toBe(false);
    expect(saysForced(state)).toBe(true);
  });

  test('not while an underside may be played or left', () => {
    const state = played(
      ALL_IN_HAND,
      ALL_IN_HAND,
      [5, 5],
      [
        [0, 5],
        [0, 5],
      ],
    );
    expect(saysForced(state)).toBe(false);
  });

  test('not where an underside was played', () => {
    const state = played(
      ALL_IN_HAND,
      ALL_IN_HAND,
      [5, 5],
      [
        [0, 5],
        [0, 5],
        [0, 2],
        [0, 2],
      ],
    );
    expect(saysForced(state)).toBe(false);
  });
});
