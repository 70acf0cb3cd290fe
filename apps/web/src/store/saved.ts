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
import { bySide, standingAfter, type GameState } from '@wurfzabel/rules';
import { LEVEL_IDS, type LevelId } from '@wurfzabel/engine/levels/levels';
import { levelIn } from '../game/levels.ts';
import { givenName, playersOf, seatsOf, type Seats } from '../game/seats.ts';

/** What a page stores of a game: the record, and beside it what the list of games shows without reading the record. */
export interface SavedGame {
  readonly v: 1;
  readonly id: string;
  readonly updated: number;
  readonly started: number;
  readonly seed?: number;
  readonly game: string;
  readonly seats: Seats;
  /** How strong the computer is, if it plays. Games of the first edition have none. */
  readonly level?: LevelId;
  /** Those of the game under way. */
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
  /** How strong the computer is, if it plays. */
  readonly level: LevelId;
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

/** Throws of the game under way. Where one die each is thrown for the start, the two are played as the first throw. */
export const throwsIn = ({ rules, actions }: GameLog): number =>
  actions
    .slice(actions.findLastIndex(action => action.type === 'next-game') + 1)
    .filter(
      action =>
        action.type === 'throw' ||
        (action.type === 'opening' &&
          rules.game.opening === 'one-die-each' &&
          action.dice.white[0] !== action.dice.black[0]),
    ).length;

/**
 * The record of a game: what it brought along from another record stays as it was. Whoever has no name of his own there
 * is named anew: the computer by its level.
 */
export const recordOfGame = ({ started, seats, level, meta, log }: OpenGame): GameRecord => {
  const nameless = playersOf(seats, level);
  const given = meta?.players;
  return recordOf(log, {
    started: new Date(started).toISOString(),
    ...meta,
    players: given
      ? bySide(side => (givenName(given, side) === undefined ? nameless[side] : given[side]))
      : nameless,
  });
};

export const savedOf = (game: OpenGame, now: number): SavedGame => ({
  v: 1,
  id: game.id,
  updated: now,
  started: game.started,
  ...(game.seed === undefined ? {} : { seed: game.seed }),
  game: game.log.rules.game.id,
  seats: game.seats,
  level: game.level,
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
      // A computer under a name of its own does not say its level there.
      level:
        LEVEL_IDS.find(level => level === stored['level']) ?? levelIn(read.value.record.players),
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
