import { createInterface, type Interface } from 'node:readline';

/** Lines typed or piped in, one at a time. What comes from a pipe is shown after its prompt, so that a transcript can be read. */
export class LineSource {
  private readonly reader: Interface;
  private readonly isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  private readonly waiting: string[] = [];
  private isClosed = false;
  private wake: () => void = () => undefined;

  constructor() {
    this.reader = createInterface({
      input: process.stdin,
      terminal: this.isTerminal,
      output: process.stdout,
    });
    this.reader.on('line', line => {
      this.waiting.push(line);
      this.wake();
    });
    this.reader.on('close', () => {
      this.isClosed = true;
      this.wake();
    });
    // A terminal in line mode keeps Ctrl-C to itself.
    this.reader.on('SIGINT', () => process.emit('SIGINT'));
  }

  /** The next line, or undefined at the end of input. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.isTerminal) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else process.stdout.write(prompt);
    while (this.waiting.length === 0 && !this.isClosed)
      await new Promise<void>(resolve => (this.wake = resolve));
    const line = this.waiting.shift();
    if (!this.isTerminal) process.stdout.write(`${line ?? ''}\n`);
    else if (line === undefined) process.stdout.write('\n');
    return line;
  }

  close(): void {
    this.reader.close();
  }
}
