import { solve } from '@wurfzabel/engine/exact/index';
import { RECORD_BYTES } from '@wurfzabel/engine/kernel/kernel';
import {
  DOUBLETS,
  HAND,
  OFF,
  OTHER_DOUBLETS,
  OTHER_HAND,
  OTHER_OFF,
  unwrap,
  type Position,
  type Rules,
  type Seeded,
} from '@wurfzabel/rules';
import { emptyPosition } from '@wurfzabel/rules/position';
import type { Drawn } from './study.ts';

/** Most men left of a side. */
export const FEW_MEN = 2;

/** A position of one or two men a side anywhere, hands included, any doublets had. */
export const randomFewMen = (rules: Rules, chance: Seeded): Position => {
  const position = emptyPosition();
  for (const [sign, hand, off] of [
    [1, HAND, OFF],
    [-1, OTHER_HAND, OTHER_OFF],
  ] as const) {
    const men = chance.below(5) === 0 ? 1 : FEW_MEN;
    position[off] = rules.men - men;
    for (let left = men; left > 0;) {
      const place = chance.below(25);
      if (place > 0 && position[place]! * sign < 0) continue;
      if (place === 0) position[hand]!++;
      else position[place]! += sign;
      left--;
    }
  }
  if (rules.countsDoublets) {
    position[DOUBLETS] = chance.below(2);
    position[OTHER_DOUBLETS] = chance.below(2);
  }
  return position;
};

/** Positions of very few men with their exact worth: games of a net against itself seldom get there. Takes some seconds to begin. */
export const exactFewMen = (rules: Rules): Drawn => {
  const table = unwrap(solve(rules, FEW_MEN, FEW_MEN, { chances: true, tolerance: 1e-7 }));
  const record = new Uint8Array(RECORD_BYTES);
  const outputs = new Float32Array(record.buffer, 32, 5);
  return chance => {
    const position = randomFewMen(rules, chance);
    record.set(new Uint8Array(position.buffer, position.byteOffset, position.length));
    const { win, lose } = table.valueAt(position)!;
    outputs.set([win[0] + win[1] + win[2], win[1] + win[2], win[2], lose[1] + lose[2], lose[2]]);
    return record;
  };
};
