import { newLog, stateOf, withAction, type GameLog } from '@wurfzabel/records';
import { bySide, GAMES, rulesFor, seeded, unwrap } from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { openingFor, throwFor } from '../src/game/dice.ts';
import { linesFor, linesOf, type Line } from '../src/game/journal.ts';
import { gameFrom, recordOfGame, savedOf, summaryFrom, type OpenGame } from '../src/store/saved.ts';
import { storeIn } from '../src/store/store.ts';
import { boxOf } from './box.ts';
import { played } from './played.ts';

const seats = { white: 'person', black: 'computer' } as const;

const openGame = (log: GameLog): OpenGame => ({
  id: 'g1',
  started: 1000,
  seed: 5,
  seats,
  level: 'club',
  log,
});

for (const { id, name } of GAMES)
  test(`${name}: a game stored after any action comes back as it was, in the middle of a play too`, () => {
    played(id, 120, log => {
      const read = gameFrom('g1', JSON.stringify(savedOf(openGame(log), 2000)));
      if (!read.ok) throw new Error(read.detail);
      expect(stateOf(read.game.log)).toEqual(stateOf(log));
      expect(read.game.seats).toEqual(seats);
      expect(read.game.seed).toBe(5);
    });
  });

test('names, comment and date of a record go through the store and back unchanged', () => {
  const meta = {
    players: {
      white: { kind: 'person', name: 'Anna' },
      black: { kind: 'computer', name: 'Another program' },
    },
    started: '1855-03-01T10:00:00+01:00',
    comment: 'The decisive game.',
  } as const;
  const read = gameFrom(
    'g1',
    JSON.stringify(savedOf({ ...openGame(played('puff', 60)), meta }, 2000)),
  );
  if (!read.ok) throw new Error(read.detail);
  expect(read.game.meta).toEqual(meta);
  expect(recordOfGame(read.game)).toMatchObject(meta);
});

test('a stored game keeps the level of its computer, also under a name of its own', () => {
  const saved = savedOf(openGame(played('puff', 60)), 2000);
  expect(saved.record.players).toEqual({
    white: { kind: 'person', name: 'Guest' },
    black: { kind: 'computer', name: 'Wurfzabel, club' },
  });
  const players = {
    white: { kind: 'person', name: 'Anna' },
    black: { kind: 'computer', name: 'Hal' },
  } as const;
  const levels = [saved, { ...saved, level: undefined }, { ...saved, level: 'unheard of' }].map(
    text => {
      const read = gameFrom('g1', JSON.stringify(text));
      return read.ok && read.game.level;
    },
  );
  expect(levels).toEqual(['club', 'club', 'club']);
  const named = savedOf({ ...openGame(played('puff', 60)), meta: { players } }, 2000);
  const read = gameFrom('g1', JSON.stringify(named));
  expect(read).toMatchObject({ ok: true, game: { level: 'club' } });
  expect(named.record.players).toEqual(players);
});

test('a game of the first edition goes on against the level that plays like its computer', () => {
  const { level: _, ...saved } = savedOf(openGame(played('puff', 60)), 2000);
  const players = {
    white: { kind: 'person', name: 'Guest' },
    black: { kind: 'computer', name: 'Wurfzabel, hand-made, one play deep' },
  };
  const old = JSON.stringify({ ...saved, record: { ...saved.record, players } });
  const read = gameFrom('g1', old);
  if (!read.ok) throw new Error(read.detail);
  expect(read.game.level).toBe('learner');
  expect(recordOfGame(read.game).players?.black.name).toBe('Wurfzabel, learner');
  const foreign = gameFrom('g1', old.replace('Wurfzabel, hand-made, one play deep', 'Hal'));
  expect(foreign).toMatchObject({ ok: true, game: { level: 'casual' } });
});

test('the lines beside the board are the same whether they were gathered or read anew', () => {
  let lines: readonly Line[] = [];
  const log = played('puffspel', 200, (next, action, before) => {
    lines = [...lines, ...linesFor(before, action, stateOf(next))];
  });
  expect(linesOf(log)).toEqual(lines);
});

test('damaged texts are told apart and never thrown as errors', () => {
  const text = JSON.stringify(savedOf(openGame(played('puff', 30)), 2000));
  const chance = seeded(99);
  for (let i = 0; i < 500; i++) {
    const at = chance.below(text.length);
    const damaged =
      text.slice(0, at) +
      String.fromCharCode(32 + chance.below(90)) +
      text.slice(at + 1 + chance.below(3));
    const read = gameFrom('g1', damaged);
    if (read.ok) expect(read.game.log.actions.length).toBeGreaterThanOrEqual(0);
    else expect(read.detail).not.toBe('');
    summaryFrom(damaged);
  }
  expect(gameFrom('g1', '{"v":2}')).toMatchObject({ ok: false, why: 'version' });
  expect(gameFrom('g1', '[')).toMatchObject({ ok: false, why: 'json' });
});

test('the store lists games, the last played first, and damaged ones too', () => {
  const box = boxOf();
  const store = storeIn(box);
  const log = played('langer-puff', 10);
  store.write(savedOf({ ...openGame(log), id: 'old' }, 1));
  store.write(savedOf({ ...openGame(log), id: 'new' }, 2));
  box.texts.set('wurfzabel.game.bad', '{"v":1');
  box.texts.set('something.else', 'x');
  expect(store.list().map(({ id, saved }) => [id, saved?.throws])).toEqual([
    ['new', expect.any(Number)],
    ['old', expect.any(Number)],
    ['bad', undefined],
  ]);
  store.remove('bad');
  expect(store.list().length).toBe(2);
  expect(store.read('bad')).toBeNull();
});

test('a second game not begun has no throws, however long the first was', () => {
  const first = gameFrom(
    'g1',
    JSON.stringify({
      v: 1,
      record: {
        format: 'wurfzabel-record',
        version: 1,
        game: 'puff',
        edition: 1,
        match: { length: 0 },
        players: {
          white: { kind: 'person', name: 'Guest' },
          black: { kind: 'person', name: 'Guest' },
        },
        start: { turn: 'white', white: { 24: 1, 25: 14 }, black: { 10: 15 } },
        games: [
          {
            turns: [{ side: 'white', entries: [{ throw: [2, 5], steps: [[24, 2]] }] }],
            result: { winner: 'white', points: 1, by: 'off' },
          },
        ],
      },
    }),
  );
  if (!first.ok) throw new Error(first.detail);
  expect(savedOf(first.game, 1).throws).toBe(1);
  const log = unwrap(withAction(first.game.log, { type: 'next-game' }));
  const second = savedOf({ ...first.game, log }, 2);
  expect(second.throws).toBe(0);
  expect(second.record.games.length, 'the list tells which game it is').toBe(2);
});

test('a full box says so, after finished games have made room', () => {
  const saved = savedOf(openGame(played('backgammon', 10)), 1);
  const size = JSON.stringify(saved).length;
  const box = boxOf(size * 2.5);
  const store = storeIn(box);
  expect(store.write({ ...saved, id: 'f1', over: true })).toBe(true);
  expect(store.write({ ...saved, id: 'f2', over: true })).toBe(true);
  expect(store.write({ ...saved, id: 'g1' })).toBe(true);
  expect(store.list().map(({ id }) => id)).toEqual(['g1']);
  expect(store.write({ ...saved, id: 'g2' })).toBe(true);
  expect(store.write({ ...saved, id: 'g3' })).toBe(false);
  // It is played on as long as the page lives, and goes into the box when there is room again.
  expect(store.read('g3')).toBe(JSON.stringify({ ...saved, id: 'g3' }));
  expect(store.list().map(({ id }) => id)).toContain('g3');
  expect(box.getItem('wurfzabel.game.g3')).toBeNull();
  store.remove('g1');
  expect(store.write({ ...saved, id: 'g3' })).toBe(true);
  expect(box.getItem('wurfzabel.game.g3')).not.toBeNull();
});

test('seeded dice depend on the number of the throw alone; others are fair enough', () => {
  const log = played('contraerer-puff', 40);
  expect(throwFor(log, 123)).toEqual(throwFor(log, 123));
  const counts = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 6000; i++) for (const die of throwFor(log, undefined)) counts[die - 1]!++;
  // 12,000 dice: six standard deviations of a fair die are about 245.
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(245);
  const backgammon = newLog(unwrap(rulesFor('backgammon')));
  expect(openingFor(backgammon.rules, backgammon, 3)).toEqual(bySide(() => [expect.any(Number)]));
});
