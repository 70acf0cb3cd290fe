import type { LevelId } from '@wurfzabel/engine';
import {
  copyPosition,
  DOUBLETS,
  GAMES,
  legalPlays,
  PlayArena,
  playGame,
  randomGame,
  rulesFor,
  samePosition,
  scheduleOf,
  seeded,
  takeEnding,
  unwrap,
  type Mover,
} from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { levelWith } from '../src/engine/level.ts';
import { thinkerFor } from '../src/engine/thinkers.ts';
import { moverOf } from '../src/simulate/mover.ts';
import { summaryOf } from '../src/simulate/tally.ts';
import { wurfzabel } from './wurfzabel.ts';

const simulated = async (...args: string[]): Promise<string> => {
  const { out, err, code } = await wurfzabel(['simulate', '--json', '--seed', '1855', ...args]);
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
};

describe('the same seed gives the same numbers', () => {
  test.concurrent.each([
    ['--game', 'puffspel', '--games', '300'],
    ['--game', 'backgammon', '--games', '24', '--player', 'hand-made,random'],
    ['--game', 'contraerer-puff', '--games', '8', '--player', 'club,first-timer'],
  ])('with one thread, two and three: %s %s %s %s', async (...args) => {
    const one = await simulated(...args, '--threads', '1');
    expect(await simulated(...args, '--threads', '2')).toBe(one);
    expect(await simulated(...args, '--threads', '3')).toBe(one);
  });

  test('and another seed others', async () => {
    const args = ['simulate', '--json', '--game', 'puff', '--games', '50'];
    const [one, two] = await Promise.all([
      wurfzabel([...args, '--seed', '1']),
      wurfzabel([...args, '--seed', '2']),
    ]);
    expect(one.out).not.toBe(two.out);
  });
});

test('what is printed adds up', async () => {
  const result = JSON.parse(await simulated('--game', 'contraerer-puff', '--games', '400')) as {
    readonly starterWins: { readonly rate: number; readonly standardError: number };
    readonly points: Record<string, number>;
    readonly perGame: Record<
      string,
      {
        readonly mean: number;
        readonly p5: number;
        readonly p50: number;
        readonly p95: number;
        readonly max: number;
      }
    >;
    readonly playsPerThrow: { readonly throwsListed: number };
  };
  expect(result.starterWins.rate).toBeGreaterThan(0.35);
  expect(result.starterWins.rate).toBeLessThan(0.65);
  expect(result.starterWins.standardError).toBeCloseTo(0.025, 3);
  expect(Object.values(result.points).reduce((sum, n) => sum + n, 0)).toBe(400);
  for (const { mean, p5, p50, p95, max } of Object.values(result.perGame)) {
    expect(p5 <= p50 && p50 <= p95 && p95 <= max).toBe(true);
    expect(mean).toBeLessThanOrEqual(max);
  }
  expect(result.playsPerThrow.throwsListed).toBeGreaterThan(300);
});

test.each(['hand-made', 'learner'])('%s beats chance', async kind => {
  const { firstPlayerWins } = JSON.parse(
    await simulated('--game', 'backgammon', '--games', '30', '--player', `${kind},random`),
  ) as { readonly firstPlayerWins: { readonly rate: number } };
  expect(firstPlayerWins.rate).toBeGreaterThan(0.8);
});

test('the table for people names the seed, drawn or given', async () => {
  const { out } = await wurfzabel(['simulate', '--game', 'puff', '--games', '10']);
  expect(out).toMatch(
    /^Puff, edition 1: 10 games, random against random, seed \d+\nstarter wins +\d/,
  );
  expect(out).toMatch(/\nper game +mean +5 % +50 % +95 % +max\npoints /);
});

test('a player who is not known is told which there are', async () => {
  const { code, err } = await wurfzabel(['simulate', '--game', 'puff', '--player', 'cat']);
  expect(code).toBe(2);
  expect(err).toMatch(/--player is one of random, hand-made, first-timer, .*, master, or two/);
});

test('where no net knows the scoring that is said once', async () => {
  const args = ['--option', 'points=backgammon', '--games', '2', '--player', 'learner,random'];
  const { err } = await wurfzabel(['simulate', '--game', 'puff', ...args, '--threads', '2']);
  expect(err).toBe(
    'wurfzabel: no net for puff with the option points backgammon: the hand-made evaluation is used\n',
  );
});

describe('the course of a game', () => {
  const OPTIONS = [
    {},
    { oneTwo: true, opponentPlaysRest: true, pile: true, row: true },
    { doubletCount: 'turn', throwAgainWhenBlocked: false, throwAgain: 'from-second' },
  ];

  test.each(GAMES.flatMap(game => OPTIONS.map(options => [game.id, options] as const)))(
    '%s %j: two random movers play the games of the rules package',
    (id, options) => {
      const rules = unwrap(rulesFor(id, options));
      const arena = new PlayArena();
      for (let i = 0; i < 25; i++) {
        const chance = seeded(7, i);
        const movers = [
          moverOf('random', rules, chance, arena),
          moverOf('random', rules, chance, arena),
        ] as const;
        expect(playGame(rules, movers, chance)).toEqual(randomGame(rules, seeded(7, i)));
      }
    },
  );

  test.each([
    ['contraerer-puff', {}],
    ['puffspel', { oneTwo: true, opponentPlaysRest: true }],
    ['backgammon', {}],
  ] as const)('%s %j: what a level plays is a legal ending, told as it is', async (id, options) => {
    const rules = unwrap(rulesFor(id, options));
    const loaded = await thinkerFor(rules);
    const mind = {
      thinker: loaded.thinker,
      levelOf: (level: LevelId) => levelWith(loaded, level),
    };
    const arena = new PlayArena();
    const chance = seeded(9);
    const mover = moverOf('casual', rules, chance, arena, mind);
    let thrown = 0;
    const checked: Mover = {
      playThrow(board, dice) {
        const schedule = scheduleOf(rules, board[DOUBLETS]!, dice);
        const [before, copy] = [copyPosition(board), copyPosition(board)];
        const played = mover.playThrow(board, dice);
        thrown++;
        const plays = legalPlays(rules, before, dice, new PlayArena());
        const same = Array.from({ length: plays.count }, (_, i) => i).filter(i =>
          samePosition(plays.positionAt(i), board),
        );
        expect(same.length).toBeGreaterThan(0);
        const told = same.map(i => {
          copy.set(before);
          return takeEnding(rules, copy, schedule, plays, i);
        });
        expect(told).toContainEqual(played);
        return played;
      },
      play: (board, schedule) => mover.play(board, schedule),
      nameDoublet: board => mover.nameDoublet(board),
    };
    playGame(rules, [checked, checked], chance);
    expect(thrown).toBeGreaterThan(20);
  });

  test('percentiles are nearest ranks', () => {
    const tally = new Map(Array.from({ length: 20 }, (_, i) => [i + 1, 1]));
    expect(summaryOf(tally)).toEqual({ mean: 10.5, p5: 1, p50: 10, p95: 19, max: 20 });
  });
});
