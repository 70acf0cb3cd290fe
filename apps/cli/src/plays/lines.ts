import { StringDecoder } from 'node:string_decoder';

/** Characters a line may have; the longest sensible request has about 500. */
export const LINE_LIMIT = 1 << 16;

/** A line, or undefined for one that was longer than the limit and has been dropped. */
export type Line = string | undefined;

/** Cuts a stream of bytes into lines, never holding more than one line and one chunk. A last line may lack its line end. */
export class LineCutter {
  private readonly decoder = new StringDecoder('utf8');
  private rest = '';
  private isTooLong = false;
  private isFirst = true;

  *cut(chunk: Buffer): Generator<Line, void> {
    const text = this.decoder.write(chunk);
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      yield this.take(text.slice(start, end));
      start = end + 1;
    }
    this.keep(text.slice(start));
  }

  *end(): Generator<Line, void> {
    this.keep(this.decoder.end());
    if (this.rest !== '' || this.isTooLong) yield this.take('');
  }

  private keep(text: string): void {
    if (this.isTooLong) return;
    this.rest += text;
    if (this.rest.length > LINE_LIMIT) {
      this.isTooLong = true;
      this.rest = '';
    }
  }

  private take(text: string): Line {
    this.keep(text);
    let line: Line = this.isTooLong ? undefined : this.rest;
    this.rest = '';
    this.isTooLong = false;
    if (this.isFirst) line = line?.replace(/^\uFEFF/, '');
    this.isFirst = false;
    return line;
  }
}
