import type { Step } from '@wurfzabel/rules';

/** The play that is looked at: drawn on the board as arrows. */
export class Sight {
  of: 'best' | 'list' | null = $state(null);
  index = $state(-1);
  steps: readonly Step[] = $state.raw([]);
  /** Points given away against the best play. */
  loss = $state(0);

  look(of: 'best' | 'list', index: number, steps: readonly Step[], loss: number): void {
    this.of = of;
    this.index = index;
    this.steps = steps;
    this.loss = loss;
  }

  clear(): void {
    this.of = null;
    this.index = -1;
    this.steps = [];
    this.loss = 0;
  }
}
