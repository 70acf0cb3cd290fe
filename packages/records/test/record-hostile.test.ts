import { seeded, type Seeded } from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { makeRecordText, parseRecord, RECORD_LIMITS, recordOf } from '../src/index.ts';
import { manyLogs } from './random-games.ts';

const codeOf = (json: unknown): string => {
  const parsed = parseRecord(json);
  return parsed.ok ? 'accepted' : parsed.fault.code;
};

const HEAD = {
  format: 'wurfzabel-record',
  version: 1,
  game: 'contraerer-puff',
  edition: 1,
  match: { length: 0 },
};
const withGames = (games: unknown): unknown => ({ ...HEAD, games });
const withTurns = (turns: unknown): unknown =>
  withGames([{ opening: [{ white: [6, 5], black: [1, 2] }], turns }]);

test('what is no record at all', () => {
  for (const json of [
    undefined,
    null,
    1,
    true,
    [],
    {},
    '',
    'null',
    '[]',
    '{',
    '"',
    'NaN',
    '\u0000',
    () => 1,
    Symbol('x'),
    1n,
  ])
    expect(['ERR_FORMAT', 'ERR_JSON']).toContain(codeOf(json));
});

test('nesting as deep as the text may be long', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"games":', '}'],
  ] as const) {
    const depth = Math.floor(RECORD_LIMITS.text / (open.length + close.length)) - 10;
    expect(['ERR_FORMAT', 'ERR_JSON']).toContain(
      codeOf(open.repeat(depth) + (open === '[' ? '' : '1') + close.repeat(depth)),
    );
  }
  let deep: unknown = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  for (const json of [
    withGames(deep),
    withTurns(deep),
    withTurns([{ side: 'white', entries: deep }]),
    withTurns([{ side: 'white', entries: [{ throw: deep, steps: [] }] }]),
  ])
    expect(codeOf(json)).toBe('ERR_FIELD');
  for (const field of ['unused', 'rest', 'steps'])
    expect(
      codeOf(
        withTurns([
          {
            side: 'white',
            entries: [
              {
                throw: [1, 1],
                steps: [
                  [0, 1],
                  [0, 1],
                ],
                [field]: deep,
              },
            ],
          },
        ]),
      ),
    ).toMatch(/^ERR_(PLAY|FIELD)$/);
});

test('a text that is too long, and long texts within', () => {
  expect(codeOf(' '.repeat(RECORD_LIMITS.text + 1))).toBe('ERR_TOO_LONG');
  const long = 'x'.repeat(1_000_000);
  for (const json of [
    withGames(long),
    { ...HEAD, game: long, games: [] },
    { ...HEAD, [long]: 1 },
    withTurns([{ side: long, entries: [] }]),
  ]) {
    const parsed = parseRecord(json);
    expect(parsed.ok || parsed.fault.message.length < 500).toBe(true);
    expect(parsed.ok).toBe(false);
  }
});

test('ten million turns, entries, steps, openings', () => {
  const many = new Array(10_000_000).fill(0);
  expect(codeOf(withGames(many))).toBe('ERR_LIMIT');
  expect(codeOf(withTurns(many))).toBe('ERR_LIMIT');
  expect(codeOf(withGames([{ opening: many, turns: [] }]))).toBe('ERR_LIMIT');
  expect(codeOf(withTurns([{ side: 'white', entries: many }]))).toBe('ERR_LIMIT');
  expect(codeOf(withTurns([{ side: 'white', entries: [{ throw: [1, 2], steps: many }] }]))).toBe(
    'ERR_LIMIT',
  );
});

test('within the length of every list there can be more actions than a record may have', () => {
  const refused = { resign: 1, answer: 'rejected' };
  const entries = Array.from({ length: RECORD_LIMITS.entries - 1 }, () => refused);
  const turns = Array.from({ length: RECORD_LIMITS.turns }, () => ({ side: 'white', entries }));
  expect(codeOf(withTurns(turns))).toBe('ERR_TURN');
  const parsed = parseRecord(withTurns([{ side: 'white', entries }]), { actions: 1_000 });
  expect(parsed).toMatchObject({
    ok: false,
    fault: { code: 'ERR_LIMIT', place: { game: 1, turn: 1 } },
  });
});

test('names of the prototype, and objects that cannot be written as text', () => {
  const base = JSON.stringify(withTurns([]));
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    expect(codeOf(base.replace('{', `{"${name}":{"format":"wurfzabel-record"},`))).toBe(
      'ERR_FIELD',
    );
    expect(codeOf(base.replace('"match"', `"options":{"${name}":1},"match"`))).toBe('ERR_OPTIONS');
    expect(codeOf(base.replace('contraerer-puff', name))).toBe('ERR_GAME');
    expect(
      codeOf(
        base.replace(
          '"match"',
          `"start":{"white":{"${name}":15},"black":{"0":15},"turn":"white"},"match"`,
        ),
      ),
    ).toBe('ERR_START');
  }
  const textless = { toString: 1, valueOf: 2 };
  for (const field of ['unused', 'steps', 'open', 'time', 'throw'])
    expect(
      codeOf(
        withTurns([
          {
            side: 'white',
            entries: [
              {
                throw: [1, 1],
                steps: [
                  [0, 1],
                  [0, 1],
                ],
                [field]: [textless],
              },
            ],
          },
        ]),
      ),
    ).toMatch(/^ERR_(PLAY|FIELD)$/);
  expect(codeOf(withTurns([{ side: textless, entries: [] }]))).toBe('ERR_FIELD');
  expect(({} as { format?: unknown }).format).toBeUndefined();
});

const VALUES: readonly unknown[] = [
  0,
  1,
  2,
  3,
  6,
  7,
  25,
  -1,
  1.5,
  1e300,
  '',
  '1',
  'white',
  null,
  true,
  [],
  {},
  [0, 1],
  [[0, 1]],
  { resign: 1 },
  'offered',
];

/** Changes one thing somewhere in the JSON: a value, a name, a member dropped, doubled or moved. */
const mutate = (json: unknown, dice: Seeded): void => {
  let at = json as Record<string, unknown> | unknown[];
  for (;;) {
    const keys = Object.keys(at);
    if (keys.length === 0) return;
    const key = keys[dice.below(keys.length)]!;
    const child = (at as Record<string, unknown>)[key];
    if (typeof child === 'object' && child !== null && dice.below(5) > 0) {
      at = child as Record<string, unknown>;
      continue;
    }
    const kind = dice.below(5);
    if (Array.isArray(at) && kind === 0) at.splice(Number(key), 1);
    else if (Array.isArray(at) && kind === 1) at.splice(dice.below(at.length + 1), 0, child);
    else if (Array.isArray(at) && kind === 2) at.reverse();
    else if (!Array.isArray(at) && kind === 0) delete at[key];
    else
      (at as Record<string, unknown>)[key] =
        typeof child === 'number' && kind < 4
          ? child + dice.below(3) - 1
          : VALUES[dice.below(VALUES.length)];
    return;
  }
};

test('10,000 mutated records: a fault with a code, or a record that says the same when written again', () => {
  const dice = seeded(1855);
  let tried = 0;
  let accepted = 0;
  for (const { name, log } of manyLogs(1855, 250, 60)) {
    const text = JSON.stringify(recordOf(log));
    for (let i = 0; i < 40; i++) {
      const json: unknown = JSON.parse(text);
      for (let n = dice.below(3); n >= 0; n--) mutate(json, dice);
      const parsed = parseRecord(json);
      tried++;
      if (!parsed.ok) {
        if (parsed.fault.message.length > 600)
          throw new Error(`${name}: a message of ${parsed.fault.message.length} characters`);
        continue;
      }
      accepted++;
      const again = parseRecord(makeRecordText(parsed.value.record));
      if (!again.ok) throw new Error(`${name}: ${again.fault.message}`);
      if (JSON.stringify(again.value.record) !== JSON.stringify(parsed.value.record))
        throw new Error(`${name}: not the same when read again`);
    }
  }
  expect(tried).toBe(10_000);
  expect(accepted).toBeGreaterThan(100);
});

test('10,000 texts with letters changed', () => {
  const dice = seeded(1856);
  let tried = 0;
  for (const { log } of manyLogs(1857, 100, 40)) {
    const text = makeRecordText(recordOf(log));
    for (let i = 0; i < 100; i++) {
      const at = dice.below(text.length);
      const changed =
        text.slice(0, at) +
        ['', '"', '[', '}', '0', ',', '\u0000', '\\'][dice.below(8)]! +
        text.slice(at + dice.below(3));
      expect(() => parseRecord(changed)).not.toThrow();
      tried++;
    }
  }
  expect(tried).toBe(10_000);
});

test('what would spoil the line that a name stands in is left out of it', () => {
  const named = (name: string): unknown => {
    const parsed = parseRecord({
      ...HEAD,
      players: { white: { name, kind: 'person' }, black: { name: 'B', kind: 'person' } },
      games: [{ opening: [{ white: [6, 5], black: [1, 2] }], turns: [] }],
    });
    return parsed.ok ? parsed.value.record.players!.white.name : parsed.fault.message;
  };
  expect(named('An\u001b[31mna\u202e')).toBe('An[31mna');
  expect(named('\u2067Åsa\u2069 Öst')).toBe('Åsa Öst');
  expect(named('Анна 🎲')).toBe('Анна 🎲');
});
