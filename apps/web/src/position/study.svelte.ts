import type { CubeAnalysis } from '@wurfzabel/engine';
import { changedOptions, rulesFor, unwrap, type Rules } from '@wurfzabel/rules';
import {
  Analyst,
  Superseded,
  type Lack,
  type ListedPlays,
  type PlayFilter,
  type PlaysAnswer,
  type PositionAnswer,
} from '../analysis/analyst.ts';
import { hashOf } from './address.ts';
import { positionOf, stateFrom, type Draft } from './draft.ts';

/** Options that decide nothing about judging a position without doubling. */
const OUTSIDE = { cube: false, crawford: false, jacoby: false, matchLength: 0 } as const;

/** The rules under which positions are judged. */
export const judgedRules = (rules: Rules): Rules =>
  unwrap(rulesFor(rules.game.id, { ...changedOptions(rules.game.options, rules), ...OUTSIDE }));

const keyOf = (rules: Rules): string =>
  JSON.stringify([rules.game.id, changedOptions(rules.game.options, judgedRules(rules))]);

/** Plays told one by one. */
export const MOST_PLAYS = 5;
/** Plays of a page of the list of all. */
export const PAGE = 20;
/** While men are being moved nothing is asked for so long, in milliseconds. */
const REST = 120;

/**
 * What is known about the draft on the desk. Answers come from quick to thorough; those for an earlier draft are thrown away, and of a
 * draft that has changed nothing more is asked.
 */
export class Study {
  position: PositionAnswer | null = $state.raw(null);
  plays: PlaysAnswer | null = $state.raw(null);
  cube: CubeAnalysis | null = $state.raw(null);
  list: ListedPlays | null = $state.raw(null);
  /** How many plays of a long list have been judged while it is being made. */
  listing: { readonly judged: number; readonly count: number } | null = $state.raw(null);
  lacks: readonly Lack[] = $state.raw([]);
  isThinking = $state(false);
  failure: string | null = $state(null);
  /** Throws looked ahead in the last answers. */
  depth: 1 | 2 = $state(1);
  filter: PlayFilter = $state.raw({});
  shown = $state(PAGE);

  #analyst: Analyst | undefined;
  #key = '';
  #asked = '';
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wantsList = false;
  /** The turn in which the list has been asked for. */
  #listTurn = 0;
  #draft: Draft | undefined;

  /** To be called with every draft; one that is known already is not asked again. */
  look(draft: Draft): void {
    const key = `${hashOf(draft)}|${this.depth}`;
    if (key === this.#asked) return;
    this.#asked = key;
    const isFirst = this.#draft === undefined;
    this.#draft = draft;
    this.position = null;
    this.plays = null;
    this.cube = null;
    this.list = null;
    this.listing = null;
    this.shown = PAGE;
    this.failure = null;
    this.isThinking = true;
    const turn = ++this.#turn;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(draft, turn), isFirst ? 0 : REST);
  }

  /** The list of all plays is wanted, or another part of it. */
  openList(filter: PlayFilter = this.filter, shown = PAGE): void {
    this.#wantsList = true;
    this.filter = filter;
    this.shown = shown;
    // While the worth is still being found the list waits for it; once it has been asked for, each other part is asked for at once.
    const waits = this.isThinking && this.#listTurn !== this.#turn;
    if (this.#draft && !waits) void this.#askList(this.#draft, this.#turn);
  }

  closeList(): void {
    this.#wantsList = false;
  }

  again(): void {
    this.#asked = '';
    if (this.#draft) this.look(this.#draft);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    this.#analyst?.stop();
    this.#analyst = undefined;
  }

  #analystFor(rules: Rules): Analyst {
    const key = keyOf(rules);
    if (key !== this.#key) {
      this.#analyst?.stop();
      this.#analyst = undefined;
    }
    this.#key = key;
    return (this.#analyst ??= new Analyst(judgedRules(rules)));
  }

  async #run(draft: Draft, turn: number): Promise<void> {
    const isOld = (): boolean => turn !== this.#turn;
    const before = stateFrom(draft, false);
    const thrown = stateFrom(draft, true);
    if (!before || !thrown) {
      this.isThinking = false;
      return;
    }
    const analyst = this.#analystFor(draft.rules);
    const steps: (() => Promise<void>)[] = [];
    const depths = [0, this.depth];
    for (const depth of depths) {
      steps.push(async () => {
        const answer = await analyst.position(before, depth);
        if (!isOld()) this.position = answer;
      });
      if (draft.thrown)
        steps.push(async () => {
          const answer = await analyst.plays(thrown, { most: MOST_PLAYS, depth });
          if (!isOld()) this.plays = answer;
        });
    }
    if (draft.rules.cube)
      steps.push(async () => {
        const answer = await analyst.cube(before, this.depth);
        if (!isOld()) this.cube = answer;
      });
    try {
      for (const step of steps) {
        if (isOld()) return;
        await step();
      }
      if (this.#wantsList) await this.#askList(draft, turn);
      if (isOld()) return;
      const lacks = await analyst.lacks();
      if (!isOld()) this.lacks = lacks;
    } catch (error) {
      if (!isOld() && !(error instanceof Superseded)) this.failure = String(error);
    } finally {
      if (!isOld()) this.isThinking = false;
    }
  }

  async #askList(draft: Draft, turn: number): Promise<void> {
    if (!draft.thrown) return;
    this.#listTurn = turn;
    const { filter, shown } = this;
    try {
      const question = { filter, from: 0, most: shown };
      const list = await this.#analystFor(draft.rules).list(
        positionOf(draft),
        draft.thrown,
        question,
        (judged, count) => {
          if (turn === this.#turn) this.listing = { judged, count };
        },
      );
      if (turn === this.#turn) this.listing = null;
      if (turn === this.#turn && filter === this.filter && shown === this.shown) this.list = list;
    } catch (error) {
      if (turn === this.#turn && !(error instanceof Superseded)) this.failure = String(error);
    }
  }
}
