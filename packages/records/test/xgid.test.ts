import {
  DOUBLETS,
  GAMES,
  newGame,
  rulesFor,
  seeded,
  setupOf,
  unwrap,
  type GameState,
} from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { makeXgid, newLog, parseXgid, stateOf, withAction } from '../src/index.ts';
import { randomLogs, randomRules } from './random-games.ts';

const START = '-b----E-C---eE---c-e----B-';
const states = (text: string): GameState => stateOf(unwrap(parseXgid(text)));
const codeOf = (text: string): string => {
  const parsed = parseXgid(text);
  return parsed.ok ? 'accepted' : parsed.fault.code;
};

test('the well-known start', () => {
  const text = `XGID=${START}:0:0:1:00:0:0:0:0:10`;
  const state = states(text);
  expect(state.position).toEqual(newGame(state.rules).position);
  expect(state).toMatchObject({
    onTurn: 'white',
    cube: { value: 1, owner: null },
    phase: { kind: 'roll', isFirst: true },
  });
  expect(makeXgid(state)).toEqual({ ok: true, value: text });
});

test('a published position: Black to play 6-3 in a match to five, cube on two with White', () => {
  const text = 'XGID=---BBBBAAA---Ac-bbccbAA-A-:1:1:-1:63:4:3:0:5:8';
  const state = states(text);
  expect(state).toMatchObject({
    onTurn: 'black',
    cube: { value: 2, owner: 'white' },
    standing: { score: { white: 4, black: 3 }, isCrawford: false, crawfordDone: true },
  });
  expect(setupOf(state.position, state.onTurn, 'contrary')).toMatchObject({
    white: { 1: 1, 3: 1, 4: 1, 12: 1, 16: 1, 17: 1, 18: 1, 19: 2, 20: 2, 21: 2, 22: 2 },
    black: { 14: 3, 16: 2, 17: 2, 18: 3, 19: 3, 20: 2 },
  });
  expect(makeXgid(state)).toEqual({ ok: true, value: text.replace(/8$/, '10') });
});

test('bars, men off, Crawford, Jacoby, a double offered', () => {
  const bars = states(
    'XGID=b-------------------------:0:0:-1:21:0:0:3:0:10'.replace(
      /b-{24}-/,
      'bD-----------------------A',
    ),
  );
  expect(setupOf(bars.position, 'black', 'contrary')).toMatchObject({
    white: { 0: 1, 24: 4, 25: 10 },
    black: { 0: 2, 25: 13 },
  });
  expect(bars.rules.jacoby).toBe(true);
  expect(states(`XGID=${START}:0:0:1:00:6:2:1:7:10`).standing).toMatchObject({
    isCrawford: true,
    crawfordDone: false,
  });
  expect(states(`XGID=${START}:1:-1:-1:D:6:2:0:9:10`)).toMatchObject({
    onTurn: 'black',
    phase: { kind: 'doubled' },
  });
});

describe('refused with a code', () => {
  test.each([
    ['', 'ERR_XGID'],
    ['XGID=', 'ERR_XGID'],
    [`XGID=${START}`, 'ERR_XGID'],
    [`XGID=${START}:0:0:1:00:0:0:0:0:10:1`, 'ERR_XGID'],
    [`XGID=${START.replace('E', 'P')}:0:0:1:00:0:0:0:0:10`, 'ERR_XGID'],
    [`XGID=${START.replace('E', 'O')}:0:0:1:00:0:0:0:0:10`, 'ERR_BOARD'],
    [`XGID=A${START.slice(1)}:0:0:1:00:0:0:0:0:10`, 'ERR_BOARD'],
    [`XGID=${'-'.repeat(26)}:0:0:1:00:0:0:0:0:10`, 'ERR_BOARD'],
    [`XGID=-A${'-'.repeat(24)}:0:0:1:00:0:0:0:0:10`, 'ERR_POSITION'],
    [`XGID=${START}:13:0:1:00:0:0:0:0:10`, 'ERR_CUBE'],
    [`XGID=${START}:x:0:1:00:0:0:0:0:10`, 'ERR_CUBE'],
    [`XGID=${START}:1:2:1:00:0:0:0:0:10`, 'ERR_CUBE'],
    // Owned and not doubled; doubled in the Crawford game.
    [`XGID=${START}:0:1:1:00:0:0:0:0:10`, 'ERR_CUBE'],
    [`XGID=${START}:1:1:1:00:6:1:1:7:10`, 'ERR_CUBE'],
    [`XGID=${START}:0:0:0:00:0:0:0:0:10`, 'ERR_TURN'],
    [`XGID=${START}:0:0:1:70:0:0:0:0:10`, 'ERR_DICE'],
    [`XGID=${START}:0:0:1:B:0:0:0:0:10`, 'ERR_DICE'],
    [`XGID=${START}:0:0:1:00:7:0:0:7:10`, 'ERR_MATCH'],
    [`XGID=${START}:0:0:1:00:0:0:1:7:10`, 'ERR_MATCH'],
    [`XGID=${START}:0:0:1:00:6:6:1:7:10`, 'ERR_MATCH'],
    [`XGID=${START}:0:0:1:00:-1:0:0:0:10`, 'ERR_MATCH'],
    [`XGID=${START}:1:-1:1:D:0:0:0:0:10`, 'ERR_POSITION'],
  ])('%s: %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test('games that are not played on this board', () => {
    for (const game of GAMES.filter(candidate => candidate.numbering === 'from-entry')) {
      const rules = unwrap(rulesFor(game.id));
      expect(parseXgid(`XGID=${START}:0:0:1:00:0:0:0:0:10`, rules)).toMatchObject({
        fault: { code: 'ERR_GAME' },
      });
      expect(makeXgid(newGame(rules))).toMatchObject({ fault: { code: 'ERR_NOT_EXPRESSIBLE' } });
    }
  });
});

test('moments without an XGID say so', () => {
  const log = unwrap(parseXgid(`XGID=${START}:0:0:1:00:0:0:0:0:10`));
  const resigning = withAction(log, { type: 'resign', points: 1 });
  expect(resigning.ok && makeXgid(stateOf(resigning.value))).toMatchObject({
    fault: { code: 'ERR_NOT_EXPRESSIBLE' },
  });
  expect(makeXgid(stateOf(newLog(log.rules)))).toMatchObject({
    fault: { code: 'ERR_NOT_EXPRESSIBLE' },
  });
});

/** What an XGID tells: all but the doublets thrown, the number of games and how much of a play has been made. */
const told = (state: GameState): unknown => {
  const { position, onTurn, cube, standing, phase, rules } = state;
  const thrown = phase.kind === 'play' ? phase.thrown : phase.kind;
  return {
    position: [...position.subarray(0, DOUBLETS)],
    onTurn,
    cube,
    score: standing.score,
    isCrawford: standing.isCrawford,
    thrown,
    length: rules.matchLength,
  };
};

test('round trip of the moments of random matches', () => {
  let tried = 0;
  for (let i = 0; i < 40; i++) {
    const dice = seeded(71, i);
    const rules = randomRules(dice, 'backgammon');
    for (const log of randomLogs(rules, dice, 150)) {
      const state = stateOf(log);
      const text = makeXgid(state);
      if (!text.ok) continue;
      expect(told(stateOf(unwrap(parseXgid(text.value, rules))))).toEqual(told(state));
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(2_000);
});

test('10,000 mutated XGIDs: a fault, or a game that is written the same again', () => {
  const dice = seeded(72);
  const letters = [...':-0123456789ABCDEOabcdeoDBR=', '\u0000', '€'];
  let accepted = 0;
  for (let i = 0; i < 10_000; i++) {
    let text = [
      `XGID=${START}:0:0:1:00:0:0:0:0:10`,
      'XGID=---BBBBAAA---Ac-bbccbAA-A-:1:1:-1:63:4:3:0:5:8',
    ][dice.below(2)]!;
    for (let n = dice.below(4); n >= 0; n--) {
      const at = dice.below(text.length);
      text =
        text.slice(0, at) + letters[dice.below(letters.length)]! + text.slice(at + dice.below(3));
    }
    const parsed = parseXgid(text);
    if (!parsed.ok) continue;
    accepted++;
    const again = unwrap(makeXgid(stateOf(parsed.value)));
    expect(told(stateOf(unwrap(parseXgid(again))))).toEqual(told(stateOf(parsed.value)));
  }
  expect(accepted).toBeGreaterThan(100);
});
