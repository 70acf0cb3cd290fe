import {
  RECORD_LIMITS,
  stateOf,
  withAction,
  type GameLog,
  type RecordMeta,
} from '@wurfzabel/records';
import type { LevelId } from '@wurfzabel/engine/levels/levels';
import {
  decisionOf,
  legalMoves,
  other,
  type Action,
  type Decision,
  type GameState,
  type Move,
  type Refusal,
  type Rules,
  type Side,
} from '@wurfzabel/rules';
import type { Decided } from '../engine/answers.ts';
import type { Lack } from '../engine/judged.ts';
import { settings } from '../settings.svelte.ts';
import { isDone, savedOf, type OpenGame } from '../store/saved.ts';
import type { GameStore } from '../store/store.ts';
import { automatic } from './automatic.ts';
import { seedOf, type Computer } from './computer.ts';
import { openingFor, throwFor } from './dice.ts';
import { linesFor, linesOf, type Line } from './journal.ts';
import { paceOf, stepPause } from './pace.ts';
import type { Seats } from './seats.ts';

/** What happened, for whoever announces it. */
export type Listener = (action: Action, before: GameState, after: GameState) => void;

interface Tools {
  readonly store: GameStore;
  readonly computer: (rules: Rules, lacking: (lacks: readonly Lack[]) => void) => Computer;
  /** Another window plays this game: nothing is done here. */
  readonly watchOnly: boolean;
  readonly heard?: Listener;
}

/**
 * A game being played: the log, who sits where, and what goes on by itself (the computer, forced steps, confirming).
 * After every action the game is stored, so leaving the page at any moment loses nothing.
 */
export class Session {
  readonly id: string;
  readonly started: number;
  readonly seed: number | undefined;
  readonly seats: Seats;
  readonly level: LevelId;
  readonly meta: RecordMeta;
  readonly watchOnly: boolean;
  readonly #tools: Tools;
  #log = $state.raw<GameLog>(undefined as unknown as GameLog);
  #lines = $state.raw<readonly Line[]>([]);
  #rolling = $state(false);
  #thinking = $state(false);
  #unstored = $state(false);
  #failed = $state<string | undefined>(undefined);
  #lacks = $state.raw<readonly Lack[]>([]);
  readonly state: GameState = $derived(stateOf(this.#log));
  readonly decision: Decision = $derived(decisionOf(this.state));
  readonly moves: readonly Move[] = $derived(
    this.isPersons && this.state.phase.kind === 'play'
      ? legalMoves(this.state.rules, this.state.phase.play)
      : [],
  );
  #timer: ReturnType<typeof setTimeout> | undefined;
  #roll: ReturnType<typeof setTimeout> | undefined;
  #computer: Computer | undefined;
  /** Counts what happened, so that an answer of the computer to an older question is dropped. */
  #turn = 0;
  #plan: readonly Action[] = [];
  /** How many steps the play has that the plan is of. */
  #planned = 0;
  /** Nothing has happened yet since the page was opened: loading it was pause enough. */
  #isFresh = true;
  /** A step was taken back: what would play or confirm it again by itself waits for the next thing the person does. */
  #tookBack = false;

  constructor(game: OpenGame, tools: Tools) {
    this.id = game.id;
    this.started = game.started;
    this.seed = game.seed;
    this.seats = game.seats;
    this.level = game.level;
    this.meta = game.meta ?? {};
    this.watchOnly = tools.watchOnly;
    this.#tools = tools;
    this.#log = game.log;
    this.#lines = linesOf(game.log);
  }

  get log(): GameLog {
    return this.#log;
  }
  get lines(): readonly Line[] {
    return this.#lines;
  }
  /** The dice are in the air. */
  get rolling(): boolean {
    return this.#rolling;
  }
  get thinking(): boolean {
    return this.#thinking;
  }
  /** The browser would not store the game. */
  get unstored(): boolean {
    return this.#unstored;
  }
  /** What the computer has to do without. */
  get lacks(): readonly Lack[] {
    return this.#lacks;
  }
  /** Why the computer has stopped, if it has. */
  get failed(): string | undefined {
    return this.#failed;
  }
  /** A person decides now; nobody's decision (the start, the next game) counts as a person's. */
  get isPersons(): boolean {
    const by = this.decision.by;
    return !this.watchOnly && (by === null || this.seats[by] === 'person');
  }
  /** The side whose decision it is, or who would be next. */
  get side(): Side {
    return this.decision.by ?? this.state.onTurn;
  }
  get isDone(): boolean {
    return isDone(this.state);
  }

  start(): void {
    // Looking at a finished game changes nothing in the store.
    if (!this.isDone) this.#store();
    // Its net is on the way while the dice are still being thrown.
    if (!this.isDone && !this.watchOnly && Object.values(this.seats).includes('computer'))
      this.#startComputer();
    this.#goOn();
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#roll);
    this.#turn++;
    this.#computer?.stop();
    this.#computer = undefined;
  }

  /** Does something, or answers why the rules refuse it. */
  act(action: Action): Refusal | undefined {
    const before = this.state;
    const time = Date.now() - this.started;
    // A record from elsewhere may say that it was begun in 1855: then its actions have no times.
    const isTold = time <= RECORD_LIMITS.time;
    const logged = withAction(this.#log, action, isTold ? Math.max(0, time) : undefined);
    if (!logged.ok) return logged.fault;
    this.#log = logged.value;
    this.#isFresh = false;
    const after = this.state;
    this.#tookBack = action.type === 'undo';
    this.#lines =
      action.type === 'next-game' ? [] : [...this.#lines, ...linesFor(before, action, after)];
    this.#store();
    if (action.type === 'throw' || action.type === 'opening') this.#tumble();
    this.#tools.heard?.(action, before, after);
    this.#goOn();
    return undefined;
  }

  /** Throws the dice, for the start or for a turn. */
  throwDice(): void {
    if (this.state.phase.kind === 'opening')
      this.act({ type: 'opening', dice: openingFor(this.state.rules, this.#log, this.seed) });
    else this.act({ type: 'throw', dice: throwFor(this.#log, this.seed) });
  }

  /** Steps of one man in a row. */
  move(move: Move): Refusal | undefined {
    for (const step of move.steps) {
      const refused = this.act({ type: 'step', ...step });
      if (refused) return refused;
    }
    return undefined;
  }

  /** Something that decides what goes on by itself has changed. */
  goOnAnew(): void {
    this.#goOn();
  }

  #store(): void {
    if (!this.watchOnly) this.#unstored = !this.#tools.store.write(savedOf(this, Date.now()));
  }

  #tumble(): void {
    const { roll } = paceOf(settings);
    clearTimeout(this.#roll);
    this.#rolling = roll > 0;
    if (roll > 0)
      this.#roll = setTimeout(() => {
        this.#rolling = false;
        this.#goOn();
      }, roll);
  }

  /** Plans what happens by itself; called after everything that happens. */
  #goOn(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    this.#thinking = false;
    if (this.watchOnly || this.#rolling) return;
    const help = this.#tookBack ? { autoConfirm: false, autoForced: false } : settings;
    const next = automatic(this.state, this.seats, help);
    const pace = paceOf(settings);
    switch (next.kind) {
      case 'wait':
        this.#plan = [];
        return;
      case 'act':
        this.#plan = [];
        this.#timer = setTimeout(() => this.act(next.action), pace[next.after]);
        return;
      case 'throw':
        this.#timer = setTimeout(() => this.throwDice(), this.#isFresh ? 0 : pace.throw);
        return;
      case 'computer':
        this.#computerPlays();
        return;
    }
  }

  #startComputer(): Computer {
    this.#computer ??= this.#tools.computer(this.state.rules, lacks => (this.#lacks = lacks));
    return this.#computer;
  }

  #computerPlays(): void {
    const pace = paceOf(settings);
    const [planned] = this.#plan;
    if (planned !== undefined) {
      this.#doPlanned(planned.type === 'step' ? stepPause(pace, this.#planned) : pace.close);
      return;
    }
    const turn = this.#turn;
    const asked = performance.now();
    this.#thinking = true;
    // Offered and refused: it does not offer again.
    const resigns = !this.#lines.some(
      line => line.kind === 'reject' && this.seats[other(line.side)] === 'computer',
    );
    const manner = { level: this.level, seed: this.seed ?? seedOf(this.id), resigns };
    this.#startComputer()
      .decide(this.state, manner)
      .then(
        ({ actions, effort }: Decided) => {
          if (turn !== this.#turn) return;
          this.#thinking = false;
          this.#plan = actions;
          this.#planned = actions.filter(action => action.type === 'step').length;
          if (actions.length > 0)
            this.#doPlanned(Math.max(0, pace.think[effort] - (performance.now() - asked)));
          else this.#timer = setTimeout(() => this.throwDice(), pace.throw);
        },
        (error: unknown) => {
          if (turn !== this.#turn) return;
          this.#thinking = false;
          this.#failed = error instanceof Error ? error.message : String(error);
          this.#computer?.stop();
          this.#computer = undefined;
        },
      );
  }

  /** Does the first action of the plan after a pause. */
  #doPlanned(pause: number): void {
    const [planned, ...rest] = this.#plan;
    this.#timer = setTimeout(() => {
      this.#plan = rest;
      // A plan that no longer fits is made anew.
      if (planned !== undefined && this.act(planned)) this.#replan();
    }, pause);
  }

  /** Asks the computer again, after a failure or when its plan did not fit. */
  #replan(): void {
    this.#plan = [];
    this.#goOn();
  }

  tryAgain(): void {
    this.#failed = undefined;
    this.#replan();
  }
}
