import { parsePositionText } from '@wurfzabel/records';
import {
  gameFrom,
  positionFrom,
  type GameState,
  type Position,
  type Rules,
  type Setup,
  type Side,
} from '@wurfzabel/rules';
import { finishedBy } from '../plays/request.ts';
import { UsageError } from '../shell/usage-error.ts';

interface Found {
  readonly position: Position;
  readonly turn: Side;
}

/** A position text may begin with its game. */
export const gameNamedBy = (text: string | undefined): string | undefined =>
  /^\s*([a-z-]+)\s*:/i.exec(text ?? '')?.[1]?.toLowerCase();

/** A position given on the command line, about to throw: position text, or a setup in JSON. */
export const stateAt = (text: string, rules: Rules): GameState => {
  const { position, turn } = text.trimStart().startsWith('{')
    ? fromJson(text, rules)
    : fromText(text, rules);
  const finished = finishedBy(rules, position);
  if (finished !== undefined) throw new UsageError(`--position: the game is over: ${finished}`);
  return gameFrom(rules, position, turn);
};

const fromText = (text: string, rules: Rules): Found => {
  const parsed = parsePositionText(text, rules);
  if (!parsed.ok) throw new UsageError(`--position: ${parsed.fault.message}`);
  const { position, setup, thrown } = parsed.value;
  if (thrown) throw new UsageError('--position: all 21 throws are counted; leave the throw out');
  return { position, turn: setup.turn };
};

const fromJson = (text: string, rules: Rules): Found => {
  let setup: unknown;
  try {
    setup = JSON.parse(text);
  } catch {
    throw new UsageError(
      '--position is not JSON; write such as \'{"white":{"0":15},"black":{"0":15},"turn":"white"}\'',
    );
  }
  const position = positionFrom(setup as Setup, rules);
  if (!position.ok) throw new UsageError(`--position: ${position.fault.message}`);
  return { position: position.value, turn: (setup as Setup).turn };
};
