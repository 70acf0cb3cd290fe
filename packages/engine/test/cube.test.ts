import {
  apply,
  GAMES,
  gameFrom,
  newGame,
  positionFrom,
  rulesFor,
  unwrap,
  type GameState,
  type Men,
  type Options,
} from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import {
  analyseCube,
  cubeDecision,
  cubeSituationOf,
  matchTable,
  moneyEquity,
  worthFor,
  type CubePlace,
  type FlatValue,
} from '../src/index.ts';
import { nearEnd } from '../src/cube/near-end.ts';
import { ShortRace } from '../src/cube/short-race.ts';
import { matchStakes } from '../src/cube/stake.ts';
import { handMadeEvaluator } from '../src/evaluator.ts';
import { plainThinker } from '../src/search/plain-thinker.ts';
import { BACKGAMMON_SHARES } from '../src/cube/match-table.ts';
import { ALL_SINGLE, prospectsOf } from '../src/cube/shares.ts';

/** From chances of winning at least 1, 2, 3 points and of losing so, as programs print them. */
const valueOf = (chances: readonly number[]): FlatValue => {
  const [w, w2, w3, l, l2, l3] = chances as [number, number, number, number, number, number];
  const exact = [w - w2, w2 - w3, w3, 0, l - l2, l2 - l3, l3, 0];
  const equity = exact.reduce((sum, p, i) => sum + p * (i < 4 ? i + 1 : 3 - i), 0);
  return Float64Array.of(equity, ...exact);
};

const gammonless = (win: number): FlatValue => valueOf([win, 0, 0, 1 - win, 0, 0]);

/** Chance at which a property of the decision first holds. */
const turningPoint = (holds: (win: number) => boolean): number => {
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
};

describe('money', () => {
  // R. Janowski, "Take-Points in Money Games": without gammons 25 % with a dead cube, 20 % with a live one.
  test.each([
    [0, 0.25],
    [1, 0.2],
    [0.68, 0.5 / 2.34],
  ])('with life %d and no gammons one takes from %d on', (life, take) => {
    const situation = { kind: 'money', place: 'centre', isJacoby: false, life } as const;
    const passes = (win: number) => cubeDecision(gammonless(win), situation).answer === 'pass';
    expect(1 - turningPoint(passes)).toBeCloseTo(take, 6);
  });

  test('with a dead cube one doubles from 50 % on, with a live one at the cash point only', () => {
    const doubles = (life: number) => (win: number) =>
      cubeDecision(gammonless(win), { kind: 'money', place: 'centre', isJacoby: false, life })
        .advice === 'double';
    expect(turningPoint(doubles(0))).toBeCloseTo(0.5, 6);
    expect(turningPoint(doubles(1))).toBeCloseTo(0.8, 6);
  });

  test('the cube is worth most to its owner, and both sides see the same', () => {
    for (const chances of [
      [0.3, 0.1, 0, 0.7, 0.2, 0.01],
      [0.6, 0.2, 0.02, 0.4, 0.05, 0],
    ]) {
      const own = prospectsOf(valueOf(chances));
      const others = { chance: 1 - own.chance, win: own.lose, lose: own.win };
      const at = (place: CubePlace) => moneyEquity(own, place, false);
      expect(at('own')).toBeGreaterThan(at('centre'));
      expect(at('centre')).toBeGreaterThan(at('other'));
      expect(at('own')).toBeCloseTo(-moneyEquity(others, 'other', false), 12);
      expect(at('centre')).toBeCloseTo(-moneyEquity(others, 'centre', false), 12);
    }
  });

  test('too good to double is played on for two points, unless Jacoby makes that worthless', () => {
    const value = valueOf([0.95, 0.8, 0, 0.05, 0, 0]);
    const at = (isJacoby: boolean) =>
      cubeDecision(value, { kind: 'money', place: 'centre', isJacoby });
    expect([at(false).advice, at(false).answer]).toEqual(['too-good', 'pass']);
    expect([at(true).advice, at(true).answer]).toEqual(['double', 'pass']);
    expect(at(true).noDouble).toBeLessThan(1);
  });

  // GNU Backgammon 1.07.001, hint at 0-ply, cubeful: its chances in, its equities of no double and double, take out.
  test.each([
    [
      false,
      'centre',
      [0.481, 0.156, 0.005, 0.519, 0.154, 0.009],
      -0.058,
      -0.433,
      'no-double',
      'take',
    ],
    [
      false,
      'centre',
      [0.625, 0.124, 0.004, 0.375, 0.082, 0.003],
      0.414,
      0.328,
      'no-double',
      'take',
    ],
    [false, 'own', [0.774, 0.196, 0.005, 0.226, 0.041, 0.001], 0.928, 1.26, 'double', 'pass'],
    [false, 'centre', [0.836, 0.08, 0.003, 0.164, 0.009, 0], 0.937, 1.378, 'double', 'pass'],
    [true, 'own', [0.496, 0.125, 0.004, 0.504, 0.129, 0.004], 0.158, -0.364, 'no-double', 'take'],
    [true, 'own', [0.648, 0.21, 0.012, 0.352, 0.068, 0.003], 0.668, 0.655, 'no-double', 'take'],
    [true, 'centre', [0.887, 0.23, 0.001, 0.113, 0.008, 0], 0.927, 1.916, 'double', 'pass'],
  ] as const)(
    'as GNU Backgammon sees it: jacoby %s, cube %s, %j',
    (isJacoby, place, chances, noDouble, doubleTake, advice, answer) => {
      const decision = cubeDecision(valueOf(chances), { kind: 'money', place, isJacoby });
      expect(Math.abs(decision.noDouble - noDouble)).toBeLessThan(0.01);
      expect(Math.abs(decision.doubleTake - doubleTake)).toBeLessThan(0.02);
      expect([decision.advice, decision.answer]).toEqual([advice, answer]);
    },
  );
});

const TABLE = matchTable({ shares: BACKGAMMON_SHARES, cube: true, crawford: true });

/** The table of Snowie (26 % gammons) as published on rec.games.backgammon; bkgm.com/rgb/rgb.cgi?view+809. In per cent. */
const SNOWIE = [
  [50.0, 68.5, 75.1, 82.0, 84.3, 89.1, 90.8, 93.6, 95.0],
  [31.5, 50.0, 60.4, 68.5, 75.3, 81.0, 85.1, 88.5, 90.9],
  [24.9, 39.6, 50.0, 57.8, 65.3, 71.7, 76.8, 81.2, 84.6],
  [18.0, 31.5, 42.2, 50.0, 57.9, 64.6, 70.3, 75.2, 79.4],
  [15.7, 24.7, 34.7, 42.1, 50.0, 56.8, 62.8, 68.1, 72.9],
];

describe('match equities', () => {
  test('they sum to 1, rise with the lead and are even at even scores, up to 25 points', () => {
    for (let a = 1; a <= 25; a++)
      for (let b = 1; b <= 25; b++) {
        const chance = TABLE.chance(a, b, false);
        expect(chance + TABLE.chance(b, a, false)).toBeCloseTo(1, 12);
        if (a === b) expect(chance).toBe(0.5);
        if (a > 1) expect(TABLE.chance(a - 1, b, false)).toBeGreaterThan(chance);
      }
    expect(TABLE.chance(60, 64, false)).toBeGreaterThan(0.5);
  });

  test('known scores: 1 away each 50 %, the Crawford game 1 against 2 about 32 %', () => {
    expect(TABLE.chance(1, 1, true)).toBe(0.5);
    expect(Math.abs(TABLE.chance(2, 1, false) - 0.32)).toBeLessThan(0.01);
    // After it the trailer doubles: 2 away is one game, 3 away are two or a gammon.
    expect(Math.abs(TABLE.chance(2, 1, true) - 0.488)).toBeLessThan(0.015);
    expect(Math.abs(TABLE.chance(3, 1, true) - 0.315)).toBeLessThan(0.01);
  });

  test('no entry is further than 0.7 % from a table that players use', () => {
    SNOWIE.forEach((row, i) =>
      row.forEach((chance, j) =>
        expect(Math.abs(100 * TABLE.chance(i + 1, j + 1, false) - chance)).toBeLessThan(0.7),
      ),
    );
  });

  test('without a cube and gammons it is a race to a number of even games', () => {
    const plain = matchTable({ shares: ALL_SINGLE, cube: false, crawford: false });
    expect(plain.chance(1, 2, false)).toBeCloseTo(0.75, 12);
    expect(plain.chance(2, 3, false)).toBeCloseTo(11 / 16, 12);
  });
});

const matchState = (
  score: { white: number; black: number },
  matchLength: number,
  more: { crawfordDone?: boolean; isCrawford?: boolean; owner?: 'white'; id?: string } = {},
): GameState => {
  const { crawfordDone = false, isCrawford = false, owner, id = 'backgammon' } = more;
  const options: Partial<Options> = { cube: true, crawford: true, matchLength };
  const rules = unwrap(rulesFor(id, options));
  const standing = { score, game: 3, isCrawford, crawfordDone };
  const cube = owner ? { value: 2, owner } : { value: 1, owner: null };
  return gameFrom(rules, newGame(rules).position, 'white', { standing, cube });
};

const decisionAt = (state: GameState, value: FlatValue) =>
  cubeDecision(value, cubeSituationOf(state));

describe('matches', () => {
  test('at 2 against 2 the double is the last: taken while there are more chances than a pass leaves', () => {
    const state = matchState({ white: 1, black: 1 }, 3);
    const passes = (win: number) => decisionAt(state, gammonless(win)).answer === 'pass';
    expect(1 - turningPoint(passes)).toBeCloseTo(TABLE.chance(2, 1, false), 6);
    const decision = decisionAt(state, gammonless(0.6));
    expect(decision.matchChances!.doubleTake).toBeCloseTo(0.6, 9);
  });

  test('after the Crawford game who trails doubles at once', () => {
    const trails = matchState({ white: 2, black: 4 }, 5, { crawfordDone: true });
    for (const win of [0.3, 0.5, 0.6])
      expect(decisionAt(trails, gammonless(win)).advice).toBe('double');
  });

  test('one point from the match the cube is of no use to its owner, nor when it wins the match already', () => {
    const leads = matchState({ white: 4, black: 2 }, 5, { crawfordDone: true });
    expect(decisionAt(leads, gammonless(0.7)).advice).not.toBe('double');
    const enough = matchState({ white: 3, black: 1 }, 5, { owner: 'white' });
    expect(decisionAt(enough, gammonless(0.7)).advice).toBe('no-double');
  });

  test('far from the end it is money play', () => {
    const state = matchState({ white: 0, black: 0 }, 99);
    const money = { kind: 'money', place: 'centre', isJacoby: false } as const;
    for (const chances of [
      [0.5, 0.13, 0, 0.5, 0.13, 0],
      [0.7, 0.2, 0, 0.3, 0.1, 0],
    ]) {
      const one = decisionAt(state, valueOf(chances));
      const two = cubeDecision(valueOf(chances), money);
      expect(Math.abs(one.noDouble - two.noDouble)).toBeLessThan(0.05);
      expect([one.advice, one.answer]).toEqual([two.advice, two.answer]);
    }
  });

  // GNU Backgammon 1.07.001 at 0-ply by its own match table; white 1 to 5 and 3 to 4 in a match to 7.
  test('as GNU Backgammon sees it: too good at 6 against 2, no redouble at 4 against 3', () => {
    const gammons = valueOf([0.83, 0.687, 0.01, 0.17, 0.032, 0.001]);
    const one = decisionAt(matchState({ white: 1, black: 5 }, 7), gammons);
    expect([one.advice, one.answer]).toEqual(['too-good', 'pass']);
    expect(Math.abs(one.noDouble - 1.483)).toBeLessThan(0.1);
    const even = valueOf([0.424, 0.046, 0, 0.576, 0.058, 0.001]);
    const two = decisionAt(matchState({ white: 3, black: 4 }, 7, { owner: 'white' }), even);
    expect([two.advice, two.answer]).toEqual(['no-double', 'take']);
    expect(Math.abs(two.noDouble - 0.228)).toBeLessThan(0.1);
  });
});

const RULES = unwrap(rulesFor('backgammon', { cube: true, matchLength: 0 }));

/** A state of Backgammon from men by station; in money play the side on turn may own the cube. */
const raceState = (white: Men, black: Men, more: { owner?: 'white' } = {}): GameState =>
  gameFrom(
    RULES,
    unwrap(positionFrom({ white, black, turn: 'white' }, RULES)),
    'white',
    more.owner ? { cube: { value: 2, owner: more.owner } } : {},
  );

const analysed = (state: GameState) => {
  const { rules } = state;
  return analyseCube(plainThinker(handMadeEvaluator(rules)), state, 0);
};

describe('near the end', () => {
  // The only throw, or the answer, decides: win − loss, doubled without a cube to come back.
  test.each([
    [{ 20: 1, 23: 1, 25: 13 }, 19, 'take'],
    [{ 20: 1, 24: 1, 25: 13 }, 23, 'take'],
    [{ 19: 1, 25: 14 }, 27, 'pass'],
  ] as const)('the last throw with %j against one man: %d of 36', (white, wins, answer) => {
    const decision = analysed(raceState(white, { 24: 1, 25: 14 }));
    const equity = (2 * wins) / 36 - 1;
    expect(decision.noDouble).toBeCloseTo(equity, 9);
    expect(decision.doubleTake).toBeCloseTo(2 * equity, 9);
    expect([decision.advice, decision.answer]).toEqual(['double', answer]);
  });

  // By another recursion, over numbers of men alone: on the last point every throw takes off two, a doublet four.
  test.each([
    [6, 'pass', 'double', 0.7685185185, 1.1512345679],
    [8, 'take', 'double', 0.7929526749, 0.91675240055],
    [10, 'take', 'no-double', 0.7533960143, 0.72691138927],
  ] as const)(
    '%d men each on the last point: %s, redoubling is %s',
    (men, answer, advice, noDouble, doubleTake) => {
      const side = { 24: men, 25: 15 - men };
      const decision = analysed(raceState(side, side, { owner: 'white' }));
      expect(decision.noDouble).toBeCloseTo(noDouble, 9);
      expect(decision.doubleTake).toBeCloseTo(doubleTake, 9);
      expect([decision.advice, decision.answer]).toEqual([advice, answer]);
    },
  );

  test('in a match the cube lives as long as the score lets it', () => {
    const white = { 24: 10, 25: 5 };
    const { position } = raceState(white, white);
    const at = (away: number) =>
      matchStakes(TABLE, { own: away, other: away, cube: 2, crawfordDone: false, canDouble: true });
    // At 2 against 2 it decides the match: whose it is does not matter.
    const worths = (away: number) => {
      const race = ShortRace.of(RULES, position)!;
      const stakes = at(away);
      return [race.worth(stakes(2, 'own'))!, race.worth(stakes(2, 'other'))!] as const;
    };
    const [own, other] = worths(2);
    expect(other).toBeCloseTo(own, 12);
    const [ownFar, otherFar] = worths(9);
    expect(ownFar).toBeGreaterThan(otherFar);
  });

  test('where no race is worked out the life of the cube shrinks with the chance that the game goes on', () => {
    const state = raceState({ 24: 2, 25: 13 }, { 12: 1, 25: 14 });
    expect(nearEnd(plainThinker(handMadeEvaluator(RULES)), state.position)).toEqual({ goesOn: 0 });
    const middle = raceState({ 10: 5, 25: 10 }, { 10: 5, 25: 10 });
    expect(nearEnd(plainThinker(handMadeEvaluator(RULES)), middle.position)).toEqual({ goesOn: 1 });
  });
});

describe('doubles that risk nothing', () => {
  const opening = valueOf([0.525, 0.15, 0.007, 0.475, 0.13, 0.006]);

  // GNU Backgammon 1.07.001 at 2-ply: −0.832 and −1.694.
  test('who is doubled to a cube that decides the match doubles back', () => {
    const one = decisionAt(matchState({ white: 3, black: 1 }, 7, { owner: 'white' }), opening);
    expect(Math.abs(one.doubleTake + 0.832)).toBeLessThan(0.05);
    const two = decisionAt(matchState({ white: 5, black: 3 }, 7), opening);
    expect(Math.abs(two.doubleTake + 1.694)).toBeLessThan(0.1);
  });

  test('who trails after the Crawford game will double next time too', () => {
    const state = matchState({ white: 5, black: 6 }, 7, { crawfordDone: true });
    const decision = decisionAt(state, opening);
    expect(Math.abs(decision.noDouble - 0.958)).toBeLessThan(0.05);
    expect(decision.advice).toBe('double');
  });

  test.each([
    [1, 0, 0, undefined],
    [7, 6, 6, undefined],
    [7, 6, 6, 'white'],
  ] as const)('a dead cube is never turned: to %d at %d to %d', (length, white, black, owner) => {
    const state = matchState({ white, black }, length, owner ? { owner } : {});
    for (const win of [0, 0.3, 0.525, 0.9, 1]) {
      const decision = decisionAt(state, gammonless(win));
      expect([decision.advice, decision.isDead]).toEqual(['no-double', true]);
    }
    expect(decisionAt(matchState({ white: 3, black: 1 }, 7), opening).isDead).toBe(false);
  });
});

test.each(GAMES.map(game => [game.id]))('%s: any game may be played with the cube', id => {
  const rules = unwrap(rulesFor(id, { cube: true, jacoby: true, matchLength: 0 }));
  const state = gameFrom(rules, newGame(rules).position, 'white');
  const decision = decisionAt(state, gammonless(0.76));
  expect([decision.advice, decision.answer]).toEqual(['double', 'take']);
  const doubled = unwrap(apply(unwrap(apply(state, { type: 'double' })), { type: 'take' }));
  const worth = worthFor(doubled, 'white');
  expect(worth.of(gammonless(0))).toBeCloseTo(-1, 12);
  expect(worthFor(state, 'white').ofWin(3)).toBe(1);
  expect(worth.ofWin(3)).toBe(3);
  const inMatch = matchState({ white: 3, black: 1 }, 5, { id });
  // Two points decide the match, so a third is worth nothing.
  expect(worthFor(inMatch, 'white').ofWin(3)).toBeCloseTo(worthFor(inMatch, 'white').ofWin(2), 12);
});
