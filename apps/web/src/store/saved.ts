import {
  metaOf,
  parseRecord,
  recordOf,
  stateOf,
  type GameLog,
  type GameRecord,
  type RecordMeta,
  type RecordRefusal,
} from '@wurfzabel/records';
import { standingAfter, type GameState } from '@wurfzabel/rules';
import { playersOf, seatsOf, type Seats } from '../game/seats.ts';

/** What a page stores of a game: the record, and beside it what the list of games shows without reading the record. */
export interface SavedGame {
  readonly v: 1;
  readonly id: string;
  readonly updated: number;
  readonly started: number;
  readonly seed?: number;
  readonly game: string;
  readonly seats: Seats;
  readonly throws: number;
  /** Nothing is left to play: the game, and the match if there is one. */
  readonly over: boolean;
  readonly record: GameRecord;
}

/** A game as it is played: what `SavedGame` becomes when its record has gone through the rules. */
export interface OpenGame {
  readonly id: string;
  readonly started: number;
  readonly seed: number | undefined;
  readonly seats: Seats;
  /** What the record this game was read from says beside the game; a new game has none. */
  readonly meta?: RecordMeta;
  readonly log: GameLog;
}

export type ReadGame =
  | { readonly ok: true; readonly game: OpenGame }
  | { readonly ok: false; readonly why: 'version' | 'json' | 'form'; readonly detail: string }
  | {
      readonly ok: false;
      readonly why: 'record';
      readonly detail: string;
      readonly fault: RecordRefusal;
    };

/** Single games go on after each other, but one that was played to its end waits in no list. */
export const isDone = (state: GameState): boolean =>
  state.phase.kind === 'over' && (state.rules.matchLength === 0 || standingAfter(state).isDecided);

/** Throws played. Where one die each is thrown for the start, the two are played as the first throw. */
export const throwsIn = ({ rules, actions }: GameLog): number =>
  actions.filter(
    action =>
      action.type === 'throw' ||
      (action.type === 'opening' &&
        rules.game.opening === 'one-die-each' &&
        action.dice.white[0] !== action.dice.black[0]),
  ).length;

/** The record of a game: what it brought along from another record stays as it was. */
export const recordOfGame = ({ started, seats, meta, log }: OpenGame): GameRecord =>
  recordOf(log, {
    players: playersOf(seats),
    started: new Date(started).toISOString(),
    ...meta,
  });

export const savedOf = (game: OpenGame, now: number): SavedGame => ({
  v: 1,
  id: game.id,
  updated: now,
  started: game.started,
  ...(game.seed === undefined ? {} : { seed: game.seed }),
  game: game.log.rules.game.id,
  seats: game.seats,
  throws: throwsIn(game.log),
  over: isDone(stateOf(game.log)),
  record: recordOfGame(game),
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored text back to a game, every action checked by the rules. Never throws. */
export const gameFrom = (id: string, text: string): ReadGame => {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch (error) {
    return { ok: false, why: 'json', detail: String(error) };
  }
  if (!isObject(stored)) return { ok: false, why: 'form', detail: 'no object' };
  if (stored['v'] !== 1)
    return { ok: false, why: 'version', detail: `v ${String(stored['v']).slice(0, 20)}` };
  const read = parseRecord(stored['record']);
  if (!read.ok) return { ok: false, why: 'record', detail: read.fault.message, fault: read.fault };
  const { seed, started } = stored;
  return {
    ok: true,
    game: {
      id,
      started: typeof started === 'number' ? started : Date.now(),
      seed: typeof seed === 'number' ? seed : undefined,
      seats: seatsOf(read.value.record.players),
      meta: metaOf(read.value.record),
      log: read.value.log,
    },
  };
};

/** What the list of games needs, or undefined where the text is damaged. */
export const summaryFrom = (text: string): SavedGame | undefined => {
  try {
    const stored: unknown = JSON.parse(text);
    return isObject(stored) &&
      stored['v'] === 1 &&
      isObject(stored['record']) &&
      isObject(stored['seats']) &&
      typeof stored['game'] === 'string'
      ? (stored as unknown as SavedGame)
      : undefined;
  } catch {
    return undefined;
  }
};
