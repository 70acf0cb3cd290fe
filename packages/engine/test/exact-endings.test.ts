import { CHANCES, DOUBLETS, GAMES, legalPlays, PlayArena, type Men } from '@wurfzabel/rules';
import { runsOf, scheduleOf } from '@wurfzabel/rules/schedule';
import { EndingFinder } from '@wurfzabel/engine/exact/endings';
import { armyOf } from '@wurfzabel/engine/exact/outcome-lists';
import { describe, expect, test } from 'vitest';
import { fewMen, rulesOf, sequence } from './exact-literal.ts';

const MEN = 3;

/** Three men in a window of nine stations, so that bands stand in the way; sometimes one in hand or off. */
const crowded = (below: (n: number) => number, low: number): Men => {
  const men: Record<number, number> = {};
  for (let i = 0; i < MEN; i++) {
    const kind = below(8);
    const station = kind === 0 ? 0 : kind === 1 ? 25 : Math.min(low + below(9), 24);
    const again = kind === 7 && i > 0;
    const at = again ? Number(Object.keys(men)[0]) : station;
    men[at] = (men[at] ?? 0) + 1;
  }
  return men;
};

const variants: readonly (readonly [string, object])[] = [
  ...GAMES.map(game => [game.id, {}] as const),
  ['contraerer-puff', { throwAgainWhenBlocked: false, foresight: 'most' }],
  ['contraerer-puff', { entering: 'free', bearOff: 'free' }],
  ['langer-puff', { throwAgainWhenBlocked: false, undersides: 'owed', foresight: 'most' }],
  ['puffspel', { foresight: 'most', overshoot: 'rearmost' }],
  ['backgammon', { foresight: 'none', throwAgain: 'every', throwAgainWhenBlocked: false }],
];

describe('the endings between three men a side are those of the rules', () => {
  test.each(variants)('%s %o', (id, changes) => {
    const rules = rulesOf(id, changes);
    const { placements, moves, obstacles } = armyOf(rules, MEN);
    const finder = new EndingFinder(rules, moves, placements.count, obstacles, placements.count);
    const below = sequence(406);
    const arena = new PlayArena();
    let forfeits = 0;
    for (let found = 0; found < 250;) {
      const low = 1 + below(22);
      const across = rules.course === 'contrary' ? Math.max(1, 17 - low) : low;
      const own = crowded(below, low);
      const other = crowded(below, across);
      const isShared = Object.keys(own)
        .map(Number)
        .some(s => {
          const there = rules.course === 'contrary' ? 25 - s : s;
          return s > 0 && s < 25 && (other[there] ?? 0) > 0;
        });
      if (isShared || own[25] === MEN || other[25] === MEN) continue;
      found++;
      const position = fewMen(rules, own, other, [below(2), 0]);
      const p = placements.rankOfOwn(position, 0, rules.men);
      const q = placements.rankOfOther(position, 0, rules.men, rules.course);
      for (const { thrown } of CHANCES) {
        const plays = legalPlays(rules, position, thrown, arena);
        const byRight = !rules.throwAgainWhenBlocked;
        const name = (ending: number, after: number, playedOut: boolean): string =>
          `${ending}/${after}${byRight && ending !== 0 && playedOut ? ' out' : ''}`;
        const expected = Array.from({ length: plays.count }, (_, i) =>
          name(
            placements.rankOfOwn(plays.bytesAt(i), 0, rules.men),
            placements.rankOfOther(plays.bytesAt(i), 0, rules.men, rules.course),
            plays.playedOutAt(i),
          ),
        );
        finder.find(runsOf(scheduleOf(rules, position[DOUBLETS]!, thrown)), p, q);
        const got = Array.from({ length: finder.count }, (_, i) =>
          name(finder.own[i]!, finder.other[i]!, finder.playedOut[i] === 1),
        );
        if (!plays.playedOutAt(0)) forfeits++;
        expect(new Set(got)).toEqual(new Set(expected));
        if (!byRight) expect(got.length).toBe(new Set(got).size);
      }
    }
    expect(forfeits).toBeGreaterThan(50);
  });
});
