import {
  cubeAtOdds,
  CUBE_LIMIT,
  gameFrom,
  GAMES,
  mayBeCrawford,
  newGame,
  OFF,
  positionFrom,
  rulesFor,
  SIDES,
  type BySide,
  type Cube,
  type GameState,
  type Rules,
  type Setup,
  type Standing,
} from '@wurfzabel/rules';
import { usualStanding } from './make-record.ts';
import { fields, isJson, line, oneOf, refuse, shown, whole, type Json } from './read-json.ts';
import {
  CRAWFORD_STATES,
  plainName,
  PLAYER_KINDS,
  RECORD_FORMAT,
  RECORD_LIMITS,
  RECORD_VERSION,
  type RecordMeta,
  type RecordPlayer,
} from './record.ts';

const FIELDS = [
  'format',
  'version',
  'game',
  'edition',
  'options',
  'match',
  'players',
  'started',
  'comment',
  'start',
  'games',
];

export interface Header {
  readonly rules: Rules;
  readonly start: GameState;
  readonly meta: RecordMeta;
  readonly games: unknown;
}

/** Everything of a record but what happened. */
export const readHeader = (json: unknown): Header => {
  if (!isJson(json) || json.format !== RECORD_FORMAT)
    return refuse('ERR_FORMAT', `a record is an object with "format":"${RECORD_FORMAT}"`);
  if (json.version !== RECORD_VERSION)
    return refuse(
      'ERR_VERSION',
      `version ${shown(json.version)} of the format is not known; this program reads version ${RECORD_VERSION}`,
    );
  const record = fields(json, 'a record', FIELDS);
  const rules = rulesOf(record);
  return {
    rules,
    start: startFrom(record, rules, standingFrom(record.match, rules)),
    meta: metaFrom(record),
    games: record.games,
  };
};

const rulesOf = (record: Json): Rules => {
  const game = GAMES.find(candidate => candidate.id === record.game);
  if (!game)
    return refuse(
      'ERR_GAME',
      `there is no game ${shown(record.game)}; the games are ${GAMES.map(g => g.id).join(', ')}`,
    );
  if (record.edition !== game.edition)
    return refuse(
      'ERR_EDITION',
      `edition ${shown(record.edition)} of ${game.id} is not known; this program plays edition ${game.edition}`,
    );
  const match = fields(record.match, 'match', ['length', 'score', 'game', 'crawford']);
  const options = record.options ?? {};
  if (isJson(options) && 'matchLength' in options)
    return refuse('ERR_OPTIONS', 'the match length stands under "match", not under "options"');
  if (!isJson(options))
    return refuse('ERR_OPTIONS', `options must be an object, not ${shown(options)}`);
  const rules = rulesFor(game.id, { ...options, matchLength: match.length });
  return rules.ok ? rules.value : refuse('ERR_OPTIONS', rules.fault.message);
};

const standingFrom = (value: unknown, rules: Rules): Standing => {
  const match = value as Json;
  const usual = usualStanding(rules);
  const most = rules.matchLength > 0 ? rules.matchLength - 1 : RECORD_LIMITS.score;
  const crawford =
    match.crawford === undefined
      ? undefined
      : oneOf(match.crawford, 'match.crawford', CRAWFORD_STATES);
  const standing: Standing = {
    score: match.score === undefined ? usual.score : scoreFrom(match.score, most),
    game:
      match.game === undefined
        ? usual.game
        : whole(match.game, 'match.game', 1, RECORD_LIMITS.score),
    isCrawford: crawford === undefined ? usual.isCrawford : crawford === 'now',
    crawfordDone: crawford === undefined ? usual.crawfordDone : crawford === 'past',
  };
  if (
    crawford === 'now' &&
    rules.matchLength > 0 &&
    !mayBeCrawford(rules.matchLength, standing.score)
  )
    return refuse(
      'ERR_MATCH',
      'match.crawford is "now", but in the Crawford game one side, and one only, is one point from the end of the match',
    );
  const isNear = SIDES.some(side => standing.score[side] === rules.matchLength - 1);
  if (
    (crawford === 'now' || crawford === 'past') &&
    !(rules.cube && rules.crawford && isNear && rules.matchLength > 0)
  )
    return refuse(
      'ERR_MATCH',
      `match.crawford is "${crawford}", but no side is one point from the end of a match with Crawford's rule`,
    );
  return standing;
};

const scoreFrom = (value: unknown, most: number): BySide<number> => {
  const score = fields(value, 'match.score', SIDES);
  return {
    white: whole(score.white, 'match.score.white', 0, most),
    black: whole(score.black, 'match.score.black', 0, most),
  };
};

const startFrom = (record: Json, rules: Rules, standing: Standing): GameState => {
  if (record.start === undefined) return newGame(rules, standing);
  const { cube, ...setup } = fields(record.start, 'start', [
    'white',
    'black',
    'turn',
    'doublets',
    'cube',
  ]);
  const position = positionFrom(setup as unknown as Setup, rules);
  if (!position.ok) return refuse('ERR_START', `start: ${position.fault.message}`);
  const { white, black, turn } = setup as unknown as Setup;
  if (white[OFF] === rules.men || black[OFF] === rules.men)
    return refuse('ERR_START', 'start: one side has all its men off; the game is over');
  return gameFrom(rules, position.value, turn, {
    standing,
    ...(cube === undefined ? {} : { cube: cubeFrom(cube, rules, standing.isCrawford) }),
  });
};

const cubeFrom = (value: unknown, rules: Rules, isCrawford: boolean): Cube => {
  if (!rules.cube)
    return refuse('ERR_START', 'start: there is a cube, but the game is played without one');
  const cube = fields(value, 'start.cube', ['value', 'owner']);
  const isPower =
    Number.isInteger(cube.value) &&
    (cube.value as number) >= 1 &&
    (cube.value as number) <= CUBE_LIMIT &&
    Number.isInteger(Math.log2(cube.value as number));
  if (!isPower)
    return refuse(
      'ERR_START',
      `start.cube.value must be 1, 2, 4 and so on up to ${CUBE_LIMIT}, not ${shown(cube.value)}`,
    );
  const owner = cube.owner === null ? null : oneOf(cube.owner, 'start.cube.owner', SIDES);
  const read = { value: cube.value as number, owner };
  const odds = cubeAtOdds(read, isCrawford);
  return odds === undefined ? read : refuse('ERR_START', `start.cube: ${odds}`);
};

const metaFrom = (record: Json): RecordMeta => {
  const { started, comment } = record;
  if (
    started !== undefined &&
    !(
      typeof started === 'string' &&
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/.test(started)
    )
  )
    return refuse(
      'ERR_FIELD',
      `started must be a date and time such as "2026-01-31T18:30:00Z", not ${shown(started)}`,
    );
  return {
    ...(record.players === undefined ? {} : { players: playersFrom(record.players) }),
    ...(started === undefined ? {} : { started }),
    ...(comment === undefined ? {} : { comment: line(comment, 'comment', RECORD_LIMITS.comment) }),
  };
};

const playersFrom = (value: unknown): BySide<RecordPlayer> => {
  const players = fields(value, 'players', SIDES);
  return {
    white: playerFrom(players.white, 'players.white'),
    black: playerFrom(players.black, 'players.black'),
  };
};

const playerFrom = (value: unknown, what: string): RecordPlayer => {
  const player = fields(value, what, ['name', 'kind']);
  return {
    name: plainName(line(player.name, `${what}.name`, RECORD_LIMITS.name)),
    kind: oneOf(player.kind, `${what}.kind`, PLAYER_KINDS),
  };
};
