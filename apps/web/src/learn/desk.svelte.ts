import type { BoardState, Layout, Place } from '@wurfzabel/board';
import {
  apply,
  decisionOf,
  legalMoves,
  legalSteps,
  nextGroups,
  SIDES,
  unwrap,
  whyNotMove,
  whyNotStep,
  type Decision,
  type GameState,
  type Move,
  type Reason,
  type Step,
} from '@wurfzabel/rules';
import type { Hand } from '../board/hand.ts';
import { paceOf } from '../game/pace.ts';
import { placeOf, routesTo, stationOf, targetsFrom } from '../game/targets.ts';
import { layoutOf } from '../game/view.ts';
import { reasonText } from '../game/words.ts';
import { paragraphBehind } from '../rules/reason-rule.ts';
import { settings } from '../settings.svelte.ts';
import { t } from '../texts/index.svelte.ts';
import {
  answerOf,
  beginExercise,
  isPlayed,
  judge,
  playOf,
  solutionOf,
  stepsIn,
} from './attempt.ts';
import type { Answer, Exercise } from './exercise.ts';
import { studyBoard } from './study-board.ts';

/** open: still to be done. other: legal, but not what is asked. shown: the page did it. wrong: a wrong answer, and the right one is told. */
export type Verdict = 'open' | 'right' | 'other' | 'shown' | 'wrong';

interface Refusal {
  readonly text: string;
  readonly paragraph: string | undefined;
}

const YOU = 'white';

/** One exercise on one screen. The learner is White, at the bottom; the rules answer everything. */
export class Desk implements Hand {
  readonly exercise: Exercise;
  readonly layout: Layout;
  /** The first exercise says which way the men go: then both ways are drawn, whatever the settings say. */
  readonly showsWay: boolean;
  readonly #gameId: string;
  readonly #start: GameState;
  readonly #done: (how: 'own' | 'shown') => void;
  #state = $state.raw<GameState>(undefined as unknown as GameState);
  #selected = $state<number | null>(null);
  #refusal = $state.raw<Refusal | undefined>(undefined);
  #verdict = $state<Verdict>('open');
  #picked = $state<Answer | undefined>(undefined);
  #showing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly decision: Decision = $derived(decisionOf(this.#state));
  readonly moves: readonly Move[] = $derived(
    this.canPlay ? legalMoves(this.#state.rules, playOf(this.#state)) : [],
  );
  readonly board: BoardState = $derived.by(() => this.#draw());
  dragging = false;

  /** @param done called once the exercise is done by the learner, or its answer was given */
  constructor(
    gameId: string,
    exercise: Exercise,
    showsWay: boolean,
    done: (how: 'own' | 'shown') => void,
  ) {
    this.exercise = exercise;
    this.showsWay = showsWay;
    this.#gameId = gameId;
    this.#done = done;
    this.#start = beginExercise(gameId, exercise);
    this.#state = this.#start;
    this.layout = layoutOf(this.#start.rules.game, YOU);
  }

  get state(): GameState {
    return this.#state;
  }
  get verdict(): Verdict {
    return this.#verdict;
  }
  get refusal(): Refusal | undefined {
    return this.#refusal;
  }
  /** The answer that was chosen. */
  get picked(): Answer | undefined {
    return this.#picked;
  }
  get canPlay(): boolean {
    return this.exercise.kind === 'play' && this.#verdict === 'open' && !this.#showing;
  }
  get canUndo(): boolean {
    return (
      this.exercise.kind === 'play' &&
      !this.#showing &&
      (this.#verdict === 'open' || this.#verdict === 'other') &&
      playOf(this.#state).steps.length > 0
    );
  }
  /** What is left may be left. */
  get canStop(): boolean {
    return this.canPlay && this.decision.kind === 'step-or-stop';
  }

  select(place: Place): void {
    const from = this.#station(place);
    this.#refusal = undefined;
    const own = this.moves.filter(move => move.from === from);
    if (settings.oneTap && !this.dragging && own.length === 1) this.#move(own[0]);
    else this.#selected = from;
  }

  target(place: Place): void {
    if (this.#selected !== null) this.#go(this.#selected, this.#station(place));
  }

  drop(from: Place, to: Place): void {
    this.#go(this.#station(from), this.#station(to));
  }

  cancel(): void {
    this.#selected = null;
    this.#refusal = undefined;
  }

  /** Says why a man may not go where he was sent, or why this man may not go at all. */
  refuse(from: Place | null, to: Place): void {
    if (!this.canPlay) return;
    const start = this.#station(from ?? to);
    const play = playOf(this.#state);
    this.#refuse(
      from === null
        ? this.#whyStuck(start)
        : whyNotMove(this.#state.rules, play, start, this.#station(to)),
    );
    this.#selected = null;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.cancel();
    this.#verdict = 'open';
    this.#state = unwrap(apply(this.#state, { type: 'undo' }));
  }

  /** Leaves the optional rest. */
  stop(): void {
    if (this.canStop) this.#judge();
  }

  /** From the throw on again. */
  again(): void {
    this.leave();
    this.cancel();
    this.#picked = undefined;
    this.#verdict = 'open';
    this.#state = this.#start;
  }

  /** Chooses an answer to the question. */
  answer(answer: Answer): void {
    if (this.exercise.kind !== 'ask' || this.#verdict !== 'open') return;
    this.#picked = answer;
    this.#finish(answer === answerOf(this.#gameId, this.exercise) ? 'right' : 'wrong');
  }

  /** Plays one way to do what is asked, step by step. */
  show(): void {
    if (this.exercise.kind !== 'play' || this.#showing) return;
    this.again();
    this.#showing = true;
    this.#showNext(solutionOf(this.#gameId, this.exercise));
  }

  /** Nothing goes on by itself any more. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#showing = false;
  }

  #showNext(steps: readonly Step[]): void {
    const [step, ...rest] = steps;
    if (step === undefined) {
      this.#showing = false;
      this.#finish('shown');
      return;
    }
    this.#timer = setTimeout(() => {
      this.#state = unwrap(apply(this.#state, { type: 'step', ...step }));
      this.#showNext(rest);
    }, paceOf(settings).step);
  }

  #station(place: Place): number {
    return stationOf(this.layout, YOU, place);
  }

  /** Ways that differ only in the order of their numbers come to the same; who wants another hit goes step by step. */
  #go(from: number, to: number): void {
    this.#move(routesTo(this.moves, from, to)[0]);
  }

  #move(move: Move | undefined): void {
    if (move === undefined) return;
    this.#selected = null;
    this.#refusal = undefined;
    for (const step of move.steps)
      this.#state = unwrap(apply(this.#state, { type: 'step', ...step }));
    if (isPlayed(this.#state)) this.#judge();
  }

  #judge(): void {
    if (this.exercise.kind !== 'play') return;
    const verdict = judge(this.exercise, this.#start, this.#state);
    if (verdict === 'right') this.#finish('right');
    else this.#verdict = verdict;
  }

  #finish(verdict: Verdict): void {
    this.cancel();
    this.#verdict = verdict;
    // The play of which the points are asked is made before their eyes.
    if (this.exercise.kind === 'ask' && this.exercise.play !== undefined)
      for (const step of stepsIn(this.#state, this.exercise.play))
        this.#state = unwrap(apply(this.#state, { type: 'step', ...step }));
    this.#done(verdict === 'right' ? 'own' : 'shown');
  }

  #refuse(reason: Reason | undefined): void {
    const { rules, phase } = this.#state;
    const told = { who: 'you', name: t('name.you'), side: YOU, numbers: 'own' } as const;
    this.#refusal =
      reason === undefined
        ? { text: t('reason.stuck'), paragraph: undefined }
        : {
            text: reasonText(rules.game, reason, told),
            paragraph:
              phase.kind === 'play'
                ? paragraphBehind(rules.game.id, reason.code, phase.thrown)
                : undefined,
          };
  }

  #whyStuck(from: number): Reason | undefined {
    const play = playOf(this.#state);
    const { rules } = this.#state;
    if (legalSteps(rules, play).length === 0) return { code: 'play-over' };
    const [next] = nextGroups(play);
    return next && whyNotStep(rules, play, { from, number: next.number });
  }

  #draw(): BoardState {
    const { layout, moves } = this;
    const selected = this.#selected;
    const board = studyBoard({
      state: this.#state,
      layout,
      hold: {
        movable: new Set(moves.map(move => placeOf(layout, YOU, move.from))),
        selected: selected === null ? null : placeOf(layout, YOU, selected),
        targets: selected === null ? [] : targetsFrom(moves, selected, layout, YOU),
        disabled: !this.canPlay,
      },
      numbers: 'own',
      courses: settings.courses || this.showsWay ? SIDES : [],
      motion: paceOf(settings).motion,
    });
    // Dice that fade would answer the question.
    const keepsAnswer = this.exercise.kind === 'ask' && this.#verdict === 'open';
    if (!keepsAnswer || board.dice === null) return board;
    const { spent: _, ...dice } = board.dice;
    return { ...board, dice };
  }
}
