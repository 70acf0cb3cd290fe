import {
  legalPlays,
  PlayArena,
  playGame,
  rulesFor,
  seeded,
  unwrap,
  type BeforeThrow,
  type Rules,
} from '@wurfzabel/rules';
import { moverOf, type Mind, type PlayerKind } from './mover.ts';
import { note, type Tally } from './tally.ts';

/** What is to be simulated; plain data, so that it can be sent to a thread. */
export interface Task {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: number;
  /** First and second player; they begin in turns, the first in game 0. */
  readonly players: readonly [PlayerKind, PlayerKind];
}

export const FIGURES = [
  'points',
  'turns',
  'throws',
  'hits',
  'doublets',
  'blocked',
  'forfeited',
  'plays',
] as const;
export type Figure = (typeof FIGURES)[number];

export interface Tallies {
  starterWins: number;
  /** Won by the player named first. */
  firstWins: number;
  /** Points of the first player less those of the second. */
  firstBalance: number;
  readonly figures: Readonly<Record<Figure, Tally>>;
}

export const noTallies = (): Tallies => ({
  starterWins: 0,
  firstWins: 0,
  firstBalance: 0,
  figures: Object.fromEntries(FIGURES.map(figure => [figure, new Map()])) as unknown as Record<
    Figure,
    Tally
  >,
});

/**
 * The legal plays are listed for some throws only, because a later doublet has tens of thousands and a random game is played
 * a thousand times faster than they are listed: in the first thousand games, of game g the throws g, g + 100, g + 200, … (mod 100).
 */
export const LISTED_GAMES = 1000;
export const LISTED_EVERY = 100;

export const rulesOfTask = (task: Task): Rules => unwrap(rulesFor(task.game, task.options));

/** Plays the games from `from` to before `to`; game g has its own stream of chance, whoever plays it. */
export const playBatch = (
  task: Task,
  rules: Rules,
  arena: PlayArena,
  from: number,
  to: number,
  mind?: Mind,
): Tallies => {
  const tallies = noTallies();
  const { figures } = tallies;
  for (let game = from; game < to; game++) {
    const chance = seeded(task.seed, game);
    const isFirstStarting = game % 2 === 0;
    const [first, second] = task.players;
    const movers = [
      moverOf(isFirstStarting ? first : second, rules, chance, arena, mind),
      moverOf(isFirstStarting ? second : first, rules, chance, arena, mind),
    ] as const;
    const played = playGame(
      rules,
      movers,
      chance,
      game < LISTED_GAMES ? lister(rules, game, arena, figures.plays) : undefined,
    );
    const firstWins = played.starterWins === isFirstStarting;
    if (played.starterWins) tallies.starterWins++;
    if (firstWins) tallies.firstWins++;
    tallies.firstBalance += firstWins ? played.points : -played.points;
    for (const figure of FIGURES) if (figure !== 'plays') note(figures[figure], played[figure]);
  }
  return tallies;
};

const lister = (rules: Rules, game: number, arena: PlayArena, plays: Tally): BeforeThrow => {
  let index = 0;
  return (board, thrown) => {
    if (index++ % LISTED_EVERY === game % LISTED_EVERY)
      note(plays, legalPlays(rules, board, thrown, arena).count);
  };
};
