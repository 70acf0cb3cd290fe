import { describe, expect, test } from 'vitest';
import type { Options } from '../src/options.ts';
import type { GameState } from '../src/state.ts';
import {
  after,
  DONE,
  expectEndings,
  numbersOf,
  refusal,
  resultOf,
  roll,
  rulesOf,
  sit,
  step,
  thrower,
} from './table.ts';

describe('foresight', () => {
  const text = 'x 5:1 10:1 / o 16:2 11:2 10:2';

  test('none: each number is played if it can be, with any man', () => {
    expectEndings(rulesOf('puff', { foresight: 'none' }), text, [1, 4], ['10:2', '5:1 11:1']);
  });

  test('none, in a game without order: either number may come first, then the other if it can be played', () => {
    const rules = rulesOf('backgammon', { foresight: 'none' });
    expectEndings(rules, text, [1, 4], ['10:2', '5:1 11:1']);
    expectEndings(rules, 'x 5:1 / o 14:2', [2, 4], ['7:1', '9:1']);
    expectEndings(rules, 'x 5:1 / o 18:2', [2, 4], ['11:1']);
  });

  test('most: the play uses as many numbers as possible', () => {
    for (const game of ['contraerer-puff', 'puffspel'])
      expectEndings(rulesOf(game, { foresight: 'most' }), text, [1, 4], ['10:2']);
    expectEndings(
      rulesOf('langer-puff', { foresight: 'most' }),
      'x 5:1 10:1 / o 9:2 14:2 15:2',
      [1, 4],
      ['10:2'],
    );
  });

  test('most does not lift the order: without the lower number nothing', () => {
    expectEndings(
      rulesOf('contraerer-puff', { foresight: 'most' }),
      'x 5:1 / o 18:2',
      [2, 4],
      ['5:1'],
    );
  });

  test('most with owed undersides: the tops must leave as many undersides playable as possible', () => {
    const rules = rulesOf('puffspel', { foresight: 'most' });
    expectEndings(rules, 'x 1:1 8:1 / o 11:2 10:2', [1, 1], ['10:1 13:1', '7:1 16:1', '1:1 22:1']);
  });

  test('most with optional undersides: only the tops count', () => {
    const rules = rulesOf('puff');
    expectEndings(
      rules,
      'x 1:1 8:1 / o 11:2 10:2',
      [1, 1],
      [
        '3:1 8:1',
        '9:1 8:1',
        '2:1 9:1',
        '1:1 10:1',
        '7:1 10:1',
        '1:1 16:1',
        '13:1 10:1',
        '7:1 16:1',
        '1:1 22:1',
      ],
    );
  });

  test('most: a win with fewer numbers does not excuse from a longer play', () => {
    // The last man on 22: the 3 alone bears him off; 1 and then 3 do it with both.
    const thrown = after(sit(rulesOf('backgammon'), 'x 22:1 / o 7:15'), roll(3, 1));
    expect(refusal(thrown, step(22, 3))).toBe('forfeits');
    expect(refusal(thrown, step(22, 1))).toBeUndefined();
  });
});

describe('doubletCount', () => {
  /** x cannot enter with a 5, so his doublets are quickly over. */
  const blocked = 'x h:1 / o 20:2 5:1';

  test('game: a player’s first doublet of the game is single, in later turns all are double', () => {
    const back = after(
      sit(rulesOf('puffspel'), blocked),
      roll(5, 5),
      DONE,
      roll(5, 6),
      DONE,
      roll(1, 2),
      step(5, 1),
      step(6, 2),
      DONE,
    );
    expect(numbersOf(after(back, roll(5, 5)))).toHaveLength(8);
  });

  test('turn: the first doublet of each turn is single, later ones of the same turn are double', () => {
    const once = after(
      sit(rulesOf('puffspel', { doubletCount: 'turn' }), blocked),
      roll(5, 5),
      DONE,
    );
    const twice = after(once, roll(5, 5));
    expect(numbersOf(twice)).toHaveLength(8);
    const back = after(twice, DONE, roll(5, 6), DONE, roll(1, 2), step(5, 1), step(6, 2), DONE);
    expect(numbersOf(after(back, roll(5, 5)))).toHaveLength(4);
  });

  test('turn, where only later doublets throw again: a turn never has a second throw', () => {
    const once = after(
      sit(rulesOf('contraerer-puff', { doubletCount: 'turn' }), blocked),
      roll(5, 5),
      DONE,
    );
    expect(thrower(once)).toBe('black');
    const back = after(once, roll(1, 2), step(5, 1), step(6, 2), DONE, roll(5, 5));
    expect(numbersOf(back)).toHaveLength(4);
    expect(thrower(after(back, DONE))).toBe('black');
  });
});

describe('throwAgain', () => {
  const played = (
    options: Partial<Options>,
    doublets: number,
    game = 'contraerer-puff',
  ): GameState => {
    const state = sit(rulesOf(game, options), `x h:1 / o 20:2 5:1 d ${doublets},0`);
    return after(state, roll(5, 5), DONE);
  };

  test('never', () => {
    expect(thrower(played({ throwAgain: 'never' }, 0))).toBe('black');
    expect(thrower(played({ throwAgain: 'never' }, 1))).toBe('black');
    expect(thrower(played({ throwAgain: 'never' }, 1, 'puffspel'))).toBe('black');
  });

  test('every', () => {
    expect(thrower(played({ throwAgain: 'every' }, 0))).toBe('white');
    expect(thrower(played({ throwAgain: 'every' }, 1))).toBe('white');
    expect(thrower(played({ throwAgain: 'every' }, 0, 'backgammon'))).toBe('white');
  });

  test('from-second', () => {
    expect(thrower(played({}, 0))).toBe('black');
    expect(thrower(played({}, 1))).toBe('white');
    expect(thrower(played({ throwAgain: 'from-second' }, 0, 'puff'))).toBe('black');
    expect(thrower(played({ throwAgain: 'from-second' }, 1, 'puff'))).toBe('white');
    expect(thrower(played({ throwAgain: 'from-second' }, 0, 'backgammon'))).toBe('black');
    expect(thrower(played({ throwAgain: 'from-second' }, 1, 'backgammon'))).toBe('white');
  });
});

describe('throwAgainWhenBlocked', () => {
  test('no: a doublet that could not be played out ends the turn', () => {
    const rules = rulesOf('puff', { throwAgainWhenBlocked: false });
    expect(thrower(after(sit(rules, 'x h:1 / o 20:2'), roll(5, 5), DONE))).toBe('black');
    expect(thrower(after(sit(rules, 'x 1:1 / o 14:2'), roll(5, 5), step(1, 5), DONE))).toBe(
      'black',
    );
  });

  test('no: a doublet played out still throws again; undersides that nobody owes need not be played', () => {
    const rules = rulesOf('puff', { throwAgainWhenBlocked: false });
    expect(
      thrower(after(sit(rules, 'x 1:1 / o 12:2'), roll(5, 5), step(1, 5), step(6, 5), DONE)),
    ).toBe('white');
  });

  test('no: where undersides are owed they belong to playing it out', () => {
    const rules = rulesOf('puffspel', { throwAgainWhenBlocked: false });
    expect(
      thrower(after(sit(rules, 'x 1:1 / o 12:2'), roll(5, 5), step(1, 5), step(6, 5), DONE)),
    ).toBe('black');
    const all = after(
      sit(rules, 'x 1:1 / o h:15'),
      roll(5, 5),
      step(1, 5),
      step(6, 5),
      step(11, 2),
      step(13, 2),
      DONE,
    );
    expect(thrower(all)).toBe('white');
  });
});

describe('undersides', () => {
  test('owed: as many as can be played, one after another', () => {
    expectEndings(
      rulesOf('contraerer-puff', { undersides: 'owed' }),
      'x 1:1 / o h:15',
      [4, 4],
      ['15:1'],
    );
    expectEndings(
      rulesOf('langer-puff', { undersides: 'owed' }),
      'x 1:1 / o 15:2',
      [5, 5],
      ['13:1'],
    );
  });

  test('optional: none, some or all', () => {
    expectEndings(
      rulesOf('puffspel', { undersides: 'optional' }),
      'x 1:1 / o h:15',
      [5, 5],
      ['11:1', '13:1', '15:1'],
    );
  });
});

describe('entering', () => {
  test('free: any man may move while others are in hand', () => {
    const rules = rulesOf('contraerer-puff', { entering: 'free' });
    expectEndings(
      rules,
      'x h:1 10:1 / o h:15',
      [1, 2],
      ['3:1 10:1', '1:1 12:1', '2:1 11:1', 'h:1 13:1'],
    );
    expectEndings(
      rules,
      'x h:1 6:1 / o h:15',
      [1, 2],
      ['3:1 6:1', '1:1 8:1', '2:1 7:1', 'h:1 9:1'],
    );
  });

  test('hand-first: no other man moves while one is in hand', () => {
    expectEndings(
      rulesOf('puffspel', { entering: 'hand-first' }),
      'x h:2 2:1 10:1 / o h:15',
      [1, 3],
      ['1:1 2:1 3:1 10:1'],
    );
  });

  test('first-quarter-locked: no man leaves the first quarter while one is in hand', () => {
    const rules = rulesOf('contraerer-puff', { entering: 'first-quarter-locked' });
    expectEndings(
      rules,
      'x h:1 3:1 10:1 / o h:15',
      [4, 5],
      ['4:1 8:1 10:1', '3:1 9:1 10:1', '3:1 4:1 15:1', '3:1 5:1 14:1', 'h:1 3:1 19:1'],
    );
  });
});

describe('bearOff', () => {
  test('free: any man whose number carries him past the last point leaves', () => {
    const rules = rulesOf('contraerer-puff', { bearOff: 'free' });
    expectEndings(rules, 'x 10:1 22:1 / o h:15', [3, 6], ['19:1 22:1', '13:1', '16:1']);
  });

  test('free: a larger number than needed will do, whoever stands further back', () => {
    const rules = rulesOf('puff', { bearOff: 'free' });
    expectEndings(rules, 'x 20:1 23:1 / o h:15', [3, 4], ['23:1', '24:1']);
  });

  test('free: men in hand still enter first where the game asks for it', () => {
    const rules = rulesOf('contraerer-puff', { bearOff: 'free' });
    expectEndings(rules, 'x h:2 24:1 / o h:15', [1, 2], ['1:1 2:1 24:1']);
    expectEndings(rules, 'x h:1 24:1 / o h:15', [1, 2], ['3:1 24:1', '1:1']);
  });

  test('all-home: only when all fifteen are in the last quarter or off', () => {
    expectEndings(rulesOf('contraerer-puff'), 'x 10:1 22:1 / o h:15', [3, 6], ['19:1 22:1']);
  });
});

describe('overshoot', () => {
  test('any-man: a larger number than needed bears any man of the last quarter off', () => {
    expectEndings(
      rulesOf('contraerer-puff', { overshoot: 'any-man' }),
      'x 20:1 23:1 / o h:15',
      [3, 4],
      ['23:1', '24:1'],
    );
    expectEndings(
      rulesOf('langer-puff', { overshoot: 'any-man' }),
      'x 18:1 24:1 / o h:15',
      [1, 6],
      ['24:1', '19:1'],
    );
  });

  test('rearmost: only when no man stands further back', () => {
    expectEndings(
      rulesOf('puffspel', { overshoot: 'rearmost' }),
      'x 20:1 23:1 / o h:15',
      [3, 4],
      ['23:1'],
    );
  });
});

describe('points', () => {
  const LOSERS = [
    '7:14 off:1',
    '7:15',
    '6:1 7:14',
    'h:1 7:14',
    '6:1 7:13 off:1',
    'h:1 7:13 off:1',
  ] as const;
  const TABLE: readonly [Options['points'], readonly number[]][] = [
    ['single', [1, 1, 1, 1, 1, 1]],
    ['alvensleben', [1, 1, 2, 3, 2, 3]],
    ['backgammon', [1, 2, 3, 3, 1, 1]],
    ['backgammon-bar-4', [1, 2, 3, 4, 1, 1]],
  ];

  test.each(TABLE)('%s', (points, expected) => {
    for (const game of ['contraerer-puff', 'langer-puff', 'backgammon']) {
      const rules = rulesOf(game, { points });
      const won = LOSERS.map(
        o => resultOf(after(sit(rules, `x 24:1 / o ${o}`), roll(1, 1), step(24, 1), DONE))?.points,
      );
      expect(won).toEqual(expected);
    }
  });
});
