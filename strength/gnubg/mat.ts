import type { Throw } from '@wurfzabel/rules';
import type { Played } from '../playing.ts';
import { hopsOfSteps } from './hops.ts';

/** Width of the number of a line and the first player's column; readers tell the columns by it. */
const COLUMN = 34;

/** One play as files of this kind have it: "31: 8/5 6/5", the bar 25 and off 0. */
const cell = ({ thrown: [a, b], choice }: Played['turns'][number]): string => {
  const hops = hopsOfSteps(choice.steps ?? []);
  const moves = hops.map(([from, to]) => `${25 - from}/${25 - to}`).join(' ');
  return `${highLow([a, b])}: ${moves}`;
};

const highLow = ([a, b]: Throw): string => `${Math.max(a, b)}${Math.min(a, b)}`;

/** Finished games for money as Jellyfish's text format ("MAT"), which programs that analyse Backgammon read. */
export const matOf = (games: readonly Played[], names: readonly [string, string]): string => {
  const score = [0, 0];
  const parts = games.map(({ turns, points }, i) => {
    const lines: string[] = [];
    let line = '';
    const starts = turns[0]!.isFirst;
    if (!starts) line = '  1)'.padEnd(COLUMN);
    for (const turn of turns) {
      if (turn.isFirst) line = `${String(lines.length + 1).padStart(3)}) ${cell(turn)}`;
      else {
        lines.push(line.padEnd(COLUMN) + cell(turn));
        line = '';
      }
    }
    if (line !== '') lines.push(line);
    const result = `Wins ${Math.abs(points)} point${Math.abs(points) > 1 ? 's' : ''}`;
    lines.push((points > 0 ? '     ' : ''.padEnd(COLUMN)) + result);
    const head = ` ${names[0]} : ${score[0]}`.padEnd(COLUMN) + `${names[1]} : ${score[1]}`;
    score[points > 0 ? 0 : 1]! += Math.abs(points);
    return [` Game ${i + 1}`, head, ...lines, ''].join('\n');
  });
  return [' 0 point match', '', ...parts].join('\n');
};
