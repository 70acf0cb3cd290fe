/** What runs in Chromium: the files come from where the page comes from. */
import { engineOf, evaluationsPerSecond, moveTimes, type Engine, type MoveTimes } from './work.ts';

const bytesOf = async (name: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (await fetch(`/${name}`)).arrayBuffer());

const load = async (game: string): Promise<Engine> =>
  engineOf(game, await bytesOf('net.bin'), await bytesOf('solved.bin'));

export interface Page {
  evaluations(game: string): Promise<number>;
  moves(game: string, decisions: number): Promise<MoveTimes>;
}

(globalThis as unknown as { engineBench: Page }).engineBench = {
  evaluations: async game => evaluationsPerSecond(await load(game)),
  moves: async (game, decisions) => moveTimes(await load(game), decisions),
};
