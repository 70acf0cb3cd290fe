/**
 * `npx tsx training/against-gnubg.ts NET [pairs of games] [plies] [seed]`: a Backgammon net, its best play without look-ahead, against
 * GNU Backgammon (Debian: gnubg) through its external player, without a cube, for money. Each pair of games has the same dice with
 * changed sides, so that luck partly cancels. Prints one line of JSON, the error that of pairs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  copyPosition,
  HAND,
  isDoublet,
  newGame,
  OFF,
  OTHER_HAND,
  OTHER_OFF,
  pointsForOff,
  rulesFor,
  seeded,
  turnRound,
  unwrap,
  type Position,
  type Throw,
} from '@wurfzabel/rules';
import { kernelFor } from './round.ts';
import { loadNet, round, sha256 } from './store.ts';

const [file = '', pairs = '500', plies = '0', seed = '1'] = process.argv.slice(2);
const rules = unwrap(rulesFor('backgammon'));
const kernel = await kernelFor('backgammon');
kernel.setNet(0, loadNet(file, 'backgammon'));

const PORT = 20_000 + (process.pid % 20_000);
const gnubg = spawn('gnubg', ['-t', '-q', '-r'], {
  stdio: ['pipe', 'ignore', 'inherit'],
  env: { ...process.env, PATH: `${process.env['PATH']}:/usr/games` },
});
process.on('exit', () => gnubg.kill());
gnubg.stdin.write(
  [
    `set evaluation chequerplay evaluation plies ${plies}`,
    'set evaluation chequerplay evaluation cubeful off',
    'set jacoby off',
    'set threads 1',
    `external localhost:${PORT}`,
    '',
  ].join('\n'),
);

const connected = async (): Promise<Socket> => {
  for (let tries = 0; tries < 100; tries++) {
    const socket = connect(PORT, 'localhost');
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
const socket = await connected();
socket.setNoDelay(true);

/** A FIBS board seen by the side that moves: it is O, goes down from 24 and has its bar at 25. */
const lineFor = (position: Position, [a, b]: Throw): string => {
  const points = Array.from({ length: 26 }, (_, point) => position[25 - point]!);
  points[0] = -position[OTHER_HAND]!;
  points[25] = position[HAND]!;
  const off = `${position[OFF]}:${position[OTHER_OFF]}:${position[HAND]}:${position[OTHER_HAND]}`;
  return `board:You:gnubg:9999:0:0:${points.join(':')}:1:${a}:${b}:0:0:1:1:1:0:1:-1:0:25:${off}:2:0:0:0\n`;
};

const ask = async (line: string): Promise<string> => {
  const answer = once(socket, 'data');
  socket.write(line);
  return String((await answer)[0])
    .replaceAll('\0', '')
    .trim();
};

/** The position after moves such as "bar/21 13/7 8/5(2) 6/off", hits marked with a star or not. */
const played = (position: Position, moves: string): Position => {
  const next = copyPosition(position);
  for (const move of moves.split(/\s+/)) {
    const times = Number(/\((\d)\)/.exec(move)?.[1] ?? 1);
    const stops = move.replace(/\(.*|\*/g, '').split('/');
    const stations = stops.map(stop =>
      stop === 'bar' ? HAND : stop === 'off' ? OFF : 25 - Number.parseInt(stop, 10),
    );
    for (let time = 0; time < times; time++)
      for (let i = 1; i < stations.length; i++) {
        const [from, to] = [stations[i - 1]!, stations[i]!];
        next[from]!--;
        if (to < OFF && next[to]! < 0) {
          next[to] = 0;
          next[OTHER_HAND]!++;
        }
        next[to]!++;
      }
  }
  return next;
};

const theirPlay = async (position: Position, thrown: Throw): Promise<Position> => {
  const { count, positions } = kernel.plays(position, thrown);
  if (count === 1) return positions.slice(0, 32) as Position;
  const answer = await ask(lineFor(position, thrown));
  const next = played(position, answer);
  for (let i = 0; i < count; i++)
    if (positions.subarray(i * 32, i * 32 + 32).join() === next.join()) return next;
  throw new Error(`gnubg plays "${answer}" with ${thrown.join('')} at ${position.join()}`);
};

/** Points for us. */
const game = async (stream: number, weStart: boolean): Promise<number> => {
  const dice = seeded(Number(seed), stream);
  let position = newGame(rules).position;
  let isOurs = weStart;
  let thrown = dice.throwDice();
  while (isDoublet(thrown)) thrown = dice.throwDice();
  for (;;) {
    position = isOurs
      ? kernel.best(0, position, thrown).position
      : await theirPlay(position, thrown);
    if (position[OFF] === rules.men)
      return isOurs ? pointsForOff(rules, position) : -pointsForOff(rules, position);
    position = turnRound(position, rules.course);
    isOurs = !isOurs;
    thrown = dice.throwDice();
  }
};

const results: number[] = [];
for (let pair = 0; pair < Number(pairs); pair++)
  results.push((await game(pair, true)) + (await game(pair, false)));
socket.end();
const mean = results.reduce((sum, points) => sum + points, 0) / results.length;
const variance = results.reduce((sum, points) => sum + (points - mean) ** 2, 0) / results.length;
console.log(
  JSON.stringify({
    net: sha256(readFileSync(file)).slice(0, 12),
    plies: Number(plies),
    games: 2 * results.length,
    pointsPerGame: round(mean / 2, 4),
    standardError: round(Math.sqrt(variance / results.length) / 2, 4),
  }),
);
process.exit();
