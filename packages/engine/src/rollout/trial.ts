import { type Position } from '@wurfzabel/rules';
import { isKnown, turnedFlat, VALUE_LENGTH, type FlatValue } from '../evaluator.ts';
import { bestPlays } from '../search/search.ts';
import { boardAfter, type Thinker } from '../search/thinker.ts';
import type { Dice } from './dice.ts';

/** How a rollout is played; with the same plan, thinker and position every trial is the same everywhere. */
export interface RolloutPlan {
  readonly seed: number;
  /** Throws after which the evaluator's word is taken; undefined: to the end. */
  readonly throws?: number;
  /** Subtract the luck of every throw as the thinker sees it; costs about 20 times as much a trial. True if left out. */
  readonly reduceVariance?: boolean;
  /** All pairs of first two throws evenly. True if left out. */
  readonly isStratified?: boolean;
  /** Stop where a table knows the value; it is then exact. True if left out. */
  readonly stopsAtKnown?: boolean;
  /** Look-ahead of the plays, 0 if left out. */
  readonly depth?: number;
  /** Positions kept a level of a large doublet; 8 if left out. */
  readonly beam?: number;
}

const DEFAULT_BEAM = 8;
/** A game that goes on for longer is cut off and valued: nobody can play Puff for ever, but two bad nets might. */
const MOST_THROWS = 5000;

/**
 * One game from a position on, its result for the side about to throw there.
 *
 * Luck: a throw's best play is worth v(throw) by the thinker's own judgement, and the average of v over the 21 throws is known before the
 * dice fall. Their difference has the mean 0 whatever the judgement is like, so subtracting it from the result leaves the mean as it is
 * and takes away the scatter that the judgement understands.
 */
export const playTrial = (
  thinker: Thinker,
  start: Position,
  plan: RolloutPlan,
  dice: Dice,
): FlatValue => {
  const { rules, evaluator, known } = thinker;
  const { reduceVariance = true, stopsAtKnown = true, depth = 0, beam = DEFAULT_BEAM } = plan;
  const most = Math.min(plan.throws ?? MOST_THROWS, MOST_THROWS);
  const luck = new Float64Array(VALUE_LENGTH);
  let position = start;
  let isOwn = true;
  const result = (flat: FlatValue): FlatValue => {
    const seen = isOwn ? flat : turnedFlat(flat);
    for (let k = 0; k < VALUE_LENGTH; k++) luck[k] = seen[k]! - luck[k]!;
    return luck;
  };
  for (let thrown = 0; ; thrown++) {
    if (thrown >= most || (stopsAtKnown && known.length > 0 && isKnown(known, position)))
      return result(evaluator.evaluate(position));
    const roll = dice.throwDice();
    let play = thinker.best(position, roll, beam);
    if (reduceVariance) {
      const mean = thinker.average(position, beam);
      const gained = turnedFor(isOwn, play.value);
      turnedFor(isOwn, mean).forEach((number, k) => (luck[k]! += gained[k]! - number));
    }
    if (depth > 0) play = bestPlays(thinker, position, roll, { depth })[0]!;
    if (play.won !== 0) return result(play.value);
    position = boardAfter(rules, play.position, play.throwsAgain);
    if (!play.throwsAgain) isOwn = !isOwn;
  }
};

const turnedFor = (isOwn: boolean, flat: FlatValue): FlatValue => (isOwn ? flat : turnedFlat(flat));
