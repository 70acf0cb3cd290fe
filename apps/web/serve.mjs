#!/usr/bin/env node
/**
 * `npm start`: builds the page if it is missing or older than its sources, and serves it on one port.
 * No other service is needed; the games live in the browser.
 */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { answerFrom } from './serve-files.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '..', '..');
const DIST = join(HERE, 'dist');
/** Where this start builds, and where what was there before goes. */
const FRESH = join(HERE, 'node_modules', `.build-${process.pid}`);
const OLD = join(HERE, 'node_modules', `.old-${process.pid}`);
const FIRST_PORT = 8080;
/** How many ports after the first are tried when nobody asked for a certain one. */
const TRIES = 10;

const HELP = `Serves Wurfzabel in the browser.

Usage: npm start -- [options]

  --port N     port to listen on, 1 to 65535 (default ${FIRST_PORT}, or the next free one; also PORT in the environment)
  --host NAME  address to listen on (default 127.0.0.1, this machine; 0.0.0.0 for the whole network)
  --build      build anew even if nothing has changed
  --help       this text
`;

const refuse = message => {
  process.stderr.write(`${message}\n`);
  process.exit(2);
};

const readOptions = () => {
  let values;
  try {
    ({ values } = parseArgs({
      options: {
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        build: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (error) {
    refuse(`${error.message.split('\n')[0].replace(/\.\s.*$/, '')}. Try --help.`);
  }
  const asked = values.port ?? (process.env.PORT || undefined);
  if (
    asked !== undefined &&
    !(/^\d{1,5}$/.test(asked) && Number(asked) >= 1 && Number(asked) <= 65535)
  )
    refuse(`The port must be a whole number from 1 to 65535, not "${asked.slice(0, 40)}".`);
  return { ...values, port: asked === undefined ? undefined : Number(asked) };
};

const newest = (path, skip = () => false) => {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(path).reduce(
    (time, name) => (skip(name) ? time : Math.max(time, newest(join(path, name), skip))),
    0,
  );
};

/** Whether a source of the page or of a package in it is newer than what was built. */
const isStale = () => {
  const index = join(DIST, 'index.html');
  if (!existsSync(index)) return true;
  const sources = [
    'src',
    'public',
    'build',
    'index.html',
    'vite.config.ts',
    'svelte.config.js',
    'package.json',
  ].map(name => join(HERE, name));
  for (const name of readdirSync(join(ROOT, 'packages')))
    sources.push(join(ROOT, 'packages', name, 'src'));
  sources.push(join(ROOT, 'docs', 'rules'), join(ROOT, 'data'), join(ROOT, 'package-lock.json'));
  return sources.some(path => newest(path) > statSync(index).mtimeMs);
};

const tidy = () => {
  for (const path of [FRESH, OLD]) rmSync(path, { recursive: true, force: true });
};

const build = async () => {
  process.stdout.write('Building the page …\n');
  // What is served is the page as it is published, whatever the shell or a test runner says.
  process.env.NODE_ENV = 'production';
  try {
    const vite = await import('vite');
    // Built beside and put in place when whole, so that two starts at once do not spoil each other's work.
    await vite.build({ root: HERE, logLevel: 'warn', build: { outDir: FRESH } });
    try {
      if (existsSync(DIST)) renameSync(DIST, OLD);
      renameSync(FRESH, DIST);
    } catch (error) {
      // Another start was quicker: what it built is as good.
      if (!existsSync(join(DIST, 'index.html'))) throw error;
    }
    tidy();
  } catch (error) {
    if (error.code === 'ERR_MODULE_NOT_FOUND')
      refuse('The libraries are not installed yet: run "npm ci" first.');
    process.stderr.write(`The page could not be built: ${error.message}\n`);
    process.exit(1);
  }
};

const listen = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const options = readOptions();
if (options.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
// The port comes first: whoever asked for one that is taken need not wait for the page to be built.
let isBuilt = false;
const answer = answerFrom(DIST);
const server = createServer((request, response) => {
  if (isBuilt) answer(request, response);
  else response.writeHead(503, { 'retry-after': '5' }).end('The page is being built.\n');
});
const first = options.port ?? FIRST_PORT;
const last = options.port ?? FIRST_PORT + TRIES;
let port = first;
for (; ; port++) {
  try {
    await listen(server, port, options.host);
    break;
  } catch (error) {
    if (error.code === 'EADDRINUSE' && port < last) continue;
    const why =
      error.code === 'EADDRINUSE'
        ? 'it is taken'
        : error.code === 'EACCES'
          ? 'it is not allowed'
          : error.message;
    refuse(`Port ${port} cannot be used: ${why}. Choose another with --port.`);
  }
}

const stop = () => {
  tidy();
  server.close(() => process.exit(0));
  server.closeAllConnections();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

if (options.build || isStale()) await build();
isBuilt = true;
if (port !== first) process.stdout.write(`Port ${first} is taken.\n`);
process.stdout.write(
  `Wurfzabel is at http://${['127.0.0.1', '0.0.0.0'].includes(options.host) ? 'localhost' : options.host}:${port}/\n`,
);
