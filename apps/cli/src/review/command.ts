import type { Command } from 'commander';
import { wholeNumber } from '../shell/numbers.ts';
import type { ReviewFlags } from './run.ts';

const MOST_DEPTH = 2;
const MOST_WORST = 1000;

export const addReview = (root: Command): void => {
  root
    .command('review')
    .summary('say what was lost and what was luck in a game')
    .description(
      'Judges every play and every decision with the cube of a record: what it gave away in points for each unit of the cube, and how ' +
        'lucky each throw was, compared with the average of all throws. Everything is looked at without looking ahead, then what is ' +
        'open one throw ahead, then the errors two. Forced plays are no decisions; nor is a throw where nobody would double.',
    )
    .argument('<file>', 'a game record, or a .mat file of another program')
    .option(
      '--depth <n>',
      `throws looked ahead at most, 0 to ${MOST_DEPTH}; 1 unless given`,
      wholeNumber('--depth', 0, MOST_DEPTH),
    )
    .option('--worst <n>', 'how many errors to list', wholeNumber('--worst', 0, MOST_WORST), 10)
    .option('--json', 'print everything as data')
    .addHelpText(
      'after',
      `
Examples:
  wurfzabel review wurfzabel-puff.json
  wurfzabel review match.mat --depth 2 --worst 20
  wurfzabel review game.json --json > review.json`,
    )
    .action(async (file: string, flags: ReviewFlags) => {
      const { runReview } = await import('./run.ts');
      await runReview(file, flags);
    });
};
