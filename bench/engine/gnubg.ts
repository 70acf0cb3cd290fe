import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { GNUBG } from '../../strength/gnubg/found.ts';

export interface GnubgRates {
  /** As its command `calibrate` says: by the clock. */
  readonly evaluationsPerSecond: number;
  /** By its processor's time: whole games of a rollout of the opening position: 0-ply, no cube, no variance reduction. */
  readonly rolloutGamesPerSecond: number;
}

/** The number of evaluations in what `calibrate` prints. */
export const calibrationOf = (output: string): number | undefined => {
  const found = /Calibration result: (\d+)/.exec(output)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** Both rates of GNU Backgammon on this machine, now, on one thread; undefined where it is not installed. */
export const gnubgRates = async (): Promise<GnubgRates | undefined> => {
  if (GNUBG === undefined) return undefined;
  const script = fileURLToPath(new URL('./gnubg.py', import.meta.url));
  const program = spawn(GNUBG, ['-t', '-q', '-r', '-p', script], {
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  const [output, rate] = await Promise.all([
    text(program.stdout!),
    text(program.stdio[3] as Readable),
    once(program, 'exit'),
  ]);
  const evaluations = calibrationOf(output);
  if (evaluations === undefined || !(Number(rate) > 0))
    throw new Error(`gnubg did not say how fast it is: ${output.slice(-200)}`);
  return { evaluationsPerSecond: evaluations, rolloutGamesPerSecond: Number(rate) };
};
