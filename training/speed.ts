/**
 * `npx tsx training/speed.ts [GAME …] [NET.bin]`: what one thread does in a second of its processor's time, other programs not counted:
 * evaluations of whole positions, plays judged from their parent, games of self-play with learning, labels from one throw ahead.
 * One line of JSON a game and net. Nets are random, so games are longer than later in a training.
 */
import { copyPosition, GAMES, randomGame, rulesFor, seeded, unwrap } from '@wurfzabel/rules';
import { RECORD_BYTES } from '@wurfzabel/engine/kernel/kernel';
import { newNet } from '@wurfzabel/engine/net/net';
import { kernelFor } from './round.ts';
import { orRefuse, refuse } from './input.ts';
import { loadNet, round } from './store.ts';

const seconds = (work: () => void): number => {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
};

const boards = (game: string, count: number): Int8Array => {
  const all = new Int8Array(count * 32);
  const chance = seeded(1855);
  for (let i = 0; i < count;)
    randomGame(unwrap(rulesFor(game)), chance, undefined, board => {
      if (i < count) all.set(copyPosition(board), 32 * i++);
    });
  return all;
};

const wanted = process.argv.slice(2);
const file = wanted.find(word => word.endsWith('.bin'));
const named = wanted.filter(word => word !== file);
const all = GAMES.map(({ id }) => id);
const unknown = named.find(word => !all.includes(word));
if (unknown !== undefined)
  refuse(`there is no game "${unknown}"; games: ${all.join(', ')}; a net ends in .bin`);
if (file !== undefined && named.length !== 1) refuse('with a net, name the one game it is for');
const ids = named.length === 0 ? all : all.filter(id => named.includes(id));
for (const game of ids)
  for (const hidden of file ? ['file'] : ['128', '256']) {
    const kernel = await kernelFor(game);
    const net = file ? orRefuse(loadNet(file, game)) : newNet(game, Number(hidden), seeded(1));
    kernel.setNet(0, net);
    kernel.chance = Uint32Array.of(1, 2, 3, 4);
    const positions = boards(game, 20_000);
    kernel.evaluate(0, positions);
    const evaluating = seconds(() => {
      for (let i = 0; i < 20; i++) kernel.evaluate(0, positions);
    });
    const games = 500;
    kernel.duel(0, 0, 100, 8);
    const rated: Record<string, number> = {};
    for (const beam of [8, 32])
      rated[`games, beam ${beam}`] = games / seconds(() => kernel.duel(0, 0, games, beam));
    kernel.train(0, 100, 0.7, 0.001, 8);
    rated['training games'] = games / seconds(() => kernel.train(0, games, 0.7, 0.001, 8));
    let labels = 0;
    const labelling = seconds(
      () => (labels = kernel.label(0, 30, 2, 8).records.length / RECORD_BYTES),
    );
    rated['labels'] = labels / labelling;
    console.log(
      JSON.stringify({
        game,
        hidden,
        evaluations: round(400_000 / evaluating, 0),
        ...Object.fromEntries(Object.entries(rated).map(([name, rate]) => [name, round(rate, 0)])),
      }),
    );
  }
