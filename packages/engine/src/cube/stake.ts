import type { MatchStanding } from './match.ts';
import type { MatchTable } from './match-table.ts';
import type { CubePlace } from './money.ts';

/** What a game that is won singly is played for with the cube as it is, seen by one side; what one side wins the other loses. */
export interface Stake {
  readonly id: number;
  readonly win: number;
  /** The same for the other side. */
  turned(): Stake;
  /** What a double of this side leads to; undefined where it may not double or has no use for it. */
  doubled(): Doubled | undefined;
}

export interface Doubled {
  readonly taken: Stake;
  /** Units of `taken` in those of the stake before. */
  readonly factor: number;
  /** Worth of the double that is passed. */
  readonly passed: number;
}

/** Money: points for each unit of the cube, which may be turned without end. */
export const moneyStake = (place: CubePlace): Stake => {
  switch (place) {
    case 'centre':
      return CENTRE;
    case 'own':
      return OWN;
    case 'other':
      return OTHERS;
  }
};

const double = (): Doubled => ({ taken: OTHERS, factor: 2, passed: 1 });
const CENTRE: Stake = { id: 0, win: 1, turned: () => CENTRE, doubled: double };
const OWN: Stake = { id: 1, win: 1, turned: () => OTHERS, doubled: double };
const OTHERS: Stake = { id: 2, win: 1, turned: () => OWN, doubled: () => undefined };

/** Matches: twice the chance of winning the match, less 1, so that the sides' worths are opposite. */
export const matchStakes = (
  table: MatchTable,
  standing: MatchStanding,
): ((cube: number, place: CubePlace) => Stake) => {
  const known = new Map<string, Stake>();
  const seenFrom = (isTurned: boolean, cube: number, whose: CubePlace): Stake => {
    const name = `${isTurned ? '-' : '+'}${cube}${whose}`;
    const found = known.get(name);
    if (found) return found;
    const { own, other } = isTurned ? { own: standing.other, other: standing.own } : standing;
    const win = 2 * table.chance(own - cube, other, standing.crawfordDone) - 1;
    const mayDouble = standing.canDouble && whose !== 'other' && cube < own;
    const stake: Stake = {
      id: known.size,
      win,
      turned: () => seenFrom(!isTurned, cube, TURNED[whose]),
      doubled: () =>
        mayDouble
          ? { taken: seenFrom(isTurned, 2 * cube, 'other'), factor: 1, passed: win }
          : undefined,
    };
    known.set(name, stake);
    return stake;
  };
  return (cube, place) => seenFrom(false, cube, place);
};

const TURNED: Readonly<Record<CubePlace, CubePlace>> = {
  centre: 'centre',
  own: 'other',
  other: 'own',
};
