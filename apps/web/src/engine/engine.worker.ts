import { rulesFor, unwrap, type GameState, type Options } from '@wurfzabel/rules';
import type { Judge } from '@wurfzabel/engine/load/index';
import { chancesOf, decided, hintsFor, type Manner } from './answers.ts';
import { fetchNet } from './files.ts';
import { judged, type Lack } from './judged.ts';
import { exposeHeld } from '../workers/hold.ts';
import { lateTables } from './tables.ts';

/** Whoever asks for hints waits so long for tables that are on their way, in milliseconds: an ending is best explained exactly. */
const WAIT = 1500;

const lacks = new Set<Lack>();
const coming = new Set<Promise<void>>();
let judging: Promise<Judge> | undefined;

const load = (game: string, options: Partial<Options>): Promise<Judge> => {
  const rules = unwrap(rulesFor(game, options));
  const tables = lateTables(
    rules,
    table => {
      coming.add(table);
      void table.then(() => coming.delete(table));
    },
    error => {
      console.warn(error);
      lacks.add('tables-unread');
    },
  );
  return judged(rules, fetchNet(game), tables, lack => lacks.add(lack));
};

const answer = async <T>(how: (judge: Judge) => T): Promise<{ value: T; lacks: Lack[] }> => {
  const value = how(await judging!);
  return { value, lacks: [...lacks] };
};

const tablesAreThere = (): Promise<unknown> =>
  Promise.race([
    Promise.all(coming),
    new Promise(resolve => {
      setTimeout(resolve, WAIT);
    }),
  ]);

/** The engine off the page's thread, for one game under one set of rules. */
const engine = {
  async open(game: string, options: Partial<Options>): Promise<Lack[]> {
    judging ??= load(game, options);
    await judging;
    return [...lacks];
  },
  decide: (state: GameState, manner: Manner) => answer(judge => decided(judge, state, manner)),
  async hints(state: GameState, most: number) {
    const hints = await answer(judge => hintsFor(judge, state, most));
    if (coming.size === 0) return hints;
    await tablesAreThere();
    return answer(judge => hintsFor(judge, state, most));
  },
  chances: (state: GameState) => answer(judge => chancesOf(judge, state)),
};
export type Engine = typeof engine;
exposeHeld(engine);
