import { existsSync, readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';
import { gather } from '@wurfzabel/engine/load/index';
import { unwrap } from '@wurfzabel/rules';

const DATA = new URL('../../data/', import.meta.url);

export interface EngineFiles {
  readonly net: Uint8Array;
  /** Exact values of two men a side, unpacked. */
  readonly solved: Uint8Array<ArrayBuffer>;
}

export const solvedTable = (game: string): Uint8Array<ArrayBuffer> =>
  unwrap(gather(inflateRawSync(readFileSync(new URL(`tables/${game}/solved-2.bin`, DATA)))));

/** What ships for a game; undefined where there is no net yet. */
export const engineFiles = (game: string): EngineFiles | undefined => {
  const net = new URL(`weights/${game}/net.bin`, DATA);
  return existsSync(net)
    ? { net: new Uint8Array(readFileSync(net)), solved: solvedTable(game) }
    : undefined;
};
