import { stateOf, withAction, type GameLog } from '@wurfzabel/records';
import type { Action } from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { linesOf, openLines } from '../src/game/journal.ts';
import { menNow } from '../src/game/standing.ts';
import { played } from './played.ts';

const then = (log: GameLog, action: Action): GameLog => {
  const next = withAction(log, action);
  if (!next.ok) throw new Error(next.fault.message);
  return next.value;
};

/** A game in the middle of a play, one step made. */
const begun = (): GameLog => {
  let found: GameLog | undefined;
  played('puff', 200, log => {
    const { phase } = stateOf(log);
    if (phase.kind === 'play' && phase.play.steps.length === 1 && log.actions.length > 40)
      found ??= log;
  });
  return found!;
};

const kinds = (log: GameLog): readonly string[] =>
  [...linesOf(log), ...openLines(stateOf(log))].slice(-3).map(line => line.kind);

test('an offer to resign stands below the play it interrupts, and a refusal below the offer', () => {
  const log = begun();
  const offered = then(log, { type: 'resign', points: 1 });
  expect(kinds(offered).slice(-2)).toEqual(['play', 'resign']);
  expect(kinds(then(offered, { type: 'reject' }))).toEqual(['resign', 'reject', 'play']);
});

test('a game given up in the middle of a play keeps the steps made, on the board and in the record', () => {
  const log = begun();
  const men = menNow(stateOf(log), linesOf(log));
  const offered = then(log, { type: 'resign', points: 1 });
  expect(menNow(stateOf(offered), linesOf(offered))).toEqual(men);
  const over = then(offered, { type: 'accept' });
  expect(kinds(over)).toEqual(['play', 'resign', 'win']);
  expect(menNow(stateOf(over), linesOf(over))).toEqual(men);
});
