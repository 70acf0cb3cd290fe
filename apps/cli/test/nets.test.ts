import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { netOf } from '../src/engine/nets.ts';

const folder = mkdtempSync(join(tmpdir(), 'wurfzabel-nets-'));
const at = pathToFileURL(`${folder}/`);
afterAll(() => rmSync(folder, { recursive: true }));

const shipped = new URL('../../../data/weights/backgammon/net.bin', import.meta.url);

test('a net that was not trained is no fault', () => {
  expect(netOf('puff', at)).toBeUndefined();
});

test('nets of another version, another game or cut short are refused with the reason', () => {
  mkdirSync(join(folder, 'backgammon'));
  const bytes = readFileSync(shipped);
  const refuses = (change: (bytes: Buffer) => Buffer, says: RegExp): void => {
    writeFileSync(join(folder, 'backgammon/net.bin'), change(Buffer.from(bytes)));
    expect(() => netOf('backgammon', at)).toThrow(says);
  };
  const poke =
    (offset: number, value: number) =>
    (copy: Buffer): Buffer => {
      copy.writeUInt16LE(value, offset);
      return copy;
    };
  refuses(poke(0, 0), /not a file of weights/);
  refuses(poke(4, 9), /weights of format 9/);
  refuses(poke(6, 99), /inputs of version 99; this program has version/);
  refuses(copy => copy.subarray(0, 1000), /does not fit together/);
  mkdirSync(join(folder, 'puff'));
  cpSync(shipped, join(folder, 'puff/net.bin'));
  expect(() => netOf('puff', at)).toThrow(/trained for backgammon, not for puff/);
});
