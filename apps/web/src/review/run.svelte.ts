import { proxy } from 'comlink';
import type { Review, ReviewPart, ReviewProgress } from '@wurfzabel/engine/review/index';
import { recordOf, type GameLog } from '@wurfzabel/records';
import type { Lack } from '../engine/judged.ts';
import type { Box } from '../store/store.ts';
import { beginLife, LIVES, WorkerDied, type Life } from '../workers/life.ts';
import { keepIn, keepPart, keptIn, markOf, partIn, type KeptReview } from './kept.ts';
import type { Reviewed, Reviewing, Teller } from './review.worker.ts';

/** Throws that a review of the page looks ahead where it can still matter. */
export const REVIEW_DEPTH = 2;

/** Made with less than there could be, a review is made again the next time. */
const isWhole = (lacks: readonly Lack[]): boolean => !lacks.some(lack => lack.endsWith('-unread'));

/** Milliseconds between two times that an unfinished review is written down; it is too when the page is left. */
const KEEP_EVERY = 2000;

/** The review of one game: as it was kept, or being made in a worker. Left in its middle, it goes on from there the next time. */
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
  #life: Life<Reviewing> | undefined;
  /** What the worker told last and the box does not hold yet. */
  #part: ReviewPart | undefined;
  #keptAt = 0;

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

  /** Ends the work. */
  stop(): void {
    this.keepPart();
    this.#life?.end();
    this.#life = undefined;
  }

  /** Writes down what there is so far. */
  keepPart(): void {
    if (!this.#part || !this.#box) return;
    keepPart(this.#box, this.#id, markOf(this.#log), REVIEW_DEPTH, this.#part);
    this.#part = undefined;
    this.#keptAt = performance.now();
  }

  /** @param lives workers that may still be begun; each goes on from what the one before it had come to */
  async #work(lives = LIVES): Promise<void> {
    this.#failed = undefined;
    this.#progress = undefined;
    const life = beginLife<Reviewing>(
      new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' }),
    );
    this.#life = life;
    const tell: Teller = async (part, lacks) => {
      if (this.#life !== life) return;
      this.#show(part);
      if (!isWhole(lacks)) return;
      this.#part = part;
      if (performance.now() - this.#keptAt > KEEP_EVERY) this.keepPart();
    };
    const from = this.#box && partIn(this.#box, this.#id, markOf(this.#log), REVIEW_DEPTH);
    // What is there already is shown while the judge is on the way.
    if (from) this.#show(from);
    try {
      const work = life.remote.review(recordOf(this.#log), REVIEW_DEPTH, from, proxy(tell));
      const reviewed = await Promise.race([work, life.died]);
      if (this.#life === life) this.#keep(reviewed);
    } catch (error) {
      if (this.#life !== life) return;
      this.stop();
      if (error instanceof WorkerDied && lives > 1) return this.#work(lives - 1);
      this.#failed = error instanceof Error ? error.message : String(error);
    } finally {
      if (this.#life === life) this.stop();
    }
  }

  #keep(reviewed: Reviewed): void {
    this.#part = undefined;
    const kept: KeptReview = {
      v: 1,
      of: markOf(this.#log),
      depth: REVIEW_DEPTH,
      ...reviewed,
    };
    this.#isKept =
      !isWhole(reviewed.lacks) || (this.#box !== undefined && keepIn(this.#box, this.#id, kept));
    this.#finish(kept);
  }

  #show({ review, progress }: ReviewPart): void {
    this.#review = review;
    this.#progress = progress;
  }

  #finish({ review, lacks }: KeptReview): void {
    this.#review = review;
    this.#lacks = lacks;
    this.#progress = undefined;
    this.#isDone = true;
  }
}
