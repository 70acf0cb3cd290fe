import { Output } from '../shell/output.ts';
import { breathe } from '../shell/signals.ts';
import { LINE_LIMIT, LineCutter, type Line } from './lines.ts';

/** The pieces of the answer to one line; lines are counted from 1. */
export type Answers = (line: Line, lineNumber: number) => Iterable<string> | AsyncIterable<string>;

export const LINE_TOO_LONG = {
  code: 'ERR_LINE_LENGTH',
  message: `a line has at most ${LINE_LIMIT} characters`,
} as const;

/**
 * Answers standard input line by line, in order; what has been answered is handed on before more is read.
 * @param isDone asked after each line: whether the rest is left unread
 */
export const answerLines = async (
  answers: Answers,
  isDone: () => boolean = () => false,
): Promise<void> => {
  const cutter = new LineCutter();
  const output = new Output();
  let number = 0;
  const answer = async (line: Line): Promise<void> => {
    for await (const piece of answers(line, ++number)) {
      output.add(piece);
      if (output.isFull) await output.flush();
    }
  };
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    for (const line of cutter.cut(chunk)) {
      if (isDone()) break;
      await answer(line);
    }
    await output.flush();
    if (isDone()) return;
    await breathe();
  }
  for (const line of cutter.end()) await answer(line);
  await output.flush();
};
