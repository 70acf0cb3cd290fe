import { OFF, OTHER_OFF, POSITION_BYTES, turnInto, type Rules } from '@wurfzabel/rules';
import { raceValue, type ExactTable, type ExactValue } from './exact/index.ts';
import { handMadeChance } from './hand-made.ts';
import type { Kernel } from './kernel/kernel.ts';
import { OUTPUTS } from './net/net.ts';

/** What a position is worth to one side, cubeless: points expected, and chances of winning and losing exactly 1, 2, 3 and 4 points. */
export type Value = ExactValue;

/**
 * The same as nine numbers, for batches and sums: the equity, four chances of winning, four of losing.
 * In this form values are added, averaged and turned; the equity goes along because some tables know it better than the chances.
 */
export type FlatValue = Float64Array;
export const VALUE_LENGTH = 9;
const WIN = 1;
const LOSE = 5;
const MOST_POINTS = 4;

/**
 * The one door to all judgement of positions.
 * Positions are 32 bytes each, one after another, none of them decided, each seen by the side that is about to throw and valued for it.
 */
export interface Evaluator {
  readonly name: string;
  readonly rules: Rules;
  /** @returns nine numbers a position (see FlatValue); chances are not negative and sum to 1 */
  evaluate(positions: Int8Array): FlatValue;
}

/** Values that are known for some positions only, such as tables. */
export interface Known {
  readonly name: string;
  /** Writes the value of the position at `at`, or its equity alone, and says which; false: unknown, nothing written. */
  know(
    positions: Int8Array,
    at: number,
    target: FlatValue,
    targetAt: number,
  ): 'value' | 'equity' | false;
}

export const equityOfChances = (flat: FlatValue, at = 0): number => {
  let equity = 0;
  for (let n = 0; n < MOST_POINTS; n++)
    equity += (n + 1) * (flat[at + WIN + n]! - flat[at + LOSE + n]!);
  return equity;
};

export const valueFrom = (flat: FlatValue, at = 0): Value => ({
  equity: flat[at]!,
  win: [flat[at + 1]!, flat[at + 2]!, flat[at + 3]!, flat[at + 4]!],
  lose: [flat[at + 5]!, flat[at + 6]!, flat[at + 7]!, flat[at + 8]!],
});

export const flatFrom = ({ equity, win, lose }: Value): FlatValue =>
  Float64Array.of(equity, ...win, ...lose);

/** The same for the other side. */
export const turnedFlat = (flat: FlatValue, at = 0): FlatValue =>
  Float64Array.of(
    -flat[at]!,
    flat[at + 5]!,
    flat[at + 6]!,
    flat[at + 7]!,
    flat[at + 8]!,
    flat[at + 1]!,
    flat[at + 2]!,
    flat[at + 3]!,
    flat[at + 4]!,
  );

/** A game won by so many points. */
export const wonFlat = (points: number): FlatValue => {
  const flat = new Float64Array(VALUE_LENGTH);
  flat[0] = points;
  flat[WIN + points - 1] = 1;
  return flat;
};

export const chanceOfWinning = (flat: FlatValue, at = 0): number =>
  flat[at + 1]! + flat[at + 2]! + flat[at + 3]! + flat[at + 4]!;

/**
 * Exact chances from the five outputs of a net, which say "at least": linear, so that averages of outputs give averages of chances,
 * and so with chances slightly below 0 where a net contradicts itself. See `tidied`.
 */
export const flatOfOutputs = (rules: Rules, outputs: ArrayLike<number>, from = 0): FlatValue => {
  const flat = new Float64Array(VALUE_LENGTH);
  const win = outputs[from]!;
  if (rules.points === 'single') {
    flat[WIN] = win;
    flat[LOSE] = 1 - win;
  } else {
    const [win2, win3, lose2, lose3] = [1, 2, 3, 4].map(k => outputs[from + k]!) as [
      number,
      number,
      number,
      number,
    ];
    flat.set([win - win2, win2 - win3, win3, 0, 1 - win - lose2, lose2 - lose3, lose3, 0], WIN);
  }
  flat[0] = equityOfChances(flat);
  return flat;
};

/** Chances cut to what chances can be: none negative, the winning ones and the losing ones keeping their sums. */
export const tidied = (flat: FlatValue): FlatValue => {
  if (flat.every((chance, i) => i === 0 || chance >= 0)) return flat;
  const tidy = flat.slice();
  const win = Math.min(1, Math.max(0, chanceOfWinning(flat)));
  for (const [from, sum] of [
    [WIN, win],
    [LOSE, 1 - win],
  ] as const) {
    let left = sum;
    for (let n = MOST_POINTS - 1; n > 0; n--) {
      tidy[from + n] = Math.min(left, Math.max(0, flat[from + n]!));
      left -= tidy[from + n]!;
    }
    tidy[from] = left;
  }
  tidy[0] = equityOfChances(tidy);
  return tidy;
};

/** The net in a slot of a kernel. The rules may differ from the kernel's in extras that its net knows nothing of. */
export const netEvaluator = (kernel: Kernel, slot = 0, rules: Rules = kernel.rules): Evaluator => ({
  name: 'net',
  rules,
  evaluate: positions => {
    const outputs = kernel.evaluate(slot, positions);
    const count = positions.length / POSITION_BYTES;
    const flat = new Float64Array(count * VALUE_LENGTH);
    for (let i = 0; i < count; i++)
      flat.set(tidied(flatOfOutputs(rules, outputs, i * OUTPUTS)), i * VALUE_LENGTH);
    return flat;
  },
});

/** Shares of twofold and threefold wins that a hand-made evaluation takes for granted; it sees who wins, not by how much. */
const ROUGH_SHARES = {
  single: [0, 0],
  alvensleben: [0.19, 0.2],
  backgammon: [0.25, 0.02],
} as const;

/**
 * The hand-made evaluation as rough chances: its guess of who wins, with fixed shares of wins that count more.
 * For play under options that no net was trained for, and as a yardstick.
 */
export const handMadeEvaluator = (rules: Rules): Evaluator => {
  const [twofold, threefold] =
    ROUGH_SHARES[rules.points === 'backgammon-bar-4' ? 'backgammon' : rules.points];
  const turned = new Int8Array(POSITION_BYTES);
  return {
    name: 'hand-made',
    rules,
    evaluate: positions => {
      const count = positions.length / POSITION_BYTES;
      const flat = new Float64Array(count * VALUE_LENGTH);
      for (let i = 0; i < count; i++) {
        turnInto(
          turned,
          positions.subarray(i * POSITION_BYTES, (i + 1) * POSITION_BYTES),
          rules.course,
        );
        const win = 1 - handMadeChance(rules, turned);
        const shares = [1 - twofold - threefold, twofold, threefold, 0];
        const at = i * VALUE_LENGTH;
        shares.forEach((share, n) => {
          flat[at + WIN + n] = win * share;
          flat[at + LOSE + n] = (1 - win) * share;
        });
        flat[at] = equityOfChances(flat, at);
      }
      return flat;
    },
  };
};

/** A table of exact values. One-sided tables know races; those of equities alone leave the chances to whoever is asked next. */
export const knownBy = (rules: Rules, table: ExactTable): Known => ({
  name: table.kind,
  know: (positions, at, target, targetAt) => {
    const value =
      table.kind === 'one-sided'
        ? raceValue(rules, table, positions, at)
        : table.valueAt(positions, at);
    if (value) {
      target[targetAt] = value.equity;
      target.set(value.win, targetAt + WIN);
      target.set(value.lose, targetAt + LOSE);
      return 'value';
    }
    if (table.kind !== 'solved') return false;
    const equity = table.equityAt(positions, at);
    if (equity === undefined) return false;
    target[targetAt] = equity;
    return 'equity';
  },
});

/**
 * Moves chance from one side to the other, each side's shares of points unchanged, until the chances give this equity;
 * what remains where that would take more than there is stays with the equity alone.
 */
const moveTowards = (flat: FlatValue, at: number, equity: number): void => {
  const gap = equity - equityOfChances(flat, at);
  const [from, to] = gap > 0 ? [at + LOSE, at + WIN] : [at + WIN, at + LOSE];
  let fromSum = 0;
  let toSum = 0;
  let fromPoints = 0;
  let toPoints = 0;
  for (let n = 0; n < MOST_POINTS; n++) {
    fromSum += flat[from + n]!;
    toSum += flat[to + n]!;
    fromPoints += (n + 1) * flat[from + n]!;
    toPoints += (n + 1) * flat[to + n]!;
  }
  flat[at] = equity;
  if (fromSum <= 0) return;
  const each = fromPoints / fromSum + (toSum > 0 ? toPoints / toSum : 1);
  const moved = Math.min(fromSum, Math.abs(gap) / each);
  for (let n = 0; n < MOST_POINTS; n++) {
    const share = toSum > 0 ? flat[to + n]! / toSum : n === 0 ? 1 : 0;
    flat[from + n]! *= 1 - moved / fromSum;
    flat[to + n]! += moved * share;
  }
};

/** Exact values where a table has them, the first that knows; the rest of the batch goes to the evaluator behind. */
export const firstKnown = (known: readonly Known[], rest: Evaluator): Evaluator => {
  if (known.length === 0) return rest;
  return {
    name: [...known.map(({ name }) => name), rest.name].join(', '),
    rules: rest.rules,
    evaluate: positions => {
      const count = positions.length / POSITION_BYTES;
      const flat = new Float64Array(count * VALUE_LENGTH);
      const open: number[] = [];
      const equities = new Map<number, number>();
      for (let i = 0; i < count; i++) {
        let what: 'value' | 'equity' | false = false;
        for (const table of known) {
          what = table.know(positions, i * POSITION_BYTES, flat, i * VALUE_LENGTH);
          if (what) break;
        }
        if (what === 'value') continue;
        if (what === 'equity') equities.set(i, flat[i * VALUE_LENGTH]!);
        open.push(i);
      }
      if (open.length === 0) return flat;
      const asked = new Int8Array(open.length * POSITION_BYTES);
      open.forEach((i, k) =>
        asked.set(
          positions.subarray(i * POSITION_BYTES, (i + 1) * POSITION_BYTES),
          k * POSITION_BYTES,
        ),
      );
      const answers = rest.evaluate(asked);
      open.forEach((i, k) => {
        flat.set(answers.subarray(k * VALUE_LENGTH, (k + 1) * VALUE_LENGTH), i * VALUE_LENGTH);
        const equity = equities.get(i);
        if (equity !== undefined) moveTowards(flat, i * VALUE_LENGTH, equity);
      });
      return flat;
    },
  };
};

/** Whether one of the tables has the equity of this position. */
export const isKnown = (known: readonly Known[], position: Int8Array): boolean =>
  known.some(table => table.know(position, 0, new Float64Array(VALUE_LENGTH), 0) !== false);

/** Whether a side has all men off; evaluators are not asked about such positions. */
export const isDecided = (rules: Rules, position: Int8Array): boolean =>
  position[OFF] === rules.men || position[OTHER_OFF] === rules.men;
