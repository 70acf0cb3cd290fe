import { availableParallelism } from 'node:os';
import { answerLines, LINE_TOO_LONG } from '../plays/answer-lines.ts';
import type { Line } from '../plays/lines.ts';
import type { GameFlags } from '../shell/game-flags.ts';
import { anySeed } from '../shell/numbers.ts';
import { print } from '../shell/output.ts';
import { progressBar } from '../shell/progress.ts';
import { EXIT, UsageError } from '../shell/usage-error.ts';
import {
  bestAnswer,
  cubeAnswer,
  depthFor,
  evalAnswer,
  loadedFor,
  rolloutAnswer,
  type RolloutAnswer,
} from './answers.ts';
import { parseAsked, type Asked, type Question } from './asked.ts';
import { askedOf, defaultsFrom } from './place.ts';
import { RolloutPool } from './pool.ts';
import { bestText, cubeText, evalText, rolloutText } from './text.ts';

export interface AnalyseFlags extends GameFlags {
  readonly position?: string;
  readonly throw?: string;
  readonly plies?: number;
  readonly top?: number;
  readonly trials?: number;
  readonly truncate?: number;
  readonly error?: number;
  readonly seed?: number;
  readonly threads?: number;
  readonly json?: boolean;
}

interface Answered {
  readonly data: unknown;
  readonly text: () => string;
}

/** Answers one question after another and keeps the threads it needs for that. */
class Analyst {
  private readonly pool: RolloutPool;
  private readonly seed: number;
  private readonly flags: AnalyseFlags;

  constructor(flags: AnalyseFlags) {
    this.flags = flags;
    this.seed = flags.seed ?? anySeed();
    this.pool = new RolloutPool(flags.threads ?? availableParallelism());
  }

  async answer(question: Question, { state, thrown }: Asked): Promise<Answered> {
    const { plies, top = 5 } = this.flags;
    switch (question) {
      case 'eval': {
        const data = await evalAnswer(state, plies);
        return { data, text: () => evalText(state, data) };
      }
      case 'best': {
        const options = { top, ...(plies === undefined ? {} : { plies }) };
        const data = await bestAnswer(state, thrown!, options);
        return { data, text: () => bestText(state, thrown!, data) };
      }
      case 'cube': {
        const data = await cubeAnswer(state, plies);
        return { data, text: () => cubeText(state, data) };
      }
      case 'rollout': {
        const data = await this.rollout(state);
        return { data, text: () => rolloutText(state, data) };
      }
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }

  private async rollout(state: Asked['state']): Promise<RolloutAnswer> {
    const { plies, trials = 324, truncate, error } = this.flags;
    const loaded = await loadedFor(state);
    const bar = progressBar(trials, 'trials');
    const options = {
      trials,
      seed: this.seed,
      depth: depthFor(loaded, plies, 0),
      // Luck is measured by looking at all plays of all throws, which only a net's kernel does quickly.
      reduceVariance: loaded.judge === 'net',
      ...(truncate === undefined ? {} : { throws: truncate }),
      ...(error === undefined ? {} : { untilError: error }),
    };
    const result = await this.pool.rollout(state, options, done => bar.to(done));
    bar.stop();
    return rolloutAnswer(result, this.seed, loaded);
  }
}

/** One question about a position named on the command line, or with `--json` as many as there are lines of standard input. */
export const runAnalyse = async (
  question: Question,
  positional: string | undefined,
  flags: AnalyseFlags,
): Promise<void> => {
  const text = textOf(positional, flags);
  if (text === undefined && !flags.json)
    throw new UsageError(
      `name a position, such as wurfzabel ${question} backgammon:1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/w, or give --json and requests on standard input`,
    );
  const analyst = new Analyst(flags);
  if (text === undefined) await answerInput(question, analyst, flags);
  else {
    const answered = await analyst.answer(question, askedOf(question, text, flags.throw, flags));
    print(flags.json ? JSON.stringify(answered.data) : answered.text());
  }
  await analyst.end();
};

const textOf = (positional: string | undefined, flags: AnalyseFlags): string | undefined => {
  if (positional !== undefined && flags.position !== undefined)
    throw new UsageError('the position is given twice; leave --position out');
  return positional ?? flags.position;
};

const answerInput = async (
  question: Question,
  analyst: Analyst,
  flags: AnalyseFlags,
): Promise<void> => {
  if (flags.throw !== undefined)
    throw new UsageError('--throw goes with a position; with --json each line has its own throw');
  const defaults = defaultsFrom(flags);
  const answered = async function* (line: Line, number: number): AsyncGenerator<string, void> {
    const asked =
      line === undefined
        ? ({ ok: false, fault: LINE_TOO_LONG } as const)
        : parseAsked(question, line, defaults);
    if (asked.ok) {
      const { data } = await analyst.answer(question, asked.value);
      yield `${JSON.stringify(data)}\n`;
      return;
    }
    process.exitCode = EXIT.someRefused;
    const { code, message } = asked.fault;
    yield `${JSON.stringify({ error: { code, message, line: number } })}\n`;
  };
  await answerLines(answered);
};
