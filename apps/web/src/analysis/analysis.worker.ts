import { releaseProxy, type Remote } from 'comlink';
import type { Throw } from '@wurfzabel/rules';
import { rolloutTrials, type BlockSums, type RolloutPlan } from '@wurfzabel/engine';
import { rulesFor, unwrap, type GameState, type Options, type Position } from '@wurfzabel/rules';
import { fetchNet, fetchTable } from '../engine/files.ts';
import { exposeHeld } from '../workers/hold.ts';
import { answerCube, answerPlays, answerPosition, type PlaysQuestion } from './answers.ts';
import type { Lack } from '../engine/judged.ts';
import { Judging } from './judging.ts';
import { PlayList, type ListedPlays, type ListQuestion } from './play-list.ts';

let judging: Promise<Judging> | undefined;
/** Milliseconds after which other questions have their turn, and a list that is being judged tells how far it is. */
const SLICE = 60;

/** The list asked for last; an older one that is not yet judged is left. */
let list: { readonly key: string; readonly plays: Promise<PlayList> } | undefined;

const others = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve);
  });

const judgedList = async (
  key: string,
  position: Position,
  thrown: Throw,
  told: (judged: number, count: number) => void,
): Promise<PlayList> => {
  const judge = await judging!;
  const plays = await judge.answer(({ thinker }) => new PlayList(thinker.rules, position, thrown));
  let begun = performance.now();
  while (!plays.isJudged) {
    await judge.answer(each => plays.judgeBatch(each));
    plays.batchDone();
    if (performance.now() - begun < SLICE) continue;
    told(plays.judged, plays.count);
    await others();
    if (list?.key !== key) throw new Error('another list was asked for');
    begun = performance.now();
  }
  return plays;
};

const listFor = (
  position: Position,
  thrown: Throw,
  told: (judged: number, count: number) => void,
): Promise<PlayList> => {
  const key = [...position, ...thrown].join();
  if (list?.key === key) return list.plays;
  const plays = judgedList(key, position, thrown, told);
  list = { key, plays };
  plays.catch(() => {
    if (list?.plays === plays) list = undefined;
  });
  return plays;
};

/** Analysis off the page's thread, under one set of rules. */
const analysis = {
  /** Loads what judging needs. @returns who judges, and what is missing */
  async open(
    game: string,
    options: Partial<Options>,
  ): Promise<{ judge: 'net' | 'hand-made'; lacks: readonly Lack[] }> {
    judging ??= Judging.load(unwrap(rulesFor(game, options)), { net: fetchNet, table: fetchTable });
    const { judge, lacks } = await judging;
    return { judge, lacks };
  },
  lacks: async (): Promise<readonly Lack[]> => (await judging!).lacks,
  position: async (state: GameState, depth: number) =>
    (await judging!).answer(judge => answerPosition(judge, state, depth)),
  plays: async (state: GameState, question: PlaysQuestion) =>
    (await judging!).answer(judge => answerPlays(judge, state, question)),
  cube: async (state: GameState, depth: number) =>
    (await judging!).answer(judge => answerCube(judge, state, depth)),
  /** @param told now and then how many of the plays have been judged */
  list: async (
    position: Position,
    thrown: Throw,
    question: ListQuestion,
    told: (judged: number, count: number) => void,
  ): Promise<ListedPlays> => {
    const plays = await listFor(position, thrown, told);
    (told as Partial<Remote<typeof told>>)[releaseProxy]?.();
    return plays.page(question);
  },
  /** A share of a rollout. @param begun told before every trial */
  trials: async (
    position: Position,
    plan: RolloutPlan,
    from: number,
    to: number,
    begun: (trial: number) => void,
  ): Promise<readonly BlockSums[]> => {
    const blocks = await (
      await judging!
    ).answer(({ thinker }) => {
      let trial = from;
      return rolloutTrials(thinker, position, plan, from, to, () => {
        begun(trial++);
        return false;
      });
    });
    (begun as Partial<Remote<typeof begun>>)[releaseProxy]?.();
    return blocks;
  },
};
export type Analysis = typeof analysis;
exposeHeld(analysis);
