import { expect } from 'vitest';
import { decisionOf } from '../src/decision.ts';
import type { DieNumber, Throw } from '../src/dice.ts';
import type { Rules } from '../src/game.ts';
import { apply } from '../src/machine.ts';
import type { Options } from '../src/options.ts';
import { legalPlays } from '../src/plays.ts';
import { positionFrom, setupOf } from '../src/position.ts';
import { rulesFor } from '../src/registry.ts';
import { unwrap } from '../src/result.ts';
import type { Side } from '../src/side.ts';
import { gameFrom, type Action, type GameResult, type GameState } from '../src/state.ts';
import { endingTexts, written } from './endings.ts';
import { coloursChanged, position } from './notation.ts';
import { plainEndings } from './oracle.ts';

export const rulesOf = (game: string, options?: Partial<Options>): Rules =>
  unwrap(rulesFor(game, options));

/** Written endings; where only the mover's men are given ("3:1 4:1"), the other side's are as before. */
const fullTexts = (before: string, endings: readonly string[]): string[] => {
  const others = before.slice(before.indexOf('/'));
  return written(...endings.map(text => (text.includes('/') ? text : `x ${text} ${others}`)));
};

/** The endings of a throw, as the rule text has them, are these: for the kernel, for the twin, and with the colours changed. */
export const expectEndings = (
  rules: Rules,
  text: string,
  thrown: Throw,
  endings: readonly string[],
): void => {
  const setup = position(text);
  const expected = fullTexts(text, endings);
  const kernel = (from: typeof setup): string[] => {
    const plays = legalPlays(rules, unwrap(positionFrom(from, rules)), thrown);
    const after = Array.from({ length: plays.count }, (_, i) =>
      setupOf(plays.positionAt(i), from.turn, rules.course),
    );
    return endingTexts(from.turn === 'white' ? after : after.map(coloursChanged));
  };
  expect(kernel(setup)).toEqual(expected);
  expect(kernel(coloursChanged(setup))).toEqual(expected);
  expect(endingTexts(plainEndings(rules, setup, thrown))).toEqual(expected);
};

/** A game taken up at a position: x is White and about to throw. */
export const sit = (rules: Rules, text: string): GameState =>
  gameFrom(rules, unwrap(positionFrom(position(text), rules)), 'white');

type Dice = readonly DieNumber[];

export const opening = (white: Dice, black: Dice): Action => ({
  type: 'opening',
  dice: { white, black },
});
export const roll = (a: DieNumber, b: DieNumber): Action => ({ type: 'throw', dice: [a, b] });
export const step = (from: number, number: DieNumber): Action => ({ type: 'step', from, number });
export const name = (number: DieNumber): Action => ({ type: 'name', number });
export const DONE: Action = { type: 'confirm' };

/** The state after actions all of which are possible. */
export const after = (state: GameState, ...actions: readonly Action[]): GameState =>
  actions.reduce((at, action) => {
    const applied = apply(at, action);
    if (!applied.ok) throw new Error(`${JSON.stringify(action)}: ${applied.fault.message}`);
    return applied.value;
  }, state);

/** The code with which an action is refused: the reason where there is one. */
export const refusal = (state: GameState, action: Action): string | undefined => {
  const applied = apply(state, action);
  return applied.ok ? undefined : (applied.fault.reason?.code ?? applied.fault.code);
};

/** Who is about to throw, or undefined if something else is to be done. */
export const thrower = (state: GameState): Side | undefined =>
  state.phase.kind === 'roll' ? state.onTurn : undefined;

/** Every number of the throw being played, as many times as it is there. */
export const numbersOf = (state: GameState): number[] =>
  decisionOf(state).numbers.map(chip => chip.number);

/** Numbers that are owed and still to be played, or that may be played. */
export const numbersLeft = (state: GameState): number[] =>
  decisionOf(state)
    .numbers.filter(chip => chip.state === 'next' || chip.state === 'open')
    .map(chip => chip.number);

export const resultOf = (state: GameState): GameResult | undefined =>
  state.phase.kind === 'over' ? state.phase.result : undefined;

/** The men as they stand between plays, as White and Black have them. */
export const menText = (state: GameState): string =>
  endingTexts([setupOf(state.position, state.onTurn, state.rules.course)])[0]!;

export const textOf = (text: string): string => endingTexts([position(text)])[0]!;
