import { describe, expect, test } from 'vitest';
import { optionsFrom } from '../src/options.ts';
import { positionFrom, SETUP_FAULTS, type Setup } from '../src/position.ts';
import { GAMES, rulesFor } from '../src/registry.ts';
import { position } from './notation.ts';
import { rulesOf } from './table.ts';

const contrary = rulesOf('contraerer-puff');
const parallel = rulesOf('langer-puff');

const faultOf = (setup: unknown, rules = contrary): string | undefined => {
  const read = positionFrom(setup as Setup, rules);
  return read.ok ? undefined : read.fault.code;
};

describe('the door from a setup to a position', () => {
  const good = position('x h:1 3:2 off:12 / o h:15');

  const BAD: readonly (readonly [fault: string, setup: unknown])[] = [
    ['ERR_SETUP', null],
    ['ERR_SETUP', [good]],
    ['ERR_SETUP', { ...good, white: 15 }],
    ['ERR_TURN', { ...good, turn: 'red' }],
    ['ERR_TURN', { ...good, turn: undefined }],
    ['ERR_STATION', { ...good, white: { 0: 14, 26: 1 } }],
    ['ERR_STATION', { ...good, white: { 0: 14, '01': 1 } }],
    ['ERR_STATION', { ...good, white: { 0: 14, bar: 1 } }],
    ['ERR_COUNT', { ...good, white: { 0: 16, 1: -1 } }],
    ['ERR_COUNT', { ...good, white: { 0: 14.5, 1: 0.5 } }],
    ['ERR_COUNT', { ...good, white: { 0: '15' } }],
    ['ERR_MEN', { ...good, white: { 0: 14 } }],
    ['ERR_MEN', { ...good, white: { 0: 15, 1: 1 } }],
    ['ERR_SHARED_POINT', { ...good, white: { 0: 13, 3: 2 }, black: { 0: 13, 22: 2 } }],
    ['ERR_BOTH_OFF', { ...good, white: { 25: 15 }, black: { 25: 15 } }],
    ['ERR_DOUBLETS', { ...good, doublets: { white: -1, black: 0 } }],
    ['ERR_DOUBLETS', { ...good, doublets: { white: 128, black: 0 } }],
    ['ERR_DOUBLETS', { ...good, doublets: 1 }],
  ];

  test('lets a legal one in', () => {
    expect(faultOf(good)).toBeUndefined();
    expect(faultOf({ white: good.white, black: good.black, turn: 'black' })).toBeUndefined();
  });

  test.each(BAD)('%s', (fault, setup) => {
    expect(faultOf(setup)).toBe(fault);
  });

  test('every fault of the closed list has its case here', () => {
    expect([...new Set(BAD.map(([fault]) => fault))].toSorted()).toEqual(
      [...SETUP_FAULTS].toSorted(),
    );
  });

  test('which points the two sides share depends on the course', () => {
    const meeting = { white: { 0: 13, 3: 2 }, black: { 0: 13, 3: 2 }, turn: 'white' };
    expect(faultOf(meeting, contrary)).toBeUndefined();
    expect(faultOf(meeting, parallel)).toBe('ERR_SHARED_POINT');
    const apart = { white: { 0: 13, 3: 2 }, black: { 0: 13, 22: 2 }, turn: 'white' };
    expect(faultOf(apart, contrary)).toBe('ERR_SHARED_POINT');
    expect(faultOf(apart, parallel)).toBeUndefined();
  });
});

describe('games and options', () => {
  test('the five games, each with edition and source', () => {
    expect(GAMES.map(game => game.id)).toEqual([
      'contraerer-puff',
      'langer-puff',
      'puffspel',
      'puff',
      'backgammon',
    ]);
    for (const game of GAMES)
      expect(game).toMatchObject({
        edition: expect.any(Number),
        source: expect.any(String),
        men: 15,
      });
  });

  test.each([
    ['chess', undefined, 'ERR_GAME'],
    [undefined, undefined, 'ERR_GAME'],
    ['puff', 'most', 'ERR_OPTIONS'],
    ['puff', { depth: 2 }, 'ERR_OPTION_NAME'],
    ['puff', { foresight: 'some' }, 'ERR_OPTION_VALUE'],
    ['puff', { foresight: 'toString' }, 'ERR_OPTION_VALUE'],
    ['puff', { pile: 1 }, 'ERR_OPTION_VALUE'],
    ['puff', { matchLength: 2.5 }, 'ERR_OPTION_VALUE'],
    ['puff', { matchLength: -1 }, 'ERR_OPTION_VALUE'],
  ] as const)('%s with %j is refused: %s', (id, changes, fault) => {
    expect(rulesFor(id, changes)).toMatchObject({ ok: false, fault: { code: fault } });
  });

  test('two-valued options may be written as the rules print them', () => {
    const changed = optionsFrom(contrary.game.options, { pile: 'on', throwAgainWhenBlocked: 'no' });
    expect(changed).toMatchObject({
      ok: true,
      value: { pile: true, throwAgainWhenBlocked: false },
    });
  });
});
