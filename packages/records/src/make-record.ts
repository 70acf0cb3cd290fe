import { changedOptions, newGame, setupOf, type Rules } from '@wurfzabel/rules';
import { notesOf, type GameLog } from './game-log.ts';
import {
  RECORD_FORMAT,
  RECORD_VERSION,
  type GameRecord,
  type RecordMatch,
  type RecordMeta,
  type RecordStart,
} from './record.ts';

/** The record of a log, whole at any moment, in the middle of a play too. */
export const recordOf = (log: GameLog, meta: RecordMeta = {}): GameRecord => {
  const { rules, start } = log;
  const { matchLength: _, ...options } = changedOptions(rules.game.options, rules);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: rules.game.id,
    edition: rules.game.edition,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    match: matchOf(log),
    ...(meta.players ? { players: meta.players } : {}),
    ...(meta.started === undefined ? {} : { started: meta.started }),
    ...(meta.comment === undefined ? {} : { comment: meta.comment }),
    ...(start.phase.kind === 'roll' ? { start: startOf(log) } : {}),
    games: notesOf(log),
  };
};

/** What a record carries beside the game, to go on with the same. */
export const metaOf = (record: GameRecord): RecordMeta => ({
  ...(record.players ? { players: record.players } : {}),
  ...(record.started === undefined ? {} : { started: record.started }),
  ...(record.comment === undefined ? {} : { comment: record.comment }),
});

/** The standing with which a record begins unless it says otherwise. */
export const usualStanding = (rules: Rules): ReturnType<typeof newGame>['standing'] =>
  newGame(rules).standing;

const matchOf = ({ rules, start }: GameLog): RecordMatch => {
  const { score, game, isCrawford, crawfordDone } = start.standing;
  const usual = usualStanding(rules);
  const isUsual =
    score.white === 0 &&
    score.black === 0 &&
    game === 1 &&
    isCrawford === usual.isCrawford &&
    crawfordDone === usual.crawfordDone;
  if (isUsual) return { length: rules.matchLength };
  const crawford = isCrawford ? 'now' : crawfordDone ? 'past' : 'none';
  return {
    length: rules.matchLength,
    score: { white: score.white, black: score.black },
    game,
    crawford,
  };
};

const startOf = ({ rules, start }: GameLog): RecordStart => {
  const { white, black, turn, doublets } = setupOf(start.position, start.onTurn, rules.course);
  const hasDoublets = doublets !== undefined && (doublets.white > 0 || doublets.black > 0);
  const isTurned = start.cube.value !== 1 || start.cube.owner !== null;
  return {
    white,
    black,
    turn,
    ...(hasDoublets ? { doublets } : {}),
    ...(isTurned ? { cube: start.cube } : {}),
  };
};

const ENTRY_LINE = 120;

/** The record as text: JSON with a line for each short thing, so that people can read it and versions can be compared. */
export const makeRecordText = (record: GameRecord): string => `${textOf(record, '')}\n`;

const textOf = (value: unknown, indent: string): string => {
  const short = JSON.stringify(value);
  if (short.length + indent.length <= ENTRY_LINE || typeof value !== 'object' || value === null)
    return short;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map(member => inner + textOf(member, inner)).join(',\n')}\n${indent}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{\n${members.map(([name, member]) => `${inner}${JSON.stringify(name)}: ${textOf(member, inner)}`).join(',\n')}\n${indent}}`;
};
