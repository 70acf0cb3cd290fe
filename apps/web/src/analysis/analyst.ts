import { proxy, type Remote } from 'comlink';
import type { CubeAnalysis } from '@wurfzabel/engine';
import {
  changedOptions,
  type GameState,
  type Position,
  type Rules,
  type Throw,
} from '@wurfzabel/rules';
import { beginLife, LIVES, WorkerDied, type Life } from '../workers/life.ts';
import type { Analysis } from './analysis.worker.ts';
import type { PlaysAnswer, PlaysQuestion, PositionAnswer } from './answers.ts';
import type { Lack } from '../engine/judged.ts';
import type { ListedPlays, ListQuestion } from './play-list.ts';

export type { PlaysAnswer, PlaysQuestion, PositionAnswer, Source } from './answers.ts';
export type { Lack } from '../engine/judged.ts';
export type { ListedPlay, ListedPlays, ListQuestion, PlayFilter } from './play-list.ts';

/** A worker that has loaded what it needs, or is loading it. */
export interface OpenWorker extends Life<Analysis> {
  readonly opened: Promise<{
    readonly judge: 'net' | 'hand-made';
    readonly lacks: readonly Lack[];
  }>;
}

/** Begins a worker for analyses under these rules. */
export const openWorker = (rules: Rules): OpenWorker => {
  const life = beginLife<Analysis>(
    new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' }),
  );
  const opened = life.remote.open(rules.game.id, changedOptions(rules.game.options, rules));
  opened.catch(() => undefined);
  return { ...life, opened };
};

/** The question was put aside for a newer one, or the analyst was stopped. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

/**
 * Analyses under one set of rules, in a worker of its own. Every answer is final: the same question has the same answer, with all the
 * tables it touches. Questions are answered in the order in which they come; one whose worker dies is put to another. States are those of
 * the rules package: `position` and `cube` want one before a throw, `plays` one in a play. What one could not know (a net that cannot be
 * read) is told in `lacks`.
 */
export class Analyst {
  readonly #rules: Rules;
  #worker: OpenWorker | undefined;
  #isStopped = false;

  /** Nothing is loaded before the first question. */
  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** What the position is worth to the side on turn, about to throw. @param depth throws to look ahead, 0 to 2 */
  position(state: GameState, depth: number): Promise<PositionAnswer> {
    return this.#ask(remote => remote.position(state, depth));
  }

  /** The best plays of the state's throw, or of what is left of it, best first, ranked by what they are worth with cube and score. */
  plays(state: GameState, question: PlaysQuestion): Promise<PlaysAnswer> {
    return this.#ask(remote => remote.plays(state, question));
  }

  /** What is right with the cube. */
  cube(state: GameState, depth: number): Promise<CubeAnalysis> {
    return this.#ask(remote => remote.cube(state, depth));
  }

  /**
   * A page of all legal plays of a throw, best first without looking ahead. There may be more than a million: other questions are answered
   * while they are judged, and a list of another throw takes the place of one that is not yet there.
   * @param position before the throw
   * @param told now and then how many of them have been judged
   */
  list(
    position: Position,
    thrown: Throw,
    question: ListQuestion,
    told: (judged: number, count: number) => void,
  ): Promise<ListedPlays> {
    return this.#ask(remote => remote.list(position, thrown, question, proxy(told)));
  }

  /** What the analysis has to do without, as far as is known after the answers so far. */
  lacks(): Promise<readonly Lack[]> {
    return this.#ask(remote => remote.lacks());
  }

  /** Ends the worker; questions still open are rejected as superseded. */
  stop(): void {
    this.#isStopped = true;
    this.#stopping.reject(new Superseded());
    this.#worker?.end();
    this.#worker = undefined;
  }

  readonly #stopping = ((): {
    readonly promise: Promise<never>;
    reject: (error: Error) => void;
  } => {
    let reject: (error: Error) => void = () => undefined;
    const promise = new Promise<never>((_, no) => (reject = no));
    promise.catch(() => undefined);
    return { promise, reject };
  })();

  async #ask<T>(question: (remote: Remote<Analysis>) => Promise<T>): Promise<T> {
    if (this.#isStopped) throw new Superseded();
    for (let tries = 1; ; tries++) {
      const worker = (this.#worker ??= openWorker(this.#rules));
      const lost = Promise.race([worker.died, this.#stopping.promise]);
      try {
        await Promise.race([worker.opened, lost]);
        return await Promise.race([question(worker.remote), lost]);
      } catch (error) {
        // A worker that failed is not asked again; another is begun, now or for the next question.
        if (!(error instanceof Superseded) && this.#worker === worker) {
          worker.end();
          this.#worker = undefined;
        }
        if (!(error instanceof WorkerDied) || tries === LIVES) throw error;
      }
    }
  }
}
