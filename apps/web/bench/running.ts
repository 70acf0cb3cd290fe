import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { chromiumPath, launch, serve } from '../test/browser.ts';

/**
 * Runs a measurement in Chromium on the served page, as often as `--runs N` says (5 if left out). What is asked wrongly, or a missing
 * browser, is told in a line and sets the exit code.
 */
export const measure = async (
  work: (browser: Browser, address: string, runs: number) => Promise<void>,
): Promise<void> => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1 || runs > 100) {
    console.error('--runs is a whole number from 1 to 100');
    process.exitCode = 2;
    return;
  }
  const path = chromiumPath();
  if (path === undefined) {
    console.error('there is no Chromium at CHROMIUM_PATH or /usr/bin/chromium');
    process.exitCode = 1;
    return;
  }
  const served = await serve();
  const browser = await launch(path);
  try {
    await work(browser, served.address, runs);
  } finally {
    await browser.close();
    await served.stop();
  }
};

/** Prints a line of JSON, with how busy the machine is. */
export const say = (line: Readonly<Record<string, unknown>>): void =>
  console.log(
    JSON.stringify({ ...line, cpus: cpus().length, load: Number(loadavg()[0]!.toFixed(1)) }),
  );

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;
