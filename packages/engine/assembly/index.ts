/** What the kernel offers; src/kernel/kernel.ts is the only caller. */
import { allocate } from './memory';
import { count, fromOf, nodeAt, parentOf, playedOf } from './arena';
import { bestEnding, lookAhead } from './choose';
import { chanceState } from './chance';
import { handMadePips } from './hand-made';
import { askNet, evaluate as evaluateOne, outputSumsAt } from './evaluate';
import { integersOf, OUTPUTS, setNet } from './nets';
import { outputsAt } from './outputs';
import { explore as exploreAll, isEnding, isSwapped } from './plays';
import { goesOn, numbersAt, rootAt, setSchedule, setThrow } from './schedule';
import { beginValues, forgetBases, outputsOf, valueOf } from './values';
import { setBeam } from './beam';
import { setRules } from './rules';
import { clearSums, duel, label, startAt, study, sumsAt, train } from './game';

export {
  allocate,
  bestEnding,
  chanceState,
  clearSums,
  duel,
  fromOf,
  goesOn,
  handMadePips,
  isEnding,
  isSwapped,
  label,
  lookAhead,
  nodeAt,
  numbersAt,
  outputsOf,
  outputSumsAt,
  parentOf,
  playedOf,
  rootAt,
  setNet,
  setRules,
  setSchedule,
  setThrow,
  startAt,
  study,
  sumsAt,
  train,
  valueOf,
};

/** Where new integers of a net go; what the old ones gave is forgotten. */
export function integersFor(slot: i32): usize {
  forgetBases();
  return integersOf(slot);
}

/** Finds all plays of the schedule set. @returns the number of nodes, endings and others */
export function explore(): i32 {
  setBeam(0);
  exploreAll();
  return count;
}

/** Values `many` positions at `positions`, 32 bytes each, seen by the side about to throw: five floats each to `outputs`. */
export function evaluate(slot: i32, positions: usize, many: i32, outputs: usize): void {
  askNet(slot);
  for (let i = 0; i < many; i++) {
    evaluateOne(positions + ((<usize>i) << 5), false);
    memory.copy(outputs + <usize>(i * OUTPUTS * 4), outputsAt(), OUTPUTS * 4);
  }
}

/**
 * Finds the plays of the schedule set, with a beam some of them, and prepares `valueOf` and `outputsOf` for them by the net of a slot.
 * @param beam positions kept a level for doublets; 0: every play
 * @returns the number of nodes, endings and others
 */
export function exploreFor(slot: i32, beam: i32): i32 {
  beginValues(slot);
  setBeam(beam);
  exploreAll();
  return count;
}
