import type { Mark } from '@wurfzabel/board';
import type { Hint } from '../engine/answers.ts';
import type { Mind } from '../engine/mind.ts';
import type { Session } from '../game/session.svelte.ts';
import { playMarks } from '../game/play-marks.ts';
import { stepsText } from '../game/words.ts';

/** How many plays are told. */
export const TOLD = 3;

/** The best plays of what is left of a throw, asked for by a person, until anything happens at the table. */
export class Hints {
  readonly #session: Session;
  readonly #mind: () => Mind;
  #isOpen = $state(false);
  #plays = $state.raw<readonly Hint[] | undefined>(undefined);
  #failed = $state<string | undefined>(undefined);
  /** Which of the plays is shown on the board. */
  #shown = $state(0);
  /** Counts questions, so that the answer to one that was dropped is dropped too. */
  #asked = 0;

  constructor(session: Session, mind: () => Mind) {
    this.#session = session;
    this.#mind = mind;
  }

  /** Whether there is anything to choose now, and somebody to choose it. */
  get canAsk(): boolean {
    return !this.#session.rolling && this.#session.moves.length > 0;
  }
  get isOpen(): boolean {
    return this.#isOpen;
  }
  /** undefined: still looking. */
  get plays(): readonly Hint[] | undefined {
    return this.#plays;
  }
  get failed(): string | undefined {
    return this.#failed;
  }
  get shown(): number {
    return this.#shown;
  }

  toggle(): void {
    if (this.#isOpen) this.close();
    else this.#open();
  }

  close(): void {
    this.#asked++;
    this.#isOpen = false;
  }

  show(index: number): void {
    this.#shown = index;
  }

  /** Makes the steps of a play, which can still be taken back. */
  enter({ steps }: Hint): void {
    this.close();
    for (const step of steps) if (this.#session.act({ type: 'step', ...step })) return;
  }

  /** Arrows for the play that is shown, from station to station of the side that plays. */
  marksOf(place: (station: number) => Mark['from']): readonly Mark[] {
    const play = this.#isOpen ? this.#plays?.[this.#shown] : undefined;
    if (!play) return [];
    const { side } = this.#session;
    return playMarks({ side, steps: play.steps, place, grade: this.#shown === 0 ? 1 : 2 });
  }

  /** The play as players write it. */
  textOf({ steps }: Hint): string {
    const { rules, phase } = this.#session.state;
    return phase.kind === 'play' ? stepsText(rules, phase.by, phase.play.position, steps) : '';
  }

  #open(): void {
    if (!this.canAsk) return;
    const asked = ++this.#asked;
    this.#isOpen = true;
    this.#plays = undefined;
    this.#failed = undefined;
    this.#shown = 0;
    const { state } = this.#session;
    this.#mind()
      .ask(engine => engine.hints(state, TOLD))
      .then(
        plays => {
          if (asked === this.#asked) this.#plays = plays;
        },
        (error: unknown) => {
          if (asked !== this.#asked) return;
          this.#failed = error instanceof Error ? error.message : String(error);
        },
      );
  }
}
