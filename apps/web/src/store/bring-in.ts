import {
  makeRecordText,
  newLog,
  recordOf,
  type GameLog,
  type RecordMeta,
} from '@wurfzabel/records';
import { levelIn } from '../game/levels.ts';
import { givenName, seatsOf } from '../game/seats.ts';
import { SIDES } from '@wurfzabel/rules';
import { gameFrom, savedOf, type OpenGame } from './saved.ts';
import type { GameStore } from './store.ts';

/** A game from a file, played through by the rules. */
export interface FoundGame {
  readonly log: GameLog;
  readonly meta: RecordMeta;
}

/** All of a game but what happened in it: two games of the same kind begin alike. */
const kindOf = ({ rules, start }: GameLog): string =>
  makeRecordText(recordOf(newLog(rules, start)));

const isBeginningOf = (shorter: GameLog, longer: GameLog): boolean =>
  shorter.actions.length <= longer.actions.length &&
  shorter.actions.every(
    (action, i) => JSON.stringify(action) === JSON.stringify(longer.actions[i]),
  );

/**
 * Whether the same players may have begun both at the same moment. Files of other programs do not say when; then something must have happened
 * in the game, by which it is known.
 */
const mayBeOne = ({ meta, log }: FoundGame, stored: OpenGame): boolean => {
  const isSame = SIDES.every(
    side => givenName(meta.players, side) === givenName(stored.meta?.players, side),
  );
  if (!isSame) return false;
  return meta.started === undefined
    ? log.actions.length > 0
    : meta.started === stored.meta?.started;
};

/** The game of this browser that a file holds too, as it is here, further on or less far. */
const storedAs = (found: FoundGame, store: GameStore): OpenGame | undefined => {
  const kind = kindOf(found.log);
  for (const { id, saved } of store.list()) {
    if (saved?.game !== found.log.rules.game.id) continue;
    const read = gameFrom(id, store.read(id) ?? '');
    if (!read.ok || !mayBeOne(found, read.game) || kindOf(read.game.log) !== kind) continue;
    const { log } = read.game;
    if (isBeginningOf(found.log, log) || isBeginningOf(log, found.log)) return read.game;
  }
  return undefined;
};

/**
 * Lays the game of a file into the store; answers its id. A game that is here already is not laid in twice: where the file knows more of it, it
 * goes on from there.
 * @param now milliseconds, as `Date.now` tells them
 */
export const bringIn = (
  found: FoundGame,
  store: GameStore,
  now: number,
  newId: () => string,
): string => {
  const { log, meta } = found;
  const stored = storedAs(found, store);
  if (stored) {
    if (log.actions.length > stored.log.actions.length)
      store.write(savedOf({ ...stored, log }, now));
    return stored.id;
  }
  const id = newId();
  const started = Date.parse(meta.started ?? '') || now;
  const seats = seatsOf(meta.players);
  const level = levelIn(meta.players);
  store.write(savedOf({ id, started, seed: undefined, seats, level, meta, log }, now));
  return id;
};
