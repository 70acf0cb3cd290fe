import type { Rules } from '@wurfzabel/rules';
import type { OutcomeLists } from './outcome-lists.ts';
import { keepsDoublets } from './throws.ts';
import { mostPointsWithFewMen } from './value.ts';

const THROWS = 21;
const DIFFERENT = 15;
const DOUBLETS = 6;
const MOST_SWEEPS = 1000;

/**
 * Chances of winning and losing 1, 2, … points when both sides play for the equities found: with the plays fixed the chances are
 * the solution of linear equations, found by the same passes as the equities. Where plays are worth the same, the first is taken; others could
 * give other chances with the same equity.
 * @returns 2 × most points for each value: wins by points, then losses
 */
export const chancesOf = (
  rules: Rules,
  lists: OutcomeLists,
  equities: Float64Array,
  tolerance: number,
  onPass: (passes: number) => void,
): Float64Array => {
  const points = mostPointsWithFewMen(rules);
  const choices = choicesOf(rules, lists, equities);
  const chances = new Float64Array(equities.length * 2 * points);
  let change = Infinity;
  for (let passes = 1; change > tolerance && passes <= MOST_SWEEPS; passes++) {
    change = pass(lists, choices, chances, points);
    onPass(passes);
  }
  return chances;
};

/** A choice: −points of a win at once, or the value it leads to × 2, + 1 where the same side throws again. */
const choicesOf = (rules: Rules, lists: OutcomeLists, values: Float64Array): Int32Array => {
  const { order, flags, stride, chunks, chunk, start } = lists;
  const keeps = keepsDoublets(rules) ? 1 : 0;
  const choices = new Int32Array(order.length * stride * THROWS);
  for (let i = 0; i < order.length; i++) {
    const words = chunks[chunk[i]!]!;
    let at = start[i]!;
    const choose = (record: number, own: number, other: number, ownAfter: number): number => {
      const passes = record + 3 + words[record]!;
      const end = passes + words[record + 1]!;
      const win = words[record + 2]!;
      let best = win > 0 ? win : -Infinity;
      let choice = -win;
      for (let w = record + 3; w < end; w++) {
        const again = w >= passes;
        const index = words[w]! + (again ? 2 * own + other : 2 * other + ownAfter);
        const value = again ? values[index]! : -values[index]!;
        if (value > best) {
          best = value;
          choice = index * 2 + (again ? 1 : 0);
        }
      }
      return choice;
    };
    const records = DIFFERENT + DOUBLETS * flags;
    for (let r = 0; r < records; r++) {
      const isDoublet = r >= DIFFERENT;
      const later = r >= DIFFERENT + DOUBLETS ? 1 : 0;
      const throwAt = r - later * DOUBLETS;
      for (let own = 0; own < flags; own++) {
        if (isDoublet && own !== later) continue;
        for (let other = 0; other < flags; other++) {
          const flag = isDoublet ? flags - 1 : own;
          const state = flags === 2 ? 2 * own + other : 0;
          choices[(i * stride + state) * THROWS + throwAt] = choose(at, flag, other, flag * keeps);
        }
      }
      at += 3 + words[at]! + words[at + 1]!;
    }
  }
  return choices;
};

const pass = (
  { order, stride }: OutcomeLists,
  choices: Int32Array,
  chances: Float64Array,
  points: number,
): number => {
  const width = 2 * points;
  const sum = new Float64Array(width);
  let change = 0;
  for (let i = 0; i < order.length; i++)
    for (let state = 0; state < stride; state++) {
      sum.fill(0);
      for (let t = 0; t < THROWS; t++) {
        const weight = t < DIFFERENT ? 2 / 36 : 1 / 36;
        const choice = choices[(i * stride + state) * THROWS + t]!;
        if (choice < 0) {
          sum[-choice - 1]! += weight;
          continue;
        }
        const from = (choice >> 1) * width;
        const turned = (choice & 1) === 1 ? 0 : points;
        for (let k = 0; k < points; k++) {
          sum[k]! += weight * chances[from + k + turned]!;
          sum[k + points]! += weight * chances[from + k + points - turned]!;
        }
      }
      const target = (order[i]! * stride + state) * width;
      for (let k = 0; k < width; k++) {
        change = Math.max(change, Math.abs(sum[k]! - chances[target + k]!));
        chances[target + k] = sum[k]!;
      }
    }
  return change;
};
