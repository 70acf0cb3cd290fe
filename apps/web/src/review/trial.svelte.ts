import type { BoardState, Layout, Mark, Place } from '@wurfzabel/board';
import {
  apply,
  decisionOf,
  legalMoves,
  legalSteps,
  nextGroups,
  unwrap,
  whyNotMove,
  whyNotStep,
  type Decision,
  type GameState,
  type Move,
  type PlayPhase,
  type Side,
  type Step,
} from '@wurfzabel/rules';
import { boardOf } from '../game/view.ts';
import { paceOf } from '../game/pace.ts';
import { placeOf, routesTo, stationOf, targetsFrom } from '../game/targets.ts';
import { layoutOf } from '../game/view.ts';
import { reasonText } from '../game/words.ts';
import { settings } from '../settings.svelte.ts';
import { t } from '../texts/index.svelte.ts';

type Begun = GameState & { readonly phase: PlayPhase };

/** A throw of a game played once more, by trial. */
export class Trial {
  readonly start: Begun;
  readonly side: Side;
  readonly layout: Layout;
  #state = $state.raw<GameState>(undefined as unknown as GameState);
  #selected = $state<number | null>(null);
  #refused = $state('');
  /** Nothing more can be moved: the answer is being told. */
  #isClosed = $state(false);
  #marks = $state.raw<readonly Mark[]>([]);
  readonly decision: Decision = $derived(decisionOf(this.#state));
  readonly moves: readonly Move[] = $derived.by(() => {
    const { phase, rules } = this.#state;
    return this.#isClosed || phase.kind !== 'play' ? [] : legalMoves(rules, phase.play);
  });
  readonly board: BoardState = $derived.by(() => this.#draw());
  /** A man is being dragged, so picking him up must not already move him. */
  dragging = false;

  constructor(start: Begun) {
    this.start = start;
    this.side = start.phase.by;
    this.layout = layoutOf(start.rules.game, this.side, settings.home);
    this.#state = start;
  }

  get state(): GameState {
    return this.#state;
  }
  get refused(): string {
    return this.#refused;
  }
  get steps(): readonly Step[] {
    const { phase } = this.#state;
    return phase.kind === 'play' ? phase.play.steps : [];
  }
  /** What has been played may be the whole play. */
  get mayEnd(): boolean {
    return !this.#isClosed && ['confirm', 'step-or-stop'].includes(this.decision.kind);
  }
  get canUndo(): boolean {
    return !this.#isClosed && this.steps.length > 0;
  }

  /** From the throw on again. */
  again(): void {
    this.cancel();
    this.#isClosed = false;
    this.#marks = [];
    this.#state = this.start;
  }

  /** Ends the trying: the board shows the throw again, and plays as marks. */
  close(marks: readonly Mark[]): void {
    this.cancel();
    this.#isClosed = true;
    this.#state = this.start;
    this.#marks = marks;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.cancel();
    this.#state = unwrap(apply(this.#state, { type: 'undo' }));
  }

  select(place: Place): void {
    const from = stationOf(this.layout, this.side, place);
    this.#refused = '';
    const own = this.moves.filter(move => move.from === from);
    if (settings.oneTap && !this.dragging && own.length === 1) this.#move(own[0]);
    else this.#selected = from;
  }

  target(place: Place): void {
    if (this.#selected !== null) this.drop(placeOf(this.layout, this.side, this.#selected), place);
  }

  /** Ways that differ only in the order of their numbers come to the same; who wants another hit goes step by step. */
  drop(from: Place, to: Place): void {
    const [a, b] = [from, to].map(place => stationOf(this.layout, this.side, place));
    this.#move(routesTo(this.moves, a!, b!)[0]);
  }

  cancel(): void {
    this.#selected = null;
    this.#refused = '';
  }

  /** Says why a man may not go where he was sent, or why this man may not go at all. */
  refuse(from: Place | null, to: Place): void {
    const { phase, rules } = this.#state;
    if (this.#isClosed || phase.kind !== 'play') return;
    const { play } = phase;
    const start = stationOf(this.layout, this.side, from ?? to);
    const stuck = () => {
      if (legalSteps(rules, play).length === 0) return { code: 'play-over' } as const;
      const [next] = nextGroups(play);
      return next && whyNotStep(rules, play, { from: start, number: next.number });
    };
    const reason =
      from === null
        ? stuck()
        : whyNotMove(rules, play, start, stationOf(this.layout, this.side, to));
    this.#selected = null;
    const told = { who: 'you', name: t('name.you'), side: this.side } as const;
    this.#refused = reason ? reasonText(rules.game, reason, told) : t('reason.stuck');
  }

  #move(move: Move | undefined): void {
    if (move === undefined) return;
    this.cancel();
    for (const step of move.steps)
      this.#state = unwrap(apply(this.#state, { type: 'step', ...step }));
  }

  #draw(): BoardState {
    const { layout, side, moves } = this;
    const selected = this.#selected;
    return boardOf({
      state: this.#state,
      decision: this.decision,
      lines: [],
      rolling: false,
      layout,
      reader: side,
      movable: new Set(moves.map(move => placeOf(layout, side, move.from))),
      selected: selected === null ? null : placeOf(layout, side, selected),
      targets: selected === null ? [] : targetsFrom(moves, selected, layout, side),
      disabled: this.#isClosed,
      courses: settings.courses,
      lastAs: settings.last,
      motion: paceOf(settings).motion,
      marks: this.#marks,
    });
  }
}
