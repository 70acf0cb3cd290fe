import { proxy, wrap } from 'comlink';
import type { Review, ReviewProgress } from '@wurfzabel/engine/review/index';
import { recordOf, type GameLog } from '@wurfzabel/records';
import type { Lack } from '../engine/judged.ts';
import type { Box } from '../store/store.ts';
import { keepIn, keptIn, markOf, type KeptReview } from './kept.ts';
import type { Reviewed, Reviewing, Teller } from './review.worker.ts';

/** Throws that a review of the page looks ahead where it can still matter. */
export const REVIEW_DEPTH = 2;

/** The review of one game: as it was kept, or being made in a worker until the page is left. */
export class ReviewRun {
  readonly #id: string;
  readonly #log: GameLog;
  readonly #box: Box | undefined;
  #review = $state.raw<Review | undefined>(undefined);
  #progress = $state.raw<ReviewProgress | undefined>(undefined);
  #failed = $state<string | undefined>(undefined);
  #lacks = $state.raw<readonly Lack[]>([]);
  #isDone = $state(false);
  #isKept = $state(true);
  #worker: Worker | undefined;

  /** @param box where reviews are kept; none: nowhere */
  constructor(id: string, log: GameLog, box: Box | undefined) {
    this.#id = id;
    this.#log = log;
    this.#box = box;
  }

  /** What has been found, or found so far. */
  get review(): Review | undefined {
    return this.#review;
  }
  get progress(): ReviewProgress | undefined {
    return this.#progress;
  }
  get failed(): string | undefined {
    return this.#failed;
  }
  get lacks(): readonly Lack[] {
    return this.#lacks;
  }
  get isDone(): boolean {
    return this.#isDone;
  }
  /** The browser kept the finished review. */
  get isKept(): boolean {
    return this.#isKept;
  }

  start(): void {
    const kept = this.#box && keptIn(this.#box, this.#id, markOf(this.#log));
    if (kept) this.#finish(kept);
    else void this.#work();
  }

  tryAgain(): void {
    this.stop();
    void this.#work();
  }

  /** Ends the work; what is not finished is forgotten. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #work(): Promise<void> {
    this.#failed = undefined;
    this.#progress = undefined;
    const worker = new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    const tell: Teller = async (progress, soFar) => {
      if (this.#worker !== worker) return;
      this.#progress = progress;
      this.#review = soFar;
    };
    try {
      const lost = new Promise<never>((_, reject) => {
        worker.addEventListener('error', event =>
          reject(new Error(event.message || 'the worker could not be started')),
        );
      });
      const work = wrap<Reviewing>(worker).review(recordOf(this.#log), REVIEW_DEPTH, proxy(tell));
      const reviewed = await Promise.race([work, lost]);
      if (this.#worker === worker) this.#keep(reviewed);
    } catch (error) {
      if (this.#worker !== worker) return;
      this.#failed = error instanceof Error ? error.message : String(error);
    } finally {
      if (this.#worker === worker) this.stop();
    }
  }

  #keep(reviewed: Reviewed): void {
    const kept: KeptReview = {
      v: 1,
      of: markOf(this.#log),
      depth: REVIEW_DEPTH,
      ...reviewed,
    };
    // Made with less than there could be, it is made again the next time.
    const isWhole = !reviewed.lacks.some(lack => lack.endsWith('-unread'));
    this.#isKept = !isWhole || (this.#box !== undefined && keepIn(this.#box, this.#id, kept));
    this.#finish(kept);
  }

  #finish({ review, lacks }: KeptReview): void {
    this.#review = review;
    this.#lacks = lacks;
    this.#progress = undefined;
    this.#isDone = true;
  }
}
