import { GAMES } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { playsCases } from './cases.ts';
import { linesOf, wurfzabel } from './wurfzabel.ts';

interface Worth {
  readonly equity: number;
  readonly win: readonly number[];
  readonly lose: readonly number[];
}

interface Play extends Worth {
  readonly notation: string;
  readonly ending: { readonly white: object; readonly black: object };
  readonly throwsAgain: boolean;
  readonly plies: number;
}

interface Answer extends Worth {
  readonly plays?: readonly Play[];
  readonly error?: { readonly code: string; readonly message: string; readonly line: number };
  readonly judge?: string;
}

const START = { white: { 1: 2, 12: 5, 17: 3, 19: 5 }, black: { 1: 2, 12: 5, 17: 3, 19: 5 } };
const OPENING = { game: 'backgammon', ...START, turn: 'white' };
const OPENING_TEXT = 'backgammon:1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/w';

const ask = async (
  command: string,
  requests: readonly unknown[],
  ...flags: string[]
): Promise<readonly Answer[]> => {
  const lines = requests.map(request =>
    typeof request === 'string' ? request : JSON.stringify(request),
  );
  const { out } = await wurfzabel([command, '--json', ...flags], lines.join('\n'));
  return linesOf(out).map(line => JSON.parse(line) as Answer);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const mean = (chances: readonly number[]): number => sum(chances.map((c, n) => c * (n + 1)));

const expectSound = ({ equity, win, lose }: Worth): void => {
  for (const chance of [...win, ...lose]) expect(chance).toBeGreaterThanOrEqual(0);
  expect(sum(win) + sum(lose)).toBeCloseTo(1, 5);
  expect(mean(win) - mean(lose)).toBeCloseTo(equity, 4);
};

describe('eval', () => {
  test('every case of the rules is answered with chances that sum to 1 and give the equity, in order', async () => {
    const requests = playsCases()
      .filter(({ request }) => !/pile|row/.test(JSON.stringify(request.options ?? {})))
      .map(({ request }) => ({ ...request, throw: undefined }));
    const answers = await ask('eval', requests);
    expect(answers).toHaveLength(requests.length);
    answers.forEach(expectSound);
  });

  test('all forms of a position mean the same', async () => {
    const [expected] = await ask('eval', [OPENING]);
    for (const form of [
      OPENING_TEXT,
      'XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10',
      '4HPwATDgc/ABMA',
      '4HPwATDgc/ABMA:cAkAAAAAAAAA',
      JSON.stringify(OPENING),
    ]) {
      const { out, code } = await wurfzabel(['eval', form, '--json']);
      expect(JSON.parse(out), form).toEqual(expected);
      expect(code).toBe(0);
    }
    const shown = await wurfzabel([
      'eval',
      '--game',
      'backgammon',
      '--position',
      OPENING_TEXT.slice('backgammon:'.length),
    ]);
    expect(shown.out).toMatch(/White is about to throw/);
    expect(shown.out).toMatch(/equity [+−]0\.\d{3} without cube/);
  });

  test('the colours do not matter, and the last man is a win for whoever throws first', async () => {
    const [few, many] = [
      { 19: 3, 25: 12 },
      { 0: 1, 20: 14 },
    ];
    const games = GAMES.map(({ id }) => id);
    const asWhite = games.map(game => ({ game, white: few, black: many, turn: 'white' }));
    const asBlack = games.map(game => ({ game, white: many, black: few, turn: 'black' }));
    const last = games.map(game => ({
      game,
      white: { 23: 1, 25: 14 },
      black: { 24: 1, 25: 14 },
      turn: 'black',
    }));
    const answers = await ask('eval', [...asWhite, ...asBlack, ...last]);
    games.forEach((game, i) => {
      expect(answers[i]!.equity, game).toBe(answers[games.length + i]!.equity);
      expect(answers[2 * games.length + i]!.equity, game).toBe(1);
    });
  });

  test('one throw ahead is the same question, more exactly', async () => {
    const [flat] = await ask('eval', [OPENING], '--plies', '0');
    const [ahead] = await ask('eval', [OPENING], '--plies', '1');
    expectSound(ahead!);
    expect(Math.abs(ahead!.equity - flat!.equity)).toBeLessThan(0.15);
  });

  test('where no net can judge, the hand-made evaluation does, and says so once', async () => {
    const request = { ...OPENING, game: 'contraerer-puff', options: { points: 'backgammon' } };
    const { out, err, code } = await wurfzabel(
      ['eval', '--json'],
      `${JSON.stringify(request)}\n`.repeat(2),
    );
    for (const line of linesOf(out)) expect(JSON.parse(line)).toMatchObject({ judge: 'hand-made' });
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toMatch(/^wurfzabel: no net for contraerer-puff with the option points/);
    expect(code).toBe(0);
  });
});

describe('best', () => {
  test('3-1 makes the five-point; plays come best first and at most so many', async () => {
    const { out } = await wurfzabel([
      'best',
      OPENING_TEXT,
      '--throw',
      '13',
      '--top',
      '3',
      '--json',
    ]);
    const { plays } = JSON.parse(out) as { plays: readonly Play[] };
    expect(plays).toHaveLength(3);
    expect(plays[0]).toMatchObject({
      notation: '8/5 6/5',
      ending: { ...START, white: { 1: 2, 12: 5, 17: 2, 19: 4, 20: 2 } },
      throwsAgain: false,
      plies: 1,
    });
    plays.slice(1).forEach((play, i) => expect(play.equity).toBeLessThanOrEqual(plays[i]!.equity));
    plays.forEach(expectSound);
    for (const { plies } of plays) expect(plies).toBe(1);
  });

  test('every play of the cases ends where one of their endings stands', async () => {
    const cases = playsCases().filter(({ endings }) => endings.length < 200);
    const answers = await ask(
      'best',
      cases.map(({ request }) => request),
      '--plies',
      '0',
      '--top',
      '2',
    );
    const key = ({ white, black }: Play['ending']): string => JSON.stringify([white, black]);
    cases.forEach(({ request, endings }, i) => {
      const { plays } = answers[i]!;
      const legal = new Set((endings as Play['ending'][]).map(key));
      for (const play of plays!)
        expect(legal.has(key(play.ending)), JSON.stringify(request)).toBe(true);
      expect(plays!.length).toBe(Math.min(2, legal.size));
    });
  });

  test('a throw in the position serves as well; nothing to play is an empty play', async () => {
    const { out } = await wurfzabel(['best', `${OPENING_TEXT}/31`, '--top', '1', '--plies', '0']);
    expect(out).toMatch(/White has thrown 3-1/);
    expect(out).toMatch(/8\/5 6\/5/);
    const line = linesOf(out)[1]!;
    expect(line).toBe(`${OPENING_TEXT}/31`);
    const asked = ['best', `${OPENING_TEXT}/c2w/m7-3-1`, '--throw', '66', '--plies', '0'];
    const [, copied] = linesOf((await wurfzabel(asked)).out);
    expect(copied).toBe(`${OPENING_TEXT}/66/c2w/m7-3-1`);
    const blocked = 'contraerer-puff:h15/h11.23x2.24x2/w/12';
    expect((await wurfzabel(['best', blocked])).out).toMatch(/\(nothing can be played\)/);
    const json = JSON.parse((await wurfzabel(['best', blocked, '--json'])).out) as Answer;
    expect(json.plays).toHaveLength(1);
    expect(json.plays![0]).toMatchObject({ notation: '', ending: { white: { 0: 15 } } });
  });
});

describe('rollout', () => {
  const FLAGS = ['--trials', '108', '--truncate', '6', '--seed', '7'];

  test('the same seed gives the same numbers for any number of threads, another seed others', async () => {
    const [one, two] = await Promise.all(
      ['1', '2'].map(threads =>
        wurfzabel(['rollout', OPENING_TEXT, '--json', ...FLAGS, '--threads', threads]),
      ),
    );
    expect(one!.out).toBe(two!.out);
    const answer = JSON.parse(one!.out) as Answer & {
      readonly errors: Worth;
      readonly trials: number;
    };
    expect(answer).toMatchObject({ trials: 108, seed: 7 });
    expectSound(answer);
    expect(answer.errors.equity).toBeGreaterThan(0);
    expect(answer.errors.equity).toBeLessThan(0.1);
    expect(answer.errors.win).toHaveLength(4);
    const other = await wurfzabel(['rollout', OPENING_TEXT, '--json', ...FLAGS, '--seed', '8']);
    expect(other.out).not.toBe(one!.out);
  });

  test('lines are answered one by one; what is sure has no error', async () => {
    const sure = { game: 'puff', white: { 24: 1, 25: 14 }, black: { 0: 15 }, turn: 'white' };
    const [bad, won] = await ask('rollout', [{ ...sure, throw: [1, 2] }, sure], '--trials', '36');
    expect(bad!.error).toMatchObject({ code: 'ERR_FIELD', line: 1 });
    expect(won).toMatchObject({ trials: 36, errors: { equity: 0 } });
    expect(won!.equity).toBeGreaterThan(0);
  });

  test('a wanted error stops it early', async () => {
    const { out } = await wurfzabel([
      'rollout',
      OPENING_TEXT,
      '--json',
      '--truncate',
      '2',
      '--seed',
      '1',
      '--trials',
      '1080',
      '--error',
      '0.1',
    ]);
    expect((JSON.parse(out) as { trials: number }).trials).toBe(324);
  });
});

describe('cube', () => {
  const cubes = async (...requests: readonly unknown[]): Promise<readonly unknown[]> =>
    ask('cube', requests);
  const race = {
    game: 'backgammon',
    white: { 23: 2, 25: 13 },
    black: { 22: 2, 25: 13 },
    turn: 'white',
  };

  test('no double, take and drop are compared, and the advice follows from them', async () => {
    const [even, last, others, match, crawford] = await cubes(
      OPENING,
      race,
      { ...race, cube: { value: 2, owner: 'black' } },
      { ...race, match: { length: 5, score: { white: 3, black: 2 } } },
      { ...race, match: { length: 5, score: { white: 4, black: 2 }, crawford: true } },
    );
    expect(even).toMatchObject({
      advice: 'no-double',
      answer: 'take',
      mayDouble: true,
      doubleDrop: 1,
    });
    // 26 throws of 36 take both men off.
    expect(last).toMatchObject({ advice: 'double', mayDouble: true });
    expect(others).toMatchObject({ mayDouble: false });
    expect(match).toMatchObject({ matchChances: { noDouble: expect.any(Number) as number } });
    expect(crawford).toMatchObject({ mayDouble: false });
  });

  test('cube and score may stand in a position text or an XGID', async () => {
    const shown = await wurfzabel(['cube', `${OPENING_TEXT}/c2w/m7-3-1`]);
    expect(shown.out).toMatch(/double, drop {2}\+1\.000 {2}\d\d\.\d\d %/);
    expect(shown.out).toMatch(/White: do not double; Black, if doubled: take/);
    const dead = await wurfzabel(['cube', `${OPENING_TEXT}/m7-6-6`]);
    expect(dead.out).toMatch(/White: do not double: the cube is dead/);
    const offered = await wurfzabel(['cube', 'XGID=-b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10']);
    expect(offered.out).not.toMatch(/may not double/);
    expect(offered.out).toMatch(/White has offered a double/);
    expect(offered.out).not.toMatch(/about to throw|Jacoby/);
  });

  test("Jacoby's rule is told wherever it comes from", async () => {
    for (const args of [
      ['XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:1:0:10'],
      [OPENING_TEXT, '--game', 'backgammon', '--option', 'jacoby=on'],
    ])
      expect((await wurfzabel(['cube', ...args, '--plies', '0'])).out).toMatch(/by Jacoby's rule/);
  });
});

describe('refusals', () => {
  const bad: readonly (readonly [command: string, request: unknown, code: string])[] = [
    ['eval', '', 'ERR_JSON'],
    ['eval', '{"game":', 'ERR_JSON'],
    ['eval', '[]', 'ERR_REQUEST'],
    ['eval', { ...OPENING, throw: [3, 1] }, 'ERR_FIELD'],
    ['eval', { ...OPENING, cube: { value: 2 } }, 'ERR_FIELD'],
    ['eval', { ...OPENING, game: 'chess' }, 'ERR_GAME'],
    ['eval', { ...OPENING, white: { 25: 15 } }, 'ERR_FINISHED'],
    ['eval', { ...OPENING, white: { 0: 14 } }, 'ERR_MEN'],
    ['eval', 'x'.repeat(70_000), 'ERR_LINE_LENGTH'],
    ['best', OPENING, 'ERR_MISSING'],
    ['best', { ...OPENING, throw: [0, 1] }, 'ERR_THROW'],
    ['cube', { ...OPENING, throw: [3, 1] }, 'ERR_FIELD'],
    ['cube', { ...OPENING, cube: { value: 3 } }, 'ERR_CUBE'],
    ['cube', { ...OPENING, cube: { value: 1, owner: 'white' } }, 'ERR_CUBE'],
    ['cube', { ...OPENING, cube: 2 }, 'ERR_CUBE'],
    ['cube', { ...OPENING, options: { cube: false }, cube: { value: 2 } }, 'ERR_CUBE'],
    ['cube', { ...OPENING, match: { length: 5 } }, 'ERR_MATCH'],
    ['cube', { ...OPENING, match: { length: 5, score: { white: 5, black: 0 } } }, 'ERR_MATCH'],
    [
      'cube',
      { ...OPENING, match: { length: 5, score: { white: 1, black: 0 }, crawford: true } },
      'ERR_MATCH',
    ],
    [
      'cube',
      { ...OPENING, match: { length: 5, score: { white: 4, black: 4 }, crawford: true } },
      'ERR_MATCH',
    ],
    [
      'cube',
      { ...OPENING, match: { length: 100, score: { white: 1, black: 0 } } },
      'ERR_OPTION_VALUE',
    ],
  ];

  test.each(['eval', 'best', 'cube'])(
    '%s refuses bad lines and answers the rest',
    async command => {
      const lines = bad.filter(([name]) => name === command);
      const good = command === 'best' ? { ...OPENING, throw: [3, 1] } : OPENING;
      const text = lines
        .flatMap(([, request]) => [request, good])
        .map(request => (typeof request === 'string' ? request : JSON.stringify(request)))
        .join('\n');
      const { out, code } = await wurfzabel([command, '--json', '--plies', '0'], text);
      const answers = linesOf(out).map(line => JSON.parse(line) as Answer);
      expect(answers).toHaveLength(2 * lines.length);
      lines.forEach(([, request, fault], i) => {
        expect(answers[2 * i]!.error, JSON.stringify(request).slice(0, 200)).toMatchObject({
          code: fault,
          line: 2 * i + 1,
        });
        expect(answers[2 * i + 1]!.error).toBeUndefined();
      });
      expect(code).toBe(1);
    },
  );
});
