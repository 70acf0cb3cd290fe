import { describe, expect, test } from 'vitest';
import { PlayArena } from '../src/arena.ts';
import { legalPlays, throwsAgainAt } from '../src/plays.ts';
import { positionFrom, setupOf } from '../src/position.ts';
import { GAMES } from '../src/registry.ts';
import { unwrap } from '../src/result.ts';
import { position } from './notation.ts';
import { plainEndings, type PlainEnding } from './oracle.ts';
import { randomTurns, type RandomTurn } from './random-positions.ts';
import { rulesOf } from './table.ts';

const textOf = (turn: RandomTurn, ending: PlainEnding): string => {
  const { white, black, doublets, left, namesDoublet, throwsAgain } = ending;
  return JSON.stringify({
    white,
    black,
    doublets,
    namesDoublet,
    throwsAgain,
    // What was left is part of the ending only where somebody else plays it; its order, only where it is fixed.
    left: !turn.rules.opponentPlaysRest ? [] : turn.rules.order === 'any' ? left.toSorted() : left,
  });
};

const kernelEndings = ({ rules, setup, thrown }: RandomTurn, arena: PlayArena): PlainEnding[] => {
  const before = unwrap(positionFrom(setup, rules));
  const plays = legalPlays(rules, before, thrown, arena);
  return Array.from({ length: plays.count }, (_, i) => {
    const { white, black, doublets } = setupOf(plays.positionAt(i), setup.turn, rules.course);
    return {
      white,
      black,
      doublets: doublets!,
      left: plays.leftAt(i),
      namesDoublet: plays.namesDoubletAt(i),
      throwsAgain: throwsAgainAt(rules, before, thrown, plays, i),
    };
  });
};

const disagreements = (turns: Iterable<RandomTurn>, arena: PlayArena): string[] => {
  const found: string[] = [];
  for (const turn of turns) {
    const plain = plainEndings(turn.rules, turn.setup, turn.thrown).map(ending =>
      textOf(turn, ending),
    );
    const kernel = kernelEndings(turn, arena).map(ending => textOf(turn, ending));
    const plainSet = new Set(plain);
    const kernelSet = new Set(kernel);
    const same =
      kernel.length === plain.length &&
      plainSet.size === kernelSet.size &&
      kernel.every(text => plainSet.has(text));
    if (!same) {
      const missing = plain.find(text => !kernelSet.has(text)) ?? 'nothing';
      const extra = kernel.find(text => !plainSet.has(text)) ?? 'nothing';
      found.push(
        `${turn.text}\n  rule text ${plain.length}, kernel ${kernel.length}; kernel lacks ${missing}; has too much ${extra}`,
      );
    }
  }
  return found;
};

/** The seed is the year of the oldest source. */
const SEED = 1855;

describe.each(GAMES)('$id', ({ id }) => {
  test('kernel and plain twin agree on 2,000 random turns, options mixed in, early and later doublets included', () => {
    expect(disagreements(randomTurns(id, SEED, 2000), new PlayArena())).toEqual([]);
  });

  test('and with the hash cut to 3 bits on 400', () => {
    expect(disagreements(randomTurns(id, SEED + 1, 400), new PlayArena({ hashBits: 3 }))).toEqual(
      [],
    );
  });
});

/** A later doublet for each, of men spread over the board; endings by both. */
const WIDE = [
  ['contraerer-puff', 2, 34_118],
  ['langer-puff', 1, 24_270],
  ['puffspel', 2, 20_868],
] as const;

test.each(WIDE)('%s: they agree on a wide later doublet of %d, with %d endings', (id, n, count) => {
  const text =
    'x 1:1 3:2 5:2 8:2 10:2 12:1 14:2 17:2 20:1 / o h:3 2:1 4:2 6:1 9:2 16:1 18:2 21:1 23:2 d 2,1';
  const rules = rulesOf(id);
  const turn: RandomTurn = { rules, setup: position(text), thrown: [n, n], text };
  expect(disagreements([turn], new PlayArena())).toEqual([]);
  expect(legalPlays(rules, unwrap(positionFrom(turn.setup, rules)), turn.thrown).count).toBe(count);
});
