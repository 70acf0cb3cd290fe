import { createServer, type Server, type Socket } from 'node:net';
import { decide, levelOf, type LevelId, type Player } from '@wurfzabel/engine';
import type { Rules } from '@wurfzabel/rules';
import { tellOfJudge, thinkerFor } from '../engine/thinkers.ts';
import { LineCutter } from '../plays/lines.ts';
import { print } from '../shell/output.ts';
import { systemFault } from '../shell/system-fault.ts';
import { UsageError } from '../shell/usage-error.ts';
import { fibsReply, stateOfFibs } from './fibs.ts';

export interface GnubgOptions {
  readonly port: number;
  readonly rules: Rules;
  readonly level: LevelId;
  readonly seed: number;
}

/** Seconds for a decision. */
const SECONDS = 10;

/** Answers GNU Backgammon's questions, as many connections as come, until the program is ended. */
export const serveGnubg = async ({ port, rules, level, seed }: GnubgOptions): Promise<Server> => {
  const loaded = await thinkerFor(rules);
  tellOfJudge(loaded);
  // Not every version of it takes a resignation from an external player.
  const player: Player = {
    thinker: loaded.thinker,
    level: levelOf(level),
    seed,
    resigns: false,
  };
  const server = createServer(socket => converse(socket, rules, player));
  await new Promise<void>((resolve, reject) => {
    server.once('error', error =>
      reject(new UsageError(`cannot listen on port ${port}: ${systemFault(error)}`)),
    );
    server.listen(port, 'localhost', resolve);
  });
  const address = server.address();
  const open = typeof address === 'object' && address ? address.port : port;
  print(`waiting for GNU Backgammon: set player 0 external localhost:${open}`);
  return server;
};

const converse = (socket: Socket, rules: Rules, player: Player): void => {
  const cutter = new LineCutter();
  socket.on('error', () => socket.destroy());
  socket.on('data', chunk => {
    for (const line of cutter.cut(chunk)) {
      // Each line but the first has the end of the text before it, a NUL, at its beginning.
      const text = (line ?? '').replaceAll('\0', '').trim();
      if (text !== '') socket.write(`${replyTo(text, rules, player)}\n`);
    }
  });
};

export const replyTo = (line: string, rules: Rules, player: Player): string => {
  const state = stateOfFibs(line, rules);
  // Whoever doubled for good reasons does not lose the game because he was redoubled.
  if (!state.ok && state.fault.code === 'ERR_BEAVER') return 'take';
  if (!state.ok) return `Error: ${state.fault.message}`;
  const end = Date.now() + SECONDS * 1000;
  return fibsReply(
    rules.game,
    decide(state.value, player, () => Date.now() > end),
  );
};
