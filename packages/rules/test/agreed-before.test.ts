import { describe, expect, test } from 'vitest';
import { decisionOf } from '../src/decision.ts';
import { legalPlays, playsOf } from '../src/plays.ts';
import { positionFrom, turnRound } from '../src/position.ts';
import { unwrap } from '../src/result.ts';
import { scheduleOfRest } from '../src/schedule.ts';
import type { GameState } from '../src/state.ts';
import { position } from './notation.ts';
import {
  after,
  DONE,
  expectEndings,
  menText,
  name,
  numbersLeft,
  numbersOf,
  refusal,
  resultOf,
  roll,
  rulesOf,
  sit,
  step,
  textOf,
  thrower,
} from './table.ts';

// What source A allows where it was agreed before the game.

describe('pile', () => {
  const rules = rulesOf('contraerer-puff', { pile: true });

  test('all fifteen men on one point at the end of a play win at once, fourfold', () => {
    const won = after(sit(rules, 'x 10:14 7:1 / o h:15'), roll(1, 2), step(7, 1), step(8, 2), DONE);
    expect(resultOf(won)).toEqual({ winner: 'white', points: 4, by: 'pile' });
  });

  test('not in the middle of a play', () => {
    const on = after(sit(rules, 'x 10:14 9:1 / o h:15'), roll(1, 2), step(9, 1));
    expect(refusal(on, DONE)).toBe('ERR_STOP');
    expect(thrower(after(on, step(10, 2), DONE))).toBe('black');
  });

  test('also where the player stops before his undersides', () => {
    const won = after(sit(rules, 'x 10:14 8:1 / o h:15'), roll(1, 1), step(8, 1), step(9, 1), DONE);
    expect(resultOf(won)?.by).toBe('pile');
  });

  test('men borne off or in hand do not stand in it', () => {
    expect(
      thrower(
        after(sit(rules, 'x 20:13 17:1 / o h:15'), roll(1, 2), step(17, 1), step(18, 2), DONE),
      ),
    ).toBe('black');
    expect(
      thrower(after(sit(rules, 'x 19:1 / o h:15'), roll(1, 2), step(19, 1), step(20, 2), DONE)),
    ).toBe('black');
    const puffspel = rulesOf('puffspel', { pile: true });
    expect(
      thrower(
        after(sit(puffspel, 'x h:1 5:13 2:1 / o h:15'), roll(1, 2), step(2, 1), step(3, 2), DONE),
      ),
    ).toBe('black');
  });

  test('off unless agreed', () => {
    expect(
      thrower(
        after(
          sit(rulesOf('contraerer-puff'), 'x 10:14 7:1 / o h:15'),
          roll(1, 2),
          step(7, 1),
          step(8, 2),
          DONE,
        ),
      ),
    ).toBe('black');
  });
});

describe('row', () => {
  const rules = rulesOf('contraerer-puff', { row: true });
  const fourteen = Array.from({ length: 14 }, (_, i) => `${i + 4}:1`).join(' ');

  test('fifteen single men on fifteen points in a row at the end of a play win at once, threefold', () => {
    const won = after(
      sit(rules, `x h:1 ${fourteen} / o h:15`),
      roll(1, 2),
      step(0, 1),
      step(1, 2),
      DONE,
    );
    expect(resultOf(won)).toEqual({ winner: 'white', points: 3, by: 'row' });
  });

  test('a gap or a band breaks it', () => {
    expect(
      thrower(
        after(sit(rules, `x h:1 ${fourteen} / o h:15`), roll(1, 2), step(0, 1), step(4, 2), DONE),
      ),
    ).toBe('black');
    expect(
      thrower(
        after(sit(rules, `x h:1 ${fourteen} / o h:15`), roll(1, 3), step(0, 1), step(1, 3), DONE),
      ),
    ).toBe('black');
  });

  test('off unless agreed', () => {
    const on = after(
      sit(rulesOf('contraerer-puff'), `x h:1 ${fourteen} / o h:15`),
      roll(1, 2),
      step(0, 1),
      step(1, 2),
      DONE,
    );
    expect(thrower(on)).toBe('black');
  });
});

describe('oneTwo', () => {
  const rules = rulesOf('contraerer-puff', { oneTwo: true });
  const played = (text: string, game = rules): GameState =>
    after(sit(game, text), roll(1, 2), step(1, 1), step(2, 2), step(4, 5), step(9, 6), DONE);

  test('a throw of 1-2 also plays 5 and 6, each owed in this order', () => {
    for (const game of ['contraerer-puff', 'langer-puff', 'puffspel', 'puff', 'backgammon'])
      expectEndings(rulesOf(game, { oneTwo: true }), 'x 1:1 / o h:15', [2, 1], ['15:1']);
    const thrown = after(sit(rules, 'x 1:1 / o h:15'), roll(1, 2));
    expect(numbersOf(thrown)).toEqual([1, 2, 5, 6]);
    expect(refusal(thrown, step(1, 2))).toBe('lower-first');
    expect(refusal(after(thrown, step(1, 1), step(2, 2)), step(4, 6))).toBe('in-order');
    expect(refusal(after(thrown, step(1, 1), step(2, 2)), DONE)).toBe('ERR_STOP');
  });

  test('5 and 6 only if 1 and 2 were both played, the 6 only after the 5', () => {
    expectEndings(rules, 'x 1:1 / o 23:2', [1, 2], ['1:1']);
    expectEndings(rules, 'x 1:1 / o 21:2', [1, 2], ['2:1']);
    expectEndings(rules, 'x 1:1 / o 16:2', [1, 2], ['4:1']);
    expect(
      thrower(after(sit(rules, 'x 1:1 / o 16:2'), roll(1, 2), step(1, 1), step(2, 2), DONE)),
    ).toBe('black');
  });

  test('if the 6 cannot be played no doublet is named', () => {
    expectEndings(rules, 'x 1:1 / o 10:2', [1, 2], ['9:1']);
    expect(
      thrower(
        after(sit(rules, 'x 1:1 / o 10:2'), roll(1, 2), step(1, 1), step(2, 2), step(4, 5), DONE),
      ),
    ).toBe('black');
  });

  test('if all four were played the thrower names a doublet, which is as if thrown: his first is single and throws no more', () => {
    const all = played('x 1:1 / o h:15');
    expect(decisionOf(all)).toMatchObject({ kind: 'name-doublet', by: 'white' });
    const named = after(all, name(3));
    expect(numbersOf(named)).toEqual([3, 3, 4, 4]);
    expect(thrower(after(named, step(15, 3), step(18, 3), DONE))).toBe('black');
  });

  test('a named doublet counts: his second is double and grants the extra throw', () => {
    const named = after(played('x 1:1 / o h:15 d 1,0'), name(1));
    expect(numbersOf(named)).toEqual([1, 1, 1, 1, 6, 6, 6, 6]);
    expect(thrower(after(named, step(15, 1), step(16, 1), step(17, 1), step(18, 1), DONE))).toBe(
      'white',
    );
  });

  test('after the first doublet was a named one, the next thrown one is double', () => {
    const named = after(played('x 1:1 / o 1:1'), name(1), step(15, 1), step(16, 1), DONE);
    const back = after(named, roll(1, 3), step(1, 1), step(2, 3), DONE);
    expect(numbersOf(after(back, roll(1, 1)))).toHaveLength(8);
  });

  test('where every doublet throws again, a named one does', () => {
    const puffspel = rulesOf('puffspel', { oneTwo: true });
    const named = after(
      played('x 1:1 2:1 / o h:15', puffspel),
      name(1),
      step(2, 1),
      step(3, 1),
      step(4, 6),
    );
    expect(numbersLeft(named)).toEqual([6]);
    expect(thrower(after(named, step(10, 6), DONE))).toBe('white');
  });

  test('in backgammon the named doublet is played four times and throws no more', () => {
    const named = after(played('x 1:1 / o h:15', rulesOf('backgammon', { oneTwo: true })), name(1));
    expect(numbersOf(named)).toEqual([1, 1, 1, 1]);
    expect(thrower(after(named, step(15, 1), step(16, 1), step(17, 1), step(18, 1), DONE))).toBe(
      'black',
    );
  });

  test('a win on the way ends the game: no doublet is named', () => {
    const won = after(
      sit(rules, 'x 17:1 / o 2:15'),
      roll(1, 2),
      step(17, 1),
      step(18, 2),
      step(20, 5),
      DONE,
    );
    expect(resultOf(won)?.winner).toBe('white');
  });

  test('off unless agreed', () => {
    expectEndings(rulesOf('contraerer-puff'), 'x 1:1 / o h:15', [1, 2], ['4:1']);
  });
});

describe('opponentPlaysRest', () => {
  const rules = rulesOf('contraerer-puff', { opponentPlaysRest: true });

  test('owed numbers that the thrower could not play are played by the other with his own men', () => {
    const rest = after(sit(rules, 'x 5:1 / o 18:2 1:1'), roll(2, 4), DONE);
    expect(decisionOf(rest)).toMatchObject({ kind: 'play-rest', by: 'black', why: 'others-rest' });
    expect(numbersOf(rest)).toEqual([2, 4]);
    const done = after(rest, step(1, 2), step(3, 4), DONE);
    expect(thrower(done)).toBe('black');
  });

  test('in the same order and under the same duties', () => {
    const rest = after(sit(rules, 'x 5:1 / o 18:2 1:1'), roll(2, 4), DONE);
    expect(refusal(rest, step(1, 4))).toBe('lower-first');
    expect(refusal(rest, DONE)).toBe('ERR_STOP');
    expect(refusal(after(rest, step(1, 2)), DONE)).toBe('ERR_STOP');
  });

  test('only what was left over', () => {
    const rest = after(sit(rules, 'x 5:1 / o 14:2 1:1'), roll(2, 4), step(5, 2), DONE);
    expect(numbersOf(rest)).toEqual([4]);
  });

  test('tops of a doublet, never undersides, before any extra throw', () => {
    const rest = after(sit(rules, 'x h:1 / o 22:2 1:1 d 1,0'), roll(3, 3), DONE);
    expect(numbersOf(rest)).toEqual([3, 3, 3, 3]);
    expect(decisionOf(rest).by).toBe('black');
    const done = after(rest, step(1, 3), step(4, 3), step(7, 3), step(10, 3), DONE);
    expect(thrower(done)).toBe('white');
  });

  test('undersides that were not played are not played by the other, owed or not', () => {
    const owed = rulesOf('puffspel', { opponentPlaysRest: true });
    expect(
      thrower(after(sit(owed, 'x 1:1 / o 12:2'), roll(5, 5), step(1, 5), step(6, 5), DONE)),
    ).toBe('white');
    expect(
      thrower(after(sit(rules, 'x 1:1 / o 12:2'), roll(5, 5), step(1, 5), step(6, 5), DONE)),
    ).toBe('black');
  });

  test('they earn him no doublet and no throw', () => {
    const done = after(
      sit(rules, 'x h:1 / o 22:2 1:1'),
      roll(3, 3),
      DONE,
      step(1, 3),
      step(4, 3),
      DONE,
    );
    expect(thrower(done)).toBe('black');
    expect(numbersOf(after(done, roll(2, 2)))).toEqual([2, 2, 5, 5]);
  });

  test('what he cannot play either is lost', () => {
    const text = 'x h:1 24:2 / o h:1 24:2';
    const rest = after(sit(rules, text), roll(1, 5), DONE);
    expect(decisionOf(rest)).toMatchObject({
      by: 'black',
      kind: 'confirm',
      why: 'nothing-playable',
    });
    const lost = after(rest, DONE);
    expect(thrower(lost)).toBe('black');
    expect(menText(lost)).toBe(textOf(text));
  });

  test('under foresight he too must use as many as possible', () => {
    // x cannot enter on 1. Of o's men on 5 and 10 only the one on 5 may play the 1, so that the 4 can follow.
    const most = rulesOf('contraerer-puff', { opponentPlaysRest: true, foresight: 'most' });
    const rest = after(sit(most, 'x h:1 10:2 11:2 16:2 / o 5:1 10:1 24:2'), roll(1, 4), DONE);
    expect(refusal(rest, step(10, 1))).toBe('forfeits');
    expect(thrower(after(rest, step(5, 1), step(6, 4), DONE))).toBe('black');
  });

  test('of a 1-2 with its 5 and 6, the rest keeps its order in every game', () => {
    const both = rulesOf('backgammon', { opponentPlaysRest: true, oneTwo: true });
    const rest = after(sit(both, 'x 1:1 / o 16:2 1:1'), roll(1, 2), step(1, 1), step(2, 2), DONE);
    expect(numbersOf(rest)).toEqual([5, 6]);
    expect(refusal(rest, step(1, 6))).toBeDefined();
    expect(refusal(rest, step(1, 5))).toBeUndefined();
  });

  test('numbers left by a play set, played as the other’s rest, keep the duty of the higher number', () => {
    // x cannot enter with 2 or 5. o's man on 5 can play either, not both: he must play the 5.
    const eitherFirst = rulesOf('backgammon', { opponentPlaysRest: true });
    const start = unwrap(positionFrom(position('x bar:1 3:2 13:2 / o 5:1 20:2 23:2'), eitherFirst));
    const plays = legalPlays(eitherFirst, start, [2, 5]);
    expect(plays.count).toBe(1);
    const rest = playsOf(
      eitherFirst,
      turnRound(start, eitherFirst.course),
      scheduleOfRest(plays.leftAt(0), true),
    );
    expect(rest.count).toBe(1);
    expect(rest.positionAt(0)[10]).toBe(1);
  });

  test('a player who bears his last man off with the other’s rest has won', () => {
    const won = after(
      sit(rules, 'x h:1 / o 24:2'),
      roll(1, 5),
      DONE,
      step(24, 1),
      step(24, 5),
      DONE,
    );
    expect(resultOf(won)).toEqual({ winner: 'black', points: 3, by: 'off' });
  });

  test('after a win nothing is left to play', () => {
    const won = after(sit(rules, 'x 24:1 / o 7:15'), roll(1, 2), step(24, 1), DONE);
    expect(resultOf(won)?.winner).toBe('white');
  });

  test('off unless agreed', () => {
    expect(
      thrower(after(sit(rulesOf('contraerer-puff'), 'x 5:1 / o 18:2 1:1'), roll(2, 4), DONE)),
    ).toBe('black');
  });
});
