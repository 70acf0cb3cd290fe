import { Presets, SingleBar } from 'cli-progress';
import { onInterrupt } from './signals.ts';

export interface Progress {
  to(done: number): void;
  stop(): void;
}

const SILENT: Progress = { to: () => undefined, stop: () => undefined };

/** A bar on standard error while long work goes on; nothing where standard error is not a terminal. */
export const progressBar = (total: number, unit: string): Progress => {
  if (!process.stderr.isTTY) return SILENT;
  const bar = new SingleBar(
    {
      stream: process.stderr,
      format: `{bar} {percentage}% · {value} of {total} ${unit} · {eta_formatted} left`,
      hideCursor: true,
      clearOnComplete: true,
      fps: 8,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  const stop = (): void => bar.stop();
  const forget = onInterrupt(stop);
  return {
    to: done => bar.update(done),
    stop: () => {
      forget();
      stop();
    },
  };
};
