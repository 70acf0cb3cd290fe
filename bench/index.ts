/**
 * `npm run bench [game …]`: speed of the rules, one thread, each game in a process of its own so that no game's code is
 * compiled for another's. One JSON line a figure set; a table at the end on standard error.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAMES, rulesFor, unwrap } from '@wurfzabel/rules';
import { benchGenerator } from './generator.ts';
import { benchLaterDoublets } from './later-doublets.ts';
import { machineLine } from './machine.ts';
import { benchRandomGames } from './random-games.ts';

const BENCHES = {
  generator: benchGenerator,
  randomGames: benchRandomGames,
  laterDoublets: benchLaterDoublets,
};

const one = process.argv.indexOf('--one');
if (one >= 0) {
  const [name, id] = process.argv.slice(one + 1);
  const figures = BENCHES[name as keyof typeof BENCHES](unwrap(rulesFor(id)));
  if (Object.keys(figures).length > 0)
    console.log(JSON.stringify({ bench: name, game: id, ...figures }));
} else {
  console.log(JSON.stringify({ machine: machineLine() }));
  const wanted = process.argv.slice(2);
  const games = GAMES.map(game => game.id).filter(id => wanted.length === 0 || wanted.includes(id));
  if (games.length === 0) {
    console.error(`no such game; the games are ${GAMES.map(game => game.id).join(', ')}`);
    process.exit(2);
  }
  for (const name of Object.keys(BENCHES))
    for (const id of games)
      spawnSync(
        process.execPath,
        [...process.execArgv, fileURLToPath(import.meta.url), '--one', name, id],
        {
          stdio: 'inherit',
        },
      );
}
