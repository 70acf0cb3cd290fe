import type { PositionMatch } from '@wurfzabel/records';
import {
  bySide,
  changedOptions,
  CUBE_LIMIT,
  cubeAtOdds,
  mayBeCrawford,
  positionFrom,
  rulesFor,
  SIDES,
  throwFrom,
  type Cube,
  type Rules,
  type Setup,
} from '@wurfzabel/rules';
import { setupOf, type Draft } from './draft.ts';
import { setupFault, textFault, type Read } from './faults.ts';

/** The form that the command line reads, `wurfzabel plays` with a throw and `wurfzabel cube` with cube and match. */
const FIELDS = [
  'game',
  'options',
  'white',
  'black',
  'turn',
  'doublets',
  'throw',
  'cube',
  'match',
] as const;
const NEEDED = ['game', 'white', 'black', 'turn'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

export const jsonOf = (draft: Draft): string => {
  const { rules, thrown, cube, match } = draft;
  const options: Record<string, unknown> = { ...changedOptions(rules.game.options, rules) };
  delete options['matchLength'];
  return JSON.stringify({
    game: rules.game.id,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...setupOf(draft),
    ...(thrown ? { throw: thrown } : {}),
    ...(rules.cube ? { cube } : {}),
    ...(match
      ? { match: { length: match.length, score: match.score, crawford: match.isCrawford } }
      : {}),
  });
};

const cubeFrom = (given: unknown, rules: Rules): Cube | undefined => {
  if (given === undefined) return { value: 1, owner: null };
  const { value, owner = null } = isObject(given) ? given : {};
  const isValue =
    isCount(value) && value >= 1 && value <= CUBE_LIMIT && Number.isInteger(Math.log2(value));
  const isOwner = owner === null || owner === 'white' || owner === 'black';
  return rules.cube && isValue && isOwner ? { value, owner } : undefined;
};

const matchFrom = (given: unknown): PositionMatch | null | undefined => {
  if (given === undefined) return null;
  const { length, score: made, crawford = false } = isObject(given) ? given : {};
  const { white, black } = isObject(made) ? made : {};
  if (!isCount(length) || !isCount(white) || !isCount(black) || typeof crawford !== 'boolean')
    return undefined;
  if (length === 0) return crawford ? undefined : null;
  const score = { white, black };
  if (Math.max(white, black) >= length) return undefined;
  if (crawford && !mayBeCrawford(length, score)) return undefined;
  return { length, score, isCrawford: crawford };
};

/** A position from JSON text, checked in full. */
export const draftFromJson = (text: string): Read => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return textFault('ERR_JSON');
  }
  if (!isObject(given)) return textFault('ERR_JSON');
  const strange = Object.keys(given).find(name => !(FIELDS as readonly string[]).includes(name));
  if (strange !== undefined) return textFault('ERR_FIELD', strange.slice(0, 40));
  const missing = NEEDED.find(name => given[name] === undefined);
  if (missing !== undefined) return textFault('ERR_MISSING', missing);
  const match = matchFrom(given['match']);
  if (match === undefined) return textFault('ERR_MATCH');
  const options = given['options'] ?? {};
  if (!isObject(options)) return textFault('ERR_OPTIONS');
  const named = rulesFor(given['game'], { ...options, matchLength: match?.length ?? 0 });
  if (!named.ok) return textFault(named.fault.code);
  const rules = named.value;
  const cube = cubeFrom(given['cube'], rules);
  if (!cube || cubeAtOdds(cube, match?.isCrawford ?? false)) return textFault('ERR_CUBE');
  const thrown = given['throw'] === undefined ? undefined : throwFrom(given['throw']);
  if (thrown && !thrown.ok) return textFault(thrown.fault.code);
  const { white, black, turn, doublets } = given;
  // Checked by positionFrom, types included.
  const setup = { white, black, turn, ...(doublets === undefined ? {} : { doublets }) } as Setup;
  const position = positionFrom(setup, rules);
  if (!position.ok) return setupFault(position.fault.code, setup, rules);
  const had = isObject(doublets) ? doublets : {};
  const draft: Draft = {
    rules,
    white: setup.white,
    black: setup.black,
    turn: setup.turn,
    doublets: bySide(side => (rules.countsDoublets && isCount(had[side]) ? had[side] : 0)),
    thrown: thrown?.value,
    cube,
    match: match ?? undefined,
  };
  return SIDES.includes(draft.turn) ? { ok: true, value: draft } : textFault('ERR_TURN');
};
