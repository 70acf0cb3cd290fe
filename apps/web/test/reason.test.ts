import type { ReviewedPlay } from '@wurfzabel/engine/review/index';
import { parseRecord, stateOf } from '@wurfzabel/records';
import type { DieNumber, PlayPhase } from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { reasonsOf } from '../src/review/reason.ts';
import { STATES } from './states.ts';

const begun = (): PlayPhase => {
  const read = parseRecord(STATES['two ways lead to one point']);
  if (!read.ok) throw new Error(read.fault.message);
  const { phase } = stateOf(read.value.log);
  if (phase.kind !== 'play') throw new Error('a play was expected');
  return phase;
};

type Steps = readonly (readonly [number, DieNumber])[];
const reasons = (best: Steps, played: Steps, source: 'judge' | 'race' = 'judge') => {
  const steps = (of: Steps) => of.map(([from, number]) => ({ from, number }));
  const play = { best: [{ steps: steps(best) }], played: steps(played), source };
  return reasonsOf(play as unknown as ReviewedPlay, begun());
};

test('what the better play does on the board is told, and nothing else', () => {
  // White on 7 hits on 10 and on 11.
  expect(
    reasons(
      [
        [7, 3],
        [7, 4],
      ],
      [
        [12, 3],
        [12, 4],
      ],
    ),
  ).toEqual([{ kind: 'hits', count: 2 }]);
  expect(
    reasons(
      [
        [7, 3],
        [7, 4],
      ],
      [
        [7, 3],
        [12, 4],
      ],
    ),
  ).toEqual([
    { kind: 'hits', count: 1 },
    { kind: 'lone', best: 2, played: 3 },
  ]);
  expect(
    reasons(
      [
        [12, 3],
        [12, 4],
      ],
      [
        [7, 3],
        [7, 4],
      ],
    ),
  ).toEqual([]);
});

test('where the ways have parted men alone are no reason', () => {
  expect(
    reasons(
      [
        [7, 3],
        [7, 4],
      ],
      [
        [7, 3],
        [12, 4],
      ],
      'race',
    ),
  ).toEqual([{ kind: 'hits', count: 1 }]);
});
