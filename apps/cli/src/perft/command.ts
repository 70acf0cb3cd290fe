import type { Command } from 'commander';
import { addGameFlags } from '../shell/game-flags.ts';
import { wholeNumber } from '../shell/numbers.ts';
import type { PerftFlags } from './run.ts';

export const DEEPEST = 6;

export const addPerft = (root: Command): void => {
  addGameFlags(root.command('perft'))
    .summary('count the distinct endings of all 21 throws to a depth')
    .description(
      'Counts distinct endings. Depth 1: for each of the 21 throws, the distinct endings of its legal plays. Depth 2: after each ' +
        'of these endings the 21 throws of whoever throws next, and their endings, all added up; after an extra throw that is the ' +
        'same side. So on for every further depth. An ending that wins counts at its own depth and has nothing below it. Endings ' +
        'reached by different throws are counted once for each. With oneTwo, an ending that names a doublet goes on with the six ' +
        "doublets instead; with opponentPlaysRest, one that leaves numbers goes on with the other side's play of them. " +
        'Every throw counts once, however likely. The signature is a hash of all counts: it changes whenever one of them does.',
    )
    .option('--depth <n>', `how deep, 1 to ${DEEPEST}`, wholeNumber('--depth', 1, DEEPEST), 1)
    .option(
      '--position <text>',
      'from this position instead of the start: position text, or a setup in JSON',
    )
    .option('--json', 'print the counts as data')
    .addHelpText(
      'after',
      `
Examples:
  wurfzabel perft --game backgammon
  wurfzabel perft --game puff --option foresight=none --depth 2
  wurfzabel perft --game contraerer-puff --position h13.3x2/h15/w1-0
  wurfzabel perft --game puffspel --position '{"white":{"0":13,"3":2},"black":{"0":15},"turn":"white"}' --json`,
    )
    .action(async (flags: PerftFlags) => {
      const { runPerft } = await import('./run.ts');
      await runPerft(flags);
    });
};
