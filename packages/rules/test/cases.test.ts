import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Throw } from '../src/dice.ts';
import type { Rules } from '../src/game.ts';
import { legalPlays, throwsAgainAt } from '../src/plays.ts';
import { positionFrom, setupOf, type Men, type Setup } from '../src/position.ts';
import { rulesFor } from '../src/registry.ts';
import { unwrap } from '../src/result.ts';
import { endingTexts } from './endings.ts';
import { plainEndings } from './oracle.ts';

interface Request extends Setup {
  readonly game: string;
  readonly throw: Throw;
}

interface PlaysCase extends Request {
  readonly endings: readonly { readonly white: Men; readonly black: Men }[];
  readonly throwsAgain: boolean;
}

interface BackgammonCase {
  readonly name: string;
  readonly request: Request;
  readonly plays: number;
  readonly onlyPlay: string | null;
}

const read = (name: string): string =>
  readFileSync(new URL(`cases/${name}`, import.meta.url), 'utf8');

/** 150 positions with all their endings, thirty of each game. */
const PLAYS = read('plays.ndjson')
  .trim()
  .split('\n')
  .map((line): PlaysCase => JSON.parse(line) as PlaysCase);

/** Positions on which Backgammon programs have failed; each count was confirmed by two independent generators. */
const BACKGAMMON = JSON.parse(read('backgammon-plays.json')) as readonly BackgammonCase[];

interface Ending {
  readonly white: Men;
  readonly black: Men;
  readonly throwsAgain: boolean;
}

type Endings = (rules: Rules, setup: Setup, thrown: Throw) => readonly Ending[];

const kernelEndings: Endings = (rules, setup, thrown) => {
  const before = unwrap(positionFrom(setup, rules));
  const plays = legalPlays(rules, before, thrown);
  return Array.from({ length: plays.count }, (_, i) => ({
    ...setupOf(plays.positionAt(i), setup.turn, rules.course),
    throwsAgain: throwsAgainAt(rules, before, thrown, plays, i),
  }));
};

const GENERATORS: readonly { readonly name: string; readonly endings: Endings }[] = [
  { name: 'the kernel', endings: kernelEndings },
  { name: 'the plain twin', endings: plainEndings },
];

/** The position after a play as Backgammon players write it: points counted towards home, "bar" and "off". */
const afterOnlyPlay = (setup: Setup, play: string): Setup => {
  const [own, enemy] = [{ ...setup.white }, { ...setup.black }] as Record<number, number>[];
  for (const move of play.split(' ')) {
    const [from, to] = move
      .split('/')
      .map(name => (name === 'bar' ? 0 : name === 'off' ? 25 : 25 - Number(name)));
    own![from!]!--;
    own![to!] = (own![to!] ?? 0) + 1;
  }
  return { ...setup, white: own!, black: enemy! };
};

const rulesOf = (game: string): Rules => unwrap(rulesFor(game));

const inHand = (doublets: number): Setup => ({
  white: { 0: 15 },
  black: { 0: 15 },
  turn: 'white',
  doublets: { white: doublets, black: 0 },
});

const doublet = (n: number): Throw => [n, n] as unknown as Throw;

const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
const DIFFERENT = NUMBERS.flatMap(a => NUMBERS.filter(b => b > a).map(b => [a, b] as const));
const HAND_FIRST_GAMES = ['contraerer-puff', 'langer-puff', 'puff'] as const;

/** Opening throws of Backgammon, 1-1 2-1 2-2 3-1 … 6-6. */
const BACKGAMMON_OPENING = [
  42, 15, 75, 16, 17, 73, 14, 18, 17, 52, 8, 8, 9, 9, 4, 10, 14, 14, 14, 7, 11,
] as const;

describe.each(GENERATORS)('$name', ({ endings }) => {
  test.each(
    PLAYS.map((row, i) => ({ row, label: `line ${i + 1}: ${row.game} ${row.throw.join('-')}` })),
  )('plays.ndjson $label', ({ row }) => {
    const found = endings(rulesOf(row.game), row, row.throw);
    expect(endingTexts(found)).toEqual(endingTexts(row.endings));
    // The file has one answer for the throw; a winning ending, which throws no more, is not meant by it.
    const goesOn = found.filter(ending => ending[row.turn][25] !== 15);
    expect(goesOn.map(ending => ending.throwsAgain)).toEqual(goesOn.map(() => row.throwsAgain));
  });

  test.each(BACKGAMMON)(
    'backgammon-plays.json $name has $plays plays',
    ({ request, plays, onlyPlay }) => {
      const found = endings(rulesOf('backgammon'), request, request.throw);
      expect(found).toHaveLength(plays);
      if (onlyPlay !== null)
        expect(endingTexts(found)).toEqual(endingTexts([afterOnlyPlay(request, onlyPlay)]));
    },
  );

  const counts = (game: string, doublets: number, throws: readonly Throw[]): number[] =>
    throws.map(thrown => endings(rulesOf(game), inHand(doublets), thrown).length);
  const doubletThrows = NUMBERS.map(doublet);

  test.each(HAND_FIRST_GAMES)(
    'counting plays, %s: 1 for a < b, 3 for a first doublet, 5 for a later one',
    game => {
      expect(counts(game, 0, DIFFERENT)).toEqual(DIFFERENT.map(() => 1));
      expect(counts(game, 0, doubletThrows)).toEqual([3, 3, 3, 3, 3, 3]);
      expect(counts(game, 1, doubletThrows)).toEqual([5, 5, 5, 5, 5, 5]);
    },
  );

  test('counting plays, puffspel: 2 where a + b is at most 6, else 1; 2 each for a first doublet; 5 4 3 3 4 5 for a later one', () => {
    expect(counts('puffspel', 0, DIFFERENT)).toEqual(
      DIFFERENT.map(([a, b]) => (a + b <= 6 ? 2 : 1)),
    );
    expect(counts('puffspel', 0, doubletThrows)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(counts('puffspel', 1, doubletThrows)).toEqual([5, 4, 3, 3, 4, 5]);
  });

  test('counting plays, backgammon: the 21 opening throws, 447 together', () => {
    const rules = rulesOf('backgammon');
    const throws = NUMBERS.flatMap(high =>
      NUMBERS.filter(low => low <= high).map((low): Throw => [high, low]),
    );
    const found = throws.map(
      thrown => endings(rules, { ...rules.game.start, turn: 'white' }, thrown).length,
    );
    expect(found).toEqual(BACKGAMMON_OPENING);
    expect(found.reduce((sum, n) => sum + n, 0)).toBe(447);
  });
});
