import { metaOf, newLog, parseRecord, withAction, type GameLog } from '@wurfzabel/records';
import { unwrap, type Action, type Throw } from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { bringIn, type FoundGame } from '../src/store/bring-in.ts';
import { gameFrom, recordOfGame } from '../src/store/saved.ts';
import { storeIn } from '../src/store/store.ts';
import { boxOf } from './box.ts';
import { played } from './played.ts';

const after = (log: GameLog, actions: readonly Action[]): GameLog =>
  actions.reduce((at, action) => unwrap(withAction(at, action)), newLog(log.rules, log.start));
const begun = (log: GameLog, count: number): GameLog => after(log, log.actions.slice(0, count));

test('a game of a file that is here already is not laid in twice', () => {
  const store = storeIn(boxOf());
  let ids = 0;
  const bring = (found: FoundGame): string => bringIn(found, store, 1e12, () => `id${++ids}`);
  const log = played('puffspel', 120);
  const meta = { started: '2026-01-02T03:04:05.000Z' };
  const early = bring({ log: begun(log, 60), meta });
  expect(early).toBe('id1');
  // Just so, further on in the file, and further on here.
  expect(bring({ log: begun(log, 60), meta })).toBe(early);
  expect(bring({ log, meta })).toBe(early);
  expect(bring({ log: begun(log, 20), meta })).toBe(early);
  const kept = gameFrom(early, store.read(early)!);
  expect(kept.ok && kept.game.log.actions).toEqual(log.actions);
  // As this page saves it.
  if (!kept.ok) throw new Error(kept.detail);
  const again = unwrap(parseRecord(JSON.stringify(recordOfGame(kept.game))));
  expect(bring({ log: again.log, meta: metaOf(again.record) })).toBe(early);

  // Begun at another time, gone on otherwise, or not known by anything: another game.
  expect(bring({ log, meta: { started: '2026-01-02T03:04:06.000Z' } })).toBe('id2');
  const first = log.actions.findIndex(({ type }) => type === 'throw');
  const [low, high] = (log.actions[first] as Action & { type: 'throw' }).dice;
  const dice: Throw = low === 1 && high === 2 ? [3, 4] : [1, 2];
  const otherwise = [...log.actions.slice(0, first), { type: 'throw', dice } as const];
  expect(bring({ log: after(log, otherwise), meta })).toBe('id3');
  expect(bring({ log: begun(log, 0), meta: {} })).toBe('id4');
  expect(store.list().length).toBe(4);
});
