import { heightAt, type Line } from './line.ts';
import { meanPoints, type Prospects } from './shares.ts';

/** Whose the cube is, from the side that is valued. */
export type CubePlace = 'centre' | 'own' | 'other';

/** How much of a perfectly usable cube a real one is worth, 0 (dead) to 1 (live); 0.68 is the usual figure for money. */
export const MONEY_LIFE = 0.68;

/** Chances from which a double is taken and from which it is passed, if the cube stays live to the end. */
const livePoints = (w: number, l: number): { readonly take: number; readonly cash: number } => ({
  take: (l - 0.5) / (w + l + 0.5),
  cash: (l + 1) / (w + l + 0.5),
});

/**
 * Cubeful points for each unit of the cube, in money play, after
 *   R. Janowski, "Take-Points in Money Games" (1993).
 *
 * With W and L the points that a win and a loss count on average, and p the chance of winning, a cube that nobody will turn again is
 * worth p(W + L) − L. A live cube is turned exactly where the other side is indifferent between taking and passing, so the value is a
 * broken line: −L at p = 0; −1 at the own take point (L − ½)/(W + L + ½), unless the other side cannot double; +1 at the cash point
 * (L + 1)/(W + L + ½), unless the own side cannot; W at p = 1. The truth lies between, nearer the live value by the share `life`.
 *
 * Jacoby's rule, while the cube is in the centre: wins count once, so W and L are 1 for the ends of the line and for the dead cube, and
 * nobody plays on past the cash point; the points of doubling stay those of the game with the cube turned.
 */
export const moneyEquity = (
  prospects: Prospects,
  place: CubePlace,
  isJacoby: boolean,
  life: number = MONEY_LIFE,
): number => {
  const { chance } = prospects;
  const w = meanPoints(prospects.win);
  const l = meanPoints(prospects.lose);
  const { take, cash } = livePoints(w, l);
  const isSingle = isJacoby && place === 'centre';
  const [top, bottom] = isSingle ? [1, -1] : [w, -l];
  const line: Line = [
    [0, bottom],
    ...(place === 'own' ? [] : [[take, -1] as const]),
    ...(place === 'other' ? [] : [[cash, 1] as const]),
    [1, top],
  ];
  const dead = chance * (top - bottom) + bottom;
  return (1 - life) * dead + life * heightAt(line, chance);
};
