import { existsSync, readFileSync } from 'node:fs';
import type { Net } from '@wurfzabel/engine/net/net';
import { parseWeightFile } from '@wurfzabel/engine/net/weight-file';
import { UsageError } from '../shell/usage-error.ts';

const WEIGHTS = new URL('../../../../data/weights/', import.meta.url);

/**
 * The net of a game, or undefined where none has been trained yet. A file that is there but cannot be used ends the program:
 * playing on with less, unseen, would be worse.
 * @param folder with one folder a game
 */
export const netOf = (game: string, folder: URL = WEIGHTS): Net | undefined => {
  const file = new URL(`${game}/net.bin`, folder);
  if (!existsSync(file)) return undefined;
  const net = parseWeightFile(new Uint8Array(readFileSync(file)), game);
  if (!net.ok) throw new UsageError(`data/weights/${game}/net.bin: ${net.fault.message}`);
  return net.value;
};
