import { logTakenUp, stateOf, type PositionMatch } from '@wurfzabel/records';
import {
  changedOptions,
  cubeAtOdds,
  CUBE_LIMIT,
  err,
  mayBeCrawford,
  ok,
  rulesFor,
  throwFrom,
  type Cube,
  type GameState,
  type Result,
  type Rules,
  type Throw,
} from '@wurfzabel/rules';
import {
  checkFields,
  isObject,
  objectFrom,
  placedFrom,
  refuseFinished,
  REQUEST_FIELDS,
  type RequestFault,
} from '../plays/request.ts';

export const QUESTIONS = ['eval', 'best', 'rollout', 'cube'] as const;
export type Question = (typeof QUESTIONS)[number];

export type AskedFault = RequestFault | 'ERR_CUBE' | 'ERR_MATCH';

/** What is asked about: the side on turn is about to throw; for `best` it has thrown. */
export interface Asked {
  readonly state: GameState;
  readonly thrown?: Throw;
}

/** The fields of `plays`: a throw for `best` alone, and for `cube` what it depends on besides. */
const fieldsOf = (question: Question): readonly string[] => [
  ...REQUEST_FIELDS.filter(name => name !== 'throw' || question === 'best'),
  ...(question === 'cube' ? ['cube', 'match'] : []),
];

const NEEDED = ['game', 'white', 'black', 'turn'] as const;

/** One line of a question, checked in full. @param defaults fields that stand for those left out */
export const parseAsked = (
  question: Question,
  line: string,
  defaults: Readonly<Record<string, unknown>> = {},
): Result<Asked, AskedFault> => {
  const object = objectFrom(line);
  if (!object.ok) return object;
  return askedFrom(question, { ...defaults, ...object.value });
};

/** The same from an object that has been read already. */
export const askedFrom = (
  question: Question,
  request: Record<string, unknown>,
): Result<Asked, AskedFault> => {
  const needed = question === 'best' ? [...NEEDED, 'throw'] : NEEDED;
  const fields = checkFields(request, fieldsOf(question), needed);
  if (!fields.ok) return fields;
  const named = rulesFor(request.game, request.options);
  if (!named.ok) return named;
  const match = matchFrom(request.match, named.value);
  if (!match.ok) return match;
  const { rules } = match.value;
  const cube = cubeFrom(request.cube, rules);
  if (!cube.ok) return cube;
  const odds = cube.value && cubeAtOdds(cube.value, match.value.match?.isCrawford ?? false);
  if (odds !== undefined) return err('ERR_CUBE', odds);
  const placed = placedFrom(request, rules);
  if (!placed.ok) return placed;
  const { position, turn } = placed.value;
  const thrown = question === 'best' ? throwFrom(request.throw) : ok(undefined);
  if (!thrown.ok) return thrown;
  const unfinished = refuseFinished(rules, position);
  if (!unfinished.ok) return unfinished;
  const log = logTakenUp({
    rules,
    position,
    onTurn: turn,
    ...(cube.value ? { cube: cube.value } : {}),
    ...(match.value.match ? { match: match.value.match } : {}),
  });
  if (!log.ok) return err('ERR_FINISHED', log.fault.message);
  return ok({ state: stateOf(log.value), ...(thrown.value ? { thrown: thrown.value } : {}) });
};

const cubeFrom = (given: unknown, rules: Rules): Result<Cube | undefined, 'ERR_CUBE'> => {
  if (given === undefined) return ok(undefined);
  const { value, owner = null } = isObject(given) ? given : {};
  const isValue =
    typeof value === 'number' &&
    value >= 1 &&
    value <= CUBE_LIMIT &&
    Number.isInteger(Math.log2(value));
  if (!isValue || !(owner === null || owner === 'white' || owner === 'black'))
    return err(
      'ERR_CUBE',
      `cube must be an object such as {"value":2,"owner":"white"}: 1, 2, 4 … ${CUBE_LIMIT}; owner "white", "black" or null`,
    );
  if (!rules.cube) return err('ERR_CUBE', 'there is a cube, but the game is played without one');
  return ok({ value, owner });
};

const isPoints = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const matchFrom = (
  given: unknown,
  rules: Rules,
): Result<{ readonly rules: Rules; readonly match?: PositionMatch }, AskedFault> => {
  if (given === undefined) return ok({ rules });
  const { length, score, crawford = false } = isObject(given) ? given : {};
  const { white, black } = isObject(score) ? score : {};
  if (!isPoints(length) || !isPoints(white) || !isPoints(black) || typeof crawford !== 'boolean')
    return err(
      'ERR_MATCH',
      'match must be an object such as {"length":7,"score":{"white":6,"black":1},"crawford":true}',
    );
  const most = Math.max(white, black);
  if (length > 0 && most >= length) return err('ERR_MATCH', 'a side has won the match already');
  if (crawford && !mayBeCrawford(length, { white, black }))
    return err(
      'ERR_MATCH',
      'in the Crawford game one side, and one only, is one point from the end of the match',
    );
  const played = rulesFor(rules.game.id, {
    ...changedOptions(rules.game.options, rules),
    matchLength: length,
  });
  if (!played.ok) return played;
  return ok({
    rules: played.value,
    match: { length, score: { white, black }, isCrawford: crawford },
  });
};
