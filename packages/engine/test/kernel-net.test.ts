import {
  beginPlay,
  CHANCES,
  DOUBLETS,
  earnsThrow,
  GAMES,
  legalPlays,
  legalSteps,
  newGame,
  OFF,
  playsOf,
  pointsForOff,
  restOf,
  rulesFor,
  scheduleOf,
  seeded,
  throwsAgainAt,
  turnRound,
  unwrap,
  withStep,
  type Position,
  type Rules,
} from '@wurfzabel/rules';
import { afterThrowing } from '@wurfzabel/rules/schedule';
import { expect, test } from 'vitest';
import { loadKernel, RECORD_BYTES } from '../src/kernel/kernel.ts';
import { evaluateIntegers, integerNet, type IntegerNet } from '../src/net/integers.ts';
import { equityOf, evaluatePlain, newNet, parameterCount, type Net } from '../src/net/net.ts';
import { PHASES, phaseOf } from '../src/net/phase.ts';
import { makeWeightFile, parseWeightFile } from '../src/net/weight-file.ts';
import { boardsOf, netFor } from './kernel-boards.ts';

/** What an ending is worth to who played it, by the plain twin. */
const worthOf = (rules: Rules, net: IntegerNet, ending: Position, again: boolean): number => {
  if (ending[OFF] === rules.men) return pointsForOff(rules, ending);
  return again
    ? equityOf(rules, evaluateIntegers(rules, net, ending))
    : -equityOf(rules, evaluateIntegers(rules, net, turnRound(ending, rules.course)));
};

test('the play chosen is the best by the plain twin, updates from the parent included', async () => {
  for (const game of GAMES) {
    const rules = unwrap(rulesFor(game.id));
    const kernel = await loadKernel(rules);
    kernel.setNet(0, netFor(rules, 32));
    const net = integerNet(netFor(rules, 32), rules.men);
    const dice = seeded(2);
    for (const board of boardsOf(rules, 13, 120)) {
      const thrown = dice.throwDice();
      const plays = legalPlays(rules, board, thrown);
      if (plays.count > 3000) continue;
      const worths = Array.from({ length: plays.count }, (_, i) =>
        worthOf(rules, net, plays.positionAt(i), throwsAgainAt(rules, board, thrown, plays, i)),
      );
      const most = Math.max(...worths);
      const best = kernel.best(0, board, thrown);
      expect(best.equity).toBeCloseTo(most, 4);
      expect(worthOf(rules, net, best.position, best.throwsAgain)).toBeCloseTo(most, 4);
      const list = kernel.top(0, board, thrown, 5);
      expect(list.length).toBe(Math.min(5, plays.count));
      expect(list[0]!.equity).toBeCloseTo(most, 4);
    }
  }
});

test('looking one throw ahead is the average over the best plays', async () => {
  const rules = unwrap(rulesFor('backgammon'));
  const kernel = await loadKernel(rules);
  kernel.setNet(0, netFor(rules, 32));
  for (const board of boardsOf(rules, 17, 10)) {
    const ahead = equityOf(rules, kernel.lookAhead(0, board));
    const average = CHANCES.reduce(
      (sum, { thrown, weight }) => sum + weight * kernel.best(0, board, thrown).equity,
      0,
    );
    expect(ahead).toBeCloseTo(average, 4);
  }
});

test('a beam gives a legal play, and a wide one the best', async () => {
  for (const id of ['contraerer-puff', 'puffspel', 'puff']) {
    const rules = unwrap(rulesFor(id));
    const kernel = await loadKernel(rules);
    kernel.setNet(0, netFor(rules, 32));
    const dice = seeded(4);
    for (const board of boardsOf(rules, 19, 60)) {
      const n = (1 + dice.below(6)) as 1;
      const narrow = kernel.best(0, board, [n, n], 4);
      const wide = kernel.best(0, board, [n, n], 4096);
      const full = kernel.best(0, board, [n, n]);
      const plays = legalPlays(rules, board, [n, n]);
      const endings = new Set(
        Array.from({ length: plays.count }, (_, i) => plays.bytesAt(i).join()),
      );
      expect(endings.has(narrow.position.join())).toBe(true);
      expect(narrow.equity).toBeLessThanOrEqual(full.equity + 1e-5);
      if (plays.count < 4096) expect(wide.equity).toBeCloseTo(full.equity, 5);
    }
  }
});

/** Phases that are another one from the other chair. */
const ACROSS = new Map([
  [5, 6],
  [6, 5],
  [3, 10],
  [10, 3],
  [11, 12],
  [12, 11],
]);

test('boards of random games come in all phases, and the same phase from the other chair', () => {
  for (const game of GAMES) {
    const rules = unwrap(rulesFor(game.id));
    const seen = new Set<number>();
    for (const board of boardsOf(rules, 29, 6000)) {
      const phase = phaseOf(rules, board);
      const across = phaseOf(rules, turnRound(board, rules.course));
      expect(across).toBe(ACROSS.get(phase) ?? phase);
      seen.add(phase);
    }
    const never = { 'langer-puff': [2], backgammon: [9] }[game.id as string] ?? [];
    // So few men on both sides at once are rare, and so are men of both sides off while they meet.
    seen.add(0).add(13);
    expect([...seen].sort((a, b) => a - b)).toEqual(
      Array.from({ length: PHASES }, (_, phase) => phase).filter(p => !never.includes(p)),
    );
  }
});

test('weights survive the file, exactly or nearly', () => {
  const net = newNet('puff', 96, seeded(9));
  expect(unwrap(parseWeightFile(makeWeightFile(net), 'puff'))).toEqual(net);
  const near = unwrap(parseWeightFile(makeWeightFile(net, 'int16'), 'puff'));
  near.parameters.forEach((p, i) => expect(p).toBeCloseTo(net.parameters[i]!, 4));
});

test('a wrong net is refused', () => {
  const bytes = makeWeightFile(newNet('puff', 32, seeded(9)));
  const code = (change: (copy: Uint8Array) => Uint8Array | void, game = 'puff'): string => {
    const copy = bytes.slice();
    const read = parseWeightFile(change(copy) ?? copy, game);
    return read.ok ? 'ok' : read.fault.code;
  };
  expect(code(() => undefined)).toBe('ok');
  expect(code(copy => void (copy[0] = 0))).toBe('ERR_WEIGHT_FILE');
  expect(code(() => new Uint8Array(3))).toBe('ERR_WEIGHT_FILE');
  expect(code(copy => void (copy[4] = 9))).toBe('ERR_WEIGHT_VERSION');
  expect(code(copy => void (copy[6] = 2))).toBe('ERR_INPUTS_VERSION');
  expect(code(copy => void (copy[8] = 64))).toBe('ERR_WEIGHT_SIZE');
  expect(code(copy => void (copy[8] = 16))).toBe('ERR_WEIGHT_SIZE');
  expect(code(copy => void (copy[10] = 32))).toBe('ERR_WEIGHT_SIZE');
  expect(code(copy => copy.slice(0, -4))).toBe('ERR_WEIGHT_SIZE');
  expect(code(() => undefined, 'backgammon')).toBe('ERR_WEIGHT_GAME');
  expect(parameterCount(32)).toBe(210 * 32 + 32 + 14 * (160 + 5));
});

test('a tiny net learns in seconds, and the same seed gives the same net', async () => {
  const rules = unwrap(rulesFor('backgammon'));
  const learn = async (): Promise<{ points: number; net: Net }> => {
    const kernel = await loadKernel(rules);
    kernel.setNet(0, netFor(rules, 32));
    kernel.chance = Uint32Array.of(1, 2, 3, 4);
    kernel.train(0, 3000, 0.7, 0.1, 0);
    const { points, games } = kernel.duel(0, -1, 400, 0);
    return { points: points / games, net: kernel.netOf(0) };
  };
  const one = await learn();
  expect(one.points).toBeGreaterThan(1);
  expect((await learn()).net).toEqual(one.net);
  expect(newGame(rules).rules).toBe(rules);
});

test('what a net learns from is its evaluation in floats', async () => {
  for (const game of GAMES) {
    const rules = unwrap(rulesFor(game.id));
    const net = netFor(rules, 64);
    const kernel = await loadKernel(rules);
    kernel.setNet(0, net);
    const boards = boardsOf(rules, 37, 100);
    const records = new Uint8Array(boards.length * RECORD_BYTES);
    boards.forEach((board, i) => {
      records.set(new Uint8Array(board.buffer, board.byteOffset, 32), i * RECORD_BYTES);
      new Float32Array(records.buffer, i * RECORD_BYTES + 32, 5).set(
        evaluatePlain(rules, net, board),
      );
    });
    const { errors, learnt } = kernel.study(0, records, 0.1);
    expect(learnt).toBe(100);
    expect(errors).toBeLessThan(1e-9);
    kernel.netOf(0).parameters.forEach((p, i) => expect(p).toBeCloseTo(net.parameters[i]!, 5));
  }
});

test('labels are what looking ahead gives, and studying them brings the net nearer', async () => {
  const rules = unwrap(rulesFor('puff'));
  const kernel = await loadKernel(rules);
  kernel.setNet(0, netFor(rules, 32));
  kernel.chance = Uint32Array.of(4, 3, 2, 1);
  const { records, sums } = kernel.label(0, 3, 20, 4);
  expect(sums.games).toBe(3);
  const count = records.length / RECORD_BYTES;
  expect(count).toBeGreaterThan(5);
  for (let i = 0; i < count; i++) {
    const record = records.slice(i * RECORD_BYTES, (i + 1) * RECORD_BYTES);
    const position = new Int8Array(record.buffer, 0, 32) as Position;
    expect(new Float32Array(record.buffer, 32, 5)).toEqual(kernel.lookAhead(0, position, 4));
  }
  const before = kernel.study(0, records, 0.01).errors;
  for (let i = 0; i < 50; i++) kernel.study(0, records, 0.01);
  expect(kernel.study(0, records, 0.01).errors).toBeLessThan(before / 2);
});

/** An untaught net is off by much from one position to the next, so that a wrong turn would be seen. */
test.each(['puff', 'backgammon'])(
  'with λ a label goes on with what the next one says more than the net: %s',
  async game => {
    const rules = unwrap(rulesFor(game));
    const kernel = await loadKernel(rules);
    kernel.setNet(0, netFor(rules, 32));
    const LAMBDA = 0.9;
    const labelsOf = (lambda: number): { board: Position; label: number[] }[] => {
      kernel.chance = Uint32Array.of(4, 3, 2, 1);
      const { records } = kernel.label(0, 1, 1, 4, lambda);
      return Array.from({ length: records.length / RECORD_BYTES }, (_, i) => {
        const record = records.slice(i * RECORD_BYTES, (i + 1) * RECORD_BYTES);
        return {
          board: new Int8Array(record.buffer, 0, 32) as Position,
          label: [...new Float32Array(record.buffer, 32, 5)],
        };
      });
    };
    const plain = labelsOf(0);
    const onward = labelsOf(LAMBDA);
    expect(onward.length).toBe(plain.length);
    expect(onward.at(-1)).toEqual(plain.at(-1));
    let turns = 0;
    for (let t = plain.length - 2; t >= 0; t--) {
      expect(onward[t]!.board).toEqual(plain[t]!.board);
      const net = kernel.evaluate(0, plain[t + 1]!.board);
      const more = onward[t + 1]!.label.map((worth, k) => LAMBDA * (worth - net[k]!));
      const [win, win2, win3, lose2, lose3] = more as [number, number, number, number, number];
      const whole = (change: readonly number[]): number[] =>
        plain[t]!.label.map((worth, k) => worth + change[k]!);
      const distance = (change: readonly number[]): number =>
        Math.max(...whole(change).map((worth, k) => Math.abs(worth - onward[t]!.label[k]!)));
      const same = distance(more);
      const turned = distance([-win, lose2, lose3, win2, win3]);
      expect(Math.min(same, turned)).toBeLessThan(1e-5);
      if (turned < same) turns++;
    }
    // In Puff who throws a doublet mostly throws again.
    expect(turns / plain.length).toBeGreaterThan(0.7);
    if (game === 'backgammon') expect(turns).toBe(plain.length - 1);
  },
);

test('the rest of a play begun is judged as the rules list it', async () => {
  for (const game of GAMES) {
    const rules = unwrap(rulesFor(game.id));
    const kernel = await loadKernel(rules);
    kernel.setNet(0, netFor(rules, 32));
    const dice = seeded(6);
    for (const board of boardsOf(rules, 23, 60)) {
      const thrown = dice.throwDice();
      const before = board[DOUBLETS]!;
      const start = afterThrowing(rules, board, thrown);
      let play = beginPlay(scheduleOf(rules, before, thrown), start);
      const [step] = legalSteps(rules, play);
      if (!step) continue;
      play = withStep(play, step);
      const schedule = restOf(play);
      const plays = playsOf(rules, play.position, schedule);
      if (plays.count > 3000) continue;
      const rest = { schedule, earnsThrow: earnsThrow(rules, before, thrown, true) };
      const best = kernel.best(0, play.position, rest);
      const endings = Array.from({ length: plays.count }, (_, i) => plays.bytesAt(i).join());
      expect(endings).toContain(best.position.join());
      expect(kernel.plays(play.position, rest).count).toBeGreaterThanOrEqual(plays.count);
      expect(best.steps.reduce((now, next) => withStep(now, next), play).position).toEqual(
        best.position,
      );
    }
  }
});
