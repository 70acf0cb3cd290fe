import {
  DOUBLETS,
  GAMES,
  legalPlays,
  LAST_STATION,
  OFF,
  OTHER_HAND,
  OTHER_OFF,
  randomGame,
  rulesFor,
  seeded,
  stationAcross,
  unwrap,
  type Position,
  type Rules,
  type Seeded,
  type Throw,
} from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { handMadePips } from '../src/hand-made.ts';
import { loadKernel, type Kernel } from '../src/kernel/kernel.ts';

/** Fifteen men a side thrown onto the board, in hand and off by a mood drawn for each side. */
const scattered = (rules: Rules, dice: Seeded): Position => {
  const position = new Int8Array(32) as Position;
  for (const whose of ['own', 'other'] as const) {
    const first = 1 + dice.below(20);
    const places = 1 + dice.below(9);
    const hand = dice.below(3) === 0 ? dice.below(5) : 0;
    const off = first > 15 ? dice.below(13) : 0;
    const stations = Array.from(
      { length: places },
      () => first + dice.below(LAST_STATION + 1 - first),
    );
    position[whose === 'own' ? 0 : OTHER_HAND] = hand;
    position[whose === 'own' ? OFF : OTHER_OFF] = off;
    for (let left = rules.men - hand - off; left > 0; left--) {
      const s = stations[dice.below(stations.length)]!;
      const at = whose === 'own' ? s : stationAcross(rules.course, s);
      if (whose === 'own') position[at]!++;
      else if (position[at]! <= 0) position[at]!--;
      else position[OTHER_HAND]!++;
    }
    if (rules.countsDoublets) position[whose === 'own' ? DOUBLETS : DOUBLETS + 1] = dice.below(3);
  }
  return position;
};

const textOf = (bytes: Int8Array): string => String.fromCharCode(...bytes.map(n => n + 50));

const endingsByRules = (rules: Rules, position: Position, thrown: Throw): string[] => {
  const plays = legalPlays(rules, position, thrown);
  return Array.from({ length: plays.count }, (_, i) => textOf(plays.bytesAt(i))).sort();
};

const endingsByKernel = (kernel: Kernel, position: Position, thrown: Throw): string[] => {
  const { count, positions } = kernel.plays(position, thrown);
  const texts = new Set<string>();
  for (let i = 0; i < count; i++) texts.add(textOf(positions.subarray(i * 32, i * 32 + 32)));
  return [...texts].sort();
};

const OPTIONS = [
  {},
  { foresight: 'most' },
  { foresight: 'none', throwAgain: 'every' },
  { undersides: 'owed', entering: 'free' },
  { bearOff: 'free' },
  { overshoot: 'any-man', entering: 'first-quarter-locked' },
];

for (const game of GAMES)
  test(`plays of ${game.name} are those of the rules`, async () => {
    for (const options of OPTIONS) {
      const rules = unwrap(rulesFor(game.id, options));
      const kernel = await loadKernel(rules);
      const dice = seeded(1855, OPTIONS.indexOf(options));
      for (let i = 0; i < 150; i++) {
        const position = scattered(rules, dice);
        const thrown = dice.throwDice();
        const expected = endingsByRules(rules, position, thrown);
        expect(endingsByKernel(kernel, position, thrown), `${position} ${thrown}`).toEqual(
          expected,
        );
      }
    }
  });

test('positions of real games, where men are in hand and stand close', async () => {
  for (const game of GAMES) {
    const rules = unwrap(rulesFor(game.id));
    const kernel = await loadKernel(rules);
    const chance = seeded(7);
    let seen = 0;
    randomGame(rules, chance, undefined, (board, thrown) => {
      if (seen++ > 150) return;
      expect(endingsByKernel(kernel, board, thrown)).toEqual(endingsByRules(rules, board, thrown));
    });
  }
});

test('the hand-made evaluation in the kernel is the hand-made evaluation', async () => {
  for (const game of GAMES) {
    const rules = unwrap(rulesFor(game.id));
    const kernel = await loadKernel(rules);
    const dice = seeded(3);
    for (let i = 0; i < 200; i++) {
      const position = scattered(rules, dice);
      expect(kernel.handMadePips(position)).toBeCloseTo(handMadePips(rules, position), 9);
    }
  }
});
