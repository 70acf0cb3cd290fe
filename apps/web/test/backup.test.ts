import { newLog } from '@wurfzabel/records';
import { rulesFor, unwrap } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { layIn, makeBackupText, parseBackup, type BackupFault } from '../src/backup/backup.ts';
import { settingsFrom } from '../src/settings.ts';
import { lineOf } from '../src/statistics/line.ts';
import { savedOf, type OpenGame } from '../src/store/saved.ts';
import { storeIn } from '../src/store/store.ts';
import { boxOf } from './box.ts';
import { played } from './played.ts';

const gameOf = (id: string, actions: number, game = 'puff'): OpenGame => ({
  id,
  started: 1_700_000_000_000,
  seed: 3,
  seats: { white: 'person', black: 'computer' },
  level: 'club',
  log: actions === 0 ? newLog(unwrap(rulesFor(game))) : played(game, actions),
});

const SETTINGS = { ...settingsFrom(null, 'sv'), board: 'contrast', sound: 'soft' } as const;

/** A browser in which somebody has played, learnt, and lost a game to make room. */
const lived = (): ReturnType<typeof boxOf> => {
  const box = boxOf();
  const store = storeIn(box);
  store.write(savedOf(gameOf('one', 12), 5));
  store.write(savedOf(gameOf('two', 40, 'backgammon'), 9));
  box.setItem('wurfzabel.learn', JSON.stringify({ puff: ['hand', 'band'] }));
  box.setItem('wurfzabel.ledger', JSON.stringify([lineOf(savedOf(gameOf('old', 30), 2))]));
  return box;
};
const TEXT = makeBackupText(lived(), SETTINGS, new Date(0));

const read = (text: string) => {
  const found = parseBackup(text);
  if (!found.ok) throw new Error(found.fault.why);
  return found.backup;
};

let count = 0;
const newId = (): string => `new${++count}`;

test('what was saved comes back whole in an empty browser', () => {
  const backup = read(TEXT);
  expect(backup.settings).toEqual(SETTINGS);
  const box = boxOf();
  expect(layIn(box, backup, newId)).toEqual({ added: 2, known: 0 });
  expect(box.texts).toEqual(new Map([...lived().texts].map(([key, text]) => [key, text])));
  expect(makeBackupText(box, SETTINGS, new Date(0))).toBe(TEXT);
});

test('read in twice it adds nothing, and courses and lines are joined', () => {
  const box = lived();
  box.setItem('wurfzabel.learn', JSON.stringify({ puff: ['hand'], backgammon: ['cube'] }));
  box.removeItem('wurfzabel.ledger');
  expect(layIn(box, read(TEXT), newId)).toEqual({ added: 0, known: 2 });
  expect(JSON.parse(box.getItem('wurfzabel.learn')!)).toEqual({
    puff: ['hand', 'band'],
    backgammon: ['cube'],
  });
  expect((JSON.parse(box.getItem('wurfzabel.ledger')!) as unknown[]).length).toBe(1);
  expect(layIn(box, read(TEXT), newId)).toEqual({ added: 0, known: 2 });
});

test('a game that has gone on here stays; one that has gone on in the file comes beside it', () => {
  const ahead = boxOf();
  storeIn(ahead).write(savedOf(gameOf('one', 30), 7));
  const before = ahead.getItem('wurfzabel.game.one');
  expect(layIn(ahead, read(TEXT), newId)).toEqual({ added: 1, known: 1 });
  expect(ahead.getItem('wurfzabel.game.one')).toBe(before);

  const behind = boxOf();
  storeIn(behind).write(savedOf(gameOf('one', 4), 3));
  const was = behind.getItem('wurfzabel.game.one');
  expect(layIn(behind, read(TEXT), newId)).toEqual({ added: 2, known: 0 });
  expect(behind.getItem('wurfzabel.game.one')).toBe(was);
  expect(storeIn(behind).list().length).toBe(3);
});

test('where there is no room nothing is changed', () => {
  const whole = boxOf();
  whole.setItem('wurfzabel.learn', '{"puff":["x"]}');
  layIn(whole, read(TEXT), newId);
  const needed = [...whole.texts.values()].reduce((sum, text) => sum + text.length, 0);
  for (const room of [100, Math.round(needed / 2), needed - 1]) {
    const box = boxOf(room);
    box.setItem('wurfzabel.learn', '{"puff":["x"]}');
    const before = new Map(box.texts);
    expect(layIn(box, read(TEXT), newId), String(room)).toBeUndefined();
    expect(box.texts).toEqual(before);
  }
});

describe('bad files are refused', () => {
  const changed = (change: (file: Record<string, any>) => void): string => {
    const file = JSON.parse(TEXT) as Record<string, any>;
    change(file);
    return JSON.stringify(file);
  };
  const BAD: readonly (readonly [string, string, Partial<BackupFault>])[] = [
    ['no JSON', '{', { why: 'json' }],
    ['empty', '', { why: 'json' }],
    ['null', 'null', { why: 'form' }],
    ['a list', '[]', { why: 'form' }],
    ['a single record', JSON.stringify({ format: 'wurfzabel-record' }), { why: 'form' }],
    ['of a later edition', changed(file => (file['version'] = 2)), { why: 'version' }],
    ['without settings', changed(file => delete file['settings']), { why: 'form' }],
    ['games as an object', changed(file => (file['games'] = {})), { why: 'form' }],
    [
      'a theme of no kind',
      changed(file => (file['settings'].theme = 'pink')),
      { why: 'setting', name: 'theme' },
    ],
    [
      'a flag as a text',
      changed(file => (file['settings'].oneTap = 'yes')),
      { why: 'setting', name: 'oneTap' },
    ],
    ['progress as numbers', changed(file => (file['progress'].puff = [1])), { why: 'progress' }],
    [
      'a line with eleven throws',
      changed(file => file['lines'][0].throws.white.pop()),
      { why: 'lines' },
    ],
    [
      'an id with a path in it',
      changed(file => (file['games'][0].id = '../x')),
      { why: 'game', at: 1 },
    ],
    [
      'an impossible play',
      changed(file => {
        const { turns } = file['games'][1].record.games[0];
        turns.at(-1).entries.push({ throw: [7, 1], steps: [] });
      }),
      { why: 'game', at: 2 },
    ],
    [
      'a game of no kind',
      changed(file => (file['games'][1].record.game = 'chess')),
      { why: 'game', at: 2 },
    ],
  ];
  test.each(BAD)('%s', (_, text, fault) => {
    const found = parseBackup(text);
    expect(found.ok).toBe(false);
    if (!found.ok) expect(found.fault).toMatchObject(fault);
  });
});
