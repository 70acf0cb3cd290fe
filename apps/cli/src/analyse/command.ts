import type { Command } from 'commander';
import { addGameFlags } from '../shell/game-flags.ts';
import { LARGEST_SEED, seedOption, wholeNumber } from '../shell/numbers.ts';
import { UsageError } from '../shell/usage-error.ts';
import type { Question } from './asked.ts';
import type { AnalyseFlags } from './run.ts';

const MOST_PLIES = 2;
const MOST_TOP = 1000;
const MOST_TRIALS = 10_000_000;
const MOST_THREADS = 256;
const MOST_THROWS = 5000;

const FORMS =
  'The position is a position text, a request in JSON as plays reads it, or for Backgammon an XGID or an ID of GNU Backgammon. ' +
  'With --json and no position, one such request a line is read from standard input and answered on one line, in order; ' +
  'a line that cannot be answered gets {"error":{"code","message","line"}}, and the exit code is 1.';

const START = 'backgammon:1x2.12x5.17x3.19x5/1x2.12x5.17x3.19x5/w';

const question = (root: Command, name: Question, summary: string, about: string): Command =>
  addGameFlags(root.command(name))
    .summary(summary)
    .description(`${about} ${FORMS}`)
    .argument('[position]', 'the position')
    .option('--position <text>', 'the position, instead of the argument')
    .option('--json', 'answer as data; without a position, requests come from standard input')
    .action(async (position: string | undefined, flags: AnalyseFlags) => {
      const { runAnalyse } = await import('./run.ts');
      await runAnalyse(name, position, flags);
    });

const addPlies = (command: Command, usual: string): Command =>
  command.option(
    '--plies <n>',
    `throws looked ahead, 0 to ${MOST_PLIES}; ${usual}`,
    wholeNumber('--plies', 0, MOST_PLIES),
  );

const errorOption = (text: string): number => {
  const value = /^\d*\.?\d+$/.test(text) ? Number(text) : NaN;
  if (value > 0) return value;
  throw new UsageError(`--error is a number above 0, such as 0.005, not "${text.slice(0, 40)}"`);
};

export const addAnalyses = (root: Command): void => {
  addPlies(
    question(
      root,
      'eval',
      'say what a position is worth',
      'What a position is worth to the side on turn, about to throw: the points it expects, and the chances of winning and losing 1 to 4 points, the cube left out.',
    ),
    '0 unless given',
  ).addHelpText(
    'after',
    `
Examples:
  wurfzabel eval ${START}
  wurfzabel eval --game contraerer-puff h15/h13.3x2/w0-1 --plies 1
  wurfzabel eval --json < requests.ndjson > answers.ndjson`,
  );
  addPlies(
    question(
      root,
      'best',
      'say how a throw is best played',
      'The best plays of a throw, best first, each with what it is worth to the side that plays it, the cube left out.',
    ),
    '1 unless given',
  )
    .option('--throw <numbers>', 'the throw, such as 31')
    .option('--top <n>', 'how many plays at most', wholeNumber('--top', 1, MOST_TOP), 5)
    .addHelpText(
      'after',
      `
Examples:
  wurfzabel best ${START} --throw 31
  wurfzabel best XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10 --top 3 --plies 2
  wurfzabel best --json --top 1 < requests.ndjson`,
    );
  addPlies(
    question(
      root,
      'rollout',
      'play a position out many times',
      'Plays a position to its end many times and averages, the luck of the dice taken out as far as the evaluation sees it; with standard errors. The same seed gives the same numbers whatever the number of threads.',
    ),
    'for every play in the games, 0 unless given',
  )
    .option('--trials <n>', 'games played', wholeNumber('--trials', 2, MOST_TRIALS), 324)
    .option(
      '--truncate <throws>',
      'stop each game after so many throws and take the evaluation',
      wholeNumber('--truncate', 1, MOST_THROWS),
    )
    .option('--error <points>', 'stop when the standard error is below this', errorOption)
    .option(
      '--seed <n>',
      `seed of the dice, 0 to ${LARGEST_SEED}; drawn and printed unless given`,
      seedOption,
    )
    .option(
      '--threads <n>',
      'worker threads; all cores unless given',
      wholeNumber('--threads', 1, MOST_THREADS),
    )
    .addHelpText(
      'after',
      `
Examples:
  wurfzabel rollout ${START} --trials 1296 --seed 1
  wurfzabel rollout --game puff h15/h13.3x2/w0-1 --truncate 20 --error 0.01
  wurfzabel rollout --json --trials 108 --seed 1 < requests.ndjson`,
    );
  addPlies(
    question(
      root,
      'cube',
      'say what is right with the doubling cube',
      'What doubling, not doubling, taking and dropping are worth to the side on turn before it throws, for each unit of the cube, and what is right. Cube and score are part of the position.',
    ),
    '1 unless given',
  ).addHelpText(
    'after',
    `
Examples:
  wurfzabel cube ${START}/c2w/m7-3-1
  wurfzabel cube 4HPwATDgc/ABMA:cAkAAAAAAAAA
  wurfzabel cube --json < requests.ndjson`,
  );
};
