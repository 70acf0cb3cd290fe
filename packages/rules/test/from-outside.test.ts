import { describe, expect, test } from 'vitest';
import {
  ACTION_TYPES,
  apply,
  legalPlays,
  newGame,
  rulesFor,
  seeded,
  unwrap,
  type Action,
  type GameState,
} from '../src/index.ts';

const rules = unwrap(rulesFor('contraerer-puff'));
const start = newGame(rules);
const begun = unwrap(apply(start, { type: 'opening', dice: { white: [6, 5], black: [1, 2] } }));
const thrown = unwrap(apply(begun, { type: 'throw', dice: [5, 2] }));

const refused = (state: GameState, action: unknown): string => {
  const applied = apply(state, action as Action);
  return applied.ok ? 'accepted' : applied.fault.message;
};

describe('what comes from outside gets an answer, never an accident', () => {
  test.each([null, undefined, 7, 'throw', [], {}, { type: 'fly' }, { type: 'constructor' }])(
    'no action: %j',
    action => {
      for (const state of [start, begun, thrown]) {
        expect(refused(state, action)).toMatch(
          /^an action is an object with a type, one of opening/,
        );
      }
    },
  );

  test('every type without its fields is refused with words, at every moment', () => {
    for (const state of [start, begun, thrown])
      for (const type of ACTION_TYPES) expect(refused(state, { type })).not.toMatch(/undefined/);
  });

  test('a step of nonsense says what a step is', () => {
    for (const step of [
      {},
      { from: 25, number: 1 },
      { from: -1, number: 1 },
      { from: 0, number: 7 },
    ])
      expect(refused(thrown, { type: 'step', ...step })).toMatch(/^a step has a station from 0/);
  });

  test('what is not possible now says what is', () => {
    expect(refused(thrown, { type: 'take' })).toBe(
      '"take" is not possible now: a throw is being played',
    );
    expect(refused(start, { type: 'confirm' })).toBe(
      '"confirm" is not possible now: the throws for the start come first',
    );
  });

  test('a throw that is none and a seed that is none throw at once', () => {
    expect(() => legalPlays(rules, start.position, [7, 1] as never)).toThrow(RangeError);
    expect(() => seeded('a' as never)).toThrow(RangeError);
    expect(() => seeded(0.5)).toThrow(RangeError);
  });
});
