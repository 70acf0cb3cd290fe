import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const trainer = ['--import', 'tsx', join(root, 'training/index.ts')];
const folder = mkdtempSync(join(tmpdir(), 'training-'));

const argumentsFor = (out: string, more: readonly string[]): string[] => [
  ...trainer,
  ...'--game backgammon --games 4000 --round 100 --hidden 16 --strength 0 --strength-games 20 --checkpoint 0'.split(
    ' ',
  ),
  '--out',
  join(folder, out),
  ...more,
];

const run = (out: string, more: readonly string[] = []): void => {
  const { status, stderr } = spawnSync(process.execPath, argumentsFor(out, more), {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
};

const netIn = (out: string): Buffer => readFileSync(join(folder, out, 'net.bin'));
const checkpointNetIn = (out: string): Buffer => {
  const bytes = readFileSync(join(folder, out, 'checkpoint.bin'));
  return bytes.subarray(bytes.indexOf('\n') + 1);
};

/** Ends a training as soon as it has a checkpoint: killed without a chance to write another, or asked to stop. */
const cutShort = (
  out: string,
  more: readonly string[],
  signal: 'SIGKILL' | 'SIGTERM',
): Promise<void> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, argumentsFor(out, more), { cwd: root, stdio: 'ignore' });
    const watch = setInterval(() => {
      if (existsSync(join(folder, out, 'checkpoint.bin'))) child.kill(signal);
    }, 20);
    child.on('exit', () => {
      clearInterval(watch);
      resolve();
    });
  });

for (const [name, more, signal] of [
  ['temporal differences', [], 'SIGTERM'],
  ['two threads', ['--threads', '2'], 'SIGKILL'],
  [
    'one throw ahead',
    ['--games', '200', '--round', '5', '--ahead', '20', '--store', '50'],
    'SIGKILL',
  ],
] as const)
  test(`a training cut short resumes to the same net: ${name}`, async () => {
    const id = name.replaceAll(' ', '-');
    run(`whole-${id}`, more);
    await cutShort(`cut-${id}`, more, signal);
    expect(existsSync(join(folder, `cut-${id}`, 'net.bin'))).toBe(signal === 'SIGTERM');
    expect(netIn(`whole-${id}`).equals(checkpointNetIn(`cut-${id}`))).toBe(false);
    run(`cut-${id}`, ['--resume']);
    expect(netIn(`cut-${id}`).equals(netIn(`whole-${id}`))).toBe(true);
  });

test('a wider net plays as the narrow one did, and what is asked wrongly is refused', () => {
  run('narrow');
  run('wide', ['--from', join(folder, 'narrow/net.bin'), '--hidden', '32', '--games', '0']);
  const strengthIn = (out: string): unknown =>
    (JSON.parse(readFileSync(join(folder, out, 'manifest.json'), 'utf8')) as { strength: unknown })
      .strength;
  expect(netIn('wide').length).toBeGreaterThan(netIn('narrow').length);
  expect(strengthIn('wide')).toEqual(strengthIn('narrow'));
  const wrong = spawnSync(process.execPath, [...trainer, '--game', 'chess'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toContain('--game is one of');
});
