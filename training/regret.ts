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
  type Position,
  type Throw,
} from '@wurfzabel/rules';
import { kernelFor } from './round.ts';
import { orRefuse, refuse } from './input.ts';
import { loadNet, round } from './store.ts';

const USAGE = 'usage: npx tsx training/regret.ts GAME NET [positions]';
const [game = refuse(USAGE), file = refuse(USAGE), count = '300'] = process.argv.slice(2);
const rules = orRefuse(rulesFor(game));
if (rules.doublets === 'fourfold') refuse(`${rules.game.name} has no later doublets`);
if (!(Number.isSafeInteger(Number(count)) && Number(count) >= 1))
  refuse(`positions are a whole number, at least 1, not "${count}"`);
const kernel = await kernelFor(game);
kernel.setNet(0, orRefuse(loadNet(file, game)));
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
