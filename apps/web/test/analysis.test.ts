import { existsSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { restToPlay } from '@wurfzabel/engine';
import { parse } from '@wurfzabel/engine/exact/index';
import { gather, tableFile } from '@wurfzabel/engine/load/index';
import { newNet } from '@wurfzabel/engine/net/net';
import { parseWeightFile } from '@wurfzabel/engine/net/weight-file';
import { logTakenUp, parsePositionText, stateOf } from '@wurfzabel/records';
import { LAST_STATION, OTHER_HAND, OFF, seeded, type GameState } from '@wurfzabel/rules';
import { describe, expect, test, vi } from 'vitest';
import { answerCube, answerPlays, answerPosition } from '../src/analysis/answers.ts';
import { gradeNumber, gradeOf } from '../src/analysis/grades.ts';
import { Judging, type Files } from '../src/analysis/judging.ts';
import { PlayList } from '../src/analysis/play-list.ts';

const DATA = new URL('../../../data/', import.meta.url);
let tablesRead = 0;
const files: Files = {
  net: async game => {
    const file = new URL(`weights/${game}/net.bin`, DATA);
    if (!existsSync(file)) return undefined;
    const net = parseWeightFile(new Uint8Array(readFileSync(file)), game);
    if (!net.ok) throw new Error(net.fault.message);
    return net.value;
  },
  table: async (rules, plan) => {
    tablesRead++;
    const file = new URL(`tables/${rules.game.id}/${tableFile(plan)}`, DATA);
    const bytes = gather(inflateRawSync(readFileSync(file)));
    const table = bytes.ok ? parse(rules, bytes.value) : bytes;
    if (!table.ok) throw new Error(table.fault.message);
    return table.value;
  },
};

const stateAt = (text: string): GameState => {
  const read = parsePositionText(text);
  if (!read.ok) throw new Error(read.fault.message);
  const { rules, position, setup, thrown, cube, match } = read.value;
  const log = logTakenUp({
    rules,
    position,
    onTurn: setup.turn,
    ...(thrown ? { thrown } : {}),
    ...(cube ? { cube } : {}),
    ...(match ? { match } : {}),
  });
  if (!log.ok) throw new Error(log.fault.message);
  return stateOf(log.value);
};

const OPENING = 'backgammon:1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/w';
const judgingFor = (state: GameState, from: Files = files): Promise<Judging> =>
  Judging.load(state.rules, from);

describe('what a position is worth, and whose word it is', () => {
  test('the opening is the net’s, and looking ahead says so', async () => {
    const state = stateAt(OPENING);
    const judging = await judgingFor(state);
    const answer = await judging.answer(judge => answerPosition(judge, state, 1));
    expect(answer).toMatchObject({ source: 'net', depth: 1 });
    expect(answer.value.equity).toBeGreaterThan(0);
    expect(judging.lacks).toEqual([]);
  });

  test('two men a side are exact at the first question, whatever was asked before', async () => {
    const last = stateAt('backgammon:o13.23.24/o13.22.24/w');
    const few = stateAt('backgammon:o13.12.20/o13.9.21/w');
    const one = await judgingFor(few);
    tablesRead = 0;
    const answer = await one.answer(judge => answerPosition(judge, few, 1));
    expect(tablesRead).toBe(1);
    expect(answer).toMatchObject({ source: 'solved', depth: 0 });
    const two = await judgingFor(few);
    await two.answer(judge => answerPosition(judge, stateAt(OPENING), 0));
    await two.answer(judge => answerPosition(judge, last, 1));
    expect(await two.answer(judge => answerPosition(judge, few, 2))).toEqual(answer);
    expect((await one.answer(judge => answerPosition(judge, last, 0))).source).toBe('two-sided');
  });

  test('without a net the formula speaks, without looking ahead, and it is said', async () => {
    const state = stateAt(OPENING);
    const judging = await judgingFor(state, { ...files, net: async () => undefined });
    const answer = await judging.answer(judge => answerPosition(judge, state, 2));
    expect(answer).toMatchObject({ source: 'hand-made', depth: 0 });
    expect(judging.lacks).toEqual(['no-net']);
  });

  test('a net that cannot be run is told, and the formula judges', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const state = stateAt('backgammon:o13.12.20/o13.9.21/w');
    // The kernel takes no net of another game.
    const judging = await judgingFor(state, {
      ...files,
      net: async () => newNet('puff', 32, seeded(1)),
    });
    expect(judging.judge).toBe('hand-made');
    expect(judging.lacks).toEqual(['net-unread']);
    warned.mockRestore();
  });

  test('files that cannot be read are told, and judging goes on without them', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const state = stateAt('backgammon:o13.12.20/o13.9.21/w');
    const judging = await judgingFor(state, {
      net: async () => {
        throw new Error('no network');
      },
      table: async () => {
        throw new Error('no network');
      },
    });
    const answer = await judging.answer(judge => answerPosition(judge, state, 0));
    expect(answer.source).toBe('hand-made');
    expect(judging.lacks).toEqual(['net-unread', 'tables-unread']);
    expect(warned).toHaveBeenCalledTimes(2);
    warned.mockRestore();
  });
});

describe('plays', () => {
  test('a play asked about is seen as far as the best, and equal to them where it is one', async () => {
    const state = stateAt(`${OPENING}/31`);
    const judging = await judgingFor(state);
    const best = await judging.answer(judge => answerPlays(judge, state, { most: 5, depth: 1 }));
    expect(best.plays).toHaveLength(5);
    for (const play of best.plays) {
      const { played } = await judging.answer(judge =>
        answerPlays(judge, state, { most: 5, depth: 1, played: play.steps }),
      );
      expect(played!.ending).toEqual(play.ending);
      expect(played!.depth).toBe(play.depth);
      expect(played!.worth).toBeCloseTo(play.worth, 9);
    }
    const poor = await judging.answer(judge =>
      answerPlays(judge, state, {
        most: 5,
        depth: 1,
        played: [
          { from: 19, number: 3 },
          { from: 19, number: 1 },
        ],
      }),
    );
    expect(poor.plays[0]!.worth - poor.played!.worth).toBeGreaterThan(0.2);
  });

  test('a play that wins is worth what it wins', async () => {
    const state = stateAt('backgammon:o14.24/h1.2x14/w/65');
    const judging = await judgingFor(state);
    const { played } = await judging.answer(judge =>
      answerPlays(judge, state, { most: 1, depth: 0, played: [{ from: 24, number: 5 }] }),
    );
    expect(played!.value.win).toEqual([0, 0, 1, 0]);
  });

  test('all plays: in order, as the thinker ranks them, and each filter lets through what it says', async () => {
    const state = stateAt('contraerer-puff:h5.3x2.6x3.8x5/h4.2x4.4x3.9x4/w1-1/44');
    if (state.phase.kind !== 'play') throw new Error('no play');
    const rest = restToPlay(state, state.phase);
    const judging = await judgingFor(state);
    const before = stateAt('contraerer-puff:h5.3x2.6x3.8x5/h4.2x4.4x3.9x4/w1-1').position;
    const { position } = state.phase.play;
    const list = await judging.answer(({ thinker }) => new PlayList(thinker.rules, before, [4, 4]));
    while (!list.isJudged) {
      await judging.answer(judge => list.judgeBatch(judge));
      list.batchDone();
    }
    expect(list.judged).toBe(list.count);
    const all = list.page({ filter: {}, from: 0, most: 1e6 });
    expect(all.plays).toHaveLength(all.count);
    expect(all.count).toBeGreaterThan(10);
    const ranked = await judging.answer(({ thinker }) => thinker.top(position, rest, all.count));
    expect(all.plays.map(play => play.equity)).toEqual(
      all.plays.map(play => play.equity).sort((a, b) => b - a),
    );
    expect(all.plays[0]!.equity).toBeCloseTo(ranked[0]!.value[0]!, 6);
    expect(all.plays.at(-1)!.equity).toBeCloseTo(ranked.at(-1)!.value[0]!, 6);
    const lone = (ending: Int8Array): number =>
      Array.from({ length: LAST_STATION }, (_, i) => ending[i + 1]).filter(men => men === 1).length;
    const passing = {
      hits: all.plays.filter(({ ending }) => ending[OTHER_HAND]! > before[OTHER_HAND]!).length,
      safe: all.plays.filter(({ ending }) => lone(ending) === 0).length,
      band: all.plays.filter(({ ending }) => ending[11]! >= 2).length,
      off: all.plays.filter(({ ending }) => ending[OFF]! > before[OFF]!).length,
    };
    const found = (filter: Parameters<PlayList['page']>[0]['filter']): number =>
      list.page({ filter, from: 0, most: 0 }).passing;
    expect(found({ hits: true })).toBe(passing.hits);
    expect(found({ hits: false })).toBe(all.count - passing.hits);
    expect(found({ mostLone: 0 })).toBe(passing.safe);
    expect(found({ band: 11 })).toBe(passing.band);
    expect(found({ bearsOff: true })).toBe(passing.off);
    expect(passing.safe * passing.band).toBeGreaterThan(0);
    const page = list.page({ filter: { band: 11 }, from: 1, most: 2 });
    expect(page.plays.map(({ ending }) => ending)).toEqual(
      all.plays
        .filter(({ ending }) => ending[11]! >= 2)
        .slice(1, 3)
        .map(({ ending }) => ending),
    );
  });
});

test('the cube is judged with the score', async () => {
  const money = stateAt('backgammon:24x2.o13/21x3.o12/w');
  const judging = await judgingFor(money);
  const answer = await judging.answer(judge => answerCube(judge, money, 1));
  expect(answer).toMatchObject({ advice: 'double', answer: 'pass', mayDouble: true });
  const crawford = stateAt('backgammon:24x2.o13/21x3.o12/w/c1/m7-6-1c');
  const score = await judging.answer(judge => answerCube(judge, crawford, 1));
  expect(score.mayDouble).toBe(false);
  expect(score.matchChances!.noDouble).toBeGreaterThan(0.99);
});

test('grades: best, good, doubtful, bad, by what is given away', () => {
  expect([0, 0.005, 0.006, 0.03, 0.05, 0.08, 0.2].map(gradeOf)).toEqual([
    'best',
    'best',
    'good',
    'good',
    'doubtful',
    'doubtful',
    'bad',
  ]);
  expect(gradeNumber('bad')).toBe(4);
});
