import type { BoardState, Layout, Place } from '@wurfzabel/board';
import {
  landing,
  legalSteps,
  nextGroups,
  OFF,
  other,
  whyNotMove,
  whyNotStep,
  type Action,
  type GameState,
  type Move,
  type Reason,
  type Side,
} from '@wurfzabel/rules';
import { soundOf } from '../board/sound-of.ts';
import { playSound } from '../board/sounds.ts';
import { speechOf } from '../board/speech.ts';
import { Spoken } from '../board/spoken.svelte.ts';
import { paceOf } from '../game/pace.ts';
import { bottomOf, twoPeople, whoIs } from '../game/seats.ts';
import { Session } from '../game/session.svelte.ts';
import { placeOf, routesTo, stationOf, targetsFrom } from '../game/targets.ts';
import { boardOf, layoutOf } from '../game/view.ts';
import { labelOf, nameOf, reasonText } from '../game/words.ts';
import { paragraphBehind } from '../rules/reason-rule.ts';
import { choose, settings } from '../settings.svelte.ts';
import type { OpenGame } from '../store/saved.ts';
import { games } from '../store/store.ts';
import { startComputer } from '../game/computer.ts';
import type { Lack } from '../engine/judged.ts';
import { Mind } from '../engine/mind.ts';
import { Hints } from './hints.svelte.ts';
import { pastBoard } from './past-board.ts';
import { Look } from './look.svelte.ts';
import { listed, t } from '../texts/index.svelte.ts';

/** One game on one screen: what is picked up, which way is to be chosen, what was refused, and what is said aloud. */
export class Table {
  readonly session: Session;
  /** Station of the man picked up. */
  #selected = $state<number | null>(null);
  #routes = $state.raw<readonly Move[]>([]);
  #refused = $state('');
  /** The reason of the refusal that is told now, for whoever looks up the rule behind it. */
  #reason = $state.raw<Reason | undefined>(undefined);
  /** What is said aloud to those who listen. */
  readonly spoken = new Spoken();
  readonly #bottom: Side = $derived.by(() => {
    const own = bottomOf(this.session.seats);
    return settings.bottom === 'near' ? own : other(own);
  });
  readonly layout: Layout = $derived.by(() =>
    layoutOf(this.session.state.rules.game, this.#bottom, settings.home),
  );
  readonly board: BoardState = $derived.by(() => this.#draw());
  readonly hints: Hints;
  readonly look: Look;
  #mind: Mind | undefined;
  #mindLacks = $state.raw<readonly Lack[]>([]);
  /** A man is being dragged, so picking him up must not already move him. */
  dragging = false;

  constructor(game: OpenGame, watchOnly: boolean) {
    this.session = new Session(game, {
      store: games(),
      computer: startComputer,
      watchOnly,
      heard: (action, before, after) => this.#hear(action, before, after),
    });
    this.look = new Look(this.session);
    this.hints = new Hints(this.session, () => this.mind());
  }

  start(): void {
    this.session.start();
  }

  stop(): void {
    this.session.stop();
    this.#mind?.stop();
    this.#mind = undefined;
  }

  /** The engine for whoever wants to know more, apart from the one that plays. Begun when it is first asked. */
  mind(): Mind {
    return (this.#mind ??= new Mind(this.session.state.rules, lacks => (this.#mindLacks = lacks)));
  }

  /** What the engine has to do without, wherever it is used at this table. */
  get lacks(): readonly Lack[] {
    return [...new Set([...this.session.lacks, ...this.#mindLacks])];
  }

  get routes(): readonly Move[] {
    return this.#routes;
  }
  get refused(): string {
    return this.#refused;
  }
  /** The paragraph of the rules behind what is refused now, where there is one. */
  get refusedBy(): string | undefined {
    const { phase, rules } = this.session.state;
    if (this.#refused === '' || this.#reason === undefined || phase.kind !== 'play')
      return undefined;
    return paragraphBehind(rules.game.id, this.#reason.code, phase.thrown);
  }
  get hasSelection(): boolean {
    return this.#selected !== null;
  }
  get bottom(): Side {
    return this.#bottom;
  }

  /** Turns the board, here and for the games to come. */
  flip(): void {
    this.cancel();
    choose({ bottom: settings.bottom === 'near' ? 'far' : 'near' });
  }

  select(place: Place): void {
    const from = this.#station(place);
    this.#refused = '';
    this.#routes = [];
    const only = this.#onlyMove(from);
    if (settings.oneTap && !this.dragging && only !== undefined) this.#play([only]);
    else {
      this.#selected = from;
      this.#tellTargets(from);
    }
  }

  target(place: Place): void {
    if (this.#selected === null) return;
    this.#play(routesTo(this.session.moves, this.#selected, this.#station(place)));
  }

  drop(from: Place, to: Place): void {
    this.#play(routesTo(this.session.moves, this.#station(from), this.#station(to)));
  }

  cancel(): void {
    this.hints.close();
    this.#selected = null;
    this.#routes = [];
    this.#refused = '';
  }

  /** What was refused is of no more interest once something else is done. */
  forgetRefusal(): void {
    this.#refused = '';
  }

  askHints(): void {
    this.forgetRefusal();
    this.hints.toggle();
  }

  choose(route: Move): void {
    this.#play([route]);
  }

  /** Says why a man may not go where he was sent, or why this man may not go at all. */
  refuse(from: Place | null, to: Place): void {
    const { state } = this.session;
    if (state.phase.kind !== 'play') return;
    const start = this.#station(from ?? to);
    const reason =
      from === null
        ? this.#whyStuck(state, start)
        : whyNotMove(state.rules, state.phase.play, start, this.#station(to));
    this.#selected = null;
    this.#routes = [];
    this.#reason = reason;
    this.#refused = reason === undefined ? t('reason.stuck') : this.#reasonText(reason);
  }

  #station(place: Place): number {
    return stationOf(this.layout, this.session.side, place);
  }

  #reasonText(reason: Reason): string {
    const { seats, side, state } = this.session;
    return reasonText(state.rules.game, reason, {
      who: whoIs(seats, side),
      name: nameOf(seats, side),
      side,
    });
  }

  #tellTargets(from: number): void {
    if (settings.talk === 'short') return;
    const { session, layout } = this;
    const { game } = session.state.rules;
    const targets = targetsFrom(session.moves, from, layout, session.side);
    const places = targets.map(({ place }) => {
      const station = this.#station(place);
      return station >= OFF ? t('place.off') : labelOf(game, station, session.side);
    });
    this.spoken.say(t('say.targets', { count: places.length, places: listed(places) }));
  }

  #onlyMove(from: number): Move | undefined {
    const moves = this.session.moves.filter(move => move.from === from);
    return moves.length === 1 ? moves[0] : undefined;
  }

  #play(routes: readonly Move[]): void {
    this.#refused = '';
    if (routes.length > 1) {
      this.#routes = routes;
      return;
    }
    const [route] = routes;
    if (route === undefined) return;
    const refused = this.session.move(route);
    if (refused?.reason === undefined) return;
    this.#reason = refused.reason;
    this.#refused = this.#reasonText(refused.reason);
  }

  #whyStuck(state: GameState, from: number): Reason | undefined {
    if (state.phase.kind !== 'play') return undefined;
    const { rules, phase } = state;
    if (legalSteps(rules, phase.play).length === 0) return { code: 'play-over' };
    const [next] = nextGroups(phase.play);
    return next && whyNotStep(rules, phase.play, { from, number: next.number });
  }

  #hear(action: Action, before: GameState, after: GameState): void {
    this.#selected = null;
    this.#routes = [];
    this.#refused = '';
    this.#reason = undefined;
    this.hints.close();
    const { seats } = this.session;
    const sound = soundOf(action, before, after);
    if (sound) playSound(sound);
    if (action.type === 'reject') this.#refused = t('resign.refused');
    this.spoken.say(...speechOf(action, before, after, seats, settings.talk));
  }

  #draw(): BoardState {
    const { session, layout } = this;
    const { stop } = this.look;
    if (stop) return pastBoard(stop, session.seats, layout);
    const { state, moves } = session;
    const side = session.side;
    const canPlay = session.isPersons && !session.rolling && state.phase.kind === 'play';
    const selected = canPlay ? this.#selected : null;
    return boardOf({
      state,
      decision: session.decision,
      lines: session.lines,
      rolling: session.rolling,
      layout,
      reader: twoPeople(session.seats) ? side : bottomOf(session.seats),
      movable: new Set(canPlay ? moves.map(move => placeOf(layout, side, move.from)) : []),
      selected: selected === null ? null : placeOf(layout, side, selected),
      targets: selected === null ? [] : targetsFrom(moves, selected, layout, side),
      disabled: !canPlay,
      courses: settings.courses,
      lastAs: settings.last,
      motion: paceOf(settings).motion,
      marks: this.hints.marksOf(station => placeOf(layout, side, station)),
    });
  }
}

/** Where the men of a way stop, for telling two ways apart. */
export const stopsOf = (move: Move): readonly number[] => move.steps.map(landing);
