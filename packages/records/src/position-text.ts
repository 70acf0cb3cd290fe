import {
  changedOptions,
  cubeAtOdds,
  CUBE_LIMIT,
  err,
  GAMES,
  HAND,
  makeThrow,
  OFF,
  ok,
  parseThrow,
  positionFrom,
  rulesFor,
  type BySide,
  type Cube,
  type Men,
  type Position,
  type Result,
  type Rules,
  type Setup,
  type Side,
  type Throw,
} from '@wurfzabel/rules';
import { matchFrom, matchText, type PositionMatch } from './match-text.ts';

/**
 * A position on one line, to be written by hand in a test or an address bar:
 *
 *     puff:h13.3x2/h15/w1-0/33
 *     game : White's men / Black's men / turn and doublets thrown / throw / c cube / m match
 *
 * Men stand at their own stations, `xN` where there is more than one, `h` and `o` with their number in hand and off.
 * Only letters, digits and . / : - are used, so it needs no escaping in an address.
 */
export interface PositionText {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly position: Position;
  readonly thrown?: Throw;
  readonly cube?: Cube;
  readonly match?: PositionMatch;
}

export const LONGEST_POSITION_TEXT = 400;

export const POSITION_TEXT_FAULTS = [
  'ERR_TEXT_LENGTH',
  'ERR_GAME',
  'ERR_PARTS',
  'ERR_MEN_TEXT',
  'ERR_TURN_TEXT',
  'ERR_THROW',
  'ERR_CUBE',
  'ERR_MATCH',
  'ERR_POSITION',
] as const;
export type PositionTextFault = (typeof POSITION_TEXT_FAULTS)[number];

/** What is to be written; the game's name and all but the men and the turn may be left out. */
export interface PositionParts {
  readonly game?: string;
  readonly setup: Setup;
  readonly thrown?: Throw;
  readonly cube?: Cube;
  readonly match?: PositionMatch;
}

export const makePositionText = ({ game, setup, thrown, cube, match }: PositionParts): string => {
  const { white, black } = setup.doublets ?? { white: 0, black: 0 };
  const doublets = white > 0 || black > 0 ? `${white}-${black}` : '';
  const parts = [menText(setup.white), menText(setup.black), setup.turn[0] + doublets];
  if (thrown) parts.push(makeThrow(thrown));
  if (cube && (cube.value > 1 || cube.owner))
    parts.push(`c${cube.value}${cube.owner ? cube.owner[0] : ''}`);
  if (match) parts.push(matchText(match));
  return (game === undefined ? '' : `${game}:`) + parts.join('/');
};

const menText = (men: Men): string => {
  const words: string[] = [];
  for (let station = HAND; station <= OFF; station++) {
    const count = men[station] ?? 0;
    if (count === 0) continue;
    if (station === HAND || station === OFF) words.push(`${station === HAND ? 'h' : 'o'}${count}`);
    else words.push(count === 1 ? String(station) : `${station}x${count}`);
  }
  return words.join('.');
};

/**
 * A position text, read for rules or for the game that it names.
 * @param rules needed where the text names no game; where it names one it must be that of the rules
 */
export const parsePositionText = (
  text: string,
  rules?: Rules,
): Result<PositionText, PositionTextFault> => {
  const read = parseSetupText(text, rules);
  if (!read.ok) return read;
  const position = positionFrom(read.value.setup, read.value.rules);
  return position.ok
    ? ok({ ...read.value, position: position.value })
    : err('ERR_POSITION', position.fault.message);
};

/** The same without looking whether the men make a position; for those who tell that in their own words. */
export const parseSetupText = (
  text: string,
  rules?: Rules,
): Result<Omit<PositionText, 'position'>, Exclude<PositionTextFault, 'ERR_POSITION'>> => {
  if (text.length > LONGEST_POSITION_TEXT)
    return err(
      'ERR_TEXT_LENGTH',
      `a position is written in at most ${LONGEST_POSITION_TEXT} characters, not ${text.length}`,
    );
  const colon = text.indexOf(':');
  const name = colon < 0 ? undefined : text.slice(0, colon).trim().toLowerCase();
  const played = rulesNamed(name, rules);
  if (!played.ok) return played;
  const [white = '', black = '', turn = '', ...more] = text
    .slice(colon + 1)
    .trim()
    .split('/');
  if (turn === '')
    return err(
      'ERR_PARTS',
      `"${text.slice(0, 40)}" must have three parts: White's men / Black's men / w or b`,
    );
  const ownWhite = menFrom(white, 'White');
  if (!ownWhite.ok) return ownWhite;
  const ownBlack = menFrom(black, 'Black');
  if (!ownBlack.ok) return ownBlack;
  const onTurn = turnFrom(turn);
  if (!onTurn.ok) return onTurn;
  const rest = partsAfter(more, played.value);
  if (!rest.ok) return rest;
  return ok({
    setup: { white: ownWhite.value, black: ownBlack.value, ...onTurn.value },
    ...rest.value,
  });
};

const rulesNamed = (
  name: string | undefined,
  rules: Rules | undefined,
): Result<Rules, 'ERR_GAME'> => {
  if (rules && (name === undefined || name === rules.game.id)) return ok(rules);
  if (rules)
    return err(
      'ERR_GAME',
      `the position is one of "${name!.slice(0, 40)}", but the game is ${rules.game.id}`,
    );
  const example = `begin with the game's name, such as ${GAMES[0]!.id}:h15/h15/w`;
  if (name === undefined)
    return err('ERR_GAME', `the text does not say which game it belongs to; ${example}`);
  const named = rulesFor(name);
  return named.ok ? named : err('ERR_GAME', named.fault.message);
};

const menFrom = (text: string, who: string): Result<Men, 'ERR_MEN_TEXT'> => {
  const men: Record<number, number> = {};
  if (text === '')
    return err(
      'ERR_MEN_TEXT',
      `${who} has no men; write h15 for fifteen in hand, o15 for fifteen off`,
    );
  for (const word of text.split('.')) {
    const form = /^(?:([ho])(?:x?(\d{1,2}))?|(\d{1,2})(?:x(\d{1,2}))?)$/i.exec(word);
    const station = form?.[1] ? (form[1].toLowerCase() === 'h' ? HAND : OFF) : Number(form?.[3]);
    if (!form || !(form[1] || (station > HAND && station < OFF)))
      return err(
        'ERR_MEN_TEXT',
        `"${word.slice(0, 20)}" in ${who}'s men is not a station with men, such as 3, 3x2, h13 or o4`,
      );
    if (Object.hasOwn(men, station))
      return err('ERR_MEN_TEXT', `${who}'s men name the station of "${word}" twice`);
    men[station] = Number(form[2] ?? form[4] ?? 1);
    if (men[station] === 0)
      return err('ERR_MEN_TEXT', `"${word}" in ${who}'s men has no men; leave empty stations out`);
  }
  return ok(men);
};

const turnFrom = (
  text: string,
): Result<{ readonly turn: Side; readonly doublets: BySide<number> }, 'ERR_TURN_TEXT'> => {
  const form = /^([wb])(?:(\d{1,3})-(\d{1,3}))?$/i.exec(text);
  if (!form)
    return err(
      'ERR_TURN_TEXT',
      `"${text.slice(0, 20)}" is not a turn: write w or b, and doublets thrown by White and Black such as w1-0`,
    );
  return ok({
    turn: form[1]!.toLowerCase() === 'w' ? 'white' : 'black',
    doublets: { white: Number(form[2] ?? 0), black: Number(form[3] ?? 0) },
  });
};

type After = Pick<PositionText, 'rules' | 'thrown' | 'cube' | 'match'>;

/** The throw, the cube and the match, each at most once and in this order. */
const partsAfter = (
  parts: readonly string[],
  rules: Rules,
): Result<After, Exclude<PositionTextFault, 'ERR_POSITION'>> => {
  let found: After = { rules };
  let last = -1;
  for (const part of parts) {
    const kind = /^\d/.test(part) ? 0 : /^c/i.test(part) ? 1 : /^m/i.test(part) ? 2 : -1;
    if (kind <= last)
      return err(
        'ERR_PARTS',
        `"${part.slice(0, 20)}" cannot stand here: after the turn come a throw such as 35, a cube such as c2w and a match such as m7-3-1`,
      );
    last = kind;
    if (kind === 0) {
      const thrown = parseThrow(part);
      if (!thrown.ok) return thrown;
      found = { ...found, thrown: thrown.value };
    } else if (kind === 1) {
      const cube = cubeFrom(part, rules);
      if (!cube.ok) return cube;
      found = { ...found, cube: cube.value };
    } else {
      const match = matchFrom(part);
      if (!match.ok) return match;
      const played = rulesFor(rules.game.id, {
        ...changedOptions(rules.game.options, rules),
        matchLength: match.value.length,
      });
      if (!played.ok) return err('ERR_MATCH', played.fault.message);
      found = { ...found, rules: played.value, match: match.value };
    }
  }
  const odds = found.cube && cubeAtOdds(found.cube, found.match?.isCrawford ?? false);
  return odds === undefined ? ok(found) : err('ERR_CUBE', odds);
};

const cubeFrom = (text: string, rules: Rules): Result<Cube, 'ERR_CUBE'> => {
  const form = /^c(\d{1,4})([wb])?$/i.exec(text);
  const value = Number(form?.[1]);
  if (!form || value < 1 || value > CUBE_LIMIT || !Number.isInteger(Math.log2(value)))
    return err(
      'ERR_CUBE',
      `"${text.slice(0, 20)}" is not a cube: write c, its value 1, 2, 4 … ${CUBE_LIMIT}, and w or b for its owner, such as c2w`,
    );
  if (!rules.cube)
    return err('ERR_CUBE', `"${text}" is a cube, but the game is played without one`);
  const owner = form[2]?.toLowerCase();
  return ok({ value, owner: owner === 'w' ? 'white' : owner === 'b' ? 'black' : null });
};
