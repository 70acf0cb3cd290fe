/** Mean and standard error of numbers that come one by one (Welford's sums, which lose nothing to rounding). */
export class Sample {
  count = 0;
  mean = 0;
  largest = -Infinity;
  private squares = 0;

  add(figure: number): void {
    this.count++;
    const before = figure - this.mean;
    this.mean += before / this.count;
    this.squares += before * (figure - this.mean);
    this.largest = Math.max(this.largest, figure);
  }

  get variance(): number {
    return this.count > 1 ? this.squares / (this.count - 1) : Number.NaN;
  }

  /** Standard error of the mean. */
  get error(): number {
    return Math.sqrt(this.variance / this.count);
  }
}

/**
 * The ratio of two sums over games, such as error over decisions, and its standard error: games, not the decisions in them, are
 * independent of each other, so the error comes from the scatter of games (Cochran, Sampling Techniques, 3rd ed. 1977, 6.4).
 */
export class Ratio {
  private readonly pairs: (readonly [over: number, under: number])[] = [];

  add(over: number, under: number): void {
    this.pairs.push([over, under]);
  }

  get under(): number {
    return this.pairs.reduce((sum, [, under]) => sum + under, 0);
  }

  get value(): number {
    return this.pairs.reduce((sum, [over]) => sum + over, 0) / this.under;
  }

  get error(): number {
    const { value, under, pairs } = this;
    const squares = pairs.reduce((sum, [over, u]) => sum + (over - value * u) ** 2, 0);
    return (Math.sqrt(squares) / under) * Math.sqrt(pairs.length / (pairs.length - 1));
  }
}
