import type { GameState } from '@wurfzabel/rules';
import { rememberedLog, type GameLog } from './game-log.ts';
import { recordOf } from './make-record.ts';
import { readHeader } from './read-header.ts';
import { Replay } from './read-games.ts';
import { Refused, refuse } from './read-json.ts';
import { RECORD_LIMITS, type GameRecord, type RecordRefusal } from './record.ts';

export interface ReadRecord {
  /** The record as this program would write it. */
  readonly record: GameRecord;
  readonly log: GameLog;
  /** How the game stands at the end of the record. */
  readonly state: GameState;
}

export type ParsedRecord =
  | { readonly ok: true; readonly value: ReadRecord }
  | { readonly ok: false; readonly fault: RecordRefusal };

export interface ReadLimits {
  /** The most actions, chance included, before the record is refused. The time that reading takes grows with them. */
  readonly actions?: number;
}

/**
 * A record from JSON text or from what JSON text gave.
 * Every throw, step and decision is played through the rules; the first that is not possible is told with its place.
 */
export const parseRecord = (json: unknown, limits: ReadLimits = {}): ParsedRecord => {
  try {
    const { rules, start, meta, games } = readHeader(
      typeof json === 'string' ? fromText(json) : json,
    );
    const replay = new Replay(start, limits.actions ?? RECORD_LIMITS.actions);
    const notes = replay.games(games);
    const { actions, state } = replay;
    const times = replay.times.some(time => time !== undefined) ? replay.times : [];
    const log = rememberedLog({ rules, start, actions, times }, state, notes);
    return { ok: true, value: { record: recordOf(log, meta), log, state } };
  } catch (thrown) {
    if (thrown instanceof Refused) return { ok: false, fault: thrown.refusal };
    throw thrown;
  }
};

const fromText = (text: string): unknown => {
  if (text.length > RECORD_LIMITS.text)
    return refuse(
      'ERR_TOO_LONG',
      `the text has ${text.length} characters; the most is ${RECORD_LIMITS.text}`,
    );
  try {
    // Some editors write a byte order mark in front; it is no part of the text.
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message.slice(0, 200) : 'it cannot be read';
    return refuse('ERR_JSON', `the text is not JSON: ${why}`);
  }
};
