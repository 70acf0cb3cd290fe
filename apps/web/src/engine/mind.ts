import type { Remote } from 'comlink';
import { changedOptions, type Rules } from '@wurfzabel/rules';
import { beginLife, LIVES, type Life } from '../workers/life.ts';
import type { Engine } from './engine.worker.ts';
import type { Lack } from './judged.ts';

interface Opened extends Life<Engine> {
  readonly ready: Promise<unknown>;
}

/** Where a browser does not tell of a worker's death, silence for so long is taken for it, in milliseconds. */
const SILENCE = 30_000;

const begin = (rules: Rules): Opened => {
  const life = beginLife<Engine>(
    new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }),
  );
  const ready = life.remote.open(rules.game.id, changedOptions(rules.game.options, rules));
  ready.catch(() => undefined);
  return { ...life, ready };
};

const silence = (): { readonly rejected: Promise<never>; readonly stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rejected = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the worker does not answer')), SILENCE);
  });
  rejected.catch(() => undefined);
  return { rejected, stop: () => clearTimeout(timer) };
};

/**
 * The engine of one game as the page asks it. A worker that dies is replaced by another, and the question is asked again;
 * only a question that has ended several workers fails.
 */
export class Mind {
  readonly #rules: Rules;
  readonly #lacking: (lacks: readonly Lack[]) => void;
  #life: Opened | undefined;
  #isStopped = false;

  /** Nothing is loaded before `start` or the first question. @param lacking is told what the engine has to do without */
  constructor(rules: Rules, lacking: (lacks: readonly Lack[]) => void = () => undefined) {
    this.#rules = rules;
    this.#lacking = lacking;
  }

  /** Loads ahead of the first question. */
  start(): void {
    this.#life ??= begin(this.#rules);
  }

  async ask<T>(
    question: (engine: Remote<Engine>) => Promise<{ readonly value: T; readonly lacks: Lack[] }>,
  ): Promise<T> {
    for (let tries = 1; ; tries++) {
      this.start();
      const life = this.#life!;
      const { rejected, stop } = silence();
      try {
        await Promise.race([life.ready, life.died, rejected]);
        const { value, lacks } = await Promise.race([question(life.remote), life.died, rejected]);
        this.#lacking(lacks);
        return value;
      } catch (error) {
        if (this.#life === life) this.#end();
        if (tries === LIVES || this.#isStopped) throw error;
      } finally {
        stop();
      }
    }
  }

  /** Ends the worker for good; questions still open fail. */
  stop(): void {
    this.#isStopped = true;
    this.#end();
  }

  #end(): void {
    this.#life?.end();
    this.#life = undefined;
  }
}
