import { Option, type Command } from 'commander';
import { addGameFlags } from '../shell/game-flags.ts';
import { LARGEST_SEED, seedOption } from '../shell/numbers.ts';
import type { PlayFlags } from './run.ts';

export const addPlay = (root: Command): void => {
  addGameFlags(root.command('play'))
    .summary('play a game in the terminal')
    .description(
      'A whole game against the computer or another person at the same keyboard. Moves are typed as players write them; type help ' +
        'in the game for all that can be typed. The record is saved after every action, in the file named by --record or in ' +
        'wurfzabel-<game>.json in the current folder, and a record that is not finished is gone on with.',
    )
    .addOption(
      new Option('--opponent <who>', 'who plays the other side')
        .choices(['computer', 'person'])
        .default('computer'),
    )
    .option(
      '--level <level>',
      'how strong the computer plays: first-timer, learner, casual, club, strong, expert or master; casual unless given, and in a ' +
        'record that is gone on with the level it was begun with',
    )
    .addOption(
      new Option('--side <side>', 'your side').choices(['white', 'black', 'dice']).default('white'),
    )
    .option(
      '--seed <n>',
      `seed of the dice and of what a weak level overlooks, 0 to ${LARGEST_SEED}; the same seed throws the same numbers`,
      seedOption,
    )
    .option('--record <file>', 'where the record is kept')
    .addHelpText(
      'after',
      `
Examples:
  wurfzabel play --game contraerer-puff
  wurfzabel play --game puff --level master
  wurfzabel play --game backgammon --option matchLength=5 --side dice --record match.json
  wurfzabel play --game langer-puff --opponent person --seed 1855`,
    )
    .action(async (flags: PlayFlags) => {
      const { runPlay } = await import('./run.ts');
      await runPlay(flags);
    });
};
