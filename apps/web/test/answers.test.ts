import { readFileSync } from 'node:fs';
import { judgeWith, type Judge } from '@wurfzabel/engine/load/index';
import { parseWeightFile } from '@wurfzabel/engine/net/weight-file';
import {
  apply,
  gameFrom,
  legalPlays,
  positionFrom,
  rulesFor,
  unwrap,
  type Action,
  type GameState,
  type Men,
  type Throw,
} from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { chancesOf, decided, hintsFor } from '../src/engine/answers.ts';
import { stepPause, PACES } from '../src/game/pace.ts';

const judgeOf = (game: string, options = {}): Promise<Judge> => {
  const file = new URL(`../../../data/weights/${game}/net.bin`, import.meta.url);
  const net = unwrap(parseWeightFile(new Uint8Array(readFileSync(file)), game));
  return judgeWith(unwrap(rulesFor(game, options)), net, []);
};

const stateWith = (game: string, white: Men, black: Men, options = {}): GameState => {
  const rules = unwrap(rulesFor(game, options));
  const doublets = { white: 1, black: 1 };
  const position = unwrap(positionFrom({ white, black, turn: 'white', doublets }, rules));
  return gameFrom(rules, position, 'white');
};

const thrown = (state: GameState, dice: Throw): GameState => {
  const next = apply(state, { type: 'throw', dice });
  if (!next.ok) throw new Error(next.fault.message);
  return next.value;
};

const MANNER = { level: 'strong', seed: 1, resigns: true } as const;
const START = { 1: 2, 12: 5, 17: 3, 19: 5 };

describe('what the worker answers', () => {
  test('how much there is to think about: one play, one that stands out, several that are close', async () => {
    const judge = await judgeOf('backgammon');
    const forced = stateWith('backgammon', { 0: 1, 18: 14 }, { 1: 13, 19: 2 });
    const efforts = [
      thrown(forced, [6, 6]),
      thrown(stateWith('backgammon', START, START), [3, 1]),
      thrown(stateWith('backgammon', START, START), [4, 3]),
    ].map(state => decided(judge, state, MANNER).effort);
    expect(efforts).toEqual(['forced', 'clear', 'close']);
  });

  test('a decision is a play that the rules take, to its end', async () => {
    for (const [game, dice] of [
      ['contraerer-puff', [2, 2]],
      ['langer-puff', [5, 3]],
      ['backgammon', [6, 1]],
    ] as const) {
      const judge = await judgeOf(game);
      for (const level of ['first-timer', 'master'] as const) {
        let state = thrown(stateWith(game, { 0: 3, 8: 12 }, { 0: 2, 3: 13 }), dice);
        const { actions } = decided(judge, state, { ...MANNER, level });
        expect(actions.at(-1)).toEqual({ type: 'confirm' });
        for (const action of actions as readonly Action[]) {
          const next = apply(state, action);
          if (!next.ok) throw new Error(next.fault.message);
          state = next.value;
        }
        expect(state.phase.kind).toBe('roll');
      }
    }
  });

  test('the cube: it doubles what is nearly won, takes what is even and drops what is lost', async () => {
    const judge = await judgeOf('backgammon');
    const ahead = { 19: 5, 20: 5, 21: 5 };
    const behind = { 13: 5, 14: 5, 19: 5 };
    const strong = { ...MANNER, level: 'expert' } as const;
    const near = stateWith('backgammon', { 19: 5, 20: 5, 18: 5 }, { 15: 2, 18: 6, 19: 7 });
    expect(decided(judge, near, strong).actions).toEqual([{ type: 'double' }]);
    const offered = (own: Men, other: Men): GameState => {
      const next = apply(stateWith('backgammon', own, other), { type: 'double' });
      if (!next.ok) throw new Error(next.fault.message);
      return next.value;
    };
    expect(decided(judge, offered(START, START), strong).actions).toEqual([{ type: 'take' }]);
    expect(decided(judge, offered(ahead, behind), strong).actions).toEqual([{ type: 'drop' }]);
  });

  test('hints: the best first, no two alike, none where nothing is to be played', async () => {
    const judge = await judgeOf('contraerer-puff');
    const before = stateWith('contraerer-puff', { 0: 3, 8: 12 }, { 0: 2, 3: 13 });
    expect(hintsFor(judge, before, 3)).toEqual([]);
    const state = thrown(before, [2, 2]);
    const hints = hintsFor(judge, state, 3);
    expect(hints.length).toBe(3);
    expect(hints.map(({ worth }) => worth)).toEqual(
      hints.map(({ worth }) => worth).toSorted((a, b) => b - a),
    );
    const endings = hints.map(({ steps }) => {
      const last = steps.reduce((at: GameState, step) => {
        const next = apply(at, { type: 'step', ...step });
        if (!next.ok) throw new Error(next.fault.message);
        return next.value;
      }, state);
      return last.phase.kind === 'play' ? last.phase.play.position.join() : '';
    });
    expect(new Set(endings).size).toBe(3);
    // In the middle of a play only what is left of it is told.
    const [first] = hints[0]!.steps;
    const middle = apply(state, { type: 'step', ...first! });
    if (!middle.ok) throw new Error(middle.fault.message);
    const rest = hintsFor(judge, middle.value, 1)[0]!;
    expect(rest.steps.length).toBeLessThan(8);
    expect(rest.worth).toBeCloseTo(hints[0]!.worth, 6);
  });

  test('fewer plays than wanted are all told', async () => {
    const judge = await judgeOf('backgammon');
    const state = thrown(stateWith('backgammon', START, START), [6, 6]);
    expect(state.phase.kind).toBe('play');
    const count = legalPlays(state.rules, state.position, [6, 6]).count;
    expect(hintsFor(judge, state, 50).length).toBe(Math.min(50, count));
  });

  test('chances sum to one; where no net knows the points a win counts, the formula answers', async () => {
    for (const options of [{}, { points: 'alvensleben' }]) {
      const judge = await judgeOf('backgammon', options);
      expect(judge.judge).toBe('points' in options ? 'hand-made' : 'net');
      const { win, lose } = chancesOf(judge, stateWith('backgammon', START, START, options));
      expect([...win, ...lose].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
    }
  });
});

test('long plays quicken, and no man starts before the last one has arrived', () => {
  for (const pace of Object.values(PACES)) {
    expect(stepPause(pace, 1)).toBe(pace.step);
    expect(stepPause(pace, 4)).toBe(pace.step);
    expect(stepPause(pace, 8)).toBeGreaterThanOrEqual(pace.motion);
    expect(stepPause(pace, 8) * 8).toBeLessThanOrEqual(Math.max(pace.step * 5, pace.motion * 8));
  }
});
