import { spawn } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BIN, linesOf, wurfzabel, type Ran } from './wurfzabel.ts';

type Bad = readonly [args: string[], says: RegExp];
const BAD: readonly Bad[] = [
  [['pays'], /unknown command 'pays'/],
  [['--loud'], /unknown option '--loud'/],
  [['plays', '--loud'], /unknown option '--loud'/],
  [['plays', 'now'], /too many arguments/],
  [['perft'], /say which game with --game: contraerer-puff, /],
  [['perft', '--game', 'chess'], /no game "chess"; the games are /],
  [['perft', '--game'], /argument missing/],
  [
    ['perft', '--game', 'puff', '--depth', 'two'],
    /--depth is a whole number from 1 to 6, not "two"/,
  ],
  [['perft', '--game', 'puff', '--depth', '0'], /--depth/],
  [['perft', '--game', 'puff', '--depth', '-1'], /--depth/],
  [['perft', '--game', 'puff', '--options', '{foresight'], /--options is not JSON/],
  [['perft', '--game', 'puff', '--options', '[]'], /--options must be a JSON object/],
  [['perft', '--game', 'puff', '--option', 'foresight'], /written name=value/],
  [
    ['perft', '--game', 'puff', '--option', 'forsight=most'],
    /no option "forsight"; the options are /,
  ],
  [
    ['perft', '--game', 'puff', '--option', 'foresight=some'],
    /option foresight is one of none, most/,
  ],
  [['perft', '--game', 'puff', '--option', 'matchLength=100'], /matchLength/],
  [['perft', '--game', 'puff', '--position', '{'], /--position/],
  [['perft', '--game', 'puff', '--position', 'nonsense'], /--position: .*three parts/],
  [['perft', '--game', 'puff', '--position', 'h15/h15/w/33'], /leave the throw out/],
  [
    ['perft', '--game', 'puff', '--position', 'backgammon:h15/h15/w'],
    /one of "backgammon", but the game is puff/,
  ],
  [['play'], /say which game/],
  [['play', '--game', 'puff', '--seed', 'x'], /--seed/],
  [['pays', '--help'], /unknown command 'pays'/],
  [
    ['perft', '--game', 'puff', '--position', '{"white":{"0":14},"black":{"0":15},"turn":"white"}'],
    /white has 14 men/,
  ],
  [
    [
      'perft',
      '--game',
      'puff',
      '--position',
      '{"white":{"25":15},"black":{"0":15},"turn":"black"}',
    ],
    /the game is over/,
  ],
  [['simulate', '--game', 'puff', '--games', '0'], /--games/],
  [['simulate', '--game', 'puff', '--games', '1e9'], /--games/],
  [
    ['simulate', '--game', 'puff', '--player', 'gnubg'],
    /--player is one of random, hand-made, first-timer/,
  ],
  [['simulate', '--game', 'puff', '--player', 'random,random,random'], /--player/],
  [['simulate', '--game', 'puff', '--seed', '-3'], /--seed/],
  [['simulate', '--game', 'puff', '--seed', '4294967296'], /--seed/],
  [['simulate', '--game', 'puff', '--threads', 'all'], /--threads/],
  [['rules', '--game', 'chess'], /no game "chess"/],
  [['rules', '--game', 'puff', '--paragraph', 'p99'], /no paragraph "p99"; it has p1 to p58/],
  [['rules', '--paragraph', 'p1'], /--paragraph needs --game/],
  [['eval'], /name a position/],
  [['eval', 'nonsense'], /say which game/],
  [['eval', '--game', 'puff', 'nonsense'], /the position: .*three parts/],
  [['eval', 'puff:h15/h15/w/33'], /leave the throw out/],
  [['eval', 'puff:h15/h15/w', '--position', 'puff:h15/h15/w'], /given twice/],
  [['eval', 'puff:h15/h15/w', '--plies', '3'], /--plies is a whole number from 0 to 2/],
  [['eval', 'puff:h15/o15/w'], /over/],
  [['eval', '{"game":"puff"}'], /the position: white is missing/],
  [['eval', 'null', '--game', 'puff'], /the position: /],
  [['best', 'puff:h15/h15/w'], /--throw/],
  [['best', 'puff:h15/h15/w', '--throw', '7'], /--throw: "7" is not a throw/],
  [['best', 'puff:h15/h15/w/33', '--throw', '12'], /the position says 3-3 was thrown/],
  [['best', 'puff:h15/h15/w/33', '--top', '0'], /--top/],
  [['best', '--json', '--throw', '12'], /each line has its own throw/],
  [['rollout', 'puff:h15/h15/w', '--trials', '1'], /--trials/],
  [['rollout', 'puff:h15/h15/w', '--error', '0'], /--error/],
  [['cube', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10'], /leave the throw out/],
  [['cube', '4HPwATDgc/ABMA', '--game', 'puff'], /the position: /],
  [['eval', '4HPwATDgc/ABM'], /a position ID has 14 letters, .* 12; here are 13/],
  [['cube', '4HPwATDgc/ABMA:cAkAAAAAAAA'], /a match ID, after a colon, 12; here are 14 and 11/],
  ...['eval', 'rollout', 'best'].map((question): Bad => [
    [question, 'XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10'],
    /a double is offered, which is a matter for cube/,
  ]),
  [['bot', '--level', 'god'], /--level is one of first-timer, /],
  [['bot', '--game', 'puff'], /named by the requests/],
  [['bot', '--gnubg', '70000'], /--gnubg is a whole number/],
  [['bot', '--gnubg', '0', '--game', 'puff'], /GNU Backgammon does not play puff/],
  [['rules', '--game', 'a\nb\u001b[31m'], /no game "a b\?\[31m"/],
];

describe('bad input ends in one line on standard error and exit code 2', () => {
  test.concurrent.each(BAD)('%j', async (args, says) => {
    const { code, out, err } = await wurfzabel(args);
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toMatch(/^wurfzabel: /);
    expect(err).toMatch(says);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('help and version', () => {
  test.concurrent.each([
    ['plays'],
    ['eval'],
    ['best'],
    ['rollout'],
    ['cube'],
    ['perft'],
    ['simulate'],
    ['play'],
    ['rules'],
  ])('%s --help shows examples', async command => {
    const { code, out, err } = await wurfzabel([command, '--help']);
    expect(out).toMatch(/Examples:\n {2}(echo .*)?wurfzabel /);
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('without a command the help is shown', async () => {
    const { code, out } = await wurfzabel([]);
    expect(out).toMatch(/^Usage: wurfzabel/);
    expect(code).toBe(0);
  });

  test('--version prints a version', async () => {
    const { code, out } = await wurfzabel(['--version']);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(code).toBe(0);
  });
});

describe('terminal manners', () => {
  test('colours only when asked for where nobody sees them, and never against NO_COLOR', async () => {
    const perft = (env: NodeJS.ProcessEnv): Promise<Ran> =>
      wurfzabel(['perft', '--game', 'puff'], '', { env });
    expect((await perft({ NO_COLOR: '', CI: '1' })).out).not.toContain('\u001b[');
    expect((await perft({ NO_COLOR: '', FORCE_COLOR: '1' })).out).toContain('\u001b[');
    expect((await perft({ NO_COLOR: '1', FORCE_COLOR: '1' })).out).not.toContain('\u001b[');
  });

  const hasFullDisk = existsSync('/dev/full');
  if (!hasFullDisk) console.log('there is no /dev/full: what a full disk does is not tested');
  test.skipIf(!hasFullDisk)('a full disk is told in one line', async () => {
    const child = spawn(process.execPath, [BIN, 'rules', '--game', 'puff'], {
      stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
    });
    let said = '';
    child.stderr!.on('data', (data: Buffer) => (said += data.toString()));
    expect(await new Promise(resolve => child.on('close', resolve))).toBe(2);
    expect(said).toBe('wurfzabel: the output cannot be written: the disk is full\n');
  });

  test.each([
    ['perft', '--game', 'backgammon', '--depth', '4'],
    ['simulate', '--game', 'puff', '--games', '100000000'],
    ['rollout', 'contraerer-puff:h15/h15/w', '--trials', '1000000'],
    ['bot'],
  ])('Ctrl-C ends %s at once and quietly', async (...args) => {
    const child = spawn(process.execPath, [BIN, ...args]);
    let said = '';
    child.stdout.on('data', (data: Buffer) => (said += data.toString()));
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    // Long enough to start on a busy machine; none of them ends by itself before.
    setTimeout(() => child.kill('SIGINT'), 6000);
    const code = await new Promise(resolve => child.on('close', resolve));
    expect(code).toBe(130);
    expect(said).toBe('');
  });
});
