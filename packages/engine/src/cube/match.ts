import { chanceAt, heightAt, type Line } from './line.ts';
import type { MatchTable } from './match-table.ts';
import { MONEY_LIFE, type CubePlace } from './money.ts';
import type { Prospects, Shares } from './shares.ts';

/**
 * Life of the cube in matches. The recursion below already lets the cube die with the score, so the figure is that of money: on 40
 * Backgammon positions at scores of a match to 7, by GNU Backgammon's chances and its cubeful equities at 2-ply, doubling by this model
 * costs 0.002 points a decision with 0.68 and 0.007 with the 0.55 that is often quoted for matches.
 */
export const MATCH_LIFE = MONEY_LIFE;

/** The score and the cube as the side that is valued sees them. */
export interface MatchStanding {
  /** Points each side needs, at least 1. */
  readonly own: number;
  readonly other: number;
  /** Value of the cube now. */
  readonly cube: number;
  /** Whether games after this one are after the Crawford game; the Crawford game itself counts. */
  readonly crawfordDone: boolean;
  /** False in the Crawford game and where no cube is used. */
  readonly canDouble: boolean;
}

const afterWin = (table: MatchTable, s: MatchStanding, points: number): number =>
  table.chance(s.own - points, s.other, s.crawfordDone);

const afterLoss = (table: MatchTable, s: MatchStanding, points: number): number =>
  table.chance(s.own, s.other - points, s.crawfordDone);

const averaged = (shares: Shares, each: (points: number) => number): number =>
  shares.reduce((sum, share, n) => (share > 0 ? sum + share * each(n + 1) : sum), 0);

/** Chances of the match at p = 0 and p = 1 with the cube at a value to the end. */
const ends = (
  table: MatchTable,
  s: MatchStanding,
  prospects: Prospects,
): readonly [number, number] => [
  averaged(prospects.lose, n => afterLoss(table, s, n * s.cube)),
  averaged(prospects.win, n => afterWin(table, s, n * s.cube)),
];

/**
 * The live value by the chance of winning this game, as in money play but in chances of the match: between what the ends are worth, the
 * line passes through what a double that is just passed brings, at the chance where taking is worth the same. That chance is found
 * on the line with the cube doubled, which the taker owns, and so on until the points at stake win the match for whoever
 * might double: a side that needs no more than the cube has no use for it.
 */
const liveLine = (
  table: MatchTable,
  s: MatchStanding,
  prospects: Prospects,
  place: CubePlace,
): Line => {
  const [bottom, top] = ends(table, s, prospects);
  const line: [number, number][] = [[0, bottom]];
  const doubled = { ...s, cube: 2 * s.cube };
  if (place !== 'own' && s.canDouble && s.cube < s.other) {
    const passed = afterLoss(table, s, s.cube);
    line.push([chanceAt(liveLine(table, doubled, prospects, 'own'), passed), passed]);
  }
  if (place !== 'other' && s.canDouble && s.cube < s.own) {
    const cashed = afterWin(table, s, s.cube);
    const at = chanceAt(liveLine(table, doubled, prospects, 'other'), cashed);
    line.push([Math.max(at, line.at(-1)![0]), cashed]);
  }
  line.push([1, top]);
  return rising(line);
};

/** Where shares of large wins make a pass worth more than the end of the line, the end counts as much as the pass, and likewise below. */
const rising = (line: [number, number][]): Line => {
  for (let i = 1; i < line.length; i++) line[i]![1] = Math.max(line[i]![1], line[i - 1]![1]);
  return line;
};

const isFreeToOwn = ({ own, other, cube }: MatchStanding, place: CubePlace): boolean =>
  place !== 'other' && cube >= other && cube < own;

const isFreeToOther = ({ own, other, cube }: MatchStanding, place: CubePlace): boolean =>
  place !== 'own' && cube >= own && cube < other;

/** Somebody will double at once, so that there is no waiting for the right moment. */
const isFreeToDouble = (s: MatchStanding, place: CubePlace): boolean =>
  isFreeToOwn(s, place) || isFreeToOther(s, place);

/**
 * The value with nobody turning the cube but where that risks nothing: who loses the match with this game as the cube is, and needs more
 * than the cube to win it, doubles at his next turn whatever the position, and the other side passes where that is better for it.
 */
const deadValue = (
  table: MatchTable,
  s: MatchStanding,
  prospects: Prospects,
  place: CubePlace,
): number => {
  const [bottom, top] = ends(table, s, prospects);
  const dead = bottom + prospects.chance * (top - bottom);
  if (!s.canDouble) return dead;
  const doubled = { ...s, cube: 2 * s.cube };
  if (isFreeToOwn(s, place)) {
    const taken = deadValue(table, doubled, prospects, 'other');
    return Math.max(dead, Math.min(taken, afterWin(table, s, s.cube)));
  }
  if (isFreeToOther(s, place)) {
    const taken = deadValue(table, doubled, prospects, 'own');
    return Math.min(dead, Math.max(taken, afterLoss(table, s, s.cube)));
  }
  return dead;
};

/** The chance of winning the match, the cube taken into account: dead and live value mixed by `life`. */
export const matchEquity = (
  table: MatchTable,
  standing: MatchStanding,
  prospects: Prospects,
  place: CubePlace,
  life: number = MATCH_LIFE,
): number => {
  const dead = deadValue(table, standing, prospects, place);
  if (!standing.canDouble || isFreeToDouble(standing, place)) return dead;
  const live = heightAt(liveLine(table, standing, prospects, place), prospects.chance);
  return (1 - life) * dead + life * live;
};
