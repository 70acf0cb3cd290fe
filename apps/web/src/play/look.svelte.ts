import type { Session } from '../game/session.svelte.ts';
import { stopsOf, type Stop } from './look-back.ts';

/** Looking back in a game while it stands or goes on. Nothing of it changes the game. */
export class Look {
  readonly #session: Session;
  /** Number of the stop that is looked at; null: the game as it stands. */
  #at = $state<number | null>(null);
  readonly #stops: readonly Stop[] = $derived.by(() =>
    this.#at === null ? [] : stopsOf(this.#session.log),
  );
  readonly stop: Stop | undefined = $derived(this.#at === null ? undefined : this.#stops[this.#at]);

  constructor(session: Session) {
    this.#session = session;
  }

  get isBack(): boolean {
    return this.stop !== undefined;
  }
  /** The line of the record that is looked at, counted from 0; −1 at the beginning, undefined where nobody looks back. */
  get line(): number | undefined {
    return this.#at === null ? undefined : this.#at - 1;
  }
  /** Stops there are, the beginning not counted. */
  get count(): number {
    return this.#session.lines.length;
  }
  /** The last stop that is not the game as it stands. */
  get #last(): number {
    return this.#session.state.phase.kind === 'over' ? this.count - 1 : this.count;
  }
  get canGoBack(): boolean {
    return (this.#at ?? this.#last + 1) > 0;
  }

  /** @param line of the record, counted from 0 */
  to(line: number): void {
    this.#at = line + 1 > this.#last ? null : Math.max(0, line + 1);
  }

  by(lines: number): void {
    this.to((this.#at ?? this.#last + 1) - 1 + lines);
  }

  first(): void {
    this.to(-1);
  }

  now(): void {
    this.#at = null;
  }
}
