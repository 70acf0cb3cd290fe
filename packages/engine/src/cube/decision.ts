import { cubeOffer, other, type GameState, type Rules, type Side } from '@wurfzabel/rules';
import type { FlatValue } from '../evaluator.ts';
import { matchEquity, MATCH_LIFE, type MatchStanding } from './match.ts';
import { BACKGAMMON_SHARES, matchTable, type MatchTable } from './match-table.ts';
import { moneyEquity, MONEY_LIFE, type CubePlace } from './money.ts';
import { FAR_FROM_END, type NearEnd } from './near-end.ts';
import { ALL_SINGLE, prospectsOf, type Prospects, type Shares } from './shares.ts';
import { matchStakes, moneyStake } from './stake.ts';

/** All beside the position that a decision with the cube depends on, from the side about to throw. */
export type CubeSituation =
  | {
      readonly kind: 'money';
      readonly place: CubePlace;
      readonly isJacoby: boolean;
      readonly life?: number;
    }
  | {
      readonly kind: 'match';
      readonly place: CubePlace;
      readonly standing: MatchStanding;
      readonly table: MatchTable;
      readonly life?: number;
    };

/**
 * What the cube asks and what is right. Equities are points for each unit of the cube as it is before the double, cubeful;
 * in a match they are chances of the match laid on the same scale, −1 for losing and +1 for winning this game singly with the cube as it is.
 */
export interface CubeDecision {
  readonly noDouble: number;
  /** Doubled and taken. */
  readonly doubleTake: number;
  readonly doublePass: number;
  /** Right for the side about to throw, were it allowed. Too good: it would be passed, and playing on is worth more. */
  readonly advice: 'no-double' | 'double' | 'too-good';
  /** Right for the other side if it is doubled. */
  readonly answer: 'take' | 'pass';
  /** The cube is of no use to the side about to throw: no doubling in this game, or it wins the match without. Then it never doubles. */
  readonly isDead: boolean;
  /** Chances of winning the match for the three, in matches. */
  readonly matchChances?: {
    readonly noDouble: number;
    readonly doubleTake: number;
    readonly doublePass: number;
  };
}

/** Differences below this are ties: rounding in sums of chances. */
const TIE = 1e-9;

const decide = (
  noDouble: number,
  doubleTake: number,
  doublePass: number,
  isDead: boolean,
): CubeDecision => {
  const answer = doubleTake < doublePass - TIE ? 'take' : 'pass';
  const gain = Math.min(doubleTake, doublePass) - noDouble;
  // A tie is a double where the cube is live: it was turned with perfect timing. A dead one changes nothing but what the other side can win.
  const doubles = !isDead && gain >= -TIE;
  const isTooGood = !isDead && answer === 'pass' && noDouble > doublePass + TIE;
  const advice = doubles ? 'double' : isTooGood ? 'too-good' : 'no-double';
  return { noDouble, doubleTake, doublePass, advice, answer, isDead };
};

/**
 * @param value cubeless value of the position for the side about to throw
 * @param near what is known of the end of the game, where it is near
 */
export const cubeDecision = (
  value: FlatValue,
  situation: CubeSituation,
  near: NearEnd = FAR_FROM_END,
): CubeDecision => {
  const prospects = prospectsOf(value);
  switch (situation.kind) {
    case 'money':
      return moneyDecision(prospects, situation, near);
    case 'match':
      return matchDecision(prospects, situation, near);
  }
};

const moneyDecision = (
  prospects: Prospects,
  { place, isJacoby, life = MONEY_LIFE }: CubeSituation & { readonly kind: 'money' },
  { race, goesOn }: NearEnd,
): CubeDecision => {
  const noDouble =
    race?.worth(moneyStake(place)) ?? moneyEquity(prospects, place, isJacoby, life * goesOn);
  const taken =
    race?.worth(moneyStake('other')) ?? moneyEquity(prospects, 'other', false, life * goesOn);
  return decide(noDouble, 2 * taken, 1, false);
};

const matchDecision = (
  prospects: Prospects,
  { place, standing, table, life = MATCH_LIFE }: CubeSituation & { readonly kind: 'match' },
  { race, goesOn }: NearEnd,
): CubeDecision => {
  const { own, other: others, cube, crawfordDone } = standing;
  const stakes = matchStakes(table, standing);
  const chanceOf = (value: number, whose: CubePlace): number => {
    const worth = race?.worth(stakes(value, whose));
    if (worth !== undefined) return (1 + worth) / 2;
    return matchEquity(table, { ...standing, cube: value }, prospects, whose, life * goesOn);
  };
  const noDouble = chanceOf(cube, place);
  const doubleTake = chanceOf(2 * cube, 'other');
  const doublePass = table.chance(own - cube, others, crawfordDone);
  const lost = table.chance(own, others - cube, crawfordDone);
  const scaled = (chance: number): number => (2 * (chance - lost)) / (doublePass - lost) - 1;
  const decision = decide(
    scaled(noDouble),
    scaled(doubleTake),
    1,
    !standing.canDouble || cube >= own,
  );
  return { ...decision, matchChances: { noDouble, doubleTake, doublePass } };
};

export const placeFor = (owner: Side | null, side: Side): CubePlace =>
  owner === null ? 'centre' : owner === side ? 'own' : 'other';

/** Tables by rules object; a table fills itself as it is asked. */
const tables = new WeakMap<Rules, MatchTable>();

/** Shares of wins that a game's match table is made with, where nothing better is known. */
export const usualShares = (rules: Rules): Shares => {
  switch (rules.points) {
    case 'single':
      return ALL_SINGLE;
    case 'alvensleben':
      return ALVENSLEBEN_SHARES[rules.course];
    case 'backgammon':
    case 'backgammon-bar-4':
      return BACKGAMMON_SHARES;
  }
};

/** Shares under Alvensleben's scoring: 3,000 games each of early nets against themselves. Less is won manyfold where both go the same way. */
const ALVENSLEBEN_SHARES: Readonly<Record<Rules['course'], Shares>> = {
  contrary: [0.61, 0.19, 0.2, 0],
  parallel: [0.8, 0.14, 0.06, 0],
};

export const matchTableFor = (rules: Rules): MatchTable => {
  let table = tables.get(rules);
  if (!table) {
    table = matchTable({ shares: usualShares(rules), cube: rules.cube, crawford: rules.crawford });
    tables.set(rules, table);
  }
  return table;
};

/** Score and cube of a game as a side sees them; undefined in money play. */
export const matchStandingOf = (state: GameState, side: Side): MatchStanding | undefined => {
  const { rules, standing, cube } = state;
  if (rules.matchLength === 0) return undefined;
  const away = (whose: Side): number => Math.max(1, rules.matchLength - standing.score[whose]);
  return {
    own: away(side),
    other: away(other(side)),
    cube: cube.value,
    crawfordDone: standing.crawfordDone || standing.isCrawford,
    canDouble: rules.cube && !standing.isCrawford,
  };
};

/** The situation of the side on turn before it throws. */
export const cubeSituationOf = (state: GameState): CubeSituation => {
  const { rules, onTurn, cube } = state;
  const place = placeFor(cube.owner, onTurn);
  const standing = matchStandingOf(state, onTurn);
  return standing
    ? { kind: 'match', place, standing, table: matchTableFor(rules) }
    : { kind: 'money', place, isJacoby: rules.jacoby };
};

/** Whether the side on turn may double before the first throw of its turn. */
export const mayDouble = (state: GameState): boolean =>
  state.phase.kind === 'roll' && cubeOffer(state, state.phase.isFirst) === undefined;
