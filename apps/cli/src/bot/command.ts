import type { Command } from 'commander';
import { addGameFlags } from '../shell/game-flags.ts';
import { LARGEST_SEED, seedOption, wholeNumber } from '../shell/numbers.ts';
import type { BotFlags } from './run.ts';

export const addBot = (root: Command): void => {
  addGameFlags(root.command('bot'))
    .summary('play for another program: a request a line in, an answer a line out')
    .description(
      'Plays any of the games for another program, by a protocol of JSON lines on standard input and output that docs/protocol.md ' +
        'describes: the other program says which game it is and what was thrown and played, and asks what to do. With --gnubg it waits ' +
        'on a port for GNU Backgammon instead, which then plays against it as its external player; --game and options are for that.',
    )
    .option(
      '--level <level>',
      'how strong it plays, unless a request says otherwise: first-timer, learner, casual, club, strong, expert or master',
      'master',
    )
    .option(
      '--seed <n>',
      `seed of its dice and of what it overlooks, 0 to ${LARGEST_SEED}; drawn unless given`,
      seedOption,
    )
    .option(
      '--gnubg <port>',
      'wait for GNU Backgammon on this port; 0: any that is free',
      wholeNumber('--gnubg', 0, 65_535),
    )
    .addHelpText(
      'after',
      `
Examples:
  echo '{"do":"game","game":"puff","seed":1}' | wurfzabel bot
  wurfzabel bot --level club
  wurfzabel bot --gnubg 5151     and in GNU Backgammon: set player 0 external localhost:5151`,
    )
    .action(async (flags: BotFlags) => {
      const { runBot } = await import('./run.ts');
      await runBot(flags, String(root.version()));
    });
};
