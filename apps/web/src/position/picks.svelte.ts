import type { Position, Step } from '@wurfzabel/rules';

/** A play as far as a rollout needs to know it. */
export interface Pick {
  readonly steps: readonly Step[];
  /** Position after it, seen by the side that played. */
  readonly ending: Position;
  readonly throwsAgain: boolean;
}

const isSame = (a: Pick, b: Pick): boolean => a.ending.join() === b.ending.join();

/** The plays that are ticked to be rolled out, from whichever list. */
export class Picks {
  plays: readonly Pick[] = $state.raw([]);

  has(play: Pick): boolean {
    return this.plays.some(each => isSame(each, play));
  }

  set(play: Pick, isPicked: boolean): void {
    const others = this.plays.filter(each => !isSame(each, play));
    this.plays = isPicked ? [...others, play] : others;
  }

  clear(): void {
    this.plays = [];
  }
}
