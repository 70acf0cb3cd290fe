import { GAMES, rulesFor, seeded, setupOf, unwrap, type Men, type Setup } from '@wurfzabel/rules';
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logTakenUp, makePositionText, parsePositionText, stateOf } from '../src/index.ts';
import { randomLogs, randomRules } from './random-games.ts';

const codeOf = (text: string): string => {
  const parsed = parsePositionText(text);
  return parsed.ok ? 'accepted' : parsed.fault.code;
};

test('as in the description', () => {
  const parsed = unwrap(parsePositionText('puff:h13.3x2/h15/w1-0/33'));
  expect(parsed.rules.game.id).toBe('puff');
  expect(parsed.setup).toEqual({
    white: { 0: 13, 3: 2 },
    black: { 0: 15 },
    turn: 'white',
    doublets: { white: 1, black: 0 },
  });
  expect(parsed.thrown).toEqual([3, 3]);
});

test('the start of Backgammon, with cube and match', () => {
  const text = 'backgammon:1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/b/31/c2w/m7-5-1';
  const parsed = unwrap(parsePositionText(text));
  expect(parsed).toMatchObject({
    thrown: [3, 1],
    cube: { value: 2, owner: 'white' },
    match: { length: 7, isCrawford: false },
  });
  expect(parsed.rules.matchLength).toBe(7);
  expect(makePositionText({ game: 'backgammon', ...parsed })).toBe(text);
  const log = unwrap(logTakenUp({ ...parsed, onTurn: parsed.setup.turn }));
  expect(stateOf(log)).toMatchObject({
    onTurn: 'black',
    phase: { kind: 'play' },
    standing: { score: { white: 5, black: 1 }, isCrawford: false },
  });
});

test('letters may be capitals, each of them', () => {
  const texts = [
    'puff:h13.3x2/h15/w1-0/33',
    'contraerer-puff:h15/hx11.o4/b',
    'backgammon:1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/b/31/c2w/m7-5-1',
  ];
  for (const text of texts) {
    const usual = unwrap(parsePositionText(text));
    expect(parsePositionText(text.toUpperCase())).toEqual({ ok: true, value: usual });
    for (let i = 0; i < text.length; i++) {
      const one = text.slice(0, i) + text[i]!.toUpperCase() + text.slice(i + 1);
      expect(parsePositionText(one), one).toEqual({ ok: true, value: usual });
    }
    const bare = text.slice(text.indexOf(':') + 1).toUpperCase();
    expect(unwrap(parsePositionText(bare, usual.rules)).setup).toEqual(usual.setup);
    expect(unwrap(parsePositionText(text.toUpperCase(), usual.rules)).setup).toEqual(usual.setup);
  }
});

test('written for an address: nothing that needs escaping', () => {
  for (const log of randomLogs(unwrap(rulesFor('puff')), seeded(7), 200)) {
    const { position, onTurn, rules } = stateOf(log);
    const text = makePositionText({
      game: rules.game.id,
      setup: setupOf(position, onTurn, rules.course),
    });
    expect(text).toMatch(/^[a-z0-9:/.-]+$/);
    expect(new URL(`http://localhost/#${text}`).hash.slice(1)).toBe(text);
  }
});

describe('every fault with its code and what is allowed', () => {
  test.each([
    ['h15/h15/w', 'ERR_GAME'],
    ['chess:h15/h15/w', 'ERR_GAME'],
    ['puff:h15/h15', 'ERR_PARTS'],
    ['puff:', 'ERR_PARTS'],
    ['', 'ERR_GAME'],
    ['puff:h14/h15/w', 'ERR_POSITION'],
    ['puff:h16/h15/w', 'ERR_POSITION'],
    ['puff:h14.24/h14.1/w', 'ERR_POSITION'],
    ['puff:o15/o15/w', 'ERR_POSITION'],
    ['puff:h15/h15/w200-0', 'ERR_POSITION'],
    ['puff:h14.25/h15/w', 'ERR_MEN_TEXT'],
    ['puff:h14.0/h15/w', 'ERR_MEN_TEXT'],
    ['puff:h14.1x0/h15/w', 'ERR_MEN_TEXT'],
    ['puff:h14.h1/h15/w', 'ERR_MEN_TEXT'],
    ['puff:/h15/w', 'ERR_MEN_TEXT'],
    ['puff:h15/h15/x', 'ERR_TURN_TEXT'],
    ['puff:h15/h15/w1', 'ERR_TURN_TEXT'],
    ['puff:h15/h15/w/37', 'ERR_THROW'],
    ['puff:h15/h15/w/33/33', 'ERR_PARTS'],
    ['puff:h15/h15/w/m3-0-0/33', 'ERR_PARTS'],
    ['puff:h15/h15/w/c2', 'ERR_CUBE'],
    ['backgammon:h15/h15/w/c3', 'ERR_CUBE'],
    ['backgammon:h15/h15/w/c1w', 'ERR_CUBE'],
    ['backgammon:h15/h15/w/c2b/m7-6-1c', 'ERR_CUBE'],
    ['backgammon:h15/h15/w/m7-7-0', 'ERR_MATCH'],
    ['backgammon:h15/h15/w/m7-3-0c', 'ERR_MATCH'],
    ['backgammon:h15/h15/w/m7-6-6c', 'ERR_MATCH'],
    ['backgammon:h15/h15/w/m0-0-0c', 'ERR_MATCH'],
    ['puff:' + '1.'.repeat(300), 'ERR_TEXT_LENGTH'],
  ])('%s: %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test('the game of the text and that of the rules must agree', () => {
    const rules = unwrap(rulesFor('puffspel'));
    expect(parsePositionText('h15/h15/w', rules)).toMatchObject({ ok: true });
    expect(parsePositionText('puff:h15/h15/w', rules)).toMatchObject({
      fault: { code: 'ERR_GAME' },
    });
  });
});

/** Fifteen men of a side on stations of its own; the sides are kept apart by the game's door, not here. */
const someMen = array(integer({ min: 0, max: 25 }), { minLength: 15, maxLength: 15 }).map(
  (stations): Men => {
    const men: Record<number, number> = {};
    for (const station of stations) men[station] = (men[station] ?? 0) + 1;
    return men;
  },
);

test('round trip of every position that the door lets through', () => {
  const doublets = record({
    white: integer({ min: 0, max: 127 }),
    black: integer({ min: 0, max: 127 }),
  });
  const setups = record({
    white: someMen,
    black: someMen,
    turn: constantFrom('white' as const, 'black' as const),
    doublets,
  });
  assert(
    property(setups, constantFrom(...GAMES), (setup: Setup, game) => {
      const parsed = parsePositionText(makePositionText({ game: game.id, setup }));
      if (!parsed.ok) return parsed.fault.code === 'ERR_POSITION';
      expect(parsed.value.setup).toEqual(setup);
      return true;
    }),
    { numRuns: 2_000 },
  );
});

test('round trip of positions met in random games, all five games, options mixed', () => {
  for (let i = 0; i < 60; i++) {
    const dice = seeded(31, i);
    for (const log of randomLogs(randomRules(dice, GAMES[i % 5]!.id), dice, 80)) {
      const { rules, position, onTurn, phase } = stateOf(log);
      const parts = {
        setup: setupOf(position, onTurn, rules.course),
        ...(phase.kind === 'play' ? { thrown: phase.thrown } : {}),
      };
      const parsed = unwrap(parsePositionText(makePositionText(parts), rules));
      expect(parsed.position).toEqual(position);
      expect(parsed.thrown).toEqual(parts.thrown);
    }
  }
});

test('10,000 mutated texts: a fault or a position that is written the same again', () => {
  const dice = seeded(32);
  const letters = [...'0123456789xhowbcm/.:-', '15', 'h15', '\u0000', 'é', '/w/'];
  let accepted = 0;
  for (let i = 0; i < 10_000; i++) {
    let text = [
      'puff:h13.3x2/h15/w1-0/33',
      'backgammon:1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/b/31/c2w/m7-5-1',
    ][dice.below(2)]!;
    for (let n = dice.below(4); n >= 0; n--) {
      const at = dice.below(text.length + 1);
      text =
        text.slice(0, at) +
        (dice.below(3) > 0 ? letters[dice.below(letters.length)]! : '') +
        text.slice(at + dice.below(3));
    }
    const parsed = parsePositionText(text);
    if (!parsed.ok) continue;
    accepted++;
    const again = makePositionText({ game: parsed.value.rules.game.id, ...parsed.value });
    expect(unwrap(parsePositionText(again)).position).toEqual(parsed.value.position);
  }
  expect(accepted).toBeGreaterThan(200);
});
