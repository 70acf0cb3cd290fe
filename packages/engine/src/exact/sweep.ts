import type { Rules } from '@wurfzabel/rules';
import type { OutcomeLists } from './outcome-lists.ts';
import { keepsDoublets } from './throws.ts';

const DIFFERENT = 15;
const DOUBLETS = 6;

/**
 * One pass over all pairs, in place, fewest pips first (Gauss–Seidel: what a play without a hit leads to has been renewed before).
 * Equities are the mover's, about to throw; an ending after which the other side throws is worth the negative of his.
 * @param onlyContact leave out races: a race is exact after the first pass, because its plays lead only to races with fewer pips
 * @returns the largest change
 */
export const sweep = (
  rules: Rules,
  lists: OutcomeLists,
  equities: Float64Array,
  onlyContact: boolean,
): number =>
  lists.flags === 2
    ? sweepWithFlags(lists, equities, onlyContact, keepsDoublets(rules) ? 1 : 0)
    : sweepPlain(lists, equities, onlyContact);

const sweepPlain = (lists: OutcomeLists, values: Float64Array, onlyContact: boolean): number => {
  const { order, isRace, chunks, chunk, start } = lists;
  let change = 0;
  for (let i = 0; i < order.length; i++) {
    if (onlyContact && isRace[i] === 1) continue;
    const words = chunks[chunk[i]!]!;
    let at = start[i]!;
    let sum = 0;
    for (let t = 0; t < DIFFERENT + DOUBLETS; t++) {
      const passes = at + 3 + words[at]!;
      const end = passes + words[at + 1]!;
      const win = words[at + 2]!;
      let worst = win > 0 ? -win : Infinity;
      for (at += 3; at < passes; at++) {
        const value = values[words[at]!]!;
        if (value < worst) worst = value;
      }
      for (; at < end; at++) {
        const value = -values[words[at]!]!;
        if (value < worst) worst = value;
      }
      sum -= t < DIFFERENT ? worst + worst : worst;
    }
    const pair = order[i]!;
    const value = sum / 36;
    change = Math.max(change, Math.abs(value - values[pair]!));
    values[pair] = value;
  }
  return change;
};

/**
 * A pair has four values, at pair × 4 + 2 × (mover has had a doublet) + (the other has). Throws of two numbers lead to the same pairs
 * whatever the flags, so all four are found in one walk over the list, and both of a doublet's.
 * @param keeps 1 where doublets still count after the turn
 */
const sweepWithFlags = (
  lists: OutcomeLists,
  values: Float64Array,
  onlyContact: boolean,
  keeps: 0 | 1,
): number => {
  const { order, isRace, chunks, chunk, start } = lists;
  let change = 0;
  for (let i = 0; i < order.length; i++) {
    if (onlyContact && isRace[i] === 1) continue;
    const words = chunks[chunk[i]!]!;
    let at = start[i]!;
    // Named by the mover's flag and the other's. Sums of the worst that the other side is left with.
    let sum00 = 0;
    let sum01 = 0;
    let sum10 = 0;
    let sum11 = 0;
    for (let t = 0; t < DIFFERENT; t++) {
      const end = at + 3 + words[at]!;
      const win = words[at + 2]!;
      let worst00 = win > 0 ? -win : Infinity;
      let worst01 = worst00;
      let worst10 = worst00;
      let worst11 = worst00;
      for (at += 3; at < end; at++) {
        const to = words[at]!;
        const value00 = values[to]!;
        const value10 = values[to + keeps]!;
        const value01 = values[to + 2]!;
        const value11 = values[to + 2 + keeps]!;
        if (value00 < worst00) worst00 = value00;
        if (value10 < worst10) worst10 = value10;
        if (value01 < worst01) worst01 = value01;
        if (value11 < worst11) worst11 = value11;
      }
      sum00 += worst00;
      sum01 += worst01;
      sum10 += worst10;
      sum11 += worst11;
    }
    sum00 += sum00;
    sum01 += sum01;
    sum10 += sum10;
    sum11 += sum11;
    for (let t = 0; t < 2 * DOUBLETS; t++) {
      const passes = at + 3 + words[at]!;
      const end = passes + words[at + 1]!;
      const win = words[at + 2]!;
      let worst0 = win > 0 ? -win : Infinity;
      let worst1 = worst0;
      for (at += 3; at < passes; at++) {
        const to = words[at]! + keeps;
        const value0 = values[to]!;
        const value1 = values[to + 2]!;
        if (value0 < worst0) worst0 = value0;
        if (value1 < worst1) worst1 = value1;
      }
      for (; at < end; at++) {
        const to = words[at]! + 2;
        const value0 = -values[to]!;
        const value1 = -values[to + 1]!;
        if (value0 < worst0) worst0 = value0;
        if (value1 < worst1) worst1 = value1;
      }
      if (t < DOUBLETS) {
        sum00 += worst0;
        sum01 += worst1;
      } else {
        sum10 += worst0;
        sum11 += worst1;
      }
    }
    const pair = order[i]! * 4;
    const value00 = -sum00 / 36;
    const value01 = -sum01 / 36;
    const value10 = -sum10 / 36;
    const value11 = -sum11 / 36;
    change = Math.max(
      change,
      Math.abs(value00 - values[pair]!),
      Math.abs(value01 - values[pair + 1]!),
      Math.abs(value10 - values[pair + 2]!),
      Math.abs(value11 - values[pair + 3]!),
    );
    values[pair] = value00;
    values[pair + 1] = value01;
    values[pair + 2] = value10;
    values[pair + 3] = value11;
  }
  return change;
};
