/**
 * `npm run bench [game or bench …]`: speed of the rules and the engine, one thread, each game in a process of its own so that no
 * game's code is compiled for another's. One JSON line a figure set.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES, rulesFor, unwrap } from '@wurfzabel/rules';
import { benchEvaluations, benchMoves, benchRollouts } from './engine/benches.ts';
import { benchGenerator } from './generator.ts';
import { benchLaterDoublets } from './later-doublets.ts';
import { machineLine } from './machine.ts';
import { benchRandomGames } from './random-games.ts';

const BENCHES = {
  generator: benchGenerator,
  randomGames: benchRandomGames,
  laterDoublets: benchLaterDoublets,
  evaluations: benchEvaluations,
  rollouts: benchRollouts,
  moves: benchMoves,
};

const one = process.argv.indexOf('--one');
if (one >= 0) {
  const [name, id] = process.argv.slice(one + 1);
  const figures = await BENCHES[name as keyof typeof BENCHES](unwrap(rulesFor(id)));
  if (Object.keys(figures).length > 0)
    console.log(JSON.stringify({ bench: name, game: id, ...figures }));
} else {
  const wanted = process.argv.slice(2);
  const ids = GAMES.map(game => game.id);
  const names = Object.keys(BENCHES);
  const unknown = wanted.find(word => !ids.includes(word) && !names.includes(word));
  if (unknown !== undefined) {
    console.error(
      `there is no ${unknown}; the games are ${ids.join(', ')}, the benches ${names.join(', ')}`,
    );
    process.exit(2);
  }
  console.log(JSON.stringify({ machine: machineLine() }));
  /** What is named of these, or all where none is. */
  const chosen = (all: readonly string[]): readonly string[] => {
    const named = all.filter(word => wanted.includes(word));
    return named.length > 0 ? named : all;
  };
  for (const name of chosen(names))
    for (const id of chosen(ids))
      spawnSync(
        process.execPath,
        [...process.execArgv, fileURLToPath(import.meta.url), '--one', name, id],
        {
          stdio: 'inherit',
        },
      );
}
