import { spawn } from 'node:child_process';
import { BIN } from './wurfzabel.ts';

export interface Played {
  readonly code: number | null;
  readonly transcript: string;
  readonly err: string;
}

interface Driving {
  readonly cwd: string;
  /** Answers a prompt; undefined closes the input. `before` is what was printed since the last prompt. */
  readonly answer: (prompt: string, before: string) => string | undefined;
}

/** Plays at the real program through a pipe: reads up to each prompt and types an answer. */
export const drive = (args: readonly string[], { cwd, answer }: Driving): Promise<Played> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, 'play', ...args], {
      cwd,
      env: { ...process.env, NO_COLOR: '1' },
    });
    let transcript = '';
    let err = '';
    let from = 0;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      transcript += text;
      if (!transcript.endsWith('> ') || child.stdin.writableEnded) return;
      const fresh = transcript.slice(from);
      from = transcript.length;
      const start = fresh.lastIndexOf('\n') + 1;
      const line = answer(fresh.slice(start), fresh.slice(0, start));
      if (line === undefined) child.stdin.end();
      else child.stdin.write(`${line}\n`);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.stdin.on('error', () => undefined);
    child.on('error', reject);
    child.on('close', code => resolve({ code, transcript, err }));
  });

/** A player who asks for some plays and types the one that `pick` names, then ends the play. */
export const listedPlays = (pick: (count: number) => number): Driving['answer'] => {
  let hasTyped = false;
  return (prompt, before) => {
    const listed = Array.from(before.matchAll(/^ {2}(\S.*)$/gm), found => found[1]!);
    if (/ways? to go on/.test(before)) {
      const play = listed[pick(listed.length)]!;
      hasTyped = true;
      return play === '(nothing)' ? 'stop' : play;
    }
    if (prompt.includes('plays or stops> ') && hasTyped) {
      hasTyped = false;
      return 'stop';
    }
    hasTyped = false;
    if (prompt.includes('plays')) return 'plays';
    if (prompt.includes('take or drop')) return 'take';
    if (prompt.includes('accept or reject')) return 'reject';
    return prompt.includes('names a doublet') ? 'name 5' : '';
  };
};
