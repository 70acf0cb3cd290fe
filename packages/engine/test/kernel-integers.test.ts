import { existsSync, readFileSync } from 'node:fs';
import {
  GAMES,
  HAND,
  LAST_STATION,
  OFF,
  OTHER_DOUBLETS,
  OTHER_HAND,
  OTHER_OFF,
  DOUBLETS,
  rulesFor,
  seeded,
  turnRound,
  unwrap,
  type Position,
} from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { loadKernel, RECORD_BYTES } from '../src/kernel/kernel.ts';
import { INPUTS, inputsOf } from '../src/net/inputs.ts';
import { evaluateIntegers, integerNet, outputSums, unitSums } from '../src/net/integers.ts';
import { equityOf, evaluatePlain, newNet, type Net } from '../src/net/net.ts';
import { MOST_MEN } from '../src/net/parts.ts';
import { parseWeightFile } from '../src/net/weight-file.ts';
import { boardsOf, netFor } from './kernel-boards.ts';

/** Sums of the first layer in full precision, before ReLU. */
const floatSums = ({ wide, parameters }: Net, position: Int8Array): Float64Array => {
  const sums = Float64Array.from(parameters.subarray(INPUTS * wide, (INPUTS + 1) * wide));
  inputsOf(position).forEach((input, i) => {
    if (input !== 0) sums.forEach((_, j) => (sums[j]! += input * parameters[i * wide + j]!));
  });
  return sums;
};

/** Positions with all men of each side at one place. */
const heaps = (): Position[] => {
  const stations = Array.from({ length: LAST_STATION }, (_, i) => i + 1);
  return [HAND, OFF, ...stations].flatMap(own =>
    [OTHER_HAND, OTHER_OFF, ...stations].flatMap(other => {
      if (own === other) return [];
      const position = new Int8Array(32) as Position;
      position[own] = MOST_MEN;
      position[other] = other > LAST_STATION ? MOST_MEN : -MOST_MEN;
      position[DOUBLETS] = (own + other) % 2;
      position[OTHER_DOUBLETS] = own % 2;
      return [position];
    }),
  );
};

test('the sums of the kernel are those of the plain twin, to the bit', async () => {
  for (const game of GAMES)
    for (const wide of [32, 96]) {
      const rules = unwrap(rulesFor(game.id));
      const kernel = await loadKernel(rules);
      kernel.setNet(3, netFor(rules, wide));
      const net = integerNet(netFor(rules, wide), rules.men);
      for (const board of boardsOf(rules, 11, 200)) {
        expect([...kernel.integerSums(3, board)]).toEqual(outputSums(rules, net, board));
        const outputs = kernel.evaluate(3, board);
        evaluateIntegers(rules, net, board).forEach((output, k) =>
          expect(outputs[k]).toBeCloseTo(output, 6),
        );
      }
    }
});

test('a position reached by steps from another has the value that it has alone, to the bit', async () => {
  const f = Math.fround;
  for (const game of GAMES) {
    const rules = unwrap(rulesFor(game.id));
    const kernel = await loadKernel(rules);
    kernel.setNet(0, netFor(rules, 32));
    const dice = seeded(2);
    for (const board of boardsOf(rules, 13, 60))
      for (const play of kernel.top(0, board, dice.throwDice(), 40)) {
        if (play.position[OFF] === rules.men) continue;
        const seen = play.throwsAgain ? play.position : turnRound(play.position, rules.course);
        const [win, win2, win3, lose2, lose3] = kernel.evaluate(0, seen) as unknown as number[];
        const single = f(f(2 * win!) - 1);
        const equity =
          rules.points === 'single' ? single : f(f(single + f(win2! - lose2!)) + f(win3! - lose3!));
        expect(play.equity).toBe(play.throwsAgain ? equity : -equity);
      }
  }
});

test('no unit leaves its range: each is its float value, but for rounding, on boards and on heaps', () => {
  for (const game of GAMES) {
    const rules = unwrap(rulesFor(game.id));
    const net = netFor(rules, 32);
    const integers = integerNet(net, rules.men);
    for (const board of [...boardsOf(rules, 17, 100), ...heaps()]) {
      const exact = floatSums(net, board);
      unitSums(integers, board).forEach((sum, j) =>
        expect(Math.abs(sum - integers.unitScales[j]! * exact[j]!)).toBeLessThan(17),
      );
    }
  }
});

test('no way to place three men takes a unit out of its range, and the range is not much too wide', () => {
  const men = 3;
  const net = netFor(unwrap(rulesFor('puff')), 32);
  const biases = floatSums(net, new Int8Array(32));
  const partOf = (change: (position: Int8Array) => void): Float64Array => {
    const position = new Int8Array(32);
    change(position);
    return floatSums(net, position).map((sum, j) => sum - biases[j]!);
  };
  const ranges = [
    [HAND, OFF, 1],
    [OTHER_HAND, OTHER_OFF, -1],
  ].map(([hand, off, sign]) => {
    const places = [hand!, off!, ...Array.from({ length: LAST_STATION }, (_, i) => i + 1)];
    const all = places.flatMap((a, i) =>
      places.slice(i).flatMap((b, j) =>
        places.slice(i + j).map(c =>
          partOf(position => {
            for (const place of [a, b, c])
              position[place]! += place === hand || place === off ? 1 : sign!;
          }),
        ),
      ),
    );
    expect(all.length).toBe(3276);
    return all;
  });
  for (const flag of [DOUBLETS, OTHER_DOUBLETS])
    ranges.push([partOf(() => undefined), partOf(position => (position[flag] = 1))]);
  integerNet(net, men).unitScales.forEach((scale, j) => {
    const extreme = (sign: number): number =>
      ranges.reduce(
        (sum, parts) =>
          sum + parts.reduce((most, part) => Math.max(most, sign * part[j]!), -Infinity),
        sign * biases[j]!,
      );
    const most = scale * Math.max(extreme(1), extreme(-1));
    expect(most).toBeLessThanOrEqual(32750);
    expect(most).toBeGreaterThan(32750 / 2);
  });
});

test('an output as large as can be does not leave its range', async () => {
  const rules = unwrap(rulesFor('puff'));
  const net = newNet('puff', 1024, seeded(3));
  // Every unit is 2 wherever men stand, and every output adds up all of them.
  net.parameters.fill(0, 0, INPUTS * net.wide);
  net.parameters.fill(2, INPUTS * net.wide, (INPUTS + 1) * net.wide);
  net.parameters.fill(0.001, (INPUTS + 1) * net.wide);
  const kernel = await loadKernel(rules);
  kernel.setNet(0, net);
  const [board] = boardsOf(rules, 1, 1);
  const sums = kernel.integerSums(0, board!);
  expect(sums[0]).toBeGreaterThan(2 ** 30);
  expect([...sums]).toEqual(outputSums(rules, integerNet(net, rules.men), board!));
  expect(kernel.evaluate(0, board!)[0]).toBeCloseTo(1 / (1 + Math.exp(-2.049)), 4);
});

test('a net that is replaced or has learnt is asked with its new numbers', async () => {
  const rules = unwrap(rulesFor('contraerer-puff'));
  const [board] = boardsOf(rules, 23, 40).slice(-1);
  const fresh = async (net: Net): Promise<number> => {
    const kernel = await loadKernel(rules);
    kernel.setNet(0, net);
    return kernel.best(0, board!, [6, 1]).equity;
  };
  const kernel = await loadKernel(rules);
  const seen = new Set<number>();
  const check = async (): Promise<void> => {
    const { equity } = kernel.best(0, board!, [6, 1]);
    expect(equity).toBe(await fresh(kernel.netOf(0)));
    expect(seen.has(equity)).toBe(false);
    seen.add(equity);
  };
  kernel.setNet(0, netFor(rules, 32));
  await check();
  kernel.setNet(0, newNet(rules.game.id, 64, seeded(8)));
  await check();
  const { records } = kernel.label(0, 1, 10, 4);
  kernel.study(0, records, 0.1);
  await check();
  kernel.train(0, 3, 0.7, 0.1, 4);
  await check();
});

/** Nets as they are shipped, on positions of their own games and of random ones. */
for (const game of GAMES) {
  const file = new URL(`../../../data/weights/${game.id}/net.bin`, import.meta.url);
  if (!existsSync(file)) continue;
  test(`in integers the net of ${game.name} says what it says in floats`, async () => {
    const rules = unwrap(rulesFor(game.id));
    const net = unwrap(parseWeightFile(new Uint8Array(readFileSync(file)), game.id));
    const kernel = await loadKernel(rules);
    kernel.setNet(0, net);
    kernel.chance = Uint32Array.of(1, 2, 3, 4);
    const { records } = kernel.label(0, 60, 5, 4);
    const own = Array.from({ length: Math.min(1000, records.length / RECORD_BYTES) }, (_, i) =>
      new Int8Array(records.buffer, i * RECORD_BYTES, 32).slice(),
    );
    const boards = [...own, ...boardsOf(rules, 31, 2000 - own.length)];
    const errors = boards.map(board =>
      Math.abs(
        equityOf(rules, kernel.evaluate(0, board)) -
          equityOf(rules, evaluatePlain(rules, net, board)),
      ),
    );
    expect(own.length).toBeGreaterThan(400);
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.001);
    expect(Math.max(...errors)).toBeLessThan(0.01);
  });
}
