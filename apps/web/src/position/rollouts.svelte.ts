import type { Step } from '@wurfzabel/rules';
import type { Value } from '@wurfzabel/engine';
import { tidied, turnedFlat, valueFrom } from '@wurfzabel/engine';
import { wonFlat } from '@wurfzabel/engine/evaluator';
import { pointsWon } from '@wurfzabel/engine/search/plain-thinker';
import {
  startRollout,
  taskAfter,
  type RolloutProgress,
  type RolloutTask,
  type RunningRollout,
} from '../analysis/rollout.ts';
import { hashOf } from './address.ts';
import { positionOf, type Draft } from './draft.ts';
import type { Pick } from './picks.svelte.ts';
import { judgedRules } from './study.svelte.ts';

export const TRIALS = [36, 108, 324, 1296, 5184] as const;
/** Throws after which the judge's word is taken; 0: to the end. */
export const LENGTHS = [0, 8, 16, 32] as const;
export const LARGEST_SEED = 2 ** 32 - 1;

/** One line of a rollout: the position, or a play. */
export interface RolledLine {
  /** undefined: the position itself. */
  readonly steps: readonly Step[] | undefined;
  readonly begun: number;
  readonly trials: number;
  /** For the side on turn; undefined before the first block. Plays that win at once need no games. */
  readonly value: Value | undefined;
  readonly error: number;
  readonly chanceError: number;
  readonly won: number;
}

/** A rollout under way or done, with what it was of. */
export interface Rolled {
  readonly draft: Draft;
  readonly seed: number;
  readonly trials: number;
  readonly lines: readonly RolledLine[];
  readonly state: 'running' | 'done' | 'stopped';
}

const anySeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** @param points won at once by the play; negative: lost by the other side's shape */
const wonValue = (points: number): Value =>
  valueFrom(points > 0 ? wonFlat(points) : turnedFlat(wonFlat(-points)));

const winOf = (errors: Float64Array): number => Math.hypot(...errors.slice(1, 5));

/** The rollout of the page: one at a time; it goes on while the position on the desk is changed. */
export class Rollouts {
  trials: (typeof TRIALS)[number] = $state(324);
  length: (typeof LENGTHS)[number] = $state(0);
  seedText = $state(String(anySeed()));
  rolled: Rolled | null = $state.raw(null);
  failure: string | null = $state(null);
  #running: RunningRollout | undefined;
  #isStopped = false;

  get seed(): number | undefined {
    const seed = /^\d{1,10}$/.test(this.seedText.trim()) ? Number(this.seedText) : NaN;
    return seed <= LARGEST_SEED ? seed : undefined;
  }

  /** Whether the rollout shown is of this draft. */
  isOf(draft: Draft): boolean {
    return this.rolled !== null && hashOf(this.rolled.draft) === hashOf(draft);
  }

  /** @param plays none: the position itself is rolled out */
  start(draft: Draft, plays: readonly Pick[]): void {
    const { seed, trials, length } = this;
    if (seed === undefined) return;
    this.#running?.stop();
    this.failure = null;
    this.#isStopped = false;
    const rules = judgedRules(draft.rules);
    const position = positionOf(draft);
    const lines = plays.length === 0 ? [undefined] : plays;
    const wins = lines.map(play => (play ? pointsWon(rules, play.ending) : 0));
    const played = lines.filter((_, i) => wins[i] === 0);
    const tasks: readonly RolloutTask[] = played.map(play =>
      play ? taskAfter(rules, play.ending, play.throwsAgain) : { position, isTurned: false },
    );
    const show = (
      progress: readonly RolloutProgress[],
      state: Rolled['state'] = 'running',
    ): void => {
      let at = 0;
      this.rolled = {
        draft,
        seed,
        trials,
        state,
        lines: lines.map((play, i): RolledLine => {
          const steps = play?.steps;
          const none = { error: 0, chanceError: 0, begun: 0, trials: 0, value: undefined };
          if (wins[i] !== 0) return { ...none, steps, won: wins[i]!, value: wonValue(wins[i]!) };
          const { begun, result } = progress[at++] ?? { begun: 0, result: undefined };
          if (!result) return { ...none, steps, won: 0, begun };
          return {
            steps,
            won: 0,
            begun,
            trials: result.trials,
            // Chances below 0, which taking out the luck can leave, are tidied; the equity stays the mean that it is.
            value: { ...valueFrom(tidied(result.value)), equity: result.value[0]! },
            error: result.errors[0]!,
            chanceError: winOf(result.errors),
          };
        }),
      };
    };
    show([]);
    const running = startRollout(
      rules,
      tasks,
      { seed, trials, ...(length > 0 ? { throws: length } : {}) },
      progress => {
        if (this.#running === running) show(progress);
      },
    );
    this.#running = running;
    running.done.then(
      progress => {
        if (this.#running === running) show(progress, this.#isStopped ? 'stopped' : 'done');
      },
      (error: unknown) => {
        if (this.#running !== running) return;
        this.failure = error instanceof Error ? error.message : String(error);
        if (this.rolled) this.rolled = { ...this.rolled, state: 'stopped' };
      },
    );
  }

  stop(): void {
    this.#isStopped = true;
    this.#running?.stop();
  }

  /** The page is left. */
  end(): void {
    this.#running?.stop();
    this.#running = undefined;
  }
}
