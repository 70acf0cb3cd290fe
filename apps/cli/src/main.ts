import { CommanderError } from 'commander';
import { program } from './program.ts';
import { guardProcess } from './shell/signals.ts';
import { EXIT, oneLine, UsageError } from './shell/usage-error.ts';

/** The interpreter and the script only. */
const NO_ARGUMENTS = 2;

const refuse = (message: string): void => {
  process.stderr.write(`wurfzabel: ${oneLine(message)}\n`);
  process.exitCode = EXIT.badInput;
};

/** Runs the command line. Bad input ends in one line on standard error; a bug is left to Node to show. */
export const main = async (argv: readonly string[]): Promise<void> => {
  guardProcess();
  try {
    const commands = program();
    if (argv.length === NO_ARGUMENTS) commands.outputHelp();
    else await commands.parseAsync(argv);
  } catch (error) {
    if (error instanceof UsageError) refuse(error.message);
    else if (!(error instanceof CommanderError)) throw error;
    else if (error.exitCode !== 0) refuse(`${error.message.replace(/^error: /, '')}; see wurfzabel --help`);
  }
};
