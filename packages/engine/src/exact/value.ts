import { mostPoints, type Rules } from '@wurfzabel/rules';

/**
 * What a position is worth to the side on turn, which is about to throw; the cube left out.
 * win[n] and lose[n] are the chances of winning and losing exactly n + 1 points.
 */
export interface ExactValue {
  readonly equity: number;
  readonly win: readonly [number, number, number, number];
  readonly lose: readonly [number, number, number, number];
}

/** The value where every win counts one point. */
export const singleValue = (equity: number): ExactValue => ({
  equity,
  win: [(1 + equity) / 2, 0, 0, 0],
  lose: [(1 - equity) / 2, 0, 0, 0],
});

/**
 * The most points that can be won while both sides have men off already: a scoring that asks whether the loser has borne any off
 * counts every such win once.
 */
export const mostPointsWithFewMen = (rules: Rules): number => {
  switch (rules.points) {
    case 'backgammon':
    case 'backgammon-bar-4':
      return 1;
    case 'single':
    case 'alvensleben':
      return mostPoints(rules);
  }
};
