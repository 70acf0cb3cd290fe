import {
  GAMES,
  gameFrom,
  newGame,
  positionFrom,
  rulesFor,
  seeded,
  unwrap,
  type Action,
  type GameState,
} from '@wurfzabel/rules';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  makeRecordText,
  metaOf,
  newLog,
  parseRecord,
  recordOf,
  stateOf,
  statesOf,
  withAction,
  type GameLog,
  type ReadRecord,
  type RecordMeta,
} from '../src/index.ts';
import { acted, manyLogs, randomAction, randomLogs, randomRules } from './random-games.ts';

const read = (json: unknown): ReadRecord => {
  const parsed = parseRecord(json);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
};

const played = (log: GameLog, ...actions: readonly Action[]): GameLog =>
  actions.reduce((at, action) => acted(at, action), log);

const puff = unwrap(rulesFor('contraerer-puff'));
const backgammon = unwrap(rulesFor('backgammon'));
const META: RecordMeta = {
  players: { white: { name: 'Änne', kind: 'person' }, black: { name: 'plain', kind: 'computer' } },
  started: '2026-11-29T21:30:00Z',
  comment: 'über die "Pasche"\n',
};

const OPEN_PUFF: Action = { type: 'opening', dice: { white: [6, 5], black: [1, 2] } };

describe('what a record says', () => {
  test('a Puff with a doublet, stopped before the undersides are used up', () => {
    const log = played(
      newLog(puff),
      { type: 'opening', dice: { white: [1, 2], black: [2, 1] } },
      OPEN_PUFF,
      { type: 'throw', dice: [3, 3] },
      { type: 'step', from: 0, number: 3 },
      { type: 'step', from: 0, number: 3 },
      { type: 'step', from: 0, number: 4 },
      { type: 'confirm' },
      { type: 'throw', dice: [5, 2] },
      { type: 'step', from: 0, number: 2 },
    );
    expect(recordOf(log, META)).toEqual({
      format: 'wurfzabel-record',
      version: 1,
      game: 'contraerer-puff',
      edition: 1,
      match: { length: 0 },
      ...META,
      games: [
        {
          opening: [
            { white: [1, 2], black: [2, 1] },
            { white: [6, 5], black: [1, 2] },
          ],
          turns: [
            {
              side: 'white',
              entries: [
                {
                  throw: [3, 3],
                  steps: [
                    [0, 3],
                    [0, 3],
                    [0, 4],
                  ],
                  unused: [4],
                },
              ],
            },
            { side: 'black', entries: [{ throw: [5, 2], steps: [[0, 2]], open: true }] },
          ],
        },
      ],
    });
  });

  test('Backgammon: the opening is the first throw; double, take and resignation', () => {
    const log = played(
      newLog(backgammon),
      { type: 'opening', dice: { white: [1], black: [3] } },
      { type: 'step', from: 17, number: 3 },
      { type: 'step', from: 19, number: 1 },
      { type: 'confirm' },
      { type: 'double' },
      { type: 'take' },
      { type: 'throw', dice: [6, 5] },
      { type: 'resign', points: 1 },
      { type: 'reject' },
      { type: 'step', from: 1, number: 6 },
      { type: 'resign', points: 2 },
      { type: 'accept' },
    );
    expect(recordOf(log).games).toEqual([
      {
        opening: [{ white: [1], black: [3] }],
        turns: [
          {
            side: 'black',
            entries: [
              {
                throw: [1, 3],
                steps: [
                  [17, 3],
                  [19, 1],
                ],
              },
            ],
          },
          {
            side: 'white',
            entries: [
              { double: 'taken' },
              {
                throw: [6, 5],
                steps: [
                  { resign: 1, answer: 'rejected' },
                  [1, 6],
                  { resign: 2, answer: 'accepted' },
                ],
              },
            ],
          },
        ],
        result: { winner: 'black', points: 4, by: 'resignation' },
      },
    ]);
  });

  test('a 1-2 that names a doublet, and a rest played by the other side', () => {
    const rules = unwrap(rulesFor('contraerer-puff', { oneTwo: true, opponentPlaysRest: true }));
    const named = played(
      newLog(rules),
      OPEN_PUFF,
      { type: 'throw', dice: [2, 1] },
      ...[1, 2, 5, 6].map(n => ({ type: 'step', from: 0, number: n }) as Action),
      { type: 'confirm' },
      { type: 'name', number: 4 },
    );
    expect(recordOf(named).games[0]!.turns[0]!.entries).toEqual([
      {
        throw: [2, 1],
        steps: [
          [0, 1],
          [0, 2],
          [0, 5],
          [0, 6],
        ],
      },
      { name: 4, steps: [], open: true },
    ]);
    const shut = unwrap(
      positionFrom(
        { white: { 0: 1, 24: 14 }, black: { 0: 11, 23: 2, 22: 2 }, turn: 'white' },
        rules,
      ),
    );
    const rest = played(
      newLog(rules, gameFrom(rules, shut, 'white')),
      { type: 'throw', dice: [2, 3] },
      { type: 'confirm' },
      { type: 'step', from: 0, number: 2 },
    );
    expect(recordOf(rest)).toMatchObject({
      start: { white: { 0: 1, 24: 14 }, black: { 0: 11, 22: 2, 23: 2 }, turn: 'white' },
      games: [
        {
          turns: [
            {
              side: 'white',
              entries: [
                { throw: [2, 3], steps: [] },
                { rest: [2, 3], steps: [[0, 2]], open: true },
              ],
            },
          ],
        },
      ],
    });
    for (const log of [named, rest])
      expect(read(makeRecordText(recordOf(log))).log.actions).toEqual(log.actions);
  });

  test('changed options and the match stand in the head, the usual ones do not', () => {
    const rules = unwrap(rulesFor('puff', { matchLength: 5, cube: true, pile: true }));
    const head = recordOf(newLog(rules));
    expect(head).toMatchObject({ options: { cube: true, pile: true }, match: { length: 5 } });
    expect(recordOf(newLog(puff))).not.toHaveProperty('options');
    const late = newLog(
      rules,
      newGame(rules, {
        score: { white: 4, black: 2 },
        game: 6,
        isCrawford: true,
        crawfordDone: false,
      }),
    );
    expect(recordOf(late).match).toEqual({
      length: 5,
      score: { white: 4, black: 2 },
      game: 6,
      crawford: 'now',
    });
    expect(read(recordOf(late)).state.standing).toEqual(late.start.standing);
  });

  test('as text it has a line for each turn and is the same JSON', () => {
    for (const { log } of manyLogs(11, 5, 400)) {
      const record = recordOf(log, META);
      const text = makeRecordText(record);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(record)));
      expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThan(260);
    }
  });
});

test('the example in the description of the formats is a record', () => {
  const page = readFileSync(new URL('../../../docs/formats.md', import.meta.url), 'utf8');
  const example = /```json\n(\{[\s\S]*?\n\})\n```/.exec(page)?.[1];
  const { record, state } = read(example);
  expect(record.games).toEqual(JSON.parse(example!).games);
  expect(state).toMatchObject({ onTurn: 'black', phase: { kind: 'play', thrown: [5, 2] } });
});

describe('the log', () => {
  test('a step taken back is not kept', () => {
    const before = played(newLog(puff), OPEN_PUFF, { type: 'throw', dice: [5, 2] });
    const after = played(before, { type: 'step', from: 0, number: 2 }, { type: 'undo' });
    expect(after.actions).toEqual(before.actions);
    expect(recordOf(after)).toEqual(recordOf(before));
    expect(stateOf(after)).toEqual(stateOf(before));
  });

  test('a resignation between steps does not confuse taking back', () => {
    const before = played(
      newLog(puff),
      OPEN_PUFF,
      { type: 'throw', dice: [5, 2] },
      { type: 'resign', points: 1 },
      { type: 'reject' },
    );
    const log = played(
      newLog(puff),
      OPEN_PUFF,
      { type: 'throw', dice: [5, 2] },
      { type: 'step', from: 0, number: 2 },
      { type: 'resign', points: 1 },
      { type: 'reject' },
      { type: 'undo' },
    );
    expect(log.actions).toEqual(before.actions);
    expect(recordOf(log)).toEqual(recordOf(before));
  });

  test('a refused action tells why and leaves the log as it is', () => {
    const log = played(newLog(puff), OPEN_PUFF, { type: 'throw', dice: [5, 2] });
    expect(withAction(log, { type: 'step', from: 0, number: 5 })).toMatchObject({
      ok: false,
      fault: { code: 'ERR_STEP', reason: { code: 'lower-first' } },
    });
    expect(log.actions.length).toBe(2);
  });

  test('a log begins only where a record can', () => {
    const moving = stateOf(played(newLog(puff), OPEN_PUFF, { type: 'throw', dice: [5, 2] }));
    expect(() => newLog(puff, moving)).toThrow('phase "play"');
  });

  test('a log made by hand is worked out from its actions', () => {
    for (const { log } of manyLogs(12, 10, 200)) {
      const bare: GameLog = { rules: log.rules, start: log.start, actions: log.actions, times: [] };
      expect(stateOf(bare)).toEqual(stateOf(log));
      expect(recordOf(bare)).toEqual(recordOf(log));
      expect(statesOf(log).at(-1)).toEqual(stateOf(log));
      expect(statesOf(log).length).toBe(log.actions.length + 1);
    }
  });

  test('times: what the caller says comes back with the entry', () => {
    let log = newLog(backgammon);
    const dice = seeded(13);
    for (let i = 0; i < 60; i++) {
      const action = randomAction(stateOf(log), dice);
      if (action) log = acted(log, action, 1_000 * i);
    }
    const record = recordOf(log, META);
    expect(record.games[0]!.turns[1]!.entries[0]!.time).toBeGreaterThan(0);
    const again = read(makeRecordText(record));
    expect(again.record).toEqual(record);
    const bare: GameLog = {
      rules: log.rules,
      start: again.log.start,
      actions: again.log.actions,
      times: again.log.times,
    };
    expect(recordOf(bare, META)).toEqual(record);
  });
});

const same = (a: GameState, b: GameState): void => {
  expect(a).toEqual(b);
};

describe('record → replay → the same', () => {
  test('random matches of all five games under random options', () => {
    for (const { log } of manyLogs(1855, 150, 600)) {
      const record = recordOf(log, META);
      const back = read(makeRecordText(record));
      expect(back.record).toEqual(record);
      expect(metaOf(back.record)).toEqual(META);
      expect(back.log.actions).toEqual(log.actions);
      same(back.state, stateOf(log));
    }
  });

  test('at every single moment, in the middle of plays too; and it goes on from there', () => {
    for (const [i, game] of GAMES.entries()) {
      const dice = seeded(14, i);
      const rules = randomRules(dice, game.id);
      for (const log of randomLogs(rules, dice, 250)) {
        const back = read(recordOf(log));
        expect(back.log.actions).toEqual(log.actions);
        same(stateOf(back.log), stateOf(log));
        const action = randomAction(stateOf(log), seeded(15, log.actions.length));
        if (action) expect(recordOf(acted(back.log, action))).toEqual(recordOf(acted(log, action)));
      }
    }
  });

  test('games taken up in the middle, with cube and score', () => {
    for (let i = 0; i < 30; i++) {
      const dice = seeded(16, i);
      const rules = randomRules(dice, GAMES[i % 5]!.id);
      const roll = [...randomLogs(rules, dice, 150)]
        .map(stateOf)
        .filter(state => state.phase.kind === 'roll' && state.phase.isFirst)
        .at(-1);
      if (!roll) continue;
      const { position, onTurn, standing, cube } = roll;
      for (const log of randomLogs(
        rules,
        dice,
        40,
        newLog(rules, gameFrom(rules, position, onTurn, { standing, cube })),
      )) {
        const back = read(makeRecordText(recordOf(log)));
        expect(back.log.start).toEqual(log.start);
        same(back.state, stateOf(log));
      }
    }
  });
});
