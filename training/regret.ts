/**
 * `npx tsx training/regret.ts GAME NET [positions]`: what a beam gives away against looking at every play of a later doublet,
 * on positions of the net's own games; one line of JSON a width. Milliseconds are of the processor, not of the clock.
 */
import {
  DOUBLETS,
  newGame,
  OFF,
  rulesFor,
  seeded,
  turnRound,
  unwrap,
  type Position,
  type Throw,
} from '@wurfzabel/rules';
import { kernelFor } from './round.ts';
import { loadNet, round } from './store.ts';

const [game = '', file = '', count = '300'] = process.argv.slice(2);
const rules = unwrap(rulesFor(game));
const kernel = await kernelFor(game);
kernel.setNet(0, loadNet(file, game));
const dice = seeded(1855);

/** Later doublets that occur in games of the net against itself. */
const laterDoublets = (
  wanted: number,
): { readonly position: Position; readonly thrown: Throw }[] => {
  const turns: { readonly position: Position; readonly thrown: Throw }[] = [];
  for (;;) {
    let position = newGame(rules).position;
    while (position[OFF] !== rules.men) {
      const thrown = dice.throwDice();
      if (thrown[0] === thrown[1] && position[DOUBLETS]! > 0) turns.push({ position, thrown });
      if (turns.length === wanted) return turns;
      const play = kernel.best(0, position, thrown, 8);
      const isOver = play.position[OFF] === rules.men;
      position =
        play.throwsAgain || isOver ? play.position : turnRound(play.position, rules.course);
    }
  }
};

if (rules.doublets === 'fourfold') throw new RangeError(`${rules.game.name} has no later doublets`);
const turns = laterDoublets(Number(count));

const timed = (beam: number): { readonly equities: number[]; readonly milliseconds: number } => {
  const began = process.cpuUsage().user;
  const equities = turns.map(
    ({ position, thrown }) => kernel.best(0, position, thrown, beam).equity,
  );
  return { equities, milliseconds: (process.cpuUsage().user - began) / 1000 / turns.length };
};

const full = timed(0);
for (const beam of [0, 2, 4, 8, 16, 32, 64, 128]) {
  const { equities, milliseconds } = beam === 0 ? full : timed(beam);
  const regrets = equities.map((equity, i) => full.equities[i]! - equity);
  const meanRegret = regrets.reduce((sum, regret) => sum + regret, 0) / regrets.length;
  console.log(
    JSON.stringify({
      game,
      positions: turns.length,
      beam,
      meanRegret: round(meanRegret, 5),
      largest: round(Math.max(...regrets), 4),
      milliseconds: round(milliseconds, 3),
    }),
  );
}
