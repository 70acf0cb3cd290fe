import {
  apply,
  blockOf,
  decisionOf,
  GAMES,
  gameFrom,
  legalSteps,
  newGame,
  nextGroups,
  positionFrom,
  rulesFor,
  seeded,
  unwrap,
  type Action,
  type Block,
  type GameState,
  type Setup,
  type Throw,
} from '../src/index.ts';
import { describe, expect, test } from 'vitest';

describe('why nothing can be played', () => {
  const thrownFrom = (
    gameId: string,
    setup: Omit<Setup, 'turn'>,
    thrown: Throw,
  ): Block | undefined => {
    const rules = unwrap(rulesFor(gameId, {}));
    const position = unwrap(positionFrom({ ...setup, turn: 'white' }, rules));
    const state = unwrap(
      apply(gameFrom(rules, position, 'white'), { type: 'throw', dice: thrown }),
    );
    return state.phase.kind === 'play' ? blockOf(rules, state.phase.play) : undefined;
  };

  test('men in hand find bands; with the lower number goes the higher', () => {
    const setup = { white: { 0: 2, 8: 13 }, black: { 7: 3, 20: 4, 21: 4, 22: 4 } };
    const lost = { why: 'entry', numbers: [5], loses: 'higher' };
    expect(thrownFrom('puff', setup, [5, 6])).toEqual(lost);
    expect(thrownFrom('puff', setup, [1, 5])).toBeUndefined();
  });

  test('a doublet that cannot be entered loses its undersides', () => {
    const setup = { white: { 0: 2, 8: 13 }, black: { 7: 3, 20: 4, 21: 4, 22: 4 } };
    const lost = { why: 'entry', numbers: [4], loses: 'undersides' };
    expect(thrownFrom('contraerer-puff', setup, [4, 4])).toEqual(lost);
  });

  test('in Backgammon either number may be in the way', () => {
    const setup = { white: { 0: 1, 24: 14 }, black: { 6: 5, 20: 5, 23: 5 } };
    const lost = { why: 'entry', numbers: [2, 5], loses: undefined };
    expect(thrownFrom('backgammon', setup, [2, 5])).toEqual(lost);
  });

  test('bands wherever a number leads, a way out too early, and a number too large', () => {
    expect(thrownFrom('puff', { white: { 12: 15 }, black: { 7: 15 } }, [6, 6])?.why).toBe('bands');
    const out = { white: { 12: 1, 24: 14 }, black: { 7: 15 } };
    expect(thrownFrom('puff', out, [6, 6])?.why).toBe('home');
    const large = { white: { 19: 1, 23: 14 }, black: { 1: 15 } };
    expect(thrownFrom('puff', large, [5, 5])?.why).toBe('back');
    const inside = { white: { 0: 1, 3: 14 }, black: { 19: 15 } };
    expect(thrownFrom('puffspel', inside, [6, 6])?.why).toBe('locked');
  });

  test('in games at random it is said just where nothing can be played', () => {
    const seen = new Set<string>();
    for (const game of GAMES) {
      const chance = seeded(1855);
      let state: GameState = newGame(unwrap(rulesFor(game.id, {})));
      for (let i = 0; i < 1500 && state.phase.kind !== 'over'; i++) {
        let action: Action = { type: 'confirm' };
        if (state.phase.kind === 'play') {
          const { play } = state.phase;
          const steps = legalSteps(state.rules, play);
          const block = blockOf(state.rules, play);
          const isLeft = nextGroups(play).length > 0 && decisionOf(state).why !== 'won';
          expect(block !== undefined).toBe(steps.length === 0 && isLeft);
          if (block) seen.add(block.why);
          if (steps.length > 0) action = { type: 'step', ...steps[chance.below(steps.length)]! };
        } else if (state.phase.kind === 'roll')
          action = { type: 'throw', dice: chance.throwDice() };
        else {
          const count = game.opening === 'one-die-each' ? 1 : 2;
          const dice = {
            white: chance.throwDice().slice(0, count),
            black: chance.throwDice().slice(0, count),
          };
          action = { type: 'opening', dice };
        }
        state = unwrap(apply(state, action));
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['bands', 'entry', 'home']));
  });
});
