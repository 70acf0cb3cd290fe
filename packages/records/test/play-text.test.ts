import {
  afterStep,
  beginPlay,
  positionFrom,
  rulesFor,
  samePosition,
  scheduleOf,
  seeded,
  unwrap,
  whyNotStep,
  withStep,
  type Men,
  type Play,
  type Rules,
  type Throw,
} from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { makePlayText, parsePlayText, statesOf } from '../src/index.ts';
import { manyLogs, playsIn } from './random-games.ts';

const rulesOf = (id: string, changes?: object): Rules => unwrap(rulesFor(id, changes));
const backgammon = rulesOf('backgammon');
const puff = rulesOf('puff');
const contraer = rulesOf('contraerer-puff');

/** Men by own station; what is missing to fifteen is off. */
const men = (some: Men): Men => ({
  ...some,
  25: 15 - Object.values(some).reduce((sum, n) => sum + n, 0),
});

const playOn = (rules: Rules, white: Men, black: Men, thrown: Throw, doubletsBefore = 0): Play => {
  const doublets = { white: doubletsBefore, black: 0 };
  const position = unwrap(
    positionFrom({ white: men(white), black: men(black), turn: 'white', doublets }, rules),
  );
  return beginPlay(scheduleOf(rules, doubletsBefore, thrown), position);
};

/** The steps found for a text, written as "from+number", or the code of the fault and the reason's. */
const read = (rules: Rules, play: Play, text: string): string => {
  const parsed = parsePlayText(rules, play, text);
  if (parsed.ok) return parsed.value.map(step => `${step.from}+${step.number}`).join(' ');
  return [parsed.fault.code, parsed.fault.reason?.code].filter(Boolean).join(' ');
};

const START: Men = { 1: 2, 12: 5, 17: 3, 19: 5 };
const opening = (thrown: Throw): Play => playOn(backgammon, START, START, thrown);

describe('writing', () => {
  const text = (rules: Rules, play: Play, ...steps: readonly [number, number][]): string =>
    makePlayText(
      rules,
      play.start,
      steps.map(([from, number]) => ({ from, number: number as 1 })),
    );

  test('Puff: own stations counted from the entry', () => {
    expect(text(puff, playOn(puff, { 0: 15 }, { 0: 15 }, [3, 5]), [0, 3], [0, 5])).toBe(
      'hand/3 hand/5',
    );
    expect(text(puff, playOn(puff, { 20: 2 }, { 0: 15 }, [5, 5], 1), [20, 5], [20, 5])).toBe(
      '20/off(2)',
    );
  });

  test('Backgammon: distances from home', () => {
    expect(text(backgammon, opening([3, 1]), [17, 3], [19, 1])).toBe('8/5 6/5');
    expect(
      text(
        backgammon,
        playOn(backgammon, { 0: 1, 12: 1 }, { 24: 1, 7: 1 }, [3, 6]),
        [0, 3],
        [12, 6],
      ),
    ).toBe('bar/22 13/7*');
  });

  test('steps of one man are one move; a place between is told only if he hits there', () => {
    expect(text(backgammon, opening([6, 5]), [1, 6], [7, 5])).toBe('24/13');
    const play = playOn(backgammon, { 12: 1, 24: 2 }, { 7: 1, 3: 2 }, [6, 5]);
    expect(text(backgammon, play, [12, 6], [18, 5])).toBe('13/7*/2');
  });

  test('equal moves are counted, chains of equally many men too', () => {
    expect(text(backgammon, opening([3, 3]), [12, 3], [12, 3], [15, 3], [15, 3])).toBe('13/7(2)');
    expect(text(backgammon, opening([3, 3]), [12, 3], [12, 3], [17, 3], [17, 3])).toBe(
      '13/10(2) 8/5(2)',
    );
    expect(text(backgammon, opening([1, 1]), [17, 1], [19, 1], [17, 1], [19, 1])).toBe(
      '8/7(2) 6/5(2)',
    );
  });

  test('no step, no text', () => {
    expect(text(backgammon, opening([1, 1]))).toBe('');
  });
});

describe('reading', () => {
  test.each([
    ['8/5 6/5', '17+3 19+1'],
    ['6/5 8/5', '19+1 17+3'],
    ['8-5, 6-5', '17+3 19+1'],
    ['8/5*; 6/5*', '17+3 19+1'],
    ['8 → 5  6 -> 5', '17+3 19+1'],
    ['6/5/2', '19+1 20+3'],
    ['13/9', '12+3 15+1'],
    ['13 / 10 / 9', '12+3 15+1'],
    ['13/9 ', '12+3 15+1'],
    ['24/23/20', '1+1 2+3'],
  ])('Backgammon 3-1: %s', (text, steps) => {
    expect(read(backgammon, opening([3, 1]), text)).toBe(steps);
  });

  test.each([
    ['8/5(2) 6/3(2)', '17+3 17+3 19+3 19+3'],
    ['8/5 (2), 6/3 (2)', '17+3 17+3 19+3 19+3'],
    ['8/5x2 6/3x2', '17+3 17+3 19+3 19+3'],
    ['13/7(2)', '12+3 12+3 15+3 15+3'],
    ['13/4 24/21', '12+3 15+3 18+3 1+3'],
  ])('Backgammon 3-3: %s', (text, steps) => {
    expect(
      read(backgammon, opening([3, 3]), text)
        .split(' ')
        .sort(),
    ).toEqual(steps.split(' ').sort());
  });

  test('hand, bar and off in words, letters and numbers', () => {
    for (const word of ['hand', 'h', 'bar', 'B', '0', 'HAND'])
      expect(read(puff, playOn(puff, { 0: 2 }, { 0: 15 }, [3, 5]), `${word}/3 ${word}/5`)).toBe(
        '0+3 0+5',
      );
    for (const word of ['bar', 'b', '25', 'hand'])
      expect(read(backgammon, playOn(backgammon, { 0: 1 }, START, [3, 4]), `${word}/22/18`)).toBe(
        '0+3 3+4',
      );
    for (const word of ['off', 'o', 'aus', '0', 'Off'])
      expect(
        read(backgammon, playOn(backgammon, { 24: 2 }, { 20: 2 }, [3, 4]), `1/${word}(2)`),
      ).toBe('24+3 24+4');
    for (const word of ['off', 'o', '25'])
      expect(read(puff, playOn(puff, { 24: 2 }, { 20: 2 }, [3, 4]), `24/${word}(2)`)).toBe(
        '24+3 24+4',
      );
  });

  test('moves typed in any order come in the order that the rules ask for', () => {
    expect(read(contraer, playOn(contraer, { 0: 15 }, { 0: 15 }, [5, 3]), 'h/5 h/3')).toBe(
      '0+3 0+5',
    );
    // The man entering must come first; the other then goes on with the higher number.
    expect(
      read(contraer, playOn(contraer, { 0: 1, 10: 2 }, { 0: 15 }, [2, 4]), '10/14 hand/2'),
    ).toBe('0+2 10+4');
    expect(
      read(contraer, playOn(contraer, { 10: 4 }, { 0: 15 }, [2, 2]), '12/17 10/12 10/12'),
    ).toBe('10+2 10+2 12+5');
  });

  test('where two ways lead to a place, the one without a hit is meant; the other can be named', () => {
    const play = playOn(backgammon, { 12: 1, 24: 2 }, { 7: 1, 3: 2 }, [6, 5]);
    expect(read(backgammon, play, '13/2')).toBe('12+5 17+6');
    expect(read(backgammon, play, '13/7*/2')).toBe('12+6 18+5');
    const forced = playOn(backgammon, { 12: 1, 24: 2 }, { 7: 1, 8: 2 }, [6, 5]);
    expect(read(backgammon, forced, '13/2')).toBe('12+6 18+5');
  });

  test('passing: with a word, with nothing, only where nothing must be played', () => {
    const blocked = playOn(
      backgammon,
      { 0: 1, 24: 1 },
      { 19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 0, 18: 5 },
      [1, 2],
    );
    const shut = playOn(backgammon, { 0: 1 }, { 24: 2, 23: 2 }, [1, 2]);
    for (const text of ['pass', '', '-', '  ', 'Passe'])
      expect(read(backgammon, shut, text)).toBe('');
    expect(read(backgammon, blocked, 'pass')).toBe('ERR_MUST_PLAY');
    expect(parsePlayText(backgammon, opening([3, 1]), 'pass')).toMatchObject({
      fault: { message: 'you cannot pass: the 1 or 3 can be played, for instance 24/23' },
    });
  });

  test('a play begun goes on', () => {
    const play = withStep(opening([3, 1]), { from: 17, number: 3 });
    expect(read(backgammon, play, '6/5')).toBe('19+1');
    expect(read(backgammon, play, '8/5')).toBe('ERR_MOVE no-number');
  });

  test.each([
    [backgammon, opening([3, 1]), '8/2', 'ERR_MOVE no-number'],
    [backgammon, opening([3, 1]), '5/2', 'ERR_MOVE no-man'],
    [backgammon, opening([3, 1]), '6/9', 'ERR_MOVE backwards'],
    [backgammon, opening([6, 5]), '24/19', 'ERR_MOVE band'],
    [backgammon, opening([6, 5]), '13/7 13/7', 'ERR_MOVE no-number'],
    [contraer, playOn(contraer, { 0: 3, 8: 2 }, { 0: 15 }, [2, 4]), '8/10', 'ERR_MOVE hand-first'],
    [
      contraer,
      playOn(contraer, { 0: 3, 8: 2 }, { 0: 15 }, [2, 4]),
      'hand/4',
      'ERR_MOVE lower-first',
    ],
    [
      contraer,
      playOn(contraer, { 8: 2, 20: 1 }, { 0: 15 }, [2, 5]),
      '20/off',
      'ERR_MOVE not-all-home',
    ],
    [contraer, playOn(contraer, { 8: 4 }, { 0: 15 }, [2, 2]), '8/13', 'ERR_MOVE tops-first'],
    [contraer, playOn(contraer, { 0: 4 }, { 0: 15 }, [2, 2]), 'hand/2(5)', 'ERR_MOVE'],
    [backgammon, opening([3, 1]), '8', 'ERR_WORD'],
    [backgammon, opening([3, 1]), '8/5(9)', 'ERR_WORD'],
    [backgammon, opening([3, 1]), '8/zz', 'ERR_PLACE'],
    [backgammon, opening([3, 1]), '8/26', 'ERR_PLACE'],
    [backgammon, opening([3, 1]), '8/5 '.repeat(100), 'ERR_TEXT_LENGTH'],
  ] as const)('refused %#', (rules, play, text, fault) => {
    expect(read(rules, play, text)).toMatch(new RegExp(`^${fault}`));
  });

  test('the message names the move and the reason', () => {
    expect(parsePlayText(backgammon, opening([6, 5]), '13/7 24/19')).toMatchObject({
      fault: { move: '24/19', message: '"24/19": point 19 is held by a band of 5' },
    });
  });
});

test('what is written is read back to the same position, in every game under random options', () => {
  let plays = 0;
  for (const { name, log } of manyLogs(1855, 100, 300)) {
    for (const { play } of playsIn(statesOf(log))) {
      const text = makePlayText(log.rules, play.start, play.steps);
      const parsed = parsePlayText(log.rules, beginPlay(play.schedule, play.start), text);
      if (!parsed.ok)
        throw new Error(
          `${name}: "${text}" (${JSON.stringify(play.steps)}): ${parsed.fault.message}`,
        );
      const ending = parsed.value.reduce(afterStep, play.start);
      if (!samePosition(ending, play.position))
        throw new Error(
          `${name}: "${text}" was ${JSON.stringify(play.steps)} and is read as ${JSON.stringify(parsed.value)}`,
        );
      plays++;
    }
  }
  expect(plays).toBeGreaterThan(3_000);
});

test('10,000 mutated texts neither crash nor hang, and no step that they give is illegal', () => {
  const dice = seeded(406, 0);
  const letters = [
    ...'0123456789/-*(),; →хhboff',
    'bar',
    'hand',
    'off',
    '(2)',
    '/',
    '//',
    '\u0000',
    '💥',
    '25',
    '999',
    '->',
    'x',
  ];
  let tried = 0;
  let accepted = 0;
  let slowest = 0;
  for (const { name, log } of manyLogs(99, 1_000, 400)) {
    for (const { play: ended } of playsIn(statesOf(log))) {
      const play = beginPlay(ended.schedule, ended.start);
      let text = makePlayText(log.rules, play.start, ended.steps);
      for (let i = dice.below(4); i >= 0; i--) {
        const at = dice.below(text.length + 1);
        text =
          text.slice(0, at) +
          (dice.below(3) > 0 ? letters[dice.below(letters.length)]! : '') +
          text.slice(at + dice.below(3));
      }
      const before = performance.now();
      const parsed = parsePlayText(log.rules, play, text);
      slowest = Math.max(slowest, performance.now() - before);
      tried++;
      if (parsed.ok) {
        accepted++;
        parsed.value.reduce((at, step) => {
          if (whyNotStep(log.rules, at, step))
            throw new Error(`${name}: "${text}" gives the illegal step ${JSON.stringify(step)}`);
          return withStep(at, step);
        }, play);
      } else expect(parsed.fault.message.length).toBeLessThan(400);
      if (tried % 10_000 === 0) break;
    }
    if (tried >= 10_000) break;
  }
  expect(tried).toBe(10_000);
  expect(accepted).toBeGreaterThan(500);
  expect(slowest).toBeLessThan(3_000);
});
