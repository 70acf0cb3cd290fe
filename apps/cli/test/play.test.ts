import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, type GameRecord } from '@wurfzabel/records';
import { decisionOf, seeded } from '@wurfzabel/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { drive, listedPlays } from './table-driver.ts';
import { linesOf, wurfzabel } from './wurfzabel.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wurfzabel-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const recordIn = (name: string): GameRecord => {
  const parsed = parseRecord(readFileSync(join(folder, name), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value.record;
};

const withoutTimes = (record: GameRecord): unknown =>
  JSON.parse(
    JSON.stringify(record.games, (key, value: unknown) => (key === 'time' ? undefined : value)),
  );

describe('a whole game through a pipe', () => {
  test.each([
    ['contraerer-puff', []],
    ['langer-puff', ['--side', 'black']],
    ['puffspel', ['--side', 'dice']],
    ['puff', ['--option', 'oneTwo=on', '--option', 'opponentPlaysRest=on']],
    ['backgammon', ['--option', 'matchLength=2']],
  ] as const)('%s %j', async (game, flags) => {
    const chance = seeded(3);
    const { code, transcript, err } = await drive(['--game', game, '--seed', '11', ...flags], {
      cwd: folder,
      answer: listedPlays(count => chance.below(count)),
    });
    expect(err).toBe('');
    expect(transcript).toMatch(/ wins? \d points?\.\n/);
    expect(transcript).not.toMatch(/Not possible|cannot pass|is not a move|Something must/);
    expect(transcript).toMatch(
      new RegExp(`The record is in wurfzabel-${game}.json. The dice had the seed 11.\n$`),
    );
    expect(code).toBe(0);
    expect(readdirSync(folder)).toEqual([`wurfzabel-${game}.json`]);
    const parsed = parseRecord(readFileSync(join(folder, `wurfzabel-${game}.json`), 'utf8'));
    expect(parsed.ok && decisionOf(parsed.value.state).kind).toMatch(/^(next-game|none)$/);
  });

  test('two persons at one keyboard', async () => {
    const { code, transcript } = await drive(
      ['--game', 'puff', '--opponent', 'person', '--seed', '5'],
      { cwd: folder, answer: listedPlays(() => 0) },
    );
    expect(code).toBe(0);
    expect(transcript).toMatch(/White plays/);
    expect(transcript).toMatch(/Black plays/);
    expect(recordIn('wurfzabel-puff.json').players).toMatchObject({
      white: { kind: 'person' },
      black: { kind: 'person' },
    });
  });

  test('a game laid aside goes on with the same dice to the same end', async () => {
    const first = listedPlays(() => 0);
    await drive(['--game', 'puffspel', '--seed', '8', '--record', 'whole.json'], {
      cwd: folder,
      answer: first,
    });
    for (let sitting = 0, isOver = false; !isOver; sitting++) {
      const answer = listedPlays(() => 0);
      let prompts = 0;
      const { code, transcript } = await drive(
        ['--game', 'puffspel', '--seed', '8', '--record', 'parts.json'],
        {
          cwd: folder,
          answer: (prompt, before) => (prompts++ < 61 ? answer(prompt, before) : undefined),
        },
      );
      expect(code).toBe(0);
      isOver = transcript.includes('The dice had the seed');
      if (!isOver)
        expect(transcript).toMatch(
          /The game is saved in parts.json; the same command goes on with it.\n$/,
        );
      if (sitting > 0) expect(transcript).toMatch(/Going on with the game in parts.json/);
    }
    expect(withoutTimes(recordIn('parts.json'))).toEqual(withoutTimes(recordIn('whole.json')));
  });
});

describe('what is typed', () => {
  const typed = async (
    game: string,
    lines: readonly string[],
    ...flags: string[]
  ): Promise<string> => {
    const { out, err, code } = await wurfzabel(
      ['play', '--game', game, '--seed', '1', ...flags],
      lines.join('\n'),
      { cwd: folder },
    );
    expect(err).toBe('');
    expect(code).toBe(0);
    return out;
  };

  test('a wrong move is told with the reason, in words', async () => {
    const out = await typed(
      'contraerer-puff',
      ['hand/6', 'hand/9', '7/8', 'banana', 'hand/4', 'undo', 'undo', 'pass', 'stop'],
      '--opponent',
      'person',
    );
    expect(out).toMatch(/the lower number, \d, must be played first\./);
    expect(out).toMatch(/no number leads from hand to 9; left to play: \d, \d/);
    expect(out).toMatch(/you have no man on point 7/);
    expect(out).toMatch(/"banana" is not a move; write from\/to, such as hand\/3/);
    expect(out).toMatch(/You cannot pass: the \d can be played/);
    expect(out).toMatch(/no step of this play has been made yet/);
    expect(out).toMatch(/the play is not over: an owed number can still be played/);
  });

  test('a move at the wrong time is told with what comes first', async () => {
    const out = await typed(
      'contraerer-puff',
      ['13/99', 'double', 'hand/3', 'take', 'resign 1', 'hand/3'],
      '--option',
      'cube=on',
      '--opponent',
      'person',
    );
    expect(out).toMatch(/"13\/99" cannot be done now: first the dice must be thrown; press Enter/);
    expect(out).toMatch(/"hand\/3" cannot be done now: first the double must be answered/);
    expect(out).toMatch(/"hand\/3" cannot be done now: first the resignation must be answered/);
  });

  test('help, plays, board and rules tell and change nothing', async () => {
    const out = await typed('langer-puff', [
      'help',
      'plays',
      'board',
      'rules p5',
      'rules p99',
      'take',
      'double',
      'throw',
      'name 3',
      'name',
      'resign',
      'resign 9',
      'rules',
    ]);
    expect(out).toMatch(/undo +take back/);
    expect(out).toMatch(/way to go on:\n {2}hand\/\d\*? hand\/\d\*?\n/);
    expect(out).toMatch(/\np5 +\S/);
    expect(out).toMatch(/has no paragraph "p99"/);
    expect(out).toMatch(/"take" is not possible now/);
    expect(out).toMatch(/o and x both come in here/);
    expect(out).toMatch(/from 1 to 3/);
  });

  test('resigning: the computer takes what the game would give, and refuses less', async () => {
    const out = await typed('puff', ['resign 1'], '--record', 'resigned.json');
    expect(out).toMatch(/Black accepts the resignation\./);
    expect(out).toMatch(/The resignation is accepted: Black wins 1 point\./);
    expect(recordIn('resigned.json').games[0]!.result).toMatchObject({
      winner: 'black',
      by: 'resignation',
    });
    // White has men in hand, and Black his last man to bear off: the game is worth three points.
    const lost = {
      format: 'wurfzabel-record',
      version: 1,
      game: 'contraerer-puff',
      edition: 1,
      match: { length: 0 },
      start: { turn: 'white', white: { 0: 15 }, black: { 24: 1, 25: 14 } },
      games: [{ turns: [] }],
    };
    writeFileSync(join(folder, 'lost.json'), JSON.stringify(lost));
    expect(await typed('contraerer-puff', ['resign 1'], '--record', 'lost.json')).toMatch(
      /Black rejects the resignation\./,
    );
  });

  test('the computer gives up what is lost, and plays on when that is refused', async () => {
    const lost = {
      format: 'wurfzabel-record',
      version: 1,
      game: 'backgammon',
      edition: 1,
      options: { cube: false },
      match: { length: 0 },
      players: {
        white: { name: 'White', kind: 'person' },
        black: { name: 'Wurfzabel, strong', kind: 'computer' },
      },
      start: { turn: 'black', white: { 24: 2, 25: 13 }, black: { 19: 7, 20: 7, 25: 1 } },
      games: [{ turns: [] }],
    };
    writeFileSync(join(folder, 'lost.json'), JSON.stringify(lost));
    const out = await typed('backgammon', ['reject'], '--record', 'lost.json');
    expect(out).toMatch(/The computer plays at the level strong\./);
    expect(out).toMatch(/Black offers to lose \d\.[^]*Black throws \d-\d: /);
    expect(out.match(/offers to lose/g)).toHaveLength(1);
  });

  test('the level is in the record, and a game goes on with it', async () => {
    const args = ['--record', 'level.json'];
    expect(await typed('puff', ['quit'], ...args, '--level', 'master')).toMatch(
      /The computer plays at the level master\./,
    );
    expect(recordIn('level.json').players).toMatchObject({ black: { name: 'Wurfzabel, master' } });
    expect(await typed('puff', ['quit'], ...args)).toMatch(/plays at the level master\./);
    const other = await wurfzabel(['play', ...args, '--level', 'club'], '', { cwd: folder });
    expect(other.code).toBe(2);
    expect(other.err).toMatch(/plays at the level master; name another file/);
    const unknown = await wurfzabel(['play', '--game', 'puff', '--level', 'grand'], '', {
      cwd: folder,
    });
    expect(unknown.err).toMatch(/--level is one of first-timer, .*, master, not "grand"/);
  });

  test('where no net knows the scoring the hand-made evaluation plays, and that is said once', async () => {
    const { code, err } = await wurfzabel(
      ['play', '--game', 'puff', '--option', 'points=backgammon', '--seed', '1'],
      'plays\nquit\n',
      { cwd: folder },
    );
    expect(code).toBe(0);
    expect(linesOf(err)).toEqual([
      'wurfzabel: no net for puff with the option points backgammon: the hand-made evaluation is used',
    ]);
  });

  test('the cube: doubling, dropping, and the match goes on', async () => {
    const out = await typed('backgammon', ['quit'], '--option', 'matchLength=3');
    expect(out).toMatch(/match to 3: White 0, Black 0 {3}cube 1/);
    const { transcript } = await drive(
      [
        '--game',
        'backgammon',
        '--opponent',
        'person',
        '--seed',
        '1',
        '--option',
        'matchLength=3',
        '--record',
        'cube.json',
      ],
      {
        cwd: folder,
        answer: (() => {
          const plays = listedPlays(() => 0);
          return (prompt: string, before: string) => {
            if (prompt.includes('or double')) return 'double';
            if (prompt.includes('take or drop')) return 'drop';
            return plays(prompt, before);
          };
        })(),
      },
    );
    expect(transcript).toMatch(/offers to double to 2\./);
    expect(transcript).toMatch(/The double is dropped: \w+ wins 1 point\.\nMatch to 3: /);
    expect(transcript).toMatch(/Crawford game, no doubling/);
  });
});

describe('files', () => {
  const play = (...args: string[]): ReturnType<typeof wurfzabel> =>
    wurfzabel(['play', ...args], 'quit\n', { cwd: folder });

  test('a record named by --record tells the game itself, and must fit the flags', async () => {
    expect(
      (await play('--game', 'puff', '--option', 'points=backgammon', '--record', 'a.json')).code,
    ).toBe(0);
    expect((await play('--record', 'a.json')).out).toMatch(
      /^Puff: .*\nGoing on with the game in a.json/,
    );
    const refused = [
      [
        await play('--game', 'puffspel', '--record', 'a.json'),
        /holds a game of puff, not of puffspel/,
      ],
      [
        await play('--game', 'puff', '--option', 'points=single', '--record', 'a.json'),
        /other options/,
      ],
      [
        await play('--game', 'puff', '--record', 'no-folder/a.json'),
        /cannot be written: there is no such file or folder/,
      ],
      [await play('--game', 'puff', '--opponent', 'gnubg'), /allowed choices are computer, person/],
      [await play('--game', 'puff', '--side', 'red'), /allowed choices are white, black, dice/],
    ] as const;
    for (const [{ code, err, out }, says] of refused) {
      expect(err).toMatch(says);
      expect(linesOf(err)).toHaveLength(1);
      expect(out).toBe('');
      expect(code).toBe(2);
    }
  });

  test('what is no record, or a finished one, is left as it is', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'my notes');
    const { code, err } = await play('--game', 'puff', '--record', 'notes.txt');
    expect(err).toMatch(/"notes.txt" is not a record to go on with/);
    expect(code).toBe(2);
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('my notes');

    await wurfzabel(['play', '--game', 'puff'], 'resign 1\n', { cwd: folder });
    const done = readFileSync(join(folder, 'wurfzabel-puff.json'), 'utf8');
    expect((await play('--game', 'puff', '--record', 'wurfzabel-puff.json')).err).toMatch(
      /is finished; name another file/,
    );
    expect((await play('--game', 'puff')).out).toMatch(/kept in wurfzabel-puff-2.json/);
    expect(readFileSync(join(folder, 'wurfzabel-puff.json'), 'utf8')).toBe(done);
  });
});
