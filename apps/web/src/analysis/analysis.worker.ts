import { expose, releaseProxy, type Remote } from 'comlink';
import type { Throw } from '@wurfzabel/rules';
import { rolloutTrials, type BlockSums, type RolloutPlan } from '@wurfzabel/engine';
import { rulesFor, unwrap, type GameState, type Options, type Position } from '@wurfzabel/rules';
import { fetchNet, fetchTable } from '../engine/files.ts';
import { answerCube, answerPlays, answerPosition, type PlaysQuestion } from './answers.ts';
import type { Lack } from '../engine/judged.ts';
import { Judging } from './judging.ts';
import { PlayList, type ListedPlays, type ListQuestion } from './play-list.ts';

let judging: Promise<Judging> | undefined;
let list: { readonly key: string; readonly plays: PlayList } | undefined;

const listFor = async (position: Position, thrown: Throw): Promise<PlayList> => {
  const key = [...position, ...thrown].join();
  if (list?.key !== key) {
    list = undefined;
    list = {
      key,
      plays: await (await judging!).answer(judge => new PlayList(judge, position, thrown)),
    };
  }
  return list.plays;
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
  list: async (position: Position, thrown: Throw, question: ListQuestion): Promise<ListedPlays> =>
    (await listFor(position, thrown)).page(question),
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
expose(analysis);
