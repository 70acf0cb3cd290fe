import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { levelOf } from '@wurfzabel/engine';
import { makeStateText } from '@wurfzabel/records';
import { rulesFor, unwrap } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { fibsReply, stateOfFibs } from '../src/bot/fibs.ts';
import { replyTo } from '../src/bot/gnubg.ts';
import { thinkerFor } from '../src/engine/thinkers.ts';
import { BIN, wurfzabel } from './wurfzabel.ts';

const GNUBG = ['/usr/games/gnubg', '/usr/bin/gnubg', '/usr/local/bin/gnubg'].find(existsSync);
const rules = unwrap(rulesFor('backgammon'));

/** Lines as GNU Backgammon 1.07 sent them. */
const START = '0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0';
const LINES = {
  white: `board:gnubg:root:9:8:3:${START}:1:6:3:6:3:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:1:1`,
  black: `board:gnubg:root:3:0:0:${START}:-1:2:1:2:1:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1`,
  offered:
    'board:root:gnubg:0:4:0:-1:2:0:2:3:3:2:0:0:0:1:0:0:0:0:0:0:2:-2:-3:-3:-3:0:-3:0:0:1:0:0:0:0:2:1:0:1:1:-1:0:25:0:0:0:0:0:0:0:1',
  owned:
    'board:gnubg:root:5:2:1:0:-1:0:-1:0:0:5:0:3:0:0:0:-4:5:0:0:0:-1:0:-2:-2:-2:-2:0:2:0:1:0:0:0:0:2:1:0:0:1:-1:0:25:0:0:0:0:0:0:0:1',
  beaver:
    'board:gnubg:root:0:13:32:0:2:2:2:2:2:1:1:1:-2:0:2:0:0:0:-1:0:0:0:-3:-2:-3:-2:0:-2:0:-1:0:0:0:0:4:1:0:1:1:-1:0:25:0:0:0:0:0:0:0:1',
};

describe("GNU Backgammon's lines", () => {
  const textOf = (line: string): string => makeStateText(unwrap(stateOfFibs(line, rules)));

  test('board, turn, dice, score and Crawford game are read', () => {
    expect(textOf(LINES.white)).toBe(
      'backgammon:1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/w/63/m9-3-8c',
    );
    expect(textOf(LINES.black)).toBe(
      'backgammon:1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/b/21/m3-0-0',
    );
  });

  test('a double is offered by the player on roll; the cube is whose it says', () => {
    const offered = unwrap(stateOfFibs(LINES.offered, rules));
    expect(offered).toMatchObject({
      onTurn: 'white',
      cube: { value: 2, owner: 'white' },
      phase: { kind: 'doubled' },
    });
    expect(textOf(LINES.owned)).toMatch(/\/w\/c2w\/m5-1-2$/);
  });

  test('steps are told one by one, a man on the bar and men off by their words', () => {
    expect(
      fibsReply(rules.game, [
        { type: 'step', from: 0, number: 2 },
        { type: 'step', from: 23, number: 5 },
        { type: 'confirm' },
      ]),
    ).toBe('bar/23 2/off');
    expect(fibsReply(rules.game, [])).toBe('roll');
    expect(fibsReply(rules.game, [{ type: 'drop' }])).toBe('drop');
  });

  test('bad lines get an error, a beaver is taken, and nothing is thrown', async () => {
    const { thinker } = await thinkerFor(rules);
    const player = { thinker, level: levelOf('strong'), seed: 1, resigns: false };
    for (const line of [
      'hello',
      'board:',
      LINES.white.replace(':5:', ':x:'),
      LINES.white.replace(':5:', ':9:'),
      LINES.white.replace(':6:3:', ':6:9:'),
      LINES.white.replace('root:9:', 'root:100:'),
    ])
      expect(replyTo(line, rules, player), line).toMatch(/^Error: /);
    expect(replyTo(LINES.beaver, rules, player)).toBe('take');
    expect(replyTo(LINES.black, rules, player)).toMatch(/^\d+\/\d+ \d+\/\d+$/);
  });
});

interface Bridge {
  readonly port: number;
  readonly end: () => Promise<void>;
}

const bridge = (): Promise<Bridge> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, 'bot', '--gnubg', '0', '--level', 'strong']);
    const closed = new Promise<void>(done => child.on('close', () => done()));
    child.stdout.once('data', (data: Buffer) => {
      const port = Number(/localhost:(\d+)/.exec(data.toString())?.[1]);
      const end = (): Promise<void> => {
        child.kill('SIGINT');
        return closed;
      };
      if (port > 0) resolve({ port, end });
      else reject(new Error(data.toString()));
    });
    child.on('error', reject);
  });

describe('the bridge', () => {
  test('a port that is taken is refused in words', async () => {
    const { port, end } = await bridge();
    const { code, err } = await wurfzabel(['bot', '--gnubg', String(port)]);
    await end();
    expect(err).toMatch(/cannot listen on port \d+: another program listens there already/);
    expect(code).toBe(2);
  });

  test('answers over a socket, a NUL before each line but the first, and outlives a connection', async () => {
    const { port, end } = await bridge();
    for (const _ of [1, 2]) {
      const socket = connect(port, 'localhost');
      let heard = '';
      const answered = new Promise<void>(resolve =>
        socket.on('data', data => {
          heard += data.toString();
          if (heard.split('\n').length > 2) resolve();
        }),
      );
      socket.write(`${LINES.black}\n\0`);
      socket.write(`${LINES.white}\n\0`);
      await answered;
      expect(heard).toMatch(/^\d+\/\d+ \d+\/\d+\n\d+\/\d+ \d+\/\d+\n$/);
      socket.destroy();
    }
    await end();
  });

  if (!GNUBG) console.log('GNU Backgammon is not installed: no game is played against it');
  test.skipIf(!GNUBG)('GNU Backgammon plays a game against it to its end', async () => {
    const { port, end } = await bridge();
    const gnubg = spawn(GNUBG!, ['-t', '-q', '-r'], { timeout: 90_000 });
    let said = '';
    gnubg.stdout.on('data', (data: Buffer) => (said += data.toString()));
    gnubg.stdin.end(
      [
        `set player 0 external localhost:${port}`,
        'set player 1 gnubg',
        'set player 1 chequer evaluation plies 0',
        'set player 1 cube evaluation plies 0',
        'set automatic game off',
        'set display off',
        'set seed 3',
        'new match 3',
        '',
      ].join('\n'),
    );
    await new Promise(resolve => gnubg.on('close', resolve));
    await end();
    expect(said).toMatch(/wins a (single game|gammon|backgammon) and \d+ points?/);
    expect(said).not.toMatch(/Error|Warning/);
  });
});
