/** Bad input from the person at the keyboard: one line on standard error and exit code 2. Anything else thrown is a bug. */
export class UsageError extends Error {}

/** Exit codes of every command. */
export const EXIT = { ok: 0, someRefused: 1, badInput: 2, interrupted: 130 } as const;

/** One printable line, whatever was in it. */
export const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '?')
    .trim();
