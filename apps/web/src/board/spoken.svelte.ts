/** One thing said; the number keeps two equal ones apart. */
export interface Utterance {
  readonly id: number;
  readonly text: string;
}

/** As many as a person could still want to hear; what is older is in the record. */
const KEPT = 12;

/** What was said last, as a list that grows: a list is read out line by line, where a changed text would be cut off. */
export class Spoken {
  #lines = $state.raw<readonly Utterance[]>([]);
  #count = 0;

  get lines(): readonly Utterance[] {
    return this.#lines;
  }

  say(...texts: readonly string[]): void {
    const said = texts
      .filter(text => text !== '')
      .map((text): Utterance => ({ id: ++this.#count, text }));
    if (said.length > 0) this.#lines = [...this.#lines, ...said].slice(-KEPT);
  }
}
