import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export const BIN = fileURLToPath(new URL('../bin/wurfzabel.mjs', import.meta.url));

/** Runs the real program with what it reads from standard input. */
export const wurfzabel = (
  args: readonly string[],
  input = '',
  more: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], {
      ...more,
      env: { ...process.env, NO_COLOR: '1', ...more.env },
    });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.on('error', reject);
    child.on('close', code => resolve({ code, out, err }));
    // A program that refuses its flags does not read; that is no failure of the test.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });

export const linesOf = (text: string): string[] => text.split('\n').filter(line => line !== '');
