import {
  isBackgammonBoard,
  logTakenUp,
  parseGnuId,
  parseGnuPositionId,
  parsePositionText,
  parseXgid,
  stateOf,
  type GameLog,
} from '@wurfzabel/records';
import {
  gameFrom,
  GAMES,
  parseThrow,
  type Fault,
  type GameState,
  type Result,
  type Rules,
  type Throw,
} from '@wurfzabel/rules';
import { gameNamedBy } from '../perft/position.ts';
import { finishedBy, isObject } from '../plays/request.ts';
import { rulesOf, type GameFlags } from '../shell/game-flags.ts';
import { UsageError } from '../shell/usage-error.ts';
import { parseAsked, type Asked, type Question } from './asked.ts';

const XGID = /^\s*(XGID=|[-A-Oa-o]{26}:)/i;
const GNU_ID = /^\s*[A-Za-z0-9+/]{14}(==)?(:[A-Za-z0-9+/]{12}=*)?\s*$/;

/**
 * A position given on the command line in any of its forms: position text, a request in JSON, for Backgammon XGID or GNU
 * Backgammon's IDs. The game need not be named where the form tells it.
 */
export const askedOf = (
  question: Question,
  text: string,
  thrown: string | undefined,
  flags: GameFlags,
): Asked => {
  const asked = text.trimStart().startsWith('{')
    ? fromJson(question, text, flags)
    : fromText(text, flags);
  const all = withThrow(asked, thrown);
  const finished = finishedBy(all.state.rules, all.state.position);
  if (finished !== undefined) throw new UsageError(`the game is over: ${finished}`);
  if (question !== 'cube' && all.state.phase.kind === 'doubled')
    throw new UsageError(
      `the position: a double is offered, which is a matter for cube; for ${question} write 00 or the throw in place of the D of an XGID, or the ID from before the double`,
    );
  if (question === 'best' && !all.thrown)
    throw new UsageError('say what was thrown with --throw, such as --throw 31');
  if (question !== 'best' && all.thrown)
    throw new UsageError(
      `${question} is about a position before the throw; leave the throw out, or ask for best`,
    );
  return all;
};

const taken = <T>(result: Result<T, string>): T => {
  if (result.ok) return result.value;
  throw new UsageError(`the position: ${(result.fault as Fault<string>).message}`);
};

const fromJson = (question: Question, text: string, flags: GameFlags): Asked => {
  const { request, thrown } = withoutThrow(text);
  const rest = question === 'best' ? 'cube' : question;
  const asked = taken(parseAsked(rest, request, defaultsFrom(flags)));
  return thrown === undefined ? asked : withThrow(asked, thrown);
};

/** A throw may come as an option or in the request. */
const withoutThrow = (text: string): { readonly request: string; readonly thrown?: string } => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { request: text };
  }
  if (!isObject(value)) return { request: text };
  const { throw: thrown, ...request } = value;
  return thrown === undefined
    ? { request: text }
    : {
        request: JSON.stringify(request),
        thrown: Array.isArray(thrown) ? thrown.join('') : JSON.stringify(thrown),
      };
};

/** Flags as the fields of a request that leaves them out. */
export const defaultsFrom = (flags: GameFlags): Readonly<Record<string, unknown>> => {
  if (flags.game === undefined) return {};
  const rules = rulesOf(flags);
  const { options } = rules.game;
  const changed = Object.entries(options).flatMap(([name]) => {
    const value = rules[name as keyof typeof options];
    return value === options[name as keyof typeof options] ? [] : [[name, value] as const];
  });
  return { game: rules.game.id, options: Object.fromEntries(changed) };
};

const fromText = (text: string, flags: GameFlags): Asked => {
  if (XGID.test(text)) return fromLog(taken(parseXgid(text, backgammonRules(flags))));
  if (GNU_ID.test(text) && !isPositionText(text, flags)) {
    const rules = backgammonRules(flags);
    if (text.includes(':')) return fromLog(taken(parseGnuId(text, rules)));
    return { state: gameFrom(rules, taken(parseGnuPositionId(text.trim(), rules)), 'white') };
  }
  const game = flags.game ?? gameNamedBy(text);
  const rules = game === undefined ? undefined : rulesOf({ ...flags, game: flags.game ?? game });
  refuseCutId(text);
  const {
    position,
    setup,
    thrown,
    cube,
    match,
    rules: played,
  } = taken(parsePositionText(text, rules ?? rulesOf(flags)));
  const log = taken(
    logTakenUp({
      rules: played,
      position,
      onTurn: setup.turn,
      ...(cube ? { cube } : {}),
      ...(match ? { match } : {}),
    }),
  );
  return { state: stateOf(log), ...(thrown ? { thrown } : {}) };
};

/** An ID with a letter too few or too many would be told to be no position text, which nobody wanted to write. */
const refuseCutId = (text: string): void => {
  const form = /^([A-Za-z0-9+/]{11,17})=*(?::([A-Za-z0-9+/]{9,15})=*)?$/.exec(text.trim());
  const [, position = '', match] = form ?? [];
  // Letters that no position text has.
  if (!/[^hoxwbcm\d/]/i.test(position)) return;
  const lengths = match === undefined ? position.length : `${position.length} and ${match.length}`;
  throw new UsageError(
    `the position: "${text.trim()}" is no ID of GNU Backgammon: a position ID has 14 letters, a match ID, after a colon, 12; here are ${lengths}`,
  );
};

/** Some short position texts look like an ID. */
const isPositionText = (text: string, flags: GameFlags): boolean =>
  flags.game !== undefined && parsePositionText(text, rulesOf(flags)).ok;

const backgammonRules = (flags: GameFlags): Rules => {
  const game = flags.game ?? GAMES.find(isBackgammonBoard)?.id;
  return rulesOf(game === undefined ? flags : { ...flags, game });
};

/** An identification may hold a throw, or a double offered; nothing else happens in its log. */
const fromLog = (log: GameLog): Asked => {
  const [action] = log.actions;
  if (action?.type === 'throw') return { state: log.start, thrown: action.dice };
  const state: GameState = stateOf(log);
  if (state.phase.kind === 'resigning')
    throw new UsageError(
      'the position: a resignation is offered; that is not a matter for this command',
    );
  return { state };
};

const withThrow = (asked: Asked, text: string | undefined): Asked => {
  if (text === undefined) return asked;
  const thrown = parseThrow(text);
  if (!thrown.ok) throw new UsageError(`--throw: ${thrown.fault.message}`);
  if (asked.thrown && !isSame(asked.thrown, thrown.value))
    throw new UsageError(
      `the position says ${asked.thrown.join('-')} was thrown, --throw says ${thrown.value.join('-')}`,
    );
  return { ...asked, thrown: thrown.value };
};

const isSame = (a: Throw, b: Throw): boolean => [...a].sort().join() === [...b].sort().join();
