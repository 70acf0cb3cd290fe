import type { Result } from '@wurfzabel/rules';

/** Says what was wrong with the input, in one line, and ends the program as bad input does: with exit code 2. */
export const refuse = (message: string): never => {
  console.error(message);
  process.exit(2);
};

/** The value, or the end of the program with the fault's line. */
export const orRefuse = <T>(result: Result<T>): T =>
  result.ok ? result.value : refuse(result.fault.message);
