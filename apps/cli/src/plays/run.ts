import { EXIT } from '../shell/usage-error.ts';
import { Answerer } from './answer.ts';
import { answerLines, LINE_TOO_LONG } from './answer-lines.ts';

export const runPlays = async (flags: { readonly count?: boolean }): Promise<void> => {
  const answerer = new Answerer({ countOnly: flags.count ?? false });
  await answerLines((line, number) =>
    line === undefined ? [answerer.refusal(LINE_TOO_LONG, number)] : answerer.answer(line, number),
  );
  if (answerer.errors > 0) process.exitCode = EXIT.someRefused;
};
