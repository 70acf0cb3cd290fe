import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kernel } from '@wurfzabel/engine/kernel/kernel';
import {
  HAND,
  OFF,
  OTHER_HAND,
  OTHER_OFF,
  pointsForOff,
  POSITION_BYTES,
  type Position,
  type Step,
  type Throw,
} from '@wurfzabel/rules';
import type { Chooser } from '../players.ts';
import { GNUBG } from './found.ts';
import { afterHops, hopsOf, type Hop } from './hops.ts';

const connected = async (port: number): Promise<Socket> => {
  for (let tries = 0; tries < 300; tries++) {
    const socket = connect(port, 'localhost');
    try {
      await once(socket, 'connect');
      return socket;
    } catch {
      socket.destroy();
    }
    await wait(100);
  }
  throw new Error('gnubg does not answer');
};

/** A FIBS board seen by the side that moves: it is O, goes down from 24 and has its bar at 25. */
const lineFor = (position: Position, [a, b]: Throw): string => {
  const points = Array.from({ length: 26 }, (_, point) => position[25 - point]!);
  points[0] = -position[OTHER_HAND]!;
  points[25] = position[HAND]!;
  const off = `${position[OFF]}:${position[OTHER_OFF]}:${position[HAND]}:${position[OTHER_HAND]}`;
  // Both may-double fields are 1: with 0 gnubg answers "beaver".
  return `board:You:gnubg:9999:0:0:${points.join(':')}:1:${a}:${b}:0:0:1:1:1:0:1:-1:0:25:${off}:2:0:0:0\n`;
};

/** Steps with the numbers that a hop is long; bearing off may have used a larger one. */
const stepsOf = (hops: readonly Hop[]): readonly Step[] =>
  hops.map(([from, to]) => ({ from, number: (to - from) as Step['number'] }));

/** Each player has its own: a port that was just left may still answer for the old one. */
let nextPort = 20_000 + (process.pid % 20_000);

/** GNU Backgammon as a player through its external-player socket: no cube, for money, so many plies. */
export const gnubgPlayer = async (
  kernel: Kernel,
  plies: number,
): Promise<{ readonly choose: Chooser; dismiss(): Promise<void> }> => {
  const { rules } = kernel;
  const port = nextPort++;
  const gnubg = spawn(GNUBG!, ['-t', '-q', '-r'], { stdio: ['pipe', 'ignore', 'inherit'] });
  const stop = (): void => void gnubg.kill();
  process.on('exit', stop);
  gnubg.stdin.write(
    [
      `set evaluation chequerplay evaluation plies ${plies}`,
      'set evaluation chequerplay evaluation cubeful off',
      'set jacoby off',
      'set threads 1',
      `external localhost:${port}`,
      '',
    ].join('\n'),
  );
  const socket = await connected(port);
  socket.setNoDelay(true);

  // A line only when the one before is answered: what stands after a newline is lost.
  const ask = async (line: string): Promise<string> => {
    const answer = once(socket, 'data');
    socket.write(line);
    return String((await answer)[0])
      .replaceAll('\0', '')
      .trim();
  };

  const choose: Chooser = async (position, thrown) => {
    const { count, positions } = kernel.plays(position, thrown);
    const choice = (ending: Position, steps: readonly Step[]) => ({
      position: ending,
      steps,
      throwsAgain: false,
      won: ending[OFF] === rules.men ? pointsForOff(rules, ending) : 0,
    });
    if (count === 1) {
      const only = kernel.best(0, position, thrown);
      return choice(only.position, only.steps);
    }
    const answer = await ask(lineFor(position, thrown));
    const hops = hopsOf(answer);
    const next = afterHops(position, hops);
    for (let i = 0; i < count; i++)
      if (positions.subarray(i * POSITION_BYTES, (i + 1) * POSITION_BYTES).join() === next.join())
        return choice(next, stepsOf(hops));
    throw new Error(`gnubg plays "${answer}" with ${thrown.join('')} at ${position.join()}`);
  };
  return {
    choose,
    dismiss: async () => {
      socket.destroy();
      const ended = once(gnubg, 'exit');
      stop();
      await ended;
      process.off('exit', stop);
    },
  };
};
