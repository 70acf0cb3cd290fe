import {
  analysePlays,
  analysePosition,
  decide,
  FILTERS,
  levelOf,
  restToPlay,
  worthFor,
  type Level,
  type LevelId,
  type Value,
} from '@wurfzabel/engine';
import type { Judge } from '@wurfzabel/engine/load/index';
import type { Action, GameState, PlayPhase, Step } from '@wurfzabel/rules';

/** How the computer plays: its strength, what its slips depend on, and whether it may still offer to give up. */
export interface Manner {
  readonly level: LevelId;
  readonly seed: number;
  readonly resigns: boolean;
}

/** How much there is to think about: one play only, one that stands out, or several that are close. */
export type Effort = 'forced' | 'clear' | 'close';

export interface Decided {
  readonly actions: readonly Action[];
  readonly effort: Effort;
}

/** A good play for what is left of a throw. */
export interface Hint {
  readonly steps: readonly Step[];
  /** Points expected for the side that plays, for each unit of the cube. */
  readonly worth: number;
}

/** A decision takes at most about this long, in milliseconds; the play of the last finished depth is made. */
const MOST_TIME = 1200;
/** Two plays nearer to each other than this, in points, are a choice. */
const CLOSE = 0.05;
/** Numbers of a throw from which telling how close the plays are takes longer than it is worth. */
const MANY_NUMBERS = 5;

const timeIsUp = (): (() => boolean) => {
  const end = performance.now() + MOST_TIME;
  return () => performance.now() > end;
};

/** Without a net every play of a large doublet is looked at one by one: no looking ahead. */
const depthWith = ({ judge }: Judge, depth: number): number => (judge === 'net' ? depth : 0);

const levelWith = (judge: Judge, id: LevelId): Level => {
  const level = levelOf(id);
  return { ...level, depth: depthWith(judge, level.depth) };
};

const effortOf = ({ thinker }: Judge, state: GameState, phase: PlayPhase): Effort => {
  const rest = restToPlay(state, phase);
  const numbers = rest.schedule.groups.reduce((sum, { count }) => sum + count, 0);
  if (numbers >= MANY_NUMBERS) return 'close';
  const [best, second] = thinker.top(phase.play.position, rest, 2);
  if (!second) return 'forced';
  return best!.value[0]! - second.value[0]! < CLOSE ? 'close' : 'clear';
};

/** What the computer does, and how long a person would think about it. */
export const decided = (judge: Judge, state: GameState, manner: Manner): Decided => {
  const { thinker } = judge;
  const level = levelWith(judge, manner.level);
  const player = { thinker, level, seed: manner.seed, resigns: manner.resigns };
  const actions = decide(state, player, timeIsUp());
  const { phase } = state;
  return { actions, effort: phase.kind === 'play' ? effortOf(judge, state, phase) : 'clear' };
};

/** The best plays as the master sees them, all of them equally far ahead, best first. None outside of a play. */
export const hintsFor = (judge: Judge, state: GameState, most: number): readonly Hint[] => {
  const { phase } = state;
  if (phase.kind !== 'play') return [];
  const worth = worthFor(state, phase.by);
  const plays = analysePlays(judge.thinker, phase.play.position, restToPlay(state, phase), {
    depth: depthWith(judge, levelOf('master').depth),
    most,
    filters: FILTERS.map(filter => ({ most: Math.max(filter.most, most), within: Infinity })),
    isOver: timeIsUp(),
    ...(worth.isOwn ? { worth: worth.of } : {}),
  });
  return plays.map(play => ({ steps: play.steps, worth: play.worth }));
};

/** The chances of the side on turn before its throw, one throw ahead; the cube left out. */
export const chancesOf = (judge: Judge, state: GameState): Value =>
  analysePosition(judge.thinker, state.position, depthWith(judge, 1));
