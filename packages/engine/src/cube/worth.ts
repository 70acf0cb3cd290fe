import type { GameState, Side } from '@wurfzabel/rules';
import type { FlatValue } from '../evaluator.ts';
import { matchStandingOf, matchTableFor, placeFor } from './decision.ts';
import { matchEquity } from './match.ts';
import { moneyEquity } from './money.ts';
import { prospectsOf } from './shares.ts';

/** What a side of a game plays for, in points of a single game for each unit of the cube as it is. */
export interface Worth {
  /** Of a position, by its cubeless value for this side: with a cube in play its cubeful worth, in a match at this score. */
  of(value: FlatValue): number;
  /** Of winning so many points, the cube not counted. */
  ofWin(points: number): number;
  /** Whether it is anything but the equity. */
  readonly isOwn: boolean;
}

/** In a match the chances of winning it, laid so that losing and winning this game singly are −1 and +1. */
export const worthFor = (state: GameState, side: Side): Worth => {
  const { rules, cube } = state;
  const place = placeFor(cube.owner, side);
  const standing = matchStandingOf(state, side);
  if (!standing) {
    if (!rules.cube) return { of: value => value[0]!, ofWin: points => points, isOwn: false };
    const isSingle = rules.jacoby && place === 'centre';
    return {
      of: value => moneyEquity(prospectsOf(value), place, rules.jacoby),
      ofWin: points => (isSingle ? 1 : points),
      isOwn: true,
    };
  }
  const table = matchTableFor(rules);
  const { own, other, crawfordDone } = standing;
  const afterWin = (points: number): number =>
    table.chance(own - points * cube.value, other, crawfordDone);
  const lost = table.chance(own, other - cube.value, crawfordDone);
  const scaled = (chance: number): number => (2 * (chance - lost)) / (afterWin(1) - lost) - 1;
  return {
    of: value => scaled(matchEquity(table, standing, prospectsOf(value), place)),
    ofWin: points => scaled(afterWin(points)),
    isOwn: true,
  };
};
