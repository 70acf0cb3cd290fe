import { spawnSync } from 'node:child_process';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERVE, serve, type Served } from './browser.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
}, 120_000);
afterAll(async () => {
  expect(await served.stop()).toBe(0);
});

/** A request as it is written, without the tidying of fetch. */
const ask = (path: string, method = 'GET') =>
  new Promise<{ status: number; type: string; cache: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(served.address);
    const asking = request({ hostname, port, path, method }, response => {
      let text = '';
      response.on('data', chunk => (text += chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: String(response.headers['content-type']),
          cache: String(response.headers['cache-control']),
          text,
        }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });

test('pages of the app answer with its index, which is never cached', async () => {
  for (const path of ['/', '/play/abc', '/?seed=1']) {
    const { status, type, cache, text } = await ask(path);
    expect([status, type, cache]).toEqual([200, 'text/html; charset=utf-8', 'no-cache']);
    expect(text).toContain('<div id="app">');
  }
});

test('hashed files are cached for good, under their own types', async () => {
  const { text } = await ask('/');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(text)![1]!;
  const { status, type, cache } = await ask(script);
  expect([status, type]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(cache).toContain('immutable');
  expect((await ask('/icon.svg')).type).toBe('image/svg+xml');
});

test('nothing outside of what was built is given out', async () => {
  for (const path of [
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/serve.mjs',
    '/assets/../../package.json',
    '/%00.js',
    '/%zz.js',
    '/none.js',
    '//etc/passwd.txt',
  ]) {
    const { status, text } = await ask(path);
    expect(status, path).toBe(404);
    expect(text).not.toContain('wurfzabel');
  }
  expect((await ask('/', 'POST')).status).toBe(405);
});

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, [SERVE, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 60_000,
  });

test('bad options end with code 2 and one clear line', () => {
  const port = new URL(served.address).port;
  for (const [args, env, said] of [
    [['--port', '0'], {}, /port must be/],
    [['--port', 'x'], {}, /port must be/],
    [['--port', '70000'], {}, /port must be/],
    [['--colour'], {}, /--colour/],
    [['extra'], {}, /extra/],
    [[], { PORT: '-1' }, /port must be/],
    [['--port', port], {}, /taken/],
  ] as const) {
    const { status, stderr } = run(args, env);
    expect(status, args.join(' ')).toBe(2);
    expect(stderr).toMatch(said);
    expect(stderr.trim().split('\n').length).toBe(1);
  }
});

test('--help says what there is', () => {
  const { status, stdout } = run(['--help']);
  expect(status).toBe(0);
  for (const option of ['--port', '--host', '--help']) expect(stdout).toContain(option);
});
