import { CommanderError, type Command } from 'commander';
import { program } from './program.ts';
import { guardProcess } from './shell/signals.ts';
import { EXIT, oneLine, UsageError } from './shell/usage-error.ts';

/** A word that is no command; commander would let `--help` after it pass. */
const isUnknown = (commands: Command, name: string): boolean =>
  !name.startsWith('-') && !commands.commands.some(command => command.name() === name);

const refuse = (message: string): void => {
  process.stderr.write(`wurfzabel: ${oneLine(message)}\n`);
  process.exitCode = EXIT.badInput;
};

/** Runs the command line. Bad input ends in one line on standard error; a bug is left to Node to show. */
export const main = async (argv: readonly string[]): Promise<void> => {
  guardProcess();
  try {
    const commands = program();
    const [, , name] = argv;
    if (name === undefined) commands.outputHelp();
    else if (isUnknown(commands, name)) await commands.parseAsync([...argv.slice(0, 2), name]);
    else await commands.parseAsync(argv);
  } catch (error) {
    if (error instanceof UsageError) refuse(error.message);
    else if (!(error instanceof CommanderError)) throw error;
    else if (error.exitCode !== 0)
      refuse(`${error.message.replace(/^error: /, '')}; see wurfzabel --help`);
  }
};
