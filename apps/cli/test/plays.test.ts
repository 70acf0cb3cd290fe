import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { playsCases } from './cases.ts';
import { BIN, linesOf, wurfzabel } from './wurfzabel.ts';

interface Answer {
  readonly count?: number;
  readonly endings?: readonly unknown[];
  readonly throwsAgain?: boolean;
  readonly error?: { readonly code: string; readonly message: string; readonly line: number };
}

const answersTo = async (
  lines: readonly string[],
  ...flags: string[]
): Promise<readonly Answer[]> => {
  const { out, err } = await wurfzabel(
    ['plays', ...flags],
    lines.map(line => `${line}\n`).join(''),
  );
  expect(err).toBe('');
  return linesOf(out).map(line => JSON.parse(line) as Answer);
};

const canonical = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{${Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, member]) => `${key}:${canonical(member)}`)
        .join()}}`
    : String(value);

const PUFF =
  '{"game":"puff","white":{"0":13,"3":2},"black":{"0":15},"turn":"white","doublets":{"white":1,"black":0},"throw":[3,3]}';

describe('answers', () => {
  test('every case has exactly the endings that were worked out for it', async () => {
    const cases = playsCases();
    const answers = await answersTo(cases.map(({ request }) => JSON.stringify(request)));
    expect(answers).toHaveLength(cases.length);
    cases.forEach(({ endings, throwsAgain }, i) => {
      const answer = answers[i]!;
      expect(answer.error).toBeUndefined();
      expect(answer.count).toBe(endings.length);
      expect(answer.throwsAgain).toBe(throwsAgain);
      expect(answer.endings!.map(canonical).sort()).toEqual(endings.map(canonical).sort());
    });
  });

  test('the form is exactly that of the documentation: stations rising, zero counts left out', async () => {
    const { out, code } = await wurfzabel(['plays'], `${PUFF}\n`);
    expect(out).toBe(
      '{"count":5,"endings":[{"white":{"0":9,"3":6},"black":{"0":15}},{"white":{"0":8,"3":6,"4":1},"black":{"0":15}},' +
        '{"white":{"0":7,"3":6,"4":2},"black":{"0":15}},{"white":{"0":6,"3":6,"4":3},"black":{"0":15}},' +
        '{"white":{"0":5,"3":6,"4":4},"black":{"0":15}}],"throwsAgain":true}\n',
    );
    expect(code).toBe(0);
  });

  test('--count leaves the endings out', async () => {
    const { out } = await wurfzabel(['plays', '--count'], `${PUFF}\n`);
    expect(out).toBe('{"count":5,"throwsAgain":true}\n');
  });

  test('nothing playable gives the unchanged position as the one ending', async () => {
    const [answer] = await answersTo([
      '{"game":"contraerer-puff","white":{"0":15},"black":{"24":2,"23":2,"0":11},"turn":"white","throw":[1,2]}',
    ]);
    expect(answer).toEqual({
      count: 1,
      endings: [{ white: { 0: 15 }, black: { 0: 11, 23: 2, 24: 2 } }],
      throwsAgain: false,
    });
  });

  test('endings state their rights only under options that make them differ', async () => {
    const base = {
      game: 'puff',
      white: { 0: 2, 10: 13 },
      black: { 0: 11, 21: 2, 23: 2 },
      turn: 'white',
      throw: [1, 2],
    };
    const blocked = { ...base, black: { 0: 11, 5: 2, 23: 2 } };
    const answers = await answersTo([
      JSON.stringify(base),
      JSON.stringify({ ...blocked, options: { opponentPlaysRest: true } }),
      JSON.stringify({ ...blocked, throw: [2, 2], options: { throwAgainWhenBlocked: false } }),
      JSON.stringify({
        game: 'puff',
        options: { oneTwo: 'on' },
        white: { 0: 4, 10: 11 },
        black: { 0: 15 },
        turn: 'white',
        throw: [2, 1],
      }),
    ]);
    expect(answers[0]!.endings).toEqual(
      [{ white: base.white, black: base.black }].map(() =>
        expect.not.objectContaining({ left: expect.anything() as unknown }),
      ),
    );
    expect(answers[1]!.endings![0]).toMatchObject({ left: [2], throwsAgain: false });
    expect(answers[2]!.endings![0]).toMatchObject({ left: [2, 2], throwsAgain: false });
    expect(answers[2]!.throwsAgain).toBe(true);
    expect(answers[3]!.endings).toEqual([
      {
        white: { 1: 1, 2: 1, 5: 1, 6: 1, 10: 11 },
        black: { 0: 15 },
        left: [],
        namesDoublet: true,
        throwsAgain: false,
      },
    ]);
  });
});

const REFUSED: readonly (readonly [line: string, code: string, says: RegExp])[] = [
  ['', 'ERR_JSON', /empty/],
  ['{"game":', 'ERR_JSON', /not JSON/],
  ['null', 'ERR_REQUEST', /object/],
  ['[1,2]', 'ERR_REQUEST', /object/],
  ['{}', 'ERR_MISSING', /game is missing/],
  [PUFF.replace(',"throw":[3,3]', ''), 'ERR_MISSING', /throw is missing/],
  [
    PUFF.replace('"throw"', '"dice"'),
    'ERR_FIELD',
    /unknown field "dice"; allowed are game, options, /,
  ],
  [PUFF.replace('"game"', '"__proto__"'), 'ERR_FIELD', /unknown field/],
  [PUFF.replace('"puff"', '"poff"'), 'ERR_GAME', /the games are/],
  [PUFF.replace('"puff"', '7'), 'ERR_GAME', /the games are/],
  [PUFF.replace('"turn"', '"options":{"foresight":"yes"},"turn"'), 'ERR_OPTION_VALUE', /foresight/],
  [PUFF.replace('"turn"', '"options":{"bonus":1},"turn"'), 'ERR_OPTION_NAME', /bonus/],
  [PUFF.replace('"turn"', '"options":null,"turn"'), 'ERR_OPTIONS', /object/],
  [PUFF.replace('"turn":"white"', '"turn":"red"'), 'ERR_TURN', /turn/],
  [PUFF.replace('{"0":13,"3":2}', '15'), 'ERR_SETUP', /white/],
  [PUFF.replace('"3":2', '"26":2'), 'ERR_STATION', /26/],
  [PUFF.replace('"3":2', '"03":2'), 'ERR_STATION', /03/],
  [PUFF.replace('"3":2', '"3":2.5'), 'ERR_COUNT', /station 3/],
  [PUFF.replace('"3":2', '"3":"2"'), 'ERR_COUNT', /station 3/],
  [PUFF.replace('"3":2', '"3":3'), 'ERR_MEN', /16 men/],
  [PUFF.replace('"black":{"0":15}', '"black":{"0":14,"22":1}'), 'ERR_SHARED_POINT', /one point/],
  [PUFF.replace('"white":1,', '"white":-1,'), 'ERR_DOUBLETS', /white/],
  [PUFF.replace('{"white":1,"black":0}', 'null'), 'ERR_DOUBLETS', /doublets/],
  [PUFF.replace('"white":1,', '"red":1,'), 'ERR_DOUBLETS', /doublets/],
  [PUFF.replace('[3,3]', '[3,7]'), 'ERR_THROW', /throw/],
  [PUFF.replace('[3,3]', '[3]'), 'ERR_THROW', /throw/],
  [PUFF.replace('[3,3]', '"33"'), 'ERR_THROW', /throw/],
  [PUFF.replace('{"0":15}', '{"25":15}'), 'ERR_FINISHED', /over/],
  [
    PUFF.replace('{"0":13,"3":2}', '{"3":15}').replace('"turn"', '"options":{"pile":true},"turn"'),
    'ERR_FINISHED',
    /pile/,
  ],
  ['x'.repeat(70_000), 'ERR_LINE_LENGTH', /65536/],
];

describe('refusals', () => {
  test('each bad line is refused with code, message and line, and the rest is answered', async () => {
    const lines = REFUSED.flatMap(([line]) => [line, PUFF]);
    const { out, code } = await wurfzabel(['plays', '--count'], lines.join('\n'));
    const answers = linesOf(out).map(line => JSON.parse(line) as Answer);
    expect(answers).toHaveLength(lines.length);
    REFUSED.forEach(([line, fault, says], i) => {
      expect(answers[2 * i]!.error, line.slice(0, 200)).toMatchObject({
        code: fault,
        line: 2 * i + 1,
      });
      expect(answers[2 * i]!.error!.message).toMatch(says);
      expect(answers[2 * i + 1]).toEqual({ count: 5, throwsAgain: true });
    });
    expect(code).toBe(1);
  });

  test('line ends of Windows, a byte order mark and a missing last line end do no harm', async () => {
    const { out, code } = await wurfzabel(['plays', '--count'], `\uFEFF${PUFF}\r\n${PUFF}`);
    expect(linesOf(out)).toHaveLength(2);
    expect(code).toBe(0);
  });

  test('no input, no answer', async () => {
    expect(await wurfzabel(['plays'])).toEqual({ code: 0, out: '', err: '' });
  });
});

describe('streaming', () => {
  test('a program may ask, wait for the answer, and ask again', async () => {
    const child = spawn(process.execPath, [BIN, 'plays', '--count']);
    const answer = (): Promise<string> =>
      new Promise(resolve => child.stdout.once('data', (data: Buffer) => resolve(data.toString())));
    for (let i = 0; i < 3; i++) {
      child.stdin.write(`${PUFF}\n`);
      expect(await answer()).toBe('{"count":5,"throwsAgain":true}\n');
    }
    child.stdin.end();
    expect(await new Promise(resolve => child.on('close', resolve))).toBe(0);
  });

  test('a reader that stops early ends the program quietly', async () => {
    const child = spawn(process.execPath, [BIN, 'plays']);
    let err = '';
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.stdin.on('error', () => undefined);
    child.stdin.end(`${PUFF}\n`.repeat(20_000));
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise(resolve => child.on('close', resolve));
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('a large doublet is answered in full', async () => {
    const line =
      '{"game":"contraerer-puff","white":{"1":1,"2":1,"3":2,"5":1,"6":1,"7":1,"8":1,"9":2,"11":1,"12":2,"14":1,"15":1},"black":{"0":15},"turn":"white","doublets":{"white":2,"black":0},"throw":[2,2]}';
    const [answer] = await answersTo([line]);
    expect(answer!.count).toBeGreaterThan(10_000);
    expect(answer!.endings).toHaveLength(answer!.count!);
    expect(new Set(answer!.endings!.map(canonical)).size).toBe(answer!.count);
  });
});
