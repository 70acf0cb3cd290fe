import { gameFrom, positionFrom, type GameState, type Position, type Rules, type Setup, type Side } from '@wurfzabel/rules';
import { finishedBy } from '../plays/request.ts';
import { UsageError } from '../shell/usage-error.ts';

/** A position given on the command line, about to throw: a setup in JSON. */
export const stateAt = (text: string, rules: Rules): GameState => {
  const { position, turn } = fromJson(text, rules);
  const finished = finishedBy(rules, position);
  if (finished !== undefined) throw new UsageError(`--position: the game is over: ${finished}`);
  return gameFrom(rules, position, turn);
};

const fromJson = (text: string, rules: Rules): { readonly position: Position; readonly turn: Side } => {
  let setup: unknown;
  try {
    setup = JSON.parse(text);
  } catch {
    throw new UsageError('--position begins like JSON but is not; write such as \'{"white":{"0":15},"black":{"0":15},"turn":"white"}\'');
  }
  const position = positionFrom(setup as Setup, rules);
  if (!position.ok) throw new UsageError(`--position: ${position.fault.message}`);
  return { position: position.value, turn: (setup as Setup).turn };
};
