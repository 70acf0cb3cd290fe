/** Columns to fill: those of the terminal, but no line longer than is pleasant to read. */
export const textWidth = (columns: number | undefined = process.stdout.columns): number =>
  Math.min(Math.max(columns ?? 80, 40), 100);

/** Text in lines of at most `width` characters; `first` begins the first line, the others are indented as far. */
export const wrap = (text: string, width: number, first = ''): string => {
  const indent = ' '.repeat(first.length);
  const lines: string[] = [];
  let line = first;
  let isFresh = true;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (!isFresh && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
      isFresh = true;
    }
    line += isFresh ? word : ` ${word}`;
    isFresh = false;
  }
  return [...lines, line].join('\n');
};
