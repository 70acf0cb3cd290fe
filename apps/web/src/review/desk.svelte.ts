import type { BoardState, Layout } from '@wurfzabel/board';
import {
  gradeOf,
  isDecision,
  totalsOf,
  worstOf,
  type Review,
  type ReviewedDecision,
  type ReviewedPlay,
  type ReviewTotals,
} from '@wurfzabel/engine/review/index';
import { SIDES, type BySide, type Side } from '@wurfzabel/rules';
import { bottomOf } from '../game/seats.ts';
import { pointsText } from '../game/numbers.ts';
import { layoutOf } from '../game/view.ts';
import { pastBoard } from '../play/past-board.ts';
import { settings } from '../settings.svelte.ts';
import type { OpenGame } from '../store/saved.ts';
import { arrowsOf, compared } from './marks.ts';
import { ReviewRun } from './run.svelte.ts';
import { foundAt, lossOf, playedGames, reviewStops, type Found, type ReviewStop } from './stops.ts';
import { browserBox } from './box.ts';
import { isOf, ownSide, type Whose } from './whose.ts';

const EMPTY: Review = { throws: [], decisions: [] };
const NOTHING: Found = { luck: undefined, decisions: [] };

/** A reviewed game on one screen: which of its games and which moment is looked at, and which play is shown there. */
export class ReviewDesk {
  readonly game: OpenGame;
  readonly run: ReviewRun;
  /** Games of the record that can be reviewed, by their numbers. */
  readonly games: readonly number[];
  #which = $state(0);
  #at = $state(0);
  /** Nobody has gone to a moment of the game yet. */
  #isFresh = $state(true);
  /** Whose errors are looked for: against the computer one's own. */
  whose: Whose = $state('both');
  /** Which of the plays told is shown as arrows; undefined: the best and the one that was made. */
  #shown = $state<number | undefined>(undefined);
  readonly stops: readonly ReviewStop[] = $derived.by(() =>
    reviewStops(this.game.log, this.#which),
  );
  readonly found: readonly Found[] = $derived.by(() => foundAt(this.review, this.stops));
  readonly totals: BySide<ReviewTotals> = $derived.by(() => totalsOf(this.review, this.#which));
  readonly layout: Layout = $derived.by(() =>
    layoutOf(this.game.log.rules.game, bottomOf(this.game.seats), settings.home),
  );
  readonly board: BoardState | undefined = $derived.by(() => this.#draw());

  /** @param asked number of a game in the record; one that is not there: the newest in which anything was played */
  constructor(game: OpenGame, asked?: number) {
    this.game = game;
    this.games = playedGames(game.log);
    this.run = new ReviewRun(game.id, game.log, browserBox());
    this.#which = this.games.find(each => each === asked) ?? this.games.at(-1) ?? 0;
    this.whose = ownSide(game.seats) ?? 'both';
  }

  get review(): Review {
    return this.run.review ?? EMPTY;
  }
  get which(): number {
    return this.#which;
  }
  get at(): number {
    return this.#at;
  }
  get isFresh(): boolean {
    return this.#isFresh;
  }
  /** The decision of the game that lost most, of those whose errors are looked for. */
  get worst(): ReviewedDecision | undefined {
    const side = this.whose === 'both' ? undefined : this.whose;
    return worstOf(this.review, Infinity, side).find(({ game }) => game === this.#which);
  }
  get stop(): ReviewStop | undefined {
    return this.stops[this.#at];
  }
  get here(): Found {
    return this.found[this.#at] ?? NOTHING;
  }
  get play(): ReviewedPlay | undefined {
    return this.here.decisions.find((each): each is ReviewedPlay => each.kind === 'play');
  }
  get shown(): number | undefined {
    return this.#shown;
  }
  /** Decisions of the game that is looked at, those with a choice. */
  get decisions(): readonly ReviewedDecision[] {
    return this.review.decisions.filter(each => each.game === this.#which && isDecision(each));
  }

  pick(game: number): void {
    this.#which = game;
    this.to(0);
    this.#isFresh = true;
  }

  to(at: number): void {
    this.#at = Math.max(0, Math.min(this.stops.length - 1, at));
    this.#shown = undefined;
    this.#isFresh = false;
  }

  /** To the moment at which a decision was made, in whichever game of the record. */
  toDecision({ game, at }: Pick<ReviewedDecision, 'game' | 'at'>): void {
    if (game !== this.#which) this.pick(game);
    const exact = this.stops.findIndex(stop => stop.at === at);
    // Not to double is decided by the throw, which has no moment of its own.
    this.to(exact >= 0 ? exact : this.stops.findIndex(stop => stop.from === at));
  }

  by(moments: number): void {
    this.to(this.#at + moments);
  }

  /** The next moment in a direction at which one erred whose errors are looked for; undefined where there is none. */
  errorFrom(direction: 1 | -1): number | undefined {
    const { found } = this;
    for (let at = this.#at + direction; at >= 0 && at < found.length; at += direction)
      if (this.#isError(found[at]!)) return at;
    return undefined;
  }

  toError(direction: 1 | -1): void {
    const at = this.errorFrom(direction);
    if (at !== undefined) this.to(at);
  }

  show(play: number | undefined): void {
    this.#shown = play;
  }

  /** The decisions of a moment added up, a side's apart from the other's: one doubled and the other took. */
  #isError(found: Found): boolean {
    return SIDES.some(side => isOf(this.whose, side) && gradeOf(lossOf(found, side)) !== undefined);
  }

  #draw(): BoardState | undefined {
    const { stop, layout, play } = this;
    if (!stop) return undefined;
    const marks = ((): BoardState['marks'] => {
      if (!play) {
        const { line } = stop;
        return line.kind === 'play' ? arrowsOf(layout, line.side, line.steps, 0) : [];
      }
      if (play.isForced) return arrowsOf(layout, play.side, play.played, 0);
      return this.#marksOf(layout, play, play.side);
    })();
    return pastBoard(stop, this.game.seats, layout, { marks: marks ?? [] });
  }

  #marksOf(layout: Layout, play: ReviewedPlay, side: Side): NonNullable<BoardState['marks']> {
    const { best, played, loss } = play;
    const shown = this.#shown === undefined ? undefined : best[this.#shown];
    const most = best[0]?.worth ?? play.worth;
    if (shown) return arrowsOf(layout, side, shown.steps, most - shown.worth);
    if (this.#shown === best.length) return arrowsOf(layout, side, played, loss);
    const steps = best[0]?.steps ?? played;
    if (loss === 0) return arrowsOf(layout, side, played, 0, '1');
    return compared(layout, side, steps, { steps: played, loss, text: pointsText(-loss) });
  }
}
