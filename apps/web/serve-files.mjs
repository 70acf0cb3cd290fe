/** Answers requests with the files of a folder in which the page was built. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};
/** What gzip makes smaller; fonts, pictures and tables are packed already. */
const PACKS = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);

const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self' blob:; base-uri 'none'; frame-ancestors 'none'";

/** The file for a path of an address, undefined if there is none. Never outside of the folder. */
const fileFor = (folder, path) => {
  let plain;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (plain.includes('\0')) return undefined;
  const file = normalize(join(folder, plain));
  if (file !== folder && !file.startsWith(folder + sep)) return undefined;
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
};

/**
 * @param {string} folder absolute, without a separator at its end
 * @returns {import('node:http').RequestListener}
 */
export const answerFrom = folder => {
  /** Packed files by their names, each with the time of the file that was packed. */
  const packed = new Map();
  const pack = (file, time) => {
    const known = packed.get(file);
    if (known?.time === time) return known.body;
    const body = gzipSync(readFileSync(file));
    packed.set(file, { time, body });
    return body;
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const path = request.url.split(/[?#]/, 1)[0];
    // A path without a dot in its last part is a page of the app, which reads it itself.
    const isPage = !/\.[^/]*$/.test(path);
    const file = fileFor(folder, path) ?? (isPage ? join(folder, 'index.html') : undefined);
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    const isHashed = file.startsWith(join(folder, 'assets') + sep);
    const { size, mtimeMs } = statSync(file);
    const mayPack = PACKS.has(extname(file));
    const body =
      mayPack && /\bgzip\b/.test(String(request.headers['accept-encoding']))
        ? pack(file, mtimeMs)
        : undefined;
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': body?.length ?? size,
      ...(body ? { 'content-encoding': 'gzip' } : {}),
      ...(mayPack ? { vary: 'accept-encoding' } : {}),
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': POLICY,
    });
    if (request.method === 'HEAD') response.end();
    else if (body) response.end(body);
    else
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
  };
};
