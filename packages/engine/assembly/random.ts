import { addStep, count, nodeAt, start } from './arena';
import { setBeam } from './beam';
import { below } from './chance';
import { explore, isEnding } from './plays';
import { at, OFF } from './position';
import { foresight, men } from './rules';
import { mayChangeOrder, numberAt, owed, rootAt, total } from './schedule';
import { expandable, found, foundFrom } from './steps';

/**
 * A node after a play of the schedule set made of random steps, as packages/rules/src/random-play.ts makes them: each number with a
 * man drawn evenly, stopping before an optional number one draw among the others. Where a number is left over and a duty looks
 * ahead, an ending is drawn instead.
 */
export function randomEnding(): i32 {
  const root = rootAt();
  start(root, false);
  const looksAhead = foresight || mayChangeOrder;
  const swap = mayChangeOrder && below(2) === 1;
  let node = 0;
  let played = 0;
  for (; played < total; played++) {
    const number = numberAt(swap ? 1 - played : played);
    expandable(nodeAt(node), number);
    const choices = found + (played >= owed ? 1 : 0);
    if (choices === 0) break;
    const drawn = below(choices);
    if (drawn === found) break;
    const from = foundFrom(drawn);
    node = addStep(node, from, min(from + number, OFF), 0);
  }
  if (played >= owed || !looksAhead || at(nodeAt(node), OFF) === men) return node;
  setBeam(0);
  explore();
  let endings = 0;
  for (let i = 0; i < count; i++) if (isEnding(i)) endings++;
  let left = below(endings);
  for (let i = 0; i < count; i++) if (isEnding(i) && left-- === 0) return i;
  return 0;
}
