import { spawn } from 'node:child_process';
import { GAMES } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { BIN, linesOf, wurfzabel } from './wurfzabel.ts';

interface State {
  readonly position: string;
  readonly turn: string | null;
  readonly decision: string;
  readonly by: string | null;
  readonly result?: { readonly winner: string; readonly points: number; readonly by: string };
}

interface Answer {
  readonly id?: unknown;
  readonly ok?: string;
  readonly state?: State;
  readonly action?: string;
  readonly notation?: string;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly line: number;
    readonly count?: number;
    readonly plays?: readonly string[];
  };
}

const talk = async (
  requests: readonly unknown[],
  ...flags: string[]
): Promise<readonly Answer[]> => {
  const lines = requests.map(request =>
    typeof request === 'string' ? request : JSON.stringify(request),
  );
  const { out, err, code } = await wurfzabel(['bot', '--seed', '1', ...flags], lines.join('\n'));
  expect(err).toBe('');
  expect(code).toBe(0);
  return linesOf(out).map(line => JSON.parse(line) as Answer);
};

const BACKGAMMON = { do: 'game', game: 'backgammon', level: 'strong', seed: 5 };
const OPENING = { do: 'opening', white: [3], black: [1] };

describe('the conversation', () => {
  test('hello names the protocol, its version, the games and the levels', async () => {
    const [hello, other] = await talk([
      { do: 'hello', version: 1 },
      { do: 'hello', version: 2 },
    ]);
    expect(hello).toMatchObject({ ok: 'hello', protocol: 'wurfzabel-bot', version: 1 });
    expect(hello).toMatchObject({ games: GAMES.map(({ id, edition }) => ({ id, edition })) });
    expect(other!.error).toMatchObject({ code: 'ERR_VERSION', line: 2 });
  });

  test('a game goes by throws, plays and doubles, and every answer tells the state', async () => {
    const answers = await talk([
      { ...BACKGAMMON, id: 'a' },
      OPENING,
      { do: 'decide' },
      { do: 'play', notation: '8/5 6/5', id: 3 },
      { do: 'double' },
      { do: 'decide' },
      { do: 'take' },
      { do: 'throw', dice: [6, 6] },
      {
        do: 'play',
        steps: [
          [1, 6],
          [1, 6],
          [12, 6],
          [12, 6],
        ],
      },
      { do: 'resign', points: 1 },
      { do: 'decide', apply: true },
      { do: 'state' },
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => undefined));
    expect(answers[0]).toMatchObject({
      id: 'a',
      judge: 'net',
      state: { decision: 'opening', by: null, turn: null },
    });
    expect(answers[1]).toMatchObject({
      state: { turn: 'white', decision: 'play', throw: [3, 1], owed: [1, 3], optional: [] },
    });
    expect(answers[2]).toMatchObject({
      by: 'white',
      action: 'play',
      notation: '8/5 6/5',
      steps: expect.arrayContaining([
        [17, 3],
        [19, 1],
      ]) as unknown,
    });
    expect(answers[3]).toMatchObject({
      id: 3,
      state: {
        position: 'backgammon:1x2.12x5.17x2.19x4.20x2/1x2.12x5.17x3.19x5/b',
        decision: 'throw-or-double',
        by: 'black',
        cube: { value: 1, owner: null },
      },
    });
    expect(answers[4]!.state).toMatchObject({ decision: 'take-or-drop', by: 'white' });
    expect(answers[5]).toMatchObject({ by: 'white', action: 'take' });
    expect(answers[6]!.state).toMatchObject({ cube: { value: 2, owner: 'white' } });
    expect(answers[9]!.state).toMatchObject({
      decision: 'accept-or-reject',
      resigned: { by: 'white', points: 1 },
    });
    expect(['accept', 'reject']).toContain(answers[10]!.action);
    expect(answers[11]!.state).toEqual(answers[10]!.state);
  });

  test('a position may be set up as text or as an object', async () => {
    const answers = await talk([
      { do: 'game', game: 'puff' },
      { do: 'position', text: 'h13.3x2/h15/w1-0/33' },
      { do: 'plays' },
      { do: 'position', white: { 0: 15 }, black: { 0: 15 }, turn: 'black' },
      { do: 'position', text: 'backgammon:h15/h15/w' },
    ]);
    expect(answers[2]).toMatchObject({ count: 5 });
    expect((answers[2] as { plays?: unknown[] }).plays).toHaveLength(5);
    expect(answers[3]!.state).toMatchObject({ position: 'puff:h15/h15/b', decision: 'throw' });
    expect(answers[4]!.error).toMatchObject({ code: 'ERR_GAME' });
  });

  test('quit ends it, what follows is not read', async () => {
    const answers = await talk([{ do: 'quit' }, { do: 'hello' }]);
    expect(answers).toEqual([{ ok: 'quit' }]);
  });

  test('a program may ask, wait for the answer, and ask again', async () => {
    const child = spawn(process.execPath, [BIN, 'bot']);
    for (const request of ['{"do":"hello"}', '{"do":"game","game":"puffspel"}', 'nonsense']) {
      child.stdin.write(`${request}\n`);
      await new Promise(resolve => child.stdout.once('data', resolve));
    }
    child.stdin.write('{"do":"quit"}\n');
    expect(await new Promise(resolve => child.on('close', resolve))).toBe(0);
  });
});

describe('whole games', () => {
  /** Lets the bot do everything, dice included. */
  const playOut = async (game: object): Promise<readonly Answer[]> => {
    const child = spawn(process.execPath, [BIN, 'bot', '--seed', '7', '--level', 'casual']);
    let rest = '';
    const waiting: ((line: string) => void)[] = [];
    child.stdout.on('data', (data: Buffer) => {
      const lines = (rest + data.toString()).split('\n');
      rest = lines.pop()!;
      for (const line of lines) waiting.shift()?.(line);
    });
    const ask = (request: object): Promise<Answer> =>
      new Promise(resolve => {
        waiting.push(line => resolve(JSON.parse(line) as Answer));
        child.stdin.write(`${JSON.stringify(request)}\n`);
      });
    const answers = [await ask({ do: 'game', ...game })];
    while (answers.length < 3000 && !/over|next/.test(answers.at(-1)!.state!.decision))
      answers.push(await ask({ do: 'decide', apply: true }));
    await ask({ do: 'quit' });
    return answers;
  };

  test.each([
    [{ game: 'backgammon' }],
    [{ game: 'contraerer-puff' }],
    [{ game: 'contraerer-puff', options: { cube: true, matchLength: 1 } }],
  ])('%j is played to its end, and the same seed plays the same game', async game => {
    const answers = await playOut(game);
    const { state } = answers.at(-1)!;
    expect(state!.result).toMatchObject({ points: expect.any(Number) as number });
    expect(await playOut(game)).toEqual(answers);
  });
});

describe('refusals', () => {
  test('a refused play names legal ones, at most twenty, and changes nothing', async () => {
    const many = '1.2.3x2.5.6.7.8.9x2.11.12x2.14.15/h15/w2-0/22';
    const answers = await talk([
      BACKGAMMON,
      OPENING,
      { do: 'play', notation: '8/4 6/5' },
      { do: 'play', notation: '8/5' },
      {
        do: 'play',
        steps: [
          [17, 3],
          [17, 3],
        ],
      },
      { do: 'play', notation: '' },
      { do: 'state' },
      { do: 'game', game: 'contraerer-puff' },
      { do: 'position', text: many },
      { do: 'play', notation: 'hand/3' },
    ]);
    for (const answer of answers.slice(2, 6)) {
      expect(answer.error!.plays).toContain('8/5 6/5');
      expect(answer.error!.count).toBe(answer.error!.plays!.length);
    }
    expect(answers[6]!.state).toEqual(answers[1]!.state);
    const { count, plays } = answers[9]!.error!;
    expect(count).toBeGreaterThan(10_000);
    expect(plays).toHaveLength(20);
  });

  const BAD: readonly (readonly [request: unknown, code: string])[] = [
    ['', 'ERR_JSON'],
    ['{"do":', 'ERR_JSON'],
    ['7', 'ERR_REQUEST'],
    [{}, 'ERR_DO'],
    [{ do: 'fly' }, 'ERR_DO'],
    [{ do: '__proto__' }, 'ERR_DO'],
    [{ do: 7 }, 'ERR_DO'],
    [{ do: 'hello', id: {} }, 'ERR_ID'],
    [{ do: 'state', now: true }, 'ERR_FIELD'],
    [{ do: 'game' }, 'ERR_MISSING'],
    [{ do: 'game', game: 'chess' }, 'ERR_GAME'],
    [{ do: 'game', game: 'puff', options: { bonus: 1 } }, 'ERR_OPTION_NAME'],
    [{ do: 'game', game: 'puff', level: 'god' }, 'ERR_LEVEL'],
    [{ do: 'game', game: 'puff', seed: -1 }, 'ERR_SEED'],
    [{ do: 'game', game: 'puff', resigns: 1 }, 'ERR_RESIGNS'],
    [{ do: 'throw' }, 'ERR_NOT_NOW'],
    [{ do: 'opening', white: [3] }, 'ERR_DICE'],
    [{ do: 'opening', white: [3], black: [7] }, 'ERR_DICE'],
    [{ do: 'plays' }, 'ERR_NOT_NOW'],
    [{ do: 'play', notation: '8/5' }, 'ERR_NOT_NOW'],
    [{ do: 'take' }, 'ERR_NOT_NOW'],
    [{ do: 'next' }, 'ERR_NOT_NOW'],
    [{ do: 'decide', apply: 1 }, 'ERR_APPLY'],
    [{ do: 'decide', seconds: 0 }, 'ERR_SECONDS'],
    [{ do: 'position', text: 'nonsense' }, 'ERR_PARTS'],
    [{ do: 'position', text: 7 }, 'ERR_POSITION'],
    [{ do: 'position', text: 'h15/h15/w', turn: 'white' }, 'ERR_FIELD'],
    [{ do: 'position' }, 'ERR_MISSING'],
    [{ do: 'position', text: 'o15/h15/w' }, 'ERR_FINISHED'],
    ['x'.repeat(70_000), 'ERR_LINE_LENGTH'],
  ];

  test('what it is time for is told in the words of the protocol', async () => {
    const answers = await talk([
      { do: 'game', game: 'puff', options: { cube: true } },
      { do: 'position', text: 'puff:h15/h15/w' },
      { do: 'play', notation: 'hand/3' },
      { do: 'plays' },
      { do: 'next' },
      { do: 'double' },
      { do: 'plays' },
    ]);
    const messages = answers.map(({ error }) => error?.message);
    expect(messages[2]).toMatch(/: the decision is "throw-or-double"$/);
    expect(messages[3]).toBe(messages[2]);
    expect(messages[4]).toMatch(/^"next" is not possible now: /);
    expect(messages[6]).toMatch(/: the decision is "take-or-drop"$/);
  });

  test('bad lines are refused with code, message and line, and the game goes on', async () => {
    const answers = await talk([
      { do: 'state' },
      BACKGAMMON,
      ...BAD.map(([request]) => request),
      OPENING,
      { do: 'throw', dice: [3, 1] },
      { do: 'play' },
      { do: 'play', steps: [[17]] },
      { do: 'play', steps: [[17, 9]] },
    ]);
    expect(answers[0]!.error).toMatchObject({ code: 'ERR_NO_GAME', line: 1 });
    BAD.forEach(([request, code], i) => {
      const { error } = answers[i + 2]!;
      expect(error, JSON.stringify(request).slice(0, 100)).toMatchObject({ code, line: i + 3 });
      expect(error!.message).not.toBe('');
      expect(error!.message).not.toMatch(/"(roll|doubled|resigning|next-game)"/);
    });
    const after = answers.slice(BAD.length + 2);
    expect(after[0]!.state).toMatchObject({ decision: 'play', by: 'white' });
    expect(after.slice(1).map(({ error }) => error?.code)).toEqual([
      'ERR_NOT_NOW',
      'ERR_PLAY',
      'ERR_PLAY',
      'ERR_STEP',
    ]);
    // Whatever is wrong with a play, the legal ones are told.
    for (const { error } of after.slice(2))
      expect(error).toMatchObject({ count: expect.any(Number) as number });
  });
});
