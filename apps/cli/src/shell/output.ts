import type { Writable } from 'node:stream';

/** Characters gathered before they are handed on: many small writes are slow. */
const PIECE = 1 << 16;

/** Text to a stream in large pieces, waiting whenever the reader is slower. */
export class Output {
  private gathered = '';
  private readonly stream: Writable;

  constructor(stream: Writable = process.stdout) {
    this.stream = stream;
  }

  /** Whether so much is gathered that `flush` should be awaited. */
  get isFull(): boolean {
    return this.gathered.length >= PIECE;
  }

  add(text: string): void {
    this.gathered += text;
  }

  async flush(): Promise<void> {
    if (this.gathered === '') return;
    const text = this.gathered;
    this.gathered = '';
    if (!this.stream.write(text))
      await new Promise<void>(resolve => this.stream.once('drain', resolve));
  }
}

export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Data for programs: one JSON document, indented so that people can read it too. */
export const printJson = (data: unknown): void => print(JSON.stringify(data, undefined, 2));
