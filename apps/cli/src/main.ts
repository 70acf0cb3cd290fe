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

/** `-h`, `help` and `help play` are what people try first. */
const asHelp = (words: readonly string[]): readonly string[] => {
  const [first, ...others] = words.map(word => (word === '-h' ? '--help' : word));
  if (first === undefined) return [];
  return first === 'help' ? [...others, '--help'] : [first, ...others];
};

/** Commander's message as one clause, and where to read on. */
const told = (message: string, name: string, isKnown: boolean): string => {
  const clause = message
    .replace(/^error: /, '')
    .replace(/\.$/, '')
    .replace(/\. ([A-Z])/g, (_, letter: string) => `: ${letter.toLowerCase()}`);
  return `${clause}; see wurfzabel ${isKnown ? `${name} ` : ''}--help`;
};

/** Runs the command line. Bad input ends in one line on standard error; a bug is left to Node to show. */
export const main = async (argv: readonly string[]): Promise<void> => {
  guardProcess();
  const words = asHelp(argv.slice(2));
  const commands = program();
  const name = words[0] ?? '';
  const isStranger = isUnknown(commands, name);
  try {
    if (words.length === 0) commands.outputHelp();
    else await commands.parseAsync([...(isStranger ? [name] : words)], { from: 'user' });
  } catch (error) {
    if (error instanceof UsageError) refuse(error.message);
    else if (!(error instanceof CommanderError)) throw error;
    else if (error.exitCode !== 0)
      refuse(told(error.message, name, !isStranger && !name.startsWith('-')));
  }
};
