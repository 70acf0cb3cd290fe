import {
  apply,
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
  type Setup,
} from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import {
  analyseCube,
  decide,
  kernelRules,
  LEVELS,
  levelOf,
  thinkerFor,
  type Player,
} from '../src/index.ts';
import { loadKernel } from '../src/kernel/kernel.ts';
import { newNet } from '../src/net/net.ts';

const playerFor = async (
  id: string,
  changes: Partial<Options> = {},
  level = levelOf('strong'),
): Promise<Player> => {
  const rules = unwrap(rulesFor(id, changes));
  const kernel = await loadKernel(kernelRules(rules));
  kernel.setNet(0, newNet(id, 32, seeded(5)));
  return { thinker: thinkerFor(rules, kernel), level, seed: 1 };
};

/** A player of any kind: the actions it takes. */
type Plays = (state: GameState) => readonly Action[];

const playOut = (
  start: GameState,
  seed: number,
  players: { white: Plays; black: Plays },
): GameState => {
  const chance = seeded(seed);
  let state = start;
  for (let n = 0; n < 80; n++) {
    const decision = decisionOf(state);
    let actions: readonly Action[];
    if (decision.kind === 'none' || decision.kind === 'next-game') return state;
    if (decision.kind === 'opening') {
      const dice = () =>
        state.rules.game.opening === 'one-die-each' ? [chance.throwDice()[0]] : chance.throwDice();
      actions = [{ type: 'opening', dice: { white: dice(), black: dice() } }];
    } else {
      actions = players[decision.by!](state);
      if (actions.length === 0) actions = [{ type: 'throw', dice: chance.throwDice() }];
    }
    for (const action of actions) state = unwrap(apply(state, action));
  }
  return state;
};

const EXTRAS: Partial<Options> = { pile: true, row: true, oneTwo: true, opponentPlaysRest: true };

describe.each(GAMES.map(game => [game.id]))('%s', id => {
  test('every level plays legally, through doubles and resignations', async () => {
    const changes = { cube: true, matchLength: 3 };
    for (const level of LEVELS.filter(({ depth }) => depth < 2)) {
      const player = await playerFor(id, changes, level);
      const plays: Plays = state => decide(state, player);
      let state = newGame(player.thinker.rules);
      let asked = 0;
      const hurried: Plays = now => decide(now, player, () => asked++ % 3 === 2);
      state = playOut(state, level.depth + 3, { white: plays, black: hurried });
      expect(['over', 'roll', 'play', 'doubled']).toContain(state.phase.kind);
    }
  });

  test('so too with every extra that may be agreed', async () => {
    const player = await playerFor(id, EXTRAS, levelOf('club'));
    const plays: Plays = state => decide(state, player);
    const end = playOut(newGame(player.thinker.rules), 7, { white: plays, black: plays });
    expect(end.rules.pile).toBe(true);
  });

  test('it goes on from the middle of a play, and decides the same again', async () => {
    const player = await playerFor(id, {}, levelOf('casual'));
    const { rules } = player.thinker;
    const dice = seeded(3);
    let state = gameFrom(rules, newGame(rules).position, 'white');
    for (let n = 0; n < 12 && state.phase.kind === 'roll'; n++) {
      state = unwrap(apply(state, { type: 'throw', dice: dice.throwDice() }));
      if (state.phase.kind !== 'play') break;
      const [step] = legalSteps(rules, state.phase.play);
      if (step) state = unwrap(apply(state, { type: 'step', ...step }));
      const actions = decide(state, player);
      expect(decide(state, player)).toEqual(actions);
      for (const action of actions) state = unwrap(apply(state, action));
    }
    expect(state.phase.kind).toBe('roll');
  });
});

const stateOf = (id: string, setup: Setup, changes: Partial<Options> = {}): GameState => {
  const rules = unwrap(rulesFor(id, changes));
  return gameFrom(rules, unwrap(positionFrom(setup, rules)), setup.turn);
};

/** A hand-made player, whose judgement of plain cases is sound without training. */
const handMade = (state: GameState): Player => ({
  thinker: thinkerFor(state.rules, undefined),
  level: levelOf('strong'),
  seed: 1,
});

/** A player that is told the chance of the side on turn. */
const told = (state: GameState, win: number): Player => {
  const value = () => Float64Array.of(2 * win - 1, win, 0, 0, 0, 1 - win, 0, 0, 0);
  const evaluator = { name: 'told', rules: state.rules, evaluate: value };
  const player = handMade(state);
  return { ...player, thinker: { ...player.thinker, evaluator, average: value } };
};

test('it doubles when well ahead, passes when far behind and takes when level', () => {
  const start = stateOf('backgammon', {
    ...unwrap(rulesFor('backgammon')).game.start,
    turn: 'white',
  });
  const doubled = unwrap(apply(start, { type: 'double' }));
  expect(decide(start, told(start, 0.5))).toEqual([]);
  expect(decide(start, told(start, 0.75))).toEqual([{ type: 'double' }]);
  expect(decide(doubled, told(doubled, 0.75))).toEqual([{ type: 'take' }]);
  expect(decide(doubled, told(doubled, 0.85))).toEqual([{ type: 'drop' }]);
  const analysis = analyseCube(told(start, 0.75).thinker, start);
  expect([analysis.advice, analysis.answer, analysis.mayDouble]).toEqual(['double', 'take', true]);
  expect(analysis.value.win[0]).toBe(0.75);
});

test('a resignation is accepted if it gives what the game is worth, and refused if it does not', () => {
  const sure: Setup = { white: { 24: 1, 25: 14 }, black: { 0: 15 }, turn: 'black' };
  const state = stateOf('contraerer-puff', sure, { points: 'alvensleben' });
  const resigned = (points: number): GameState => unwrap(apply(state, { type: 'resign', points }));
  // The hand-made evaluation does not see by how much: 1.59 points on average.
  expect(decide(resigned(1), handMade(state))).toEqual([{ type: 'reject' }]);
  expect(decide(resigned(2), handMade(state))).toEqual([{ type: 'accept' }]);
});

test('a game is given up only when nothing is left of it', () => {
  const lost = stateOf('puffspel', { white: { 0: 15 }, black: { 24: 1, 25: 14 }, turn: 'white' });
  expect(decide(lost, told(lost, 0))).toEqual([{ type: 'resign', points: 1 }]);
  expect(decide(lost, { ...told(lost, 0), resigns: false })).toEqual([]);
  expect(decide(lost, told(lost, 0.01))).toEqual([]);
});
