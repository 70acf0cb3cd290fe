import { availableParallelism } from 'node:os';
import { changedOptions, type Rules } from '@wurfzabel/rules';
import { tellOfJudge, thinkerFor } from '../engine/thinkers.ts';
import { colours } from '../shell/colours.ts';
import { columns } from '../shell/columns.ts';
import { rulesOf, type GameFlags } from '../shell/game-flags.ts';
import { anySeed } from '../shell/numbers.ts';
import { print, printJson } from '../shell/output.ts';
import { progressBar } from '../shell/progress.ts';
import { UsageError } from '../shell/usage-error.ts';
import { FIGURES, type Tallies, type Task } from './batch.ts';
import { isLevel, PLAYERS, type PlayerKind } from './mover.ts';
import { summaryOf, timesOf } from './tally.ts';
import { simulate } from './threads.ts';

export interface SimulateFlags extends GameFlags {
  readonly games: number;
  readonly player: string;
  readonly threads?: number;
  readonly seed?: number;
  readonly json?: boolean;
}

export const runSimulate = async (flags: SimulateFlags): Promise<void> => {
  const rules = rulesOf(flags);
  const task: Task = {
    game: rules.game.id,
    // Nobody here offers or takes doubles.
    options: { ...changedOptions(rules.game.options, rules), cube: false },
    seed: flags.seed ?? anySeed(),
    players: playersFrom(flags.player),
  };
  // A net that cannot be used, or is not there, is told of once and not by every thread.
  if (task.players.some(isLevel)) tellOfJudge(await thinkerFor(rules));
  const threads = flags.threads ?? availableParallelism();
  const bar = progressBar(flags.games, 'games');
  const tallies = await simulate(task, flags.games, threads, done => bar.to(done));
  bar.stop();
  if (flags.json) printJson(asData(rules, task, flags.games, tallies));
  else print(asText(rules, task, flags.games, tallies));
};

const playersFrom = (text: string): readonly [PlayerKind, PlayerKind] => {
  const kinds = text.split(',').map(part => part.trim());
  const isStrange = kinds.some(kind => !(PLAYERS as readonly string[]).includes(kind));
  if (isStrange || kinds.length > 2)
    throw new UsageError(
      `--player is one of ${PLAYERS.join(', ')}, or two of them such as club,random; not "${text.slice(0, 40)}"`,
    );
  return [kinds[0], kinds[1] ?? kinds[0]] as [PlayerKind, PlayerKind];
};

interface Rate {
  readonly rate: number;
  readonly standardError: number;
}

const rateOf = (wins: number, games: number): Rate => {
  const rate = wins / games;
  return { rate, standardError: Math.sqrt((rate * (1 - rate)) / games) };
};

const asData = (rules: Rules, task: Task, games: number, tallies: Tallies): unknown => ({
  game: task.game,
  edition: rules.game.edition,
  options: changedOptions(rules.game.options, rules),
  players: task.players,
  games,
  seed: task.seed,
  starterWins: rateOf(tallies.starterWins, games),
  firstPlayerWins: rateOf(tallies.firstWins, games),
  firstPlayerPointsPerGame: tallies.firstBalance / games,
  perGame: Object.fromEntries(
    FIGURES.filter(figure => figure !== 'plays').map(figure => [
      figure,
      summaryOf(tallies.figures[figure]),
    ]),
  ),
  points: Object.fromEntries([...tallies.figures.points].sort(([a], [b]) => a - b)),
  playsPerThrow: {
    ...summaryOf(tallies.figures.plays),
    throwsListed: timesOf(tallies.figures.plays),
  },
});

const LABELS = {
  points: 'points',
  turns: 'turns',
  throws: 'throws',
  hits: 'hits',
  doublets: 'doublets',
  blocked: 'blocked throws',
  forfeited: 'forfeited numbers',
  plays: 'plays of a throw',
} as const satisfies Record<(typeof FIGURES)[number], string>;

const percent = ({ rate, standardError }: Rate): string =>
  `${(rate * 100).toFixed(2)} % ± ${(standardError * 100).toFixed(2)}`;

const asText = (rules: Rules, task: Task, games: number, tallies: Tallies): string => {
  const options = Object.entries(changedOptions(rules.game.options, rules)).map(
    ([name, value]) => `, ${name} ${String(value)}`,
  );
  const [first, second] = task.players;
  const lines = FIGURES.map(figure => {
    const { mean, p5, p50, p95, max } = summaryOf(tallies.figures[figure]);
    return [LABELS[figure], mean.toFixed(2), ...[p5, p50, p95, max].map(String)];
  });
  const [head, ...rows] = columns([['per game', 'mean', '5 %', '50 %', '95 %', 'max'], ...lines]);
  const firstWins = percent(rateOf(tallies.firstWins, games));
  return [
    colours.bold(
      `${rules.game.name}, edition ${rules.game.edition}${options.join('')}: ${games} games, ${first} against ${second}, seed ${task.seed}`,
    ),
    `starter wins   ${percent(rateOf(tallies.starterWins, games))}`,
    ...(first === second
      ? []
      : [
          `${first} wins `.padEnd(15) +
            `${firstWins}, ${(tallies.firstBalance / games).toFixed(3)} points a game`,
        ]),
    colours.dim(head!),
    ...rows,
    colours.dim(`plays of a throw: from ${timesOf(tallies.figures.plays)} throws listed in full`),
  ].join('\n');
};
