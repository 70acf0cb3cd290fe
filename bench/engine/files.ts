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

/** What ships for a game; undefined where there is no net yet. */
export const engineFiles = (game: string): EngineFiles | undefined => {
  const net = new URL(`weights/${game}/net.bin`, DATA);
  if (!existsSync(net)) return undefined;
  const packed = readFileSync(new URL(`tables/${game}/solved-2.bin`, DATA));
  return {
    net: new Uint8Array(readFileSync(net)),
    solved: unwrap(gather(inflateRawSync(packed))),
  };
};
