import type { Command } from 'commander';
import { addGameFlags } from '../shell/game-flags.ts';
import { LARGEST_SEED, seedOption, wholeNumber } from '../shell/numbers.ts';
import type { SimulateFlags } from './run.ts';

const MOST_GAMES = 1_000_000_000;
const MOST_THREADS = 256;

export const addSimulate = (root: Command): void => {
  addGameFlags(root.command('simulate'))
    .summary('play many games and print how they went')
    .description(
      'Plays whole games from the start and prints how often the starter wins, with the standard error, and what a game is like. ' +
        'Two players named with a comma begin in turns, the first in the first game. Each game has its own stream of chance, so the ' +
        'same seed gives the same numbers whatever the number of threads. There is no doubling, and every game stands alone. ' +
        'Blocked: throws of which nothing could be played; forfeited: owed numbers that could not be. Legal plays are listed for a ' +
        'sample only, since a later doublet has tens of thousands: of the first 1000 games (g = 0, 1, …) the throws k with ' +
        'k mod 100 = g mod 100. Percentiles are nearest ranks.',
    )
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, MOST_GAMES), 1000)
    .option(
      '--player <kinds>',
      'random, hand-made (the evaluation made by hand, one play deep) or a level of the trained computer: first-timer, learner, ' +
        'casual, club, strong, expert or master; or two of them with a comma',
      'random',
    )
    .option(
      '--threads <n>',
      'worker threads; all cores unless given',
      wholeNumber('--threads', 1, MOST_THREADS),
    )
    .option(
      '--seed <n>',
      `seed of all chance, 0 to ${LARGEST_SEED}; drawn and printed unless given`,
      seedOption,
    )
    .option('--json', 'print the numbers as data')
    .addHelpText(
      'after',
      `
Examples:
  wurfzabel simulate --game contraerer-puff --games 10000 --seed 1855
  wurfzabel simulate --game backgammon --games 500 --player club,random
  wurfzabel simulate --game puff --option foresight=none --games 2000 --json`,
    )
    .action(async (flags: SimulateFlags) => {
      const { runSimulate } = await import('./run.ts');
      await runSimulate(flags);
    });
};
