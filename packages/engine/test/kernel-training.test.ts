import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unwrap } from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { commandOf, planFrom, type Plan } from '../../../training/plan.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const trainer = ['--import', 'tsx', join(root, 'training/index.ts')];
const folder = mkdtempSync(join(tmpdir(), 'training-'));

const argumentsFor = (out: string, more: readonly string[]): string[] => [
  ...trainer,
  ...'--game backgammon --games 4000 --round 100 --hidden 32 --strength 0 --strength-games 20 --checkpoint 0'.split(
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
    'one throw ahead and the rest of the game',
    ['--games', '40', '--round', '2', '--ahead', '1', '--store', '500', '--replay', '1'],
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

test('a wider net plays as the narrow one did', () => {
  run('narrow');
  run('wide', ['--from', join(folder, 'narrow/net.bin'), '--hidden', '64', '--games', '0']);
  const strengthIn = (out: string): unknown =>
    (JSON.parse(readFileSync(join(folder, out, 'manifest.json'), 'utf8')) as { strength: unknown })
      .strength;
  expect(netIn('wide').length).toBeGreaterThan(netIn('narrow').length);
  expect(strengthIn('wide')).toEqual(strengthIn('narrow'));
});

test('a folder that holds a net is written over only when told so', () => {
  run('kept', ['--games', '0']);
  const before = netIn('kept');
  const again = ['--games', '0', '--seed', '2'];
  const refused = spawnSync(process.execPath, argumentsFor('kept', again), {
    cwd: root,
    encoding: 'utf8',
  });
  expect(refused.status).toBe(2);
  expect(refused.stderr).toMatch(/^.*kept holds a checkpoint.bin already.*--again.*\n$/);
  expect(netIn('kept').equals(before)).toBe(true);
  run('kept', [...again, '--again']);
  expect(netIn('kept').equals(before)).toBe(false);
});

test('a training that names no folder goes beside the nets that ship, never over them', () => {
  const read = unwrap(planFrom(['--game', 'puff', '--games', '9', '--seed', '7']));
  expect(read.running.out).toBe('trained/puff-7');
});

test('λ unless given: 0.7 for temporal differences, 0.95 where luck is subtracted; the command says it', () => {
  const planOf = (more: string): Plan =>
    unwrap(planFrom(`--game puff --games 9 ${more}`.trim().split(' '))).plan;
  expect(planOf('').lambda).toBe(0.7);
  expect(planOf('--ahead 1').lambda).toBe(0.95);
  expect(planOf('--ahead 1 --lambda 0').lambda).toBe(0);
  expect(commandOf(planOf('--ahead 1'))).toMatch(/--lambda 0\.95 --ahead 1/);
});

const backgammon = '--game backgammon --games 10';
test.each([
  ['--game chess', /^--game is one of/],
  [`${backgammon} --bogus`, /^Unknown option '--bogus'$/],
  [`${backgammon} more`, /^Unexpected argument 'more'$/],
  ['--game backgammon --games x', /^--games is a whole number, at least 0, not "x"$/],
  ['--game backgammon --hours x', /^--hours is a number/],
  ['--game backgammon', /^say how long/],
  [`${backgammon} --hidden 0`, /^--hidden is/],
  [`${backgammon} --hidden 128,32,16`, /^--hidden is/],
  [`${backgammon} --rate 3`, /^--rate is .*at most 1/],
  [`${backgammon} --rate 0.1:x`, /^--rate is/],
  [`${backgammon} --threads 0`, /^--threads is a whole number from 1/],
  [`${backgammon} --round 0`, /^--round is a whole number, at least 1/],
  [`${backgammon} --seed 1.5`, /^--seed is a whole number/],
  [`${backgammon} --checkpoint x`, /^--checkpoint is a number/],
  [`${backgammon} --resume --again`, /say one$/],
])('refused in one line: %s', (line, message) => {
  const read = planFrom(line.split(' '));
  expect(read.ok ? '' : read.fault.message).toMatch(message);
});

test.each([
  ['--resume', /^there is no .*checkpoint\.bin to go on from\n$/],
  ['--from /nonexist', /^there is no net \/nonexist\n$/],
  ['--from package.json', /^package\.json: this is not a file of weights\n$/],
  ['--bogus', /^Unknown option '--bogus'\n$/],
])('the command says one line and exits with 2: %s', (more, message) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    argumentsFor('nothing-here', more.split(' ')),
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});
