import {
  DOUBLETS,
  gameFrom,
  lowerFirst,
  newGame,
  positionFrom,
  rulesFor,
  seeded,
  unwrap,
  type GameState,
  type Setup,
} from '@wurfzabel/rules';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  makeGnuId,
  makeGnuMatchId,
  makeGnuPositionId,
  parseGnuId,
  parseGnuPositionId,
  stateOf,
} from '../src/index.ts';
import { randomLogs, randomRules } from './random-games.ts';

const backgammon = unwrap(rulesFor('backgammon'));
const stateAt = (text: string): GameState => stateOf(unwrap(parseGnuId(text)));

interface Case {
  readonly name: string;
  readonly gnuPositionId: string;
  readonly request: Setup;
}
const cases = JSON.parse(
  readFileSync(new URL('cases/backgammon-plays.json', import.meta.url), 'utf8'),
) as readonly Case[];

test('the well-known start', () => {
  const start = newGame(backgammon).position;
  expect(makeGnuPositionId(backgammon, start)).toEqual({ ok: true, value: '4HPwATDgc/ABMA' });
  expect(unwrap(parseGnuPositionId('4HPwATDgc/ABMA'))).toEqual(start);
  const state = stateAt('4HPwATDgc/ABMA:cAkAAAAAAAAA');
  expect(state).toMatchObject({
    onTurn: 'white',
    cube: { value: 1, owner: null },
    rules: { matchLength: 0, jacoby: true },
    phase: { kind: 'roll' },
  });
  expect(makeGnuId(state)).toEqual({ ok: true, value: '4HPwATDgc/ABMA:cAkAAAAAAAAA' });
  expect(makeGnuMatchId(gameFrom(backgammon, start, 'white'))).toEqual({
    ok: true,
    value: 'cAkAAAAAAAAE',
  });
});

test.each(cases.map(known => [known.name, known] as const))(
  'the position of case %s',
  (_, { gnuPositionId, request }) => {
    const position = unwrap(positionFrom({ ...request, turn: request.turn }, backgammon));
    expect(makeGnuPositionId(backgammon, position)).toEqual({ ok: true, value: gnuPositionId });
    expect(unwrap(parseGnuPositionId(gnuPositionId))).toEqual(position);
  },
);

describe('match IDs as GNU Backgammon 1.07 printed them', () => {
  test.each([
    [
      'UQngABAAGAAE',
      {
        onTurn: 'white',
        cube: { value: 2, owner: 'white' },
        standing: { score: { white: 3, black: 1 } },
        rules: { matchLength: 7 },
        phase: { kind: 'roll' },
      },
    ],
    [
      'EQHgABAAGAAE',
      {
        onTurn: 'black',
        cube: { value: 2, owner: 'white' },
        standing: { score: { white: 3, black: 1 } },
        phase: { kind: 'roll' },
      },
    ],
    [
      'cAnrAAAAAAAE',
      {
        onTurn: 'white',
        standing: { score: { white: 0, black: 0 } },
        phase: { kind: 'play', thrown: [6, 2] },
      },
    ],
    ['cBHgAAAAAAAE', { onTurn: 'white', phase: { kind: 'doubled' } }],
    [
      'QUHlAAAAAAAE',
      {
        onTurn: 'white',
        cube: { value: 2, owner: 'black' },
        phase: { kind: 'resigning', by: 'white', points: 2 },
      },
    ],
    [
      'EoEFAAAAAAAE',
      {
        onTurn: 'black',
        cube: { value: 4, owner: 'white' },
        rules: { matchLength: 0, jacoby: false },
        phase: { kind: 'play', thrown: [3, 1] },
      },
    ],
  ])('%s', (id, expected) => {
    const state = stateAt(`4HPwATDgc/ABMA:${id}`);
    expect(state).toMatchObject(expected);
    expect(makeGnuMatchId(state)).toEqual({ ok: true, value: id });
  });

  test('a published one, in the Crawford game', () => {
    expect(stateAt('4HPwATDgc/ABMA:8IhuACAACAAE')).toMatchObject({
      onTurn: 'white',
      rules: { matchLength: 3 },
      standing: { score: { white: 1, black: 2 }, isCrawford: true },
      phase: { thrown: [5, 3] },
    });
  });
});

describe('refused with a code', () => {
  const codeOf = (text: string): string => {
    const parsed = parseGnuId(text);
    return parsed.ok ? 'accepted' : parsed.fault.code;
  };
  test.each([
    ['', 'ERR_MATCH_ID'],
    ['4HPwATDgc/ABMA', 'ERR_MATCH_ID'],
    ['4HPwATDgc/ABMA:cAkAAAAAAAA', 'ERR_MATCH_ID'],
    ['4HPwATDgc/ABMA:cAkAAAAAAAA!', 'ERR_MATCH_ID'],
    ['4HPwATDgc/ABM:cAkAAAAAAAAA', 'ERR_POSITION_ID'],
    ['//////////////:cAkAAAAAAAAA', 'ERR_POSITION_ID'],
    ['AAAAAAAAAAAAAA:cAkAAAAAAAAA', 'ERR_POSITION'],
    ['4HPwATDgc/ABMA:cAoAAAAAAAAA', 'ERR_OVER'],
    ['4HPwATDgc/ABMA:fwkAAAAAAAAA', 'ERR_CUBE'],
    ['4HPwATDgc/ABMA:8AkAAAAAAAAA', 'ERR_MATCH'],
    ['4HPwATDgc/ABMA:cIkAAAAAAAAA', 'ERR_MATCH_ID'],
  ])('%s: %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

/** All but the doublets thrown, the number of games played and how far a play has come. */
const told = (state: GameState): unknown => {
  const { position, onTurn, cube, standing, phase, rules } = state;
  const shown =
    phase.kind === 'play'
      ? lowerFirst(phase.thrown)
      : phase.kind === 'resigning'
        ? [phase.by, phase.points, phase.back.kind]
        : phase.kind;
  return {
    position: [...position.subarray(0, DOUBLETS)],
    onTurn,
    cube,
    score: standing.score,
    isCrawford: standing.isCrawford,
    shown,
    length: rules.matchLength,
  };
};

test('round trip of the moments of random matches', () => {
  let tried = 0;
  for (let i = 0; i < 40; i++) {
    const dice = seeded(81, i);
    const rules = randomRules(dice, 'backgammon');
    for (const log of randomLogs(rules, dice, 150)) {
      const state = stateOf(log);
      const text = makeGnuId(state);
      if (!text.ok) continue;
      const read = parseGnuId(text.value, rules);
      if (!read.ok) throw new Error(`${text.value}: ${read.fault.message}`);
      expect(told(stateOf(read.value))).toEqual(told(state));
      expect(makeGnuId(stateOf(read.value))).toEqual(text);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(2_000);
});

test('10,000 mutated IDs: a fault, or a game that is written the same again', () => {
  const dice = seeded(82);
  const letters = [...'ABCDEFGHabcdefgh0123456789+/:', '=', 'é'];
  let accepted = 0;
  for (let i = 0; i < 10_000; i++) {
    let text = ['4HPwATDgc/ABMA:QQngAAAAAAAE', 'wufgAyDgc/ABMA:8IhuACAACAAE'][dice.below(2)]!;
    for (let n = dice.below(3); n >= 0; n--) {
      const at = dice.below(text.length);
      text =
        text.slice(0, at) + letters[dice.below(letters.length)]! + text.slice(at + dice.below(2));
    }
    const parsed = parseGnuId(text);
    if (!parsed.ok) continue;
    accepted++;
    const again = unwrap(makeGnuId(stateOf(parsed.value)));
    expect(told(stateOf(unwrap(parseGnuId(again))))).toEqual(told(stateOf(parsed.value)));
  }
  expect(accepted).toBeGreaterThan(100);
});
