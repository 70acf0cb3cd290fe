import { VALUE_LENGTH } from '@wurfzabel/engine';
import { solve } from '@wurfzabel/engine/exact/index';
import { equityOf, OUTPUTS } from '@wurfzabel/engine/net/net';
import { POSITION_BYTES, seeded, unwrap, type Position } from '@wurfzabel/rules';
import { ALL_GAMES } from '../games.ts';
import { asShipped, loaded } from '../players.ts';
import { round } from '../results.ts';
import type { Row } from '../row.ts';
import { Sample } from '../sample.ts';
import { menInHand, twoAgainstTwo } from '../two-men.ts';

/** Positions asked at a time. */
const BATCH = 4096;

/** The net alone, and the engine with its tables, against the exact values of all positions with two men left on each side. */
export const fewMen: Row = {
  name: 'few-men',
  title:
    'Net, and engine with its tables, against exact values, positions with two men left on each side',
  games: ALL_GAMES,
  parts: [
    {
      name: 'two against two',
      n: 1_000_000,
      measure: async ({ game, file, seed, n }) => {
        const { rules, kernel } = await loaded(game, file);
        const table = unwrap(solve(rules, 2, 2));
        let positions = [...twoAgainstTwo(rules)];
        if (n < positions.length) {
          const chance = seeded(seed);
          positions = Array.from({ length: n }, () => positions[chance.below(positions.length)]!);
        }
        const all = new Sample();
        const squares = new Sample();
        const withTables = new Sample();
        const { evaluator } = (await asShipped(game, file)).thinker;
        const byHand = Array.from({ length: 5 }, () => new Sample());
        for (let from = 0; from < positions.length; from += BATCH) {
          const batch = positions.slice(from, from + BATCH);
          const boards = joined(batch);
          const outputs = kernel.evaluate(0, boards);
          const answers = evaluator.evaluate(boards);
          batch.forEach((position, i) => {
            const seen = equityOf(rules, outputs.subarray(i * OUTPUTS, (i + 1) * OUTPUTS));
            const exact = table.equityAt(position)!;
            const miss = Math.abs(seen - exact);
            withTables.add(Math.abs(answers[i * VALUE_LENGTH]! - exact));
            all.add(miss);
            squares.add(miss * miss);
            byHand[menInHand(position)]!.add(miss);
          });
        }
        return [
          {
            what: 'net alone: mean distance',
            n: all.count,
            value: round(all.mean, 4),
            unit: 'points',
            target: { is: 'at most', value: 0.01 },
            more: {
              rms: round(Math.sqrt(squares.mean), 4),
              largest: round(all.largest, 3),
              ...Object.fromEntries(
                byHand.flatMap((sample, hand) =>
                  sample.count > 0 ? [[`${hand} in hand`, round(sample.mean, 4)] as const] : [],
                ),
              ),
            },
          },
          {
            what: 'engine with the tables that ship: mean distance',
            n: withTables.count,
            value: round(withTables.mean, 5),
            unit: 'points',
            more: { largest: round(withTables.largest, 5) },
          },
        ];
      },
    },
  ],
};

const joined = (positions: readonly Position[]): Int8Array => {
  const bytes = new Int8Array(positions.length * POSITION_BYTES);
  positions.forEach((position, i) => bytes.set(position, i * POSITION_BYTES));
  return bytes;
};
