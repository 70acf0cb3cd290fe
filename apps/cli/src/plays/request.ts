import {
  err,
  ok,
  OFF,
  OTHER_OFF,
  patternWin,
  positionFrom,
  rulesFor,
  SIDES,
  throwFrom,
  type GameFault,
  type Position,
  type Result,
  type Rules,
  type Setup,
  type SetupFault,
  type Side,
  type Throw,
  type ThrowFault,
} from '@wurfzabel/rules';

/** A question for the legal plays of one throw, checked. */
export interface PlaysRequest {
  readonly rules: Rules;
  readonly position: Position;
  readonly turn: Side;
  readonly thrown: Throw;
}

export const REQUEST_FIELDS = [
  'game',
  'options',
  'white',
  'black',
  'turn',
  'doublets',
  'throw',
] as const;
const NEEDED = ['game', 'white', 'black', 'turn', 'throw'] as const;

export type RequestFault =
  | 'ERR_JSON'
  | 'ERR_REQUEST'
  | 'ERR_FIELD'
  | 'ERR_MISSING'
  | 'ERR_FINISHED'
  | 'ERR_LINE_LENGTH'
  | GameFault
  | SetupFault
  | ThrowFault;

export const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectFrom = (line: string): Result<Record<string, unknown>, RequestFault> => {
  let value: unknown;
  try {
    // Trimming takes away a byte order mark too, which some editors write before the first line.
    value = JSON.parse(line.trim());
  } catch {
    return err(
      'ERR_JSON',
      line.trim() === ''
        ? 'the line is empty; each line is one JSON object'
        : `not JSON: ${shown(line.trim())}`,
    );
  }
  return isObject(value) ? ok(value) : err('ERR_REQUEST', 'a request is a JSON object');
};

/** Refuses fields that are not known and asks for those that must be there. */
export const checkFields = (
  request: Record<string, unknown>,
  allowed: readonly string[],
  needed: readonly string[],
): Result<undefined, RequestFault> => {
  const strange = Object.keys(request).find(name => !allowed.includes(name));
  if (strange !== undefined)
    return err('ERR_FIELD', `unknown field "${shown(strange)}"; allowed are ${allowed.join(', ')}`);
  const missing = needed.find(name => request[name] === undefined);
  return missing === undefined
    ? ok(undefined)
    : err('ERR_MISSING', `${missing} is missing; needed are ${needed.join(', ')}`);
};

const checkDoublets = (doublets: unknown): Result<undefined, SetupFault> => {
  const isWell =
    isObject(doublets) &&
    Object.entries(doublets).every(
      ([side, count]) => (SIDES as readonly string[]).includes(side) && typeof count === 'number',
    );
  return doublets === undefined || isWell
    ? ok(undefined)
    : err('ERR_DOUBLETS', 'doublets must be an object such as {"white":1,"black":0}');
};

/** Who has won already, if the game ended before this throw. */
export const finishedBy = (rules: Rules, position: Position): string | undefined => {
  if (position[OFF] === rules.men || position[OTHER_OFF] === rules.men)
    return 'one side has all its men off';
  const shape = patternWin(rules, position, 'own') ?? patternWin(rules, position, 'other');
  return shape === undefined ? undefined : `one side has won by a ${shape}`;
};

export type Placed = Omit<PlaysRequest, 'thrown'>;

/** The position of a request for these rules. */
export const placedFrom = (
  request: Record<string, unknown>,
  rules: Rules,
): Result<Placed, RequestFault> => {
  const doublets = checkDoublets(request.doublets);
  if (!doublets.ok) return doublets;
  const setup = {
    white: request.white,
    black: request.black,
    turn: request.turn,
    doublets: request.doublets,
  } as unknown as Setup;
  const position = positionFrom(setup, rules);
  return position.ok ? ok({ rules, position: position.value, turn: setup.turn }) : position;
};

export const refuseFinished = (
  rules: Rules,
  position: Position,
): Result<undefined, 'ERR_FINISHED'> => {
  const finished = finishedBy(rules, position);
  return finished === undefined
    ? ok(undefined)
    : err('ERR_FINISHED', `the game is over: ${finished}`);
};

/** One line of `wurfzabel plays`, checked in full. */
export const parseRequest = (line: string): Result<PlaysRequest, RequestFault> => {
  const object = objectFrom(line);
  if (!object.ok) return object;
  const request = object.value;
  const fields = checkFields(request, REQUEST_FIELDS, NEEDED);
  if (!fields.ok) return fields;
  const rules = rulesFor(request.game, request.options);
  if (!rules.ok) return rules;
  const placed = placedFrom(request, rules.value);
  if (!placed.ok) return placed;
  const thrown = throwFrom(request.throw);
  if (!thrown.ok) return thrown;
  const unfinished = refuseFinished(rules.value, placed.value.position);
  return unfinished.ok ? ok({ ...placed.value, thrown: thrown.value }) : unfinished;
};
