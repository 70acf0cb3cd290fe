import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import {
  apply,
  bySide,
  decisionOf,
  gameFrom,
  GAMES,
  legalSteps,
  newGame,
  positionFrom,
  rulesFor,
  seeded,
  unwrap,
  type Action,
  type GameState,
  type Options,
  type Rules,
  type Seeded,
  type Setup,
} from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import {
  knownBy,
  handMadeEvaluator,
  firstKnown,
  plainThinker,
  type Thinker,
} from '../src/index.ts';
import { parse, type ExactTable } from '../src/exact/index.ts';
import { buildTable, gather } from '../src/load/index.ts';
import {
  ERROR_FROM,
  ERROR_GRADES,
  gradeOf,
  Reviewer,
  totalsOf,
  worstOf,
  type Review,
  type ReviewPart,
  type ReviewProgress,
} from '../src/review/index.ts';

interface Played {
  readonly actions: readonly Action[];
  readonly states: readonly GameState[];
}

type Chooses = (state: GameState, chance: Seeded) => Action | undefined;

/** By chance: legal steps, and where it may, stopping, doubling and taking half of the time. */
const anything: Chooses = (state, chance) => {
  const { kind } = decisionOf(state);
  switch (kind) {
    case 'opening': {
      const count = state.rules.game.opening === 'one-die-each' ? 1 : 2;
      const dice = bySide(() => Array.from({ length: count }, () => chance.throwDice()[0]));
      return { type: 'opening', dice };
    }
    case 'roll-or-double':
      if (chance.below(4) === 0) return { type: 'double' };
      return { type: 'throw', dice: chance.throwDice() };
    case 'roll':
      return { type: 'throw', dice: chance.throwDice() };
    case 'take-or-drop':
      return { type: chance.below(4) === 0 ? 'drop' : 'take' };
    case 'step-or-stop':
    case 'step':
    case 'play-rest': {
      if (state.phase.kind !== 'play') return undefined;
      if (kind === 'step-or-stop' && chance.below(3) === 0) return { type: 'confirm' };
      const steps = legalSteps(state.rules, state.phase.play);
      return { type: 'step', ...steps[chance.below(steps.length)]! };
    }
    case 'confirm':
      return { type: 'confirm' };
    case 'name-doublet':
      return { type: 'name', number: chance.throwDice()[0] };
    default:
      return undefined;
  }
};

const played = (start: GameState, seed: number, most = 2000, chooses = anything): Played => {
  const chance = seeded(seed);
  const actions: Action[] = [];
  const states = [start];
  while (actions.length < most) {
    const action = chooses(states.at(-1)!, chance);
    if (!action) break;
    actions.push(action);
    states.push(unwrap(apply(states.at(-1)!, action)));
  }
  return { actions, states };
};

const reviewOf = (thinker: Thinker, { actions, states }: Played, depth = 0): Review => {
  const reviewer = new Reviewer(thinker, actions, states, { depth });
  for (const progress of reviewer.work()) expect(progress.done).toBeLessThanOrEqual(progress.of);
  return reviewer.review();
};

const startOf = (
  id: string,
  men: Pick<Setup, 'white' | 'black'>,
  options: Partial<Options> = {},
): GameState => {
  const rules = unwrap(rulesFor(id, options));
  const setup: Setup = { ...men, turn: 'white', doublets: { white: 1, black: 0 } };
  return gameFrom(rules, unwrap(positionFrom(setup, rules)), 'white');
};

const twoMenEach = { white: { 3: 1, 9: 1, 25: 13 }, black: { 0: 1, 5: 1, 25: 13 } } as const;

/** All positions of two men a side, solved, as they lie in the repository. */
const shippedTable = (rules: Rules): ExactTable => {
  const file = new URL(`../../../data/tables/${rules.game.id}/solved-2.bin`, import.meta.url);
  return unwrap(parse(rules, unwrap(gather(inflateRawSync(readFileSync(file))))));
};

describe.each(GAMES.map(game => game.id))('%s', id => {
  test('with exact values, luck and losses lead from the first value to the result', () => {
    const start = startOf(id, twoMenEach, { cube: false });
    const known = [knownBy(start.rules, shippedTable(start.rules))];
    const thinker = plainThinker(firstKnown(known, handMadeEvaluator(start.rules)), known);
    let losses = 0;
    for (let seed = 0; seed < 8; seed++) {
      const game = played(start, seed);
      const { phase } = game.states.at(-1)!;
      if (phase.kind !== 'over') throw new Error('the game is not over');
      const { winner, points } = phase.result;
      const review = reviewOf(thinker, game, 1);
      expect(new Set(review.decisions.map(each => each.source))).toEqual(new Set(['exact']));
      const { white, black } = totalsOf(review);
      const first = thinker.evaluator.evaluate(start.position)[0]!;
      const sum = first + white.luck - black.luck - white.loss + black.loss;
      // The table keeps values in steps of some hundred-thousandths.
      expect(sum).toBeCloseTo(winner === 'white' ? points : -points, 3);
      losses += white.loss + black.loss;
    }
    // Random players err; if nothing had been lost the sums would show little.
    expect(losses).toBeGreaterThan(0.1);
  });

  test('a game from the start is reviewed whole: each throw has luck, each play its place and no loss below nothing', () => {
    const rules = unwrap(rulesFor(id, { cube: false }));
    const thinker = plainThinker(handMadeEvaluator(rules));
    const game = played(newGame(rules), 3, 24);
    const review = reviewOf(thinker, game);
    const throws = game.actions.filter(({ type }) => type === 'throw').length;
    const isOpened = rules.game.opening === 'one-die-each' ? 1 : 0;
    expect(review.throws.length).toBe(throws + isOpened);
    expect(review.decisions.length).toBe(
      game.actions.filter(({ type }) => type === 'confirm').length,
    );
    // A turn goes on as long as its side throws, so sides change with the number of the turn.
    const sides = new Map(review.throws.map(each => [each.turn, each.side]));
    expect([...sides.keys()]).toEqual([...sides.keys()].map((_, i) => i + 1));
    for (const [turn, side] of sides) expect(sides.get(turn + 1)).not.toBe(side);
    for (const decision of review.decisions) {
      if (decision.kind !== 'play') throw new Error('only plays here');
      expect(decision.loss).toBeGreaterThanOrEqual(0);
      expect(game.actions[decision.at]!.type).toBe('confirm');
      if (decision.isForced) expect(decision.best).toEqual([]);
      else expect(decision.best[0]!.worth - decision.worth).toBeCloseTo(decision.loss, 10);
    }
  });
});

test('the best play loses nothing, whoever makes it', () => {
  const rules = unwrap(rulesFor('backgammon', { cube: false }));
  const thinker = plainThinker(handMadeEvaluator(rules));
  const best: Chooses = (state, chance) => {
    if (state.phase.kind !== 'play') return anything(state, chance);
    const { play, thrown } = state.phase;
    if (legalSteps(rules, play).length === 0) return { type: 'confirm' };
    const { steps } = thinker.best(play.start, thrown);
    const next = steps[play.steps.length];
    return next ? { type: 'step', ...next } : { type: 'confirm' };
  };
  const review = reviewOf(thinker, played(newGame(rules), 5, 100, best));
  expect(review.decisions.length).toBeGreaterThan(20);
  for (const decision of review.decisions) expect(decision.loss).toBe(0);
});

test('what was lost is the gap to the best, seen as far as the review says', () => {
  // White throws 6-1 in the opening and breaks his eight point instead of making the bar point.
  const rules = unwrap(rulesFor('backgammon', { cube: false }));
  const start = newGame(rules);
  const actions: readonly Action[] = [
    { type: 'opening', dice: { white: [6], black: [1] } },
    { type: 'step', from: 19, number: 1 },
    { type: 'step', from: 17, number: 6 },
    { type: 'confirm' },
  ];
  const states = [start];
  for (const action of actions) states.push(unwrap(apply(states.at(-1)!, action)));
  const thinker = plainThinker(handMadeEvaluator(rules));
  const review = reviewOf(thinker, { actions, states }, 1);
  const [decision] = review.decisions;
  if (decision?.kind !== 'play') throw new Error('a play was expected');
  expect(decision).toMatchObject({ at: 3, from: 0, side: 'white', isForced: false, depth: 1 });
  expect(decision.loss).toBeGreaterThan(ERROR_FROM.serious);
  expect(decision.played).toEqual([
    { from: 19, number: 1 },
    { from: 17, number: 6 },
  ]);
  expect(decision.best[0]!.depth).toBe(1);
});

test('a play with no choice is no decision', () => {
  const start = startOf('contraerer-puff', { white: { 24: 1, 25: 14 }, black: { 0: 15 } });
  const thinker = plainThinker(handMadeEvaluator(start.rules));
  const review = reviewOf(thinker, played(start, 1));
  expect(review.decisions.map(each => each.kind === 'play' && each.isForced)).toEqual([true]);
  expect(totalsOf(review).white).toMatchObject({ decisions: 0, loss: 0, perDecision: 0 });
});

describe('the cube', () => {
  const judged = (white: Setup['white'], black: Setup['black'], actions: readonly Action[]) => {
    const start = startOf('backgammon', { white, black }, { cube: true });
    const states = [start];
    for (const action of actions) states.push(unwrap(apply(states.at(-1)!, action)));
    const table = buildTable(start.rules, { kind: 'two-sided', men: 6, from: 'build' });
    const known = [knownBy(start.rules, unwrap(table))];
    const thinker = plainThinker(firstKnown(known, handMadeEvaluator(start.rules)), known);
    return reviewOf(thinker, { actions, states }, 1).decisions.filter(each => each.kind === 'cube');
  };
  const two = { 24: 2, 25: 13 };
  const one = { 24: 1, 25: 14 };

  test('dropping a double that can be taken, and not doubling a sure win, are errors', () => {
    // White bears off two men with every throw but none; Black is lost: a double, and a drop.
    const right = judged(two, one, [{ type: 'double' }, { type: 'drop' }]);
    expect(right.map(each => [each.side, each.did, each.loss])).toEqual([
      ['white', 'double', 0],
      ['black', 'drop', 0],
    ]);
    const taken = judged(two, one, [{ type: 'double' }, { type: 'take' }]);
    expect(taken[1]).toMatchObject({ side: 'black', did: 'take', right: 'drop' });
    expect(taken[1]!.loss).toBeCloseTo(1, 1);
  });

  test('where a double changes nothing there is nothing to decide', () => {
    // Both need one point: the cube is worth nothing to anybody.
    const rules = unwrap(rulesFor('backgammon', { matchLength: 3, crawford: false }));
    const setup = { white: { 18: 15 }, black: { 18: 15 }, turn: 'white' } as const;
    const standing = {
      score: { white: 2, black: 2 },
      game: 5,
      isCrawford: false,
      crawfordDone: true,
    };
    const start = gameFrom(rules, unwrap(positionFrom(setup, rules)), 'white', { standing });
    const action = { type: 'throw', dice: [3, 1] } as const;
    const states = [start, unwrap(apply(start, action))];
    const thinker = plainThinker(handMadeEvaluator(rules));
    const review = reviewOf(thinker, { actions: [action], states });
    expect(review.throws.length).toBe(1);
    expect(review.decisions).toEqual([]);
  });

  test('a throw where nobody would double is no decision', () => {
    const far = judged({ 1: 2, 12: 5, 17: 3, 19: 5 }, { 1: 2, 12: 5, 17: 3, 19: 5 }, [
      { type: 'throw', dice: [3, 1] },
    ]);
    expect(far.every(each => each.loss < ERROR_FROM.blunder)).toBe(true);
  });
});

test('under 1-2 the doublet named is a decision', () => {
  const start = startOf(
    'contraerer-puff',
    { white: { 18: 10, 24: 5 }, black: { 12: 15 } },
    { oneTwo: true },
  );
  const named: Chooses = (state, chance) =>
    decisionOf(state).kind === 'roll' ? { type: 'throw', dice: [1, 2] } : anything(state, chance);
  const thinker = plainThinker(handMadeEvaluator(start.rules));
  for (let seed = 0; seed < 6; seed++) {
    const review = reviewOf(thinker, played(start, seed, 7, named));
    const name = review.decisions.find(each => each.kind === 'name');
    if (!name) continue;
    expect(name.loss).toBeGreaterThanOrEqual(0);
    return;
  }
  throw new Error('no doublet was named');
});

test('grades begin where they say, each twice the one before', () => {
  expect(gradeOf(0.0199)).toBeUndefined();
  for (const grade of ERROR_GRADES) expect(gradeOf(ERROR_FROM[grade])).toBe(grade);
  expect(ERROR_GRADES.map(grade => ERROR_FROM[grade] / ERROR_FROM.slight)).toEqual([1, 2, 4, 8]);
});

test('the worst come first, and of one side only where asked', () => {
  const rules = unwrap(rulesFor('backgammon', { cube: false }));
  const review = reviewOf(plainThinker(handMadeEvaluator(rules)), played(newGame(rules), 11, 200));
  const worst = worstOf(review, 5);
  expect(worst.length).toBe(5);
  expect(worst.map(each => each.loss)).toEqual(worst.map(each => each.loss).sort((a, b) => b - a));
  expect(worstOf(review, 5, 'black').every(each => each.side === 'black')).toBe(true);
  const { white, black } = totalsOf(review);
  const errors = [white, black].flatMap(({ errors: each }) => Object.values(each));
  expect(errors.reduce((a, b) => a + b, 0)).toBe(worstOf(review, Infinity).length);
});

describe('a review that is left and gone on with', () => {
  test.each(['backgammon', 'contraerer-puff'])(
    '%s: finds the same as one in a single run, and judges nothing twice',
    id => {
      const start = startOf(id, twoMenEach);
      const game = played(start, 3);
      const evaluator = handMadeEvaluator(start.rules);
      let asked = 0;
      const thinker = plainThinker({
        ...evaluator,
        evaluate: boards => {
          asked += boards.length;
          return evaluator.evaluate(boards);
        },
      });
      const whole = new Reviewer(thinker, game.actions, game.states, { depth: 2 });
      asked = 0;
      const steps = [...whole.work()];
      const askedAtOnce = asked;
      expect(new Set(steps.map(({ depth }) => depth))).toEqual(new Set([0, 1, 2]));

      let all = 0;
      const found: ReviewProgress[] = [];
      let part: ReviewPart | undefined;
      for (let sitting = 0; found.length < steps.length && sitting < 1000; sitting++) {
        const reviewer = new Reviewer(thinker, game.actions, game.states, { depth: 2, part });
        // Telling whether the judge is the same costs a look at the first position; that is not counted.
        const before = asked;
        const { value } = reviewer.work().next();
        all += asked - before;
        if (value) found.push(value);
        part = JSON.parse(JSON.stringify(reviewer.part())) as ReviewPart;
      }
      expect(found).toEqual(steps);
      expect(part!.review).toEqual(JSON.parse(JSON.stringify(whole.review())));
      expect(all).toBe(askedAtOnce);
    },
  );

  test('another judge begins anew', () => {
    const start = startOf('backgammon', twoMenEach, { cube: false });
    const game = played(start, 3);
    const thinker = plainThinker(handMadeEvaluator(start.rules));
    const first = new Reviewer(thinker, game.actions, game.states, { depth: 0 });
    for (const _ of first.work());
    const part = { ...first.part(), seal: 'of another' };
    const again = new Reviewer(thinker, game.actions, game.states, { depth: 0, part });
    expect(again.review()).toEqual({ throws: [], decisions: [] });
    for (const _ of again.work());
    expect(again.review()).toEqual(first.review());
  });
});
