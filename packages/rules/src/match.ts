import type { Rules } from './game.ts';
import type { Fault } from './result.ts';
import { mostPoints } from './score.ts';
import { bySide, SIDES, type BySide } from './side.ts';
import type { GameState, Standing } from './state.ts';

/** The highest value of the cube; a game that doubles more often would leave whole numbers that JSON keeps exactly. */
export const CUBE_LIMIT = 4096;

/** Why a double may not be offered. */
export type CubeFault =
  | 'ERR_NO_CUBE'
  | 'ERR_CRAWFORD'
  | 'ERR_CUBE_OWNER'
  | 'ERR_CUBE_LIMIT'
  | 'ERR_AFTER_THROW';

/** Why the side on turn may not double now; undefined if it may. */
export const cubeOffer = (
  state: GameState,
  isFirstThrow: boolean,
): Fault<CubeFault> | undefined => {
  const { rules, cube, standing, onTurn } = state;
  if (!rules.cube) return { code: 'ERR_NO_CUBE', message: 'this game is played without a cube' };
  if (standing.isCrawford)
    return { code: 'ERR_CRAWFORD', message: 'no doubling in the Crawford game' };
  if (!isFirstThrow)
    return {
      code: 'ERR_AFTER_THROW',
      message: 'a double is offered before the first throw of a turn',
    };
  if (cube.owner !== null && cube.owner !== onTurn)
    return { code: 'ERR_CUBE_OWNER', message: `the cube belongs to ${cube.owner}` };
  if (cube.value >= CUBE_LIMIT)
    return { code: 'ERR_CUBE_LIMIT', message: `the cube goes up to ${CUBE_LIMIT}` };
  return undefined;
};

/** Source B, Jacoby: in money play a win counts more than once only if the cube has been turned. */
export const countsOnce = ({ rules, cube }: Pick<GameState, 'rules' | 'cube'>): boolean =>
  rules.cube && rules.jacoby && rules.matchLength === 0 && cube.owner === null;

/** Points, before the cube, for which a game can be resigned: what it can cost, three at the most. */
export const resignationLimit = (state: GameState): number =>
  countsOnce(state) ? 1 : Math.min(3, mostPoints(state.rules));

/**
 * Whether the Crawford game can stand at this score: it comes once, when the first side has come within one point of the end, so never
 * with both there; but the only game of a match to one point counts as such.
 * @param matchLength points that the match goes to, 0 for none
 */
export const mayBeCrawford = (matchLength: number, { white, black }: BySide<number>): boolean =>
  matchLength === 1 ||
  (matchLength > 1 && (white === matchLength - 1) !== (black === matchLength - 1));

/**
 * Why a cube cannot stand so; undefined if it can. Who owns it has turned it, so it stands at 2 at least, and in the Crawford game
 * nobody turns it.
 */
export const cubeAtOdds = (
  { value, owner }: GameState['cube'],
  isCrawford: boolean,
): string | undefined => {
  if (owner !== null && value === 1)
    return `the cube cannot belong to ${owner} at 1: who owns it has doubled it, so it stands at 2 at least`;
  if (isCrawford && (value > 1 || owner !== null))
    return `the cube stands at ${value}, but in the Crawford game nobody may double`;
  return undefined;
};

const isMatchPoint = (rules: Rules, points: number): boolean =>
  rules.matchLength > 0 && points === rules.matchLength - 1;

/**
 * The standing after a finished game, and whether it decides the match.
 * Crawford (source B, as played): the first game after a side has come within one point of the match is played without doubling.
 */
export const standingAfter = (
  state: GameState,
): { readonly standing: Standing; readonly isDecided: boolean } => {
  const { rules, standing, phase } = state;
  if (phase.kind !== 'over') return { standing, isDecided: false };
  const { winner, points } = phase.result;
  const score = bySide(side => standing.score[side] + (side === winner ? points : 0));
  const isDecided = rules.matchLength > 0 && score[winner] >= rules.matchLength;
  const crawfordDone = standing.crawfordDone || standing.isCrawford;
  const isCrawford =
    rules.cube &&
    rules.crawford &&
    !crawfordDone &&
    SIDES.some(side => isMatchPoint(rules, score[side]));
  return { standing: { score, game: standing.game + 1, isCrawford, crawfordDone }, isDecided };
};
