import { Output } from '../shell/output.ts';
import { breathe } from '../shell/signals.ts';
import { EXIT } from '../shell/usage-error.ts';
import { Answerer } from './answer.ts';
import { LINE_LIMIT, LineCutter, type Line } from './lines.ts';

/** Answers standard input line by line; what has been answered is handed on before more is read. */
export const runPlays = async (flags: { readonly count?: boolean }): Promise<void> => {
  const cutter = new LineCutter();
  const answerer = new Answerer({ countOnly: flags.count ?? false });
  const output = new Output();
  let number = 0;
  const answer = async (line: Line): Promise<void> => {
    number++;
    if (line === undefined) output.add(answerer.refusal(tooLong, number));
    else
      for (const piece of answerer.answer(line, number)) {
        output.add(piece);
        if (output.isFull) await output.flush();
      }
  };
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    for (const line of cutter.cut(chunk)) await answer(line);
    await output.flush();
    await breathe();
  }
  for (const line of cutter.end()) await answer(line);
  await output.flush();
  if (answerer.errors > 0) process.exitCode = EXIT.someRefused;
};

const tooLong = {
  code: 'ERR_LINE_LENGTH',
  message: `a line has at most ${LINE_LIMIT} characters`,
} as const;
