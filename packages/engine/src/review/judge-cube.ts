import { DIE_NUMBERS, type DieNumber } from '@wurfzabel/rules';
import { cubeDecision, cubeSituationOf, type CubeDecision } from '../cube/decision.ts';
import { nearEnd } from '../cube/near-end.ts';
import { worthFor } from '../cube/worth.ts';
import { isKnown, tidied } from '../evaluator.ts';
import { INNER_BEAM, valueAhead } from '../search/search.ts';
import type { Thinker } from '../search/thinker.ts';
import { ERROR_FROM } from './grades.ts';
import type { AnswerMoment, DoubleMoment, NameMoment } from './moments.ts';

/** What was done with the cube, or could be. */
export type CubeDeed = 'double' | 'no-double' | 'too-good' | 'take' | 'drop';

/** A decision with the cube, seen so far. */
export interface CubeJudgement {
  readonly decision: CubeDecision;
  readonly did: CubeDeed;
  readonly right: CubeDeed;
  /** Points given away, for each unit of the cube before the double. */
  readonly loss: number;
  /** By how much the right thing is better than the other. */
  readonly margin: number;
  /** Throws looked ahead. */
  readonly depth: number;
}

/** Throwing the dice where a double would cost at least this much is no decision: nobody thinks about it. */
const NEAR = 0.16;

/** At the end of a match a double may change nothing at all; rounding aside. */
const NOTHING = 1e-9;

/** Whether there was anything to decide. */
export const isCubeDecision = ({ did, loss, margin }: CubeJudgement): boolean =>
  did !== 'no-double' || (margin > NOTHING && (loss > 0 || margin < NEAR));

export const judgeCube = (
  thinker: Thinker,
  moment: DoubleMoment | AnswerMoment,
  depth: number,
): CubeJudgement => {
  const value = tidied(valueAhead(thinker, moment.state.position, depth)!);
  const decision = cubeDecision(
    value,
    cubeSituationOf(moment.state),
    nearEnd(thinker, moment.state.position),
  );
  const { noDouble, doubleTake, doublePass } = decision;
  if (moment.kind === 'answer') {
    const did = moment.took ? 'take' : 'drop';
    const right = decision.answer === 'take' ? 'take' : 'drop';
    const margin = Math.abs(doubleTake - doublePass);
    return { decision, did, right, margin, loss: did === right ? 0 : margin, depth };
  }
  const margin = Math.abs(noDouble - Math.min(doubleTake, doublePass));
  const isRight = moment.doubled === (decision.advice === 'double');
  return {
    decision,
    did: moment.doubled ? 'double' : 'no-double',
    right: decision.advice,
    margin,
    loss: isRight ? 0 : margin,
    depth,
  };
};

/** Whether a look so many throws ahead could change what is said. */
export const isCubeOpen = (
  thinker: Thinker,
  moment: DoubleMoment | AnswerMoment,
  judgement: CubeJudgement,
  depth: number,
): boolean => {
  if (isKnown(thinker.known, moment.state.position)) return false;
  return depth === 1 ? isCubeDecision(judgement) : judgement.loss >= ERROR_FROM.slight;
};

/** The doublet named after a 1-2, against the one worth most. */
export interface NameJudgement {
  readonly named: DieNumber;
  readonly right: DieNumber;
  readonly loss: number;
}

export const judgeName = (thinker: Thinker, { state, side, number }: NameMoment): NameJudgement => {
  const worth = worthFor(state, side);
  const worths = DIE_NUMBERS.map(n =>
    worth.of(thinker.best(state.position, [n, n], INNER_BEAM).value),
  );
  const most = Math.max(...worths);
  const named = worths[number - 1]!;
  return {
    named: number,
    right: named === most ? number : DIE_NUMBERS[worths.indexOf(most)]!,
    loss: most - named,
  };
};
