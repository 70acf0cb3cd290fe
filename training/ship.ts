/**
 * `npx tsx training/ship.ts FOLDER [--float32]`: puts the net of a training into data/weights/<game> with its manifest,
 * as int16, half the size and as strong; the manifest says so and names the net it comes from.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWeightFile } from '@wurfzabel/engine/net/weight-file';
import { orRefuse, refuse } from './input.ts';
import { loadNet, sha256 } from './store.ts';

const USAGE = 'usage: npx tsx training/ship.ts FOLDER [--float32]';
const words = process.argv.slice(2).filter(word => word !== '--float32');
const [folder = refuse(USAGE)] = words;
if (words.length > 1 || folder.startsWith('-')) refuse(USAGE);
if (!existsSync(join(folder, 'manifest.json')))
  refuse(`there is no training in ${folder}: it has no manifest.json`);
const encoding = process.argv.includes('--float32') ? 'float32' : 'int16';
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
  readonly game: string;
  readonly sha256: string;
};
const file = makeWeightFile(orRefuse(loadNet(join(folder, 'net.bin'), manifest.game)), encoding);
const target = `data/weights/${manifest.game}`;
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'net.bin'), file);
writeFileSync(
  join(target, 'manifest.json'),
  `${JSON.stringify({ ...manifest, encoding, sha256: sha256(file), trained: manifest.sha256 }, null, 2)}\n`,
);
execFileSync('npx', ['oxfmt', join(target, 'manifest.json')]);
console.log(`${target}/net.bin: ${file.length} bytes`);
