import {
  analyseCube,
  analysePlays,
  analysePosition,
  FILTERS,
  valueFrom,
  tidied,
  type AnalysedPlay,
  type CubeAnalysis,
  type Filter,
  type RolloutResult,
  type Value,
} from '@wurfzabel/engine';
import { makePlayText } from '@wurfzabel/records';
import { setupOf, type GameState, type Setup, type Throw } from '@wurfzabel/rules';
import { tellOfJudge, thinkerFor, type Loaded } from '../engine/thinkers.ts';

/** Answers as programs read them; six digits after the point, which is more than any of them is good for. */
const rounded = (number: number): number => Math.round(number * 1e6) / 1e6 + 0;
const roundedAll = (numbers: readonly number[]): readonly number[] => numbers.map(rounded);

/** Said only where it is not a net that judges. */
export interface Judged {
  readonly judge?: 'hand-made';
}

export interface Worth {
  readonly equity: number;
  readonly win: readonly number[];
  readonly lose: readonly number[];
}

export interface EvalAnswer extends Worth, Judged {}

export interface BestPlay extends Worth {
  readonly notation: string;
  readonly ending: Pick<Setup, 'white' | 'black'>;
  readonly throwsAgain: boolean;
  readonly plies: number;
}

export interface BestAnswer extends Judged {
  readonly plays: readonly BestPlay[];
}

export interface RolloutAnswer extends Worth, Judged {
  readonly errors: Worth;
  readonly trials: number;
  readonly seed: number;
}

export interface CubeAnswer extends Judged {
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doubleDrop: number;
  readonly advice: CubeAnalysis['advice'];
  readonly answer: 'take' | 'drop';
  /** The cube is of no use to the side on turn. */
  readonly isDead: boolean;
  readonly mayDouble: boolean;
  readonly matchChances?: {
    readonly noDouble: number;
    readonly doubleTake: number;
    readonly doubleDrop: number;
  };
  readonly cubeless: Worth;
}

const worthOf = ({ equity, win, lose }: Value): Worth => ({
  equity: rounded(equity),
  win: roundedAll(win),
  lose: roundedAll(lose),
});

export const judgedBy = ({ judge }: Loaded): Judged => (judge === 'net' ? {} : { judge });

/** Without a net every play of a large doublet is looked at one by one: no looking ahead unless it is asked for. */
export const depthFor = (loaded: Loaded, asked: number | undefined, usual: number): number =>
  asked ?? (loaded.judge === 'net' ? usual : 0);

export const loadedFor = async ({ rules }: GameState): Promise<Loaded> => {
  const loaded = await thinkerFor(rules);
  tellOfJudge(loaded);
  return loaded;
};

export const evalAnswer = async (
  state: GameState,
  plies: number | undefined,
): Promise<EvalAnswer> => {
  const loaded = await loadedFor(state);
  const value = analysePosition(loaded.thinker, state.position, depthFor(loaded, plies, 0));
  return { ...worthOf(value), ...judgedBy(loaded) };
};

/** All plays that are told are to be seen equally far, or their equities could not be compared. */
const filtersFor = (top: number): readonly Filter[] =>
  FILTERS.map(({ most }) => ({ most: Math.max(most, top), within: Infinity }));

export const bestAnswer = async (
  state: GameState,
  thrown: Throw,
  options: { readonly plies?: number; readonly top: number },
): Promise<BestAnswer> => {
  const loaded = await loadedFor(state);
  const plays = analysePlays(loaded.thinker, state.position, thrown, {
    depth: depthFor(loaded, options.plies, 1),
    most: options.top,
    filters: options.top === 1 ? FILTERS : filtersFor(options.top),
  });
  // Tidying the chances can move an equity by a little, past another's.
  const told = plays.map(play => bestPlay(state, play)).sort((a, b) => b.equity - a.equity);
  return { plays: told, ...judgedBy(loaded) };
};

const bestPlay = ({ rules, position, onTurn }: GameState, play: AnalysedPlay): BestPlay => {
  const { white, black } = setupOf(play.ending, onTurn, rules.course);
  return {
    notation: makePlayText(rules, position, play.steps),
    ending: { white, black },
    ...worthOf(play.value),
    throwsAgain: play.throwsAgain,
    plies: play.depth,
  };
};

export const cubeAnswer = async (
  state: GameState,
  plies: number | undefined,
): Promise<CubeAnswer> => {
  const loaded = await loadedFor(state);
  const analysis = analyseCube(loaded.thinker, state, depthFor(loaded, plies, 1));
  const { matchChances } = analysis;
  return {
    noDouble: rounded(analysis.noDouble),
    doubleTake: rounded(analysis.doubleTake),
    doubleDrop: rounded(analysis.doublePass),
    advice: analysis.advice,
    answer: analysis.answer === 'take' ? 'take' : 'drop',
    isDead: analysis.isDead,
    mayDouble: analysis.mayDouble,
    ...(matchChances
      ? {
          matchChances: {
            noDouble: rounded(matchChances.noDouble),
            doubleTake: rounded(matchChances.doubleTake),
            doubleDrop: rounded(matchChances.doublePass),
          },
        }
      : {}),
    cubeless: worthOf(analysis.value),
    ...judgedBy(loaded),
  };
};

/** Chances below 0, which taking out the luck can leave, are tidied; the equity stays the mean that it is. */
export const rolloutAnswer = (
  { value, errors, trials }: RolloutResult,
  seed: number,
  loaded: Loaded,
): RolloutAnswer => ({
  ...worthOf({ ...valueFrom(tidied(value)), equity: value[0]! }),
  errors: worthOf(valueFrom(errors)),
  trials,
  seed,
  ...judgedBy(loaded),
});
