import { systemFault } from './system-fault.ts';
import { EXIT } from './usage-error.ts';

const cleanups = new Set<() => void>();

/** Registers what has to be put right if the program is interrupted; answers how to take it back. */
export const onInterrupt = (cleanup: () => void): (() => void) => {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
};

/** Ctrl-C ends the program at once with the usual code and a clean terminal; a closed pipe (`| head`) ends it quietly. */
export const guardProcess = (): void => {
  // From here on the terminal is put right too; see bin/wurfzabel.mjs for the time before.
  process.removeAllListeners('SIGINT');
  process.on('SIGINT', () => {
    for (const cleanup of cleanups) cleanup();
    process.exit(EXIT.interrupted);
  });
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(EXIT.ok);
      if (stream === process.stdout)
        process.stderr.write(`wurfzabel: the output cannot be written: ${systemFault(error)}\n`);
      process.exit(EXIT.badInput);
    });
};

/** Lets signals and workers be heard in the middle of a long computation. */
export const breathe = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
