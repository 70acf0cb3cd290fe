import type { Action, DieNumber, GameState, Side, Step, Throw } from '@wurfzabel/rules';
import { isKnown } from '../evaluator.ts';
import type { Thinker } from '../search/thinker.ts';
import {
  isCubeDecision,
  isCubeOpen,
  judgeCube,
  judgeName,
  type CubeDeed,
  type CubeJudgement,
} from './judge-cube.ts';
import {
  deeperLook,
  firstLook,
  isOpen,
  keptPlay,
  lossOf,
  playFrom,
  toldPlays,
  type KeptPlay,
  type PlayJudgement,
  type Source,
  type ToldPlay,
} from './judge-play.ts';
import { luckOf } from './luck.ts';
import {
  momentsOf,
  type AnswerMoment,
  type DoubleMoment,
  type Moment,
  type PlayMoment,
} from './moments.ts';

interface Told {
  /** Number of the action by which it happened, counted from 0. */
  readonly at: number;
  /** Number of the game in the record, counted from 0. */
  readonly game: number;
  /** Number of the turn in its game, counted from 1; both sides' turns count. */
  readonly turn: number;
  readonly side: Side;
}

export interface ReviewedThrow extends Told {
  readonly thrown: Throw;
  /** Points gained by the dice, to the side that threw; see `luckOf`. */
  readonly luck: number;
}

interface Decided extends Told {
  /** Points given away, for each unit of the cube; 0 where nothing was. */
  readonly loss: number;
  /** Throws looked ahead. */
  readonly depth: number;
  readonly source: Source;
}

export interface ReviewedPlay extends Decided {
  readonly kind: 'play';
  /** Number of the action that began the play: what was thrown can be read there. */
  readonly from: number;
  readonly thrown: Throw;
  /** There was nothing to choose from: no decision. */
  readonly isForced: boolean;
  readonly played: readonly Step[];
  /** What the play made is worth to the side that made it. */
  readonly worth: number;
  /** The best plays, best first, all seen equally far. None where the play was forced. */
  readonly best: readonly ToldPlay[];
}

export interface ReviewedCube extends Decided {
  readonly kind: 'cube';
  readonly did: CubeDeed;
  readonly right: CubeDeed;
  /** For the side that could double. */
  readonly worths: {
    readonly noDouble: number;
    readonly doubleTake: number;
    readonly doublePass: number;
  };
}

export interface ReviewedName extends Decided {
  readonly kind: 'name';
  readonly named: DieNumber;
  readonly right: DieNumber;
}

export type ReviewedDecision = ReviewedPlay | ReviewedCube | ReviewedName;

/** What a review has found, as plain data. Decisions stand in the order of the game; forced plays among them, without a loss. */
export interface Review {
  readonly throws: readonly ReviewedThrow[];
  readonly decisions: readonly ReviewedDecision[];
}

/** How far a review has come: it looks at everything without looking ahead, then at what is open one throw further, and so on. */
export interface ReviewProgress {
  /** Throws looked ahead in this pass. */
  readonly depth: number;
  readonly done: number;
  readonly of: number;
}

/** A review that was left before its end, as plain data that can be written down and gone on with. */
export interface ReviewPart {
  /** Tells whether it is the same judge that goes on. */
  readonly seal: string;
  readonly review: Review;
  readonly progress: ReviewProgress;
  /** What may be looked at further, by the number of its action. */
  readonly open: readonly (
    | { readonly at: number; readonly play: KeptPlay }
    | { readonly at: number; readonly cube: CubeJudgement }
  )[];
}

export interface ReviewOptions {
  /** Throws looked ahead at most, where it can still matter. */
  readonly depth: number;
  /** What an earlier review of the same record had come to; another judge's is left aside. */
  readonly part?: ReviewPart | undefined;
}

type Judged =
  | { readonly moment: PlayMoment; readonly judgement: PlayJudgement }
  | { readonly moment: DoubleMoment | AnswerMoment; readonly judgement: CubeJudgement };

/**
 * Judges a record piece by piece: `work` does so much at a time that a page or a program can tell how far it is, or stop it; what has
 * been found so far can be asked for at any moment.
 */
export class Reviewer {
  private readonly thinker: Thinker;
  private readonly moments: readonly Moment[];
  private readonly depth: number;
  private readonly throws: ReviewedThrow[] = [];
  private readonly judged = new Map<Moment, Judged>();
  private readonly told = new Map<Moment, ReviewedDecision>();
  private progress: ReviewProgress;

  /** @param states before, between and after the actions: one more than there are actions */
  constructor(
    thinker: Thinker,
    actions: readonly Action[],
    states: readonly GameState[],
    options: ReviewOptions,
  ) {
    this.thinker = thinker;
    this.moments = momentsOf(actions, states);
    this.depth = options.depth;
    this.progress = { depth: 0, done: 0, of: this.moments.length };
    if (options.part && options.part.seal === this.seal) this.goOnWith(options.part);
  }

  /** The boards before all throws and decisions: what tables may be wanted for. */
  get positions(): readonly Int8Array[] {
    return this.moments.map(({ state }) => state.position);
  }

  review(): Review {
    const decisions = this.moments.flatMap(moment => this.told.get(moment) ?? []);
    return { throws: [...this.throws], decisions };
  }

  /** What there is so far, to go on with later. */
  part(): ReviewPart {
    const { seal, progress } = this;
    const open = [...this.judged.values()]
      .filter(each => seenOf(each) < this.depth && this.isOpen(each, seenOf(each) + 1))
      .map(({ moment, judgement }) =>
        moment.kind === 'play'
          ? { at: moment.at, play: keptPlay(judgement as PlayJudgement) }
          : { at: moment.at, cube: judgement as CubeJudgement },
      );
    return { seal, review: this.review(), progress, open };
  }

  /** Everything there is still to do, one piece at a time. */
  *work(): Generator<ReviewProgress, void> {
    const { moments, progress: begun } = this;
    if (begun.depth === 0)
      for (let done = begun.done; done < moments.length; done++) {
        this.begin(moments[done]!);
        yield (this.progress = { depth: 0, done: done + 1, of: moments.length });
      }
    for (let depth = Math.max(1, begun.depth); depth <= this.depth; depth++) {
      const open = [...this.judged.values()].filter(
        each => seenOf(each) < depth && this.isOpen(each, depth),
      );
      let done = depth === begun.depth ? begun.done : 0;
      const of = done + open.length;
      for (const each of open) {
        this.lookDeeper(each, depth);
        yield (this.progress = { depth, done: ++done, of });
      }
    }
  }

  /** What the judge says of the first position: nets and evaluations that differ say something else of it. */
  private get seal(): string {
    const [first] = this.positions;
    return first ? [...this.thinker.evaluator.evaluate(first)].join() : '';
  }

  private goOnWith({ review, progress, open }: ReviewPart): void {
    this.progress = progress;
    this.throws.push(...review.throws);
    const decided = new Map(
      this.moments.flatMap(moment => (moment.kind === 'throw' ? [] : [[moment.at, moment]])),
    );
    for (const decision of review.decisions) this.told.set(decided.get(decision.at)!, decision);
    for (const kept of open) {
      const moment = decided.get(kept.at)!;
      if ('play' in kept) {
        if (moment.kind === 'play')
          this.judged.set(moment, { moment, judgement: playFrom(moment, kept.play) });
      } else if (moment.kind === 'double' || moment.kind === 'answer')
        this.judged.set(moment, { moment, judgement: kept.cube });
    }
  }

  private begin(moment: Moment): void {
    const { thinker } = this;
    switch (moment.kind) {
      case 'throw': {
        const { thrown } = moment;
        this.throws.push({ ...placeOf(moment), thrown, luck: luckOf(thinker, moment) });
        return;
      }
      case 'play':
        this.put({ moment, judgement: firstLook(thinker, moment) });
        return;
      case 'double':
      case 'answer':
        this.put({ moment, judgement: judgeCube(thinker, moment, 0) });
        return;
      case 'name': {
        const source = this.sourceAt(moment);
        const judgement = judgeName(thinker, moment);
        this.told.set(moment, { kind: 'name', ...placeOf(moment), ...judgement, depth: 0, source });
      }
    }
  }

  private isOpen(each: Judged, depth: number): boolean {
    return each.moment.kind === 'play'
      ? isOpen(each.judgement as PlayJudgement, depth)
      : isCubeOpen(this.thinker, each.moment, each.judgement as CubeJudgement, depth);
  }

  private lookDeeper({ moment, judgement }: Judged, depth: number): void {
    if (moment.kind === 'play') {
      const deeper = deeperLook(this.thinker, moment, judgement as PlayJudgement, depth);
      this.put({ moment, judgement: deeper });
    } else this.put({ moment, judgement: judgeCube(this.thinker, moment, depth) });
  }

  private put(each: Judged): void {
    const { moment } = each;
    this.judged.set(moment, each);
    const told =
      moment.kind === 'play'
        ? tellPlay(moment, each.judgement as PlayJudgement)
        : this.tellCube(moment, each.judgement as CubeJudgement);
    if (told) this.told.set(moment, told);
    else this.told.delete(moment);
  }

  private tellCube(
    moment: DoubleMoment | AnswerMoment,
    judgement: CubeJudgement,
  ): ReviewedCube | undefined {
    if (!isCubeDecision(judgement)) return undefined;
    const { did, right, loss, depth, decision } = judgement;
    const { noDouble, doubleTake, doublePass } = decision;
    const worths = { noDouble, doubleTake, doublePass };
    // Even where tables know the chances, what the cube is worth is a model.
    return { kind: 'cube', ...placeOf(moment), did, right, loss, worths, depth, source: 'judge' };
  }

  private sourceAt({ state }: Moment): Source {
    const exact = this.thinker.known.filter(table => table.name !== 'one-sided');
    return isKnown(exact, state.position) ? 'exact' : 'judge';
  }
}

/** Throws looked ahead so far. */
const seenOf = ({ moment, judgement }: Judged): number =>
  moment.kind === 'play'
    ? (judgement as PlayJudgement).played.depth
    : (judgement as CubeJudgement).depth;

const placeOf = ({ at, game, turn, side }: Moment): Told => ({ at, game, turn, side });

const tellPlay = (moment: PlayMoment, judgement: PlayJudgement): ReviewedPlay => {
  const { from, steps, state } = moment;
  const { isForced, played, source } = judgement;
  return {
    kind: 'play',
    ...placeOf(moment),
    from,
    thrown: state.phase.thrown,
    isForced,
    played: steps,
    worth: played.worth,
    loss: isForced ? 0 : lossOf(judgement),
    best: isForced ? [] : toldPlays(judgement),
    depth: played.depth,
    source,
  };
};
