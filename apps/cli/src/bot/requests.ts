import { err, ok, type Result } from '@wurfzabel/rules';
import { checkFields, objectFrom, shown, type RequestFault } from '../plays/request.ts';

/** What may be asked, with the fields it needs and those it may have; `id` is allowed everywhere. */
const FIELDS = {
  hello: [[], ['version']],
  game: [['game'], ['options', 'level', 'seed', 'resigns']],
  position: [[], ['text', 'white', 'black', 'turn', 'doublets', 'cube', 'match']],
  state: [[], []],
  opening: [[], ['white', 'black']],
  throw: [[], ['dice']],
  plays: [[], []],
  play: [[], ['notation', 'steps']],
  name: [['number'], []],
  double: [[], []],
  take: [[], []],
  drop: [[], []],
  resign: [['points'], []],
  accept: [[], []],
  reject: [[], []],
  next: [[], []],
  decide: [[], ['apply', 'seconds']],
  quit: [[], []],
} as const satisfies Record<string, readonly [readonly string[], readonly string[]]>;

export type Deed = keyof typeof FIELDS;
export const DEEDS = Object.keys(FIELDS) as readonly Deed[];

export interface BotRequest {
  readonly deed: Deed;
  readonly fields: Readonly<Record<string, unknown>>;
}

export type BotFault = RequestFault | 'ERR_DO' | 'ERR_ID';

export type RequestId = string | number | undefined;

/** The id of a line, even of one that is refused for something else. */
export const idOf = (line: string): RequestId => {
  const object = objectFrom(line);
  const id = object.ok ? object.value.id : undefined;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 100) ? id : undefined;
};

export const parseBotRequest = (line: string): Result<BotRequest, BotFault> => {
  const object = objectFrom(line);
  if (!object.ok) return object;
  const { do: deed, id, ...fields } = object.value;
  if (typeof deed !== 'string' || !Object.hasOwn(FIELDS, deed))
    return err(
      'ERR_DO',
      `${deed === undefined ? 'do is missing' : `cannot do ${shown(JSON.stringify(deed))}`}; it is one of ${DEEDS.join(', ')}`,
    );
  if (id !== undefined && idOf(line) === undefined)
    return err('ERR_ID', 'id is a number or a text of at most 100 characters');
  const [needed, more] = FIELDS[deed as Deed];
  const checked = checkFields(fields, [...needed, ...more], needed);
  if (!checked.ok) {
    const allowed = [...needed, ...more];
    return allowed.length === 0
      ? err('ERR_FIELD', `${deed} has no fields but id`)
      : err(checked.fault.code, checked.fault.message);
  }
  return ok({ deed: deed as Deed, fields });
};
