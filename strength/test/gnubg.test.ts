import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardAfter, netThinker } from '@wurfzabel/engine';
import { loadKernel } from '@wurfzabel/engine/kernel/kernel';
import { newNet } from '@wurfzabel/engine/net/net';
import { newGame, positionFrom, rulesFor, seeded, unwrap, type Step } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { calibrationOf } from '../../bench/engine/gnubg.ts';
import { cubeCosts } from '../gnubg/cube-costs.ts';
import { addAnalysis, errorsOf, PlayerErrors } from '../gnubg/errors.ts';
import { GNUBG } from '../gnubg/found.ts';
import { afterHops, hopsOf, hopsOfSteps } from '../gnubg/hops.ts';
import { boardOf, Judge, type Analysis } from '../gnubg/judge.ts';
import { matOf } from '../gnubg/mat.ts';
import { netChooser } from '../players.ts';
import { playGame, type Played } from '../playing.ts';

const rules = unwrap(rulesFor('backgammon'));
const start = newGame(rules).position;

describe('moves as GNU Backgammon writes them', () => {
  test('bar, off, repeated moves, stops on the way and hits', () => {
    expect(hopsOf('bar/21* 13/7 8/5(2) 6/off')).toEqual([
      [0, 4],
      [12, 18],
      [17, 20],
      [17, 20],
      [19, 25],
    ]);
    expect(hopsOf('13/8/5')).toEqual([
      [12, 17],
      [17, 20],
    ]);
    expect(hopsOf('')).toEqual([]);
  });

  test('a man that is alone is hit and goes to the bar', () => {
    const setup = { white: { 12: 1, 25: 14 }, black: { 10: 1, 25: 14 }, turn: 'white' } as const;
    const before = unwrap(positionFrom(setup, rules));
    const after = afterHops(before, hopsOf('13/10*'));
    const setup2 = { white: { 15: 1, 25: 14 }, black: { 0: 1, 25: 14 }, turn: 'white' } as const;
    expect(after).toEqual(unwrap(positionFrom(setup2, rules)));
  });

  test('a man borne off with a larger number ends on 25', () => {
    expect(hopsOfSteps([{ from: 22, number: 5 }])).toEqual([[22, 25]]);
  });
});

const turn = (
  isFirst: boolean,
  thrown: readonly [number, number],
  steps: readonly (readonly [number, number])[],
) => ({
  isFirst,
  position: start,
  thrown,
  choice: {
    position: start,
    throwsAgain: false,
    won: 0,
    steps: steps.map(([from, number]) => ({ from, number }) as Step),
  },
});

const game = (points: number, turns: readonly ReturnType<typeof turn>[]): Played =>
  ({ points, luck: 0, turns }) as unknown as Played;

test('games become a file with two columns, whoever starts', () => {
  const text = matOf(
    [
      game(2, [
        turn(
          true,
          [1, 3],
          [
            [17, 3],
            [19, 1],
          ],
        ),
        turn(false, [5, 5], []),
      ]),
      game(-1, [
        turn(
          false,
          [6, 2],
          [
            [1, 6],
            [0, 2],
          ],
        ),
        turn(true, [1, 2], [[24, 2]]),
      ]),
    ],
    ['ours', 'gnubg'],
  );
  expect(text.split('\n').map(line => line.trimEnd())).toEqual([
    ' 0 point match',
    '',
    ' Game 1',
    ' ours : 0                         gnubg : 0',
    '  1) 31: 8/5 6/5                  55:',
    '     Wins 2 points',
    '',
    ' Game 2',
    ' ours : 2                         gnubg : 0',
    '  1)                              62: 24/18 25/23',
    '  2) 21: 1/0',
    '                                  Wins 1 point',
    '',
  ]);
});

const analysis: Analysis = {
  names: { X: 'ours', O: 'gnubg' },
  games: [
    {
      unforced: { X: 2, O: 1 },
      error: { X: -0.05, O: 0 },
      moves: [
        { player: 'X', dice: [3, 1], count: 16, best: 0.2, played: 0.15 },
        { player: 'O', dice: [6, 5], count: 4, best: 0.1, played: 0.1 },
        { player: 'X', dice: [4, 2], count: 9, best: 0.3, played: 0.3 },
        { player: 'X', dice: [6, 6], count: 1, best: 0.3, played: 0.3 },
      ],
    },
  ],
};

test('errors are summed over moves with a choice, and must be what the statistics say', () => {
  const players = new Map([
    ['ours', new PlayerErrors()],
    ['gnubg', new PlayerErrors()],
  ]);
  expect(errorsOf(analysis.games[0]!, 'X').decisions).toBe(2);
  addAnalysis(analysis, players);
  expect(players.get('ours')!.rate.value).toBeCloseTo(0.025, 9);
  expect(players.get('gnubg')!.rate.value).toBe(0);
  const [only] = analysis.games;
  const wrong = { ...analysis, games: [{ ...only!, error: { X: -0.08, O: 0 } }] };
  expect(() => addAnalysis(wrong, players)).toThrow(/the statistics say 2 and 0.08/);
});

test('a decision of the cube costs what the better one would have brought', () => {
  const cost = (doubling: number, taking: number) => ({
    doubling: expect.closeTo(doubling, 9) as number,
    taking: expect.closeTo(taking, 9) as number,
  });
  // Right: double, pass.
  expect(cubeCosts([0.9, 1.2, 1], { advice: 'double', answer: 'pass' })).toEqual(cost(0, 0));
  expect(cubeCosts([0.9, 1.2, 1], { advice: 'no-double', answer: 'take' })).toEqual(cost(0.1, 0.2));
  // Right: play on for a gammon; who doubles is paid 1.
  expect(cubeCosts([1.3, 2, 1], { advice: 'double', answer: 'pass' })).toEqual(cost(0.3, 0));
  expect(cubeCosts([1.3, 2, 1], { advice: 'too-good', answer: 'pass' })).toEqual(cost(0, 0));
  // Right: no double, take.
  expect(cubeCosts([0.4, 0.3, 1], { advice: 'double', answer: 'pass' })).toEqual(cost(0.1, 0.7));
});

test('boards count down from 24 for either side, the bar last', () => {
  const setup = {
    white: { 24: 3, 5: 1, 0: 1, 25: 10 },
    black: { 24: 2, 0: 2, 25: 11 },
    turn: 'white',
  } as const;
  const [others, own] = boardOf(unwrap(positionFrom(setup, rules)));
  const board = (men: Record<number, number>) =>
    Array.from({ length: 25 }, (_, point) => men[point] ?? 0);
  expect(own).toEqual(board({ 0: 3, 19: 1, 24: 1 }));
  expect(others).toEqual(board({ 0: 2, 24: 2 }));
});

test('the calibration is read from among what else it prints', () => {
  expect(calibrationOf('\r        \rCalibration result: 106847 static evaluations/second.\n')).toBe(
    106847,
  );
  expect(calibrationOf('nothing')).toBeUndefined();
});

if (GNUBG === undefined)
  console.log('GNU Backgammon is not installed: what it answers is not tested');

test.skipIf(GNUBG === undefined)(
  'GNU Backgammon answers: a won race, a double that must be passed, and the other way round',
  async () => {
    const judge = new Judge();
    const ahead = unwrap(
      positionFrom(
        { white: { 24: 2, 25: 13 }, black: { 20: 6, 25: 9 }, turn: 'white' } as const,
        rules,
      ),
    );
    const board = boardOf(ahead);
    const question = { cube: [1, -1], match: 0, score: [0, 0], crawford: 0, jacoby: 0 } as const;
    const [[won] = [], [lost] = []] = await judge.values([board, [board[1], board[0]]], 0);
    expect(won).toBeCloseTo(1, 3);
    expect(lost).toBeLessThan(0.9);
    const [answer] = await judge.cube([{ board, ...question }], 0);
    expect(answer![2]).toBeCloseTo(1, 5);
    expect(answer![1]).toBeGreaterThan(1.9);
    await judge.dismiss();
  },
);

test.skipIf(GNUBG === undefined)(
  'what its analysis says of a move is what it says of the position after it',
  async () => {
    const kernel = await loadKernel(rules);
    kernel.setNet(0, newNet('backgammon', 32, seeded(5)));
    const player = netChooser(netThinker(kernel), 0);
    const played = await playGame(rules, [player, player], true, { seed: 4, stream: 0 });
    const folder = mkdtempSync(join(tmpdir(), 'strength-'));
    const mat = join(folder, 'one.mat');
    writeFileSync(mat, matOf([played], ['ours', 'gnubg']));
    const judge = new Judge();
    const { games, names } = await judge.analyse(mat, 0, 1);
    const sideOf = (isFirst: boolean) => (names.X === (isFirst ? 'ours' : 'gnubg') ? 'X' : 'O');
    const moved = played.turns.filter(({ choice }) => choice.steps!.length > 0);
    const compared = moved.slice(0, 12);
    const values = await judge.values(
      compared.map(({ choice }) => boardOf(boardAfter(rules, choice.position, false))),
      0,
    );
    await judge.dismiss();
    rmSync(folder, { recursive: true });
    expect(games).toHaveLength(1);
    expect(games[0]!.moves).toHaveLength(moved.length);
    compared.forEach(({ isFirst, thrown }, i) => {
      const move = games[0]!.moves[i]!;
      expect(move.player).toBe(sideOf(isFirst));
      expect([...move.dice].sort()).toEqual([...thrown].sort());
      expect(move.played).toBeCloseTo(-values[i]![5]!, 4);
      expect(move.best).toBeGreaterThanOrEqual(move.played);
    });
  },
);
