import { statesOf, type GameLog } from '@wurfzabel/records';
import type { Review, ReviewedDecision, ReviewedThrow } from '@wurfzabel/engine/review/index';
import type { GameState, Side } from '@wurfzabel/rules';
import { linesFor, type Line } from '../game/journal.ts';

/** A moment of a reviewed game: of a play, when it had been thrown and nothing was moved yet. */
export interface ReviewStop {
  readonly state: GameState;
  /** The lines before this moment's. */
  readonly lines: readonly Line[];
  readonly line: Line;
  /** Number of the action that wrote the line, and of the one before which one can play on: the throw, or itself. */
  readonly at: number;
  readonly from: number;
}

/** Numbers of the games of a record in which anything was played, counted from 0. */
export const playedGames = (log: GameLog): readonly number[] => {
  let game = 0;
  const played = new Set<number>();
  for (const { type } of log.actions) {
    if (type === 'next-game') game++;
    else if (type === 'confirm' || type === 'take' || type === 'drop' || type === 'accept')
      played.add(game);
  }
  return [...played];
};

/** The moments of one game of a record, counted from 0. */
export const reviewStops = (log: GameLog, game: number): readonly ReviewStop[] => {
  const states = statesOf(log);
  const ends = log.actions.flatMap(({ type }, i) => (type === 'next-game' ? [i] : []));
  const first = game === 0 ? 0 : ends[game - 1]! + 1;
  const stops: ReviewStop[] = [];
  const lines: Line[] = [];
  let begun = first;
  for (let at = first; at < (ends[game] ?? log.actions.length); at++) {
    const [before, after] = [states[at]!, states[at + 1]!];
    const { phase } = after;
    for (const line of linesFor(before, log.actions[at]!, after)) {
      const state = ((): GameState => {
        switch (line.kind) {
          case 'play':
            return states[begun + 1]!;
          case 'double':
          case 'take':
          case 'drop':
            return before;
          case 'opening':
          case 'resign':
          case 'reject':
          case 'win':
            return after;
        }
      })();
      const from = line.kind === 'play' ? begun : at;
      stops.push({ state, lines: [...lines], line, at, from });
      lines.push(line);
    }
    if (phase.kind === 'play' && phase.play.steps.length === 0) begun = at;
  }
  return stops;
};

/** What a review says of a moment: how lucky the throw was, and what was decided, cube before play. */
export interface Found {
  readonly luck: ReviewedThrow | undefined;
  readonly decisions: readonly ReviewedDecision[];
}

const NOTHING: Found = { luck: undefined, decisions: [] };

/** What a review found, by moments. */
export const foundAt = (review: Review, stops: readonly ReviewStop[]): readonly Found[] => {
  const throws = new Map(review.throws.map(each => [each.at, each]));
  const decisions = new Map<number, ReviewedDecision[]>();
  for (const each of review.decisions) {
    const same = decisions.get(each.at);
    if (same) same.push(each);
    else decisions.set(each.at, [each]);
  }
  return stops.map(({ line, at, from }) => {
    switch (line.kind) {
      case 'play': {
        // Two dice thrown for the start are a throw of their own; one die each is the first play's.
        const luck = line.role === 'throw' ? throws.get(from) : undefined;
        const before = from === at ? [] : (decisions.get(from) ?? []);
        return {
          luck,
          decisions: [...before.filter(each => each.kind !== 'play'), ...(decisions.get(at) ?? [])],
        };
      }
      case 'double':
      case 'take':
      case 'drop':
        return { luck: undefined, decisions: decisions.get(at) ?? [] };
      case 'opening':
      case 'resign':
      case 'reject':
      case 'win':
        return NOTHING;
    }
  });
};

/** Points that a side gave away at a moment, all its decisions together. */
export const lossOf = ({ decisions }: Found, side: Side): number =>
  decisions.reduce((sum, each) => sum + (each.side === side ? each.loss : 0), 0);

/** Points given away at a moment, all its decisions together. */
export const lossAt = ({ decisions }: Found): number =>
  decisions.reduce((sum, { loss }) => sum + loss, 0);
