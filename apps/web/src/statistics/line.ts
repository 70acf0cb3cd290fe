import { isLevel, type LevelId } from './level.ts';
import type { Review } from '@wurfzabel/engine/review/index';
import { totalsOf } from '@wurfzabel/engine/review/totals';
import type { GameRecord, RecordGame } from '@wurfzabel/records';
import {
  bySide,
  CHANCES,
  isDieNumber,
  lowerFirst,
  SIDES,
  type BySide,
  type GameResult,
  type Side,
  type Throw,
} from '@wurfzabel/rules';
import { twoPeople } from '../game/seats.ts';
import type { SavedGame } from '../store/saved.ts';

/** What a review found of one side. */
export interface LineReview {
  readonly decisions: number;
  /** Points given away. */
  readonly loss: number;
  /** Points gained by the dice. */
  readonly luck: number;
}

/** What statistics need of a stored game or match, short enough to be kept when the game itself no longer is. */
export interface GameLine {
  readonly id: string;
  readonly game: string;
  /** When it was last played, in milliseconds since 1970. */
  readonly played: number;
  /** Who was played against; a person: both sat here. */
  readonly against: 'person' | LevelId;
  /** The side of the person against the computer. */
  readonly own?: Side;
  /** Games that were finished, in order. */
  readonly results: readonly { readonly winner: Side; readonly points: number }[];
  /** Single dice thrown for a start, by number from 1 to 6. */
  readonly dice: BySide<readonly number[]>;
  /** Throws of two dice, in the order of CHANCES of the rules. */
  readonly throws: BySide<readonly number[]>;
  readonly review?: BySide<LineReview>;
  /** The newest finished game that the review knows, counted from 0. */
  readonly reviewed?: number;
}

const throwIndex = (thrown: Throw): number => {
  const [low, high] = lowerFirst(thrown);
  return CHANCES.findIndex(each => each.thrown[0] === low && each.thrown[1] === high);
};

const isPair = (dice: unknown): dice is Throw =>
  Array.isArray(dice) && dice.length === 2 && dice.every(isDieNumber);

/** Counts as they come in, of one side. */
const counters = (): { readonly dice: number[]; readonly throws: number[] } => ({
  dice: new Array<number>(6).fill(0),
  throws: new Array<number>(CHANCES.length).fill(0),
});

/**
 * Adds the dice of a game. Where one die each is thrown for the start, the two are single dice: as the first throw that they also are they
 * would hide that doublets were thrown again.
 */
const countGame = (counts: BySide<ReturnType<typeof counters>>, game: RecordGame): void => {
  let isOpened = false;
  for (const both of game.opening ?? [])
    for (const side of SIDES) {
      const dice = both[side];
      if (isPair(dice)) counts[side].throws[throwIndex(dice)]!++;
      else if (isDieNumber(dice[0])) {
        counts[side].dice[dice[0] - 1]!++;
        isOpened = true;
      }
    }
  for (const { side, entries } of game.turns)
    for (const entry of entries) {
      if (!('throw' in entry) || !isPair(entry.throw)) continue;
      if (isOpened) isOpened = false;
      else counts[side].throws[throwIndex(entry.throw)]!++;
    }
};

const resultOf = ({ winner, points }: GameResult): GameLine['results'][number] => ({
  winner,
  points,
});

/** Another may have been begun since, in which there is nothing to be seen yet. */
const newestOf = ({ decisions }: Review, games: readonly RecordGame[]): number =>
  decisions.reduce(
    (newest, { game }) => (games[game]?.result ? Math.max(newest, game) : newest),
    0,
  );

/** The line of a stored game; undefined where what is stored is no record. @param review of the game, if there is one */
export const lineOf = (saved: SavedGame, review?: Review): GameLine | undefined => {
  try {
    const { games } = saved.record as GameRecord;
    const counts = bySide(counters);
    for (const game of games) countGame(counts, game);
    const { seats } = saved;
    const isAlone = !twoPeople(seats) && SIDES.some(side => seats[side] === 'person');
    const totals = review && totalsOf(review);
    return {
      id: saved.id,
      game: saved.game,
      played: saved.updated,
      against: isAlone && isLevel(saved.level) ? saved.level : isAlone ? 'learner' : 'person',
      ...(isAlone
        ? { own: seats.white === 'person' ? ('white' as const) : ('black' as const) }
        : {}),
      results: games.flatMap(({ result }) => (result ? [resultOf(result)] : [])),
      dice: bySide(side => counts[side].dice),
      throws: bySide(side => counts[side].throws),
      ...(totals
        ? {
            review: bySide(side => {
              const { decisions, loss, luck } = totals[side];
              return { decisions, loss, luck };
            }),
            reviewed: newestOf(review, games),
          }
        : {}),
    };
  } catch {
    return undefined;
  }
};
