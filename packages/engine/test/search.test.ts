import {
  beginPlay,
  copyPosition,
  GAMES,
  legalPlays,
  legalSteps,
  OFF,
  pointsForOff,
  positionFrom,
  randomGame,
  restOf,
  rulesFor,
  scheduleOf,
  seeded,
  turnRound,
  unwrap,
  withStep,
  type Position,
  type Rules,
  type Setup,
} from '@wurfzabel/rules';
import { afterThrowing } from '@wurfzabel/rules/schedule';
import { describe, expect, test } from 'vitest';
import { parse, serialise, solve, twoSidedTable } from '../src/exact/index.ts';
import {
  analysePlays,
  analysePosition,
  bestPlays,
  boardAfter,
  endingAhead,
  equityOfChances,
  filterRegret,
  FILTERS,
  firstKnown,
  handMadeEvaluator,
  kernelRules,
  knownBy,
  netEvaluator,
  netThinker,
  plainThinker,
  randomCases,
  thinkerFor,
  turnedFlat,
  VALUE_LENGTH,
  valueAhead,
  type Evaluator,
  type Thinker,
} from '../src/index.ts';
import { loadKernel } from '../src/kernel/kernel.ts';
import { newNet } from '../src/net/net.ts';

const boardsOf = (rules: Rules, seed: number, most: number): Position[] => {
  const boards: Position[] = [];
  for (let game = 0; boards.length < most; game++)
    randomGame(rules, seeded(seed, game), undefined, board => {
      if (boards.length < most) boards.push(copyPosition(board));
    });
  return boards;
};

const joined = (boards: readonly Position[]): Int8Array => {
  const all = new Int8Array(boards.length * 32);
  boards.forEach((board, i) => all.set(board, i * 32));
  return all;
};

const thinkerOf = async (id: string, seed = 5): Promise<Thinker> => {
  const rules = unwrap(rulesFor(id));
  const kernel = await loadKernel(rules);
  kernel.setNet(0, newNet(id, 32, seeded(seed)));
  return netThinker(kernel);
};

const position = (rules: Rules, setup: Setup): Position => unwrap(positionFrom(setup, rules));

/** What every evaluator promises. */
const conforms = (evaluator: Evaluator, boards: readonly Position[]): void => {
  const flat = evaluator.evaluate(joined(boards));
  expect(flat.length).toBe(boards.length * VALUE_LENGTH);
  boards.forEach((board, i) => {
    const value = flat.slice(i * VALUE_LENGTH, (i + 1) * VALUE_LENGTH);
    const chances = value.slice(1);
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(-1e-9);
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6);
    expect(equityOfChances(value)).toBeCloseTo(value[0]!, 5);
    if (evaluator.rules.points === 'single') expect(value[2]).toBe(0);
    expect(evaluator.evaluate(board)).toEqual(value);
  });
};

describe.each(GAMES.map(game => [game.id]))('%s', id => {
  test('evaluators give chances that sum to 1 and fit the equity', async () => {
    const rules = unwrap(rulesFor(id));
    const { evaluator } = await thinkerOf(id);
    const boards = boardsOf(rules, 3, 60);
    conforms(evaluator, boards);
    conforms(handMadeEvaluator(rules), boards);
    if (rules.course === 'parallel') return;
    const tables = [unwrap(twoSidedTable(rules, 3)), unwrap(solve(rules, 1, 1))];
    const known = tables.map(table => knownBy(rules, table));
    const few: Setup = { white: { 3: 1, 25: 14 }, black: { 20: 1, 25: 14 }, turn: 'white' };
    conforms(firstKnown(known, evaluator), [...boards, position(rules, few)]);
  });

  test('the net thinker and its slow twin find plays of the same worth, rests of plays too', async () => {
    const thinker = await thinkerOf(id);
    const plain = plainThinker(thinker.evaluator);
    const { rules } = thinker;
    const dice = seeded(8);
    for (const board of boardsOf(rules, 21, 20)) {
      const thrown = dice.throwDice();
      if (legalPlays(rules, board, thrown).count > 2000) continue;
      const one = thinker.top(board, thrown, 4);
      const two = plain.top(board, thrown, 4);
      expect(one.length).toBe(two.length);
      // Tidied chances may change the order of a net that contradicts itself, so only values of the same plays are compared.
      for (const play of one) {
        const board2 = boardAfter(rules, play.position, play.throwsAgain);
        if (play.won > 0) continue;
        const value = thinker.evaluator.evaluate(board2);
        expect(play.value).toEqual(play.throwsAgain ? value : turnedFlat(value));
      }
      const start = beginPlay(
        scheduleOf(rules, board[28]!, thrown),
        afterThrowing(rules, board, thrown),
      );
      const [step] = legalSteps(rules, start);
      if (!step) continue;
      const play = withStep(start, step);
      const rest = { schedule: restOf(play), earnsThrow: false };
      const [best] = bestPlays(thinker, play.position, rest, { depth: 0 });
      expect(best!.steps.reduce(withStep, play).position).toEqual(best!.position);
    }
  });

  test('a depth of one throw is the average of the best plays, extra throws followed', async () => {
    const thinker = await thinkerOf(id);
    for (const board of boardsOf(thinker.rules, 5, 4)) {
      const one = valueAhead(thinker, board, 1)!;
      expect(one.slice(1).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
      expect(equityOfChances(one)).toBeCloseTo(one[0]!, 5);
      const [best] = bestPlays(thinker, board, [3, 3], { depth: 1 });
      const after = boardAfter(thinker.rules, best!.position, best!.throwsAgain);
      if (best!.won > 0 || best!.depth === 0) continue;
      const ahead = valueAhead(thinker, after, 1)!;
      expect(best!.value).toEqual(best!.throwsAgain ? ahead : turnedFlat(ahead));
    }
  });

  test('a search that is stopped at any time still has a legal play', async () => {
    const thinker = await thinkerOf(id);
    const [board] = boardsOf(thinker.rules, 6, 30).slice(-1);
    const endings = new Set<string>();
    const plays = legalPlays(thinker.rules, board!, [1, 2]);
    for (let i = 0; i < plays.count; i++) endings.add(plays.positionAt(i).join());
    for (const patience of [0, 1, 5, 60]) {
      let asked = 0;
      const isOver = () => asked++ >= patience;
      const [best] = bestPlays(thinker, board!, [1, 2], { depth: 2, isOver });
      expect(endings.has(best!.position.join())).toBe(true);
    }
  });
});

test('exact values come first, and the play among known positions is the exact best', async () => {
  const rules = unwrap(rulesFor('contraerer-puff'));
  const kernel = await loadKernel(rules);
  kernel.setNet(0, newNet(rules.game.id, 32, seeded(2)));
  const table = unwrap(solve(rules, 1, 1));
  const thinker = thinkerFor(rules, kernel, 0, [table]);
  const start = position(rules, {
    white: { 0: 1, 25: 14 },
    black: { 0: 1, 25: 14 },
    turn: 'white',
  });
  // Both in hand, nobody has had a doublet: known from an independent solution.
  expect(analysePosition(thinker, start).equity).toBeCloseTo(0.329, 3);
  const average = thinker.average(start);
  expect(average[0]).toBeCloseTo(table.equityAt(start)!, 6);
});

test('where a table knows the equity only, the chances of the net are made to fit it', async () => {
  const rules = unwrap(rulesFor('contraerer-puff'));
  const kernel = await loadKernel(rules);
  kernel.setNet(0, newNet(rules.game.id, 32, seeded(2)));
  const shipped = unwrap(parse(rules, serialise(unwrap(solve(rules, 1, 1)))));
  const evaluator = firstKnown([knownBy(rules, shipped)], netEvaluator(kernel));
  const board = position(rules, {
    white: { 0: 1, 25: 14 },
    black: { 3: 1, 25: 14 },
    turn: 'white',
  });
  conforms(evaluator, [board, ...boardsOf(rules, 3, 5)]);
});

test('analysed plays stand in the order of their equities, which are what they were ranked by', async () => {
  const thinker = await thinkerOf('contraerer-puff');
  for (const board of boardsOf(thinker.rules, 12, 12))
    for (const depth of [0, 1]) {
      const plays = analysePlays(thinker, board, [2, 4], { depth, most: 3 });
      plays.forEach(({ worth, value, depth: seen }, i) => {
        expect(value.equity).toBeCloseTo(worth, 12);
        if (i > 0 && seen === plays[i - 1]!.depth)
          expect(value.equity).toBeLessThanOrEqual(plays[i - 1]!.value.equity);
      });
      // All that were asked for are seen equally far, or one cannot be compared with the other.
      if (plays[0]!.ending[OFF] !== 15) expect(new Set(plays.map(play => play.depth)).size).toBe(1);
    }
});

test('the three best of a few are the first three of many', async () => {
  const thinker = await thinkerOf('backgammon');
  const within = FILTERS[0]!.within;
  for (const board of boardsOf(thinker.rules, 12, 20)) {
    const [few, many] = [3, 8].map(most =>
      analysePlays(thinker, board, [3, 1], { depth: 1, most }),
    );
    const flat = analysePlays(thinker, board, [3, 1], { depth: 0, most: 8 });
    const third = flat[Math.min(3, flat.length) - 1]!.worth;
    // What stands further behind the third before any look-ahead is not looked at.
    const looked = flat.filter(play => play.worth >= third - within).map(play => play.ending);
    const among = many!.filter(({ ending }) => looked.some(each => each.join() === ending.join()));
    expect(few!.map(play => play.worth)).toEqual(among.slice(0, 3).map(play => play.worth));
  }
});

describe('at a later doublet with thousands of plays', () => {
  const doublet = [5, 5] as const;
  const spread: Setup = {
    white: { 1: 2, 3: 1, 5: 2, 7: 1, 8: 2, 10: 1, 12: 2, 14: 1, 16: 2, 18: 1 },
    black: { 1: 2, 4: 2, 5: 3, 8: 1, 10: 1, 12: 2, 25: 4 },
    doublets: { white: 1, black: 1 },
    turn: 'white',
  };

  test('the kernel keeps the best with a beam, and finds nothing better than without', async () => {
    const thinker = await thinkerOf('contraerer-puff');
    const board = position(thinker.rules, spread);
    expect(legalPlays(thinker.rules, board, doublet).count).toBeGreaterThan(2000);
    const all = thinker.top(board, doublet, 5);
    const some = thinker.top(board, doublet, 5, 128);
    expect(some.length).toBe(5);
    expect(some[0]!.value[0]).toBeLessThanOrEqual(all[0]!.value[0]! + 1e-9);
    expect(all[0]!.value[0]! - some[0]!.value[0]!).toBeLessThan(0.05);
  });

  test('the slow twin judges some plays only, of which its best is the best', async () => {
    const { evaluator, rules } = await thinkerOf('contraerer-puff');
    let asked = 0;
    const counted: Evaluator = {
      ...evaluator,
      evaluate: boards => {
        asked += boards.length / 32;
        return evaluator.evaluate(boards);
      },
    };
    const plain = plainThinker(counted);
    const board = position(rules, spread);
    const some = plain.top(board, doublet, 5, 8);
    expect(asked).toBeLessThanOrEqual(128);
    expect(some.length).toBe(5);
    asked = 0;
    const all = plain.top(board, doublet, 5);
    expect(asked).toBeGreaterThan(2000);
    expect(some[0]!.value[0]).toBeLessThanOrEqual(all[0]!.value[0]!);
    expect(plain.best(board, doublet, 8).position).toEqual(some[0]!.position);
  });
});

test('a win at once is played at every depth', async () => {
  const thinker = await thinkerOf('puffspel');
  const board = position(thinker.rules, {
    white: { 24: 1, 23: 1, 25: 13 },
    black: { 6: 15 },
    turn: 'white',
  });
  for (const depth of [0, 1, 2]) {
    const [best] = bestPlays(thinker, board, [1, 2], { depth });
    expect(best!.position[OFF]).toBe(15);
    expect(best!.won).toBe(pointsForOff(thinker.rules, best!.position));
  }
});

test('shapes that win are known to whoever plays by rules that the kernel does not', async () => {
  const rules = unwrap(rulesFor('contraerer-puff', { pile: true }));
  const kernel = await loadKernel(kernelRules(rules));
  kernel.setNet(0, newNet(rules.game.id, 32, seeded(2)));
  const thinker = thinkerFor(rules, kernel);
  const black = { 1: 14, 2: 1 };
  const near = position(rules, { white: { 5: 14, 2: 1 }, black, turn: 'white' });
  const [win] = thinker.top(near, [1, 2], 1);
  expect([win!.won, win!.value[0]]).toEqual([4, 4]);
  const [other] = thinker.top(near, [1, 3], 1);
  expect(other!.won).toBe(0);
});

test('wider filters regret less, and none regrets nothing', async () => {
  const thinker = await thinkerOf('backgammon');
  const cases = randomCases(thinker.rules, 6, 1);
  const narrow = filterRegret(thinker, cases, 1, [{ most: 1, within: 0 }]);
  const all = filterRegret(thinker, cases, 1, [{ most: 200, within: 10 }]);
  expect(all.mean).toBeLessThan(1e-6);
  expect(narrow.mean).toBeGreaterThanOrEqual(all.mean);
  expect(all.looked).toBeGreaterThan(narrow.looked);
});

test('the value of an ending is the negative of what the other side sees', async () => {
  const thinker = await thinkerOf('backgammon');
  const [board] = boardsOf(thinker.rules, 2, 1);
  const [play] = thinker.top(board!, [2, 5], 1);
  const seen = thinker.evaluator.evaluate(turnRound(play!.position, thinker.rules.course));
  expect(endingAhead(thinker, play!, 0)![0]).toBeCloseTo(-seen[0]!, 9);
});
