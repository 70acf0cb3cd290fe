import type { Command } from 'commander';
import type { RulesFlags } from './run.ts';

export const addRules = (root: Command): void => {
  root
    .command('rules')
    .summary('print the rules of a game, each paragraph with its source')
    .description(
      'Prints the rules of a game in our own words, each numbered paragraph with where it comes from. Without --game: the games, a line each.',
    )
    .option('--game <id>', 'the game')
    .option('--paragraph <number>', 'one paragraph only, such as p7, or an example, such as e1')
    .option('--json', 'print the paragraphs as data')
    .addHelpText(
      'after',
      `
Examples:
  wurfzabel rules
  wurfzabel rules --game langer-puff | less
  wurfzabel rules --game puff --paragraph p19`,
    )
    .action(async (flags: RulesFlags) => {
      const { runRules } = await import('./run.ts');
      runRules(flags);
    });
};
