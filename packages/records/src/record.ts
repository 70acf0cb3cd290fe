import type {
  BySide,
  Cube,
  DieNumber,
  GameResult,
  Options,
  Reason,
  Setup,
  Side,
  Throw,
} from '@wurfzabel/rules';
import type { Fault } from '@wurfzabel/rules';

/**
 * A record: all that happened between two players, in the order in which it happened, as plain JSON.
 * Read back, every action goes through the rules again; docs/formats.md is the description for other programs.
 */
export const RECORD_FORMAT = 'wurfzabel-record';
/** Raised whenever a field is added, dropped or read differently; earlier versions stay readable. */
export const RECORD_VERSION = 1;

export const PLAYER_KINDS = ['person', 'computer'] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export interface RecordPlayer {
  readonly name: string;
  readonly kind: PlayerKind;
}

/** What the players bring along and the rules do not know. */
export interface RecordMeta {
  readonly players?: BySide<RecordPlayer>;
  /** When the first game began, as the caller writes it: an ISO 8601 date and time. */
  readonly started?: string;
  /** Free text. */
  readonly comment?: string;
}

export const CRAWFORD_STATES = ['none', 'now', 'past'] as const;

/** How things stood when the record begins; what is left out is as in a new match. */
export interface RecordMatch {
  /** Points to play to; 0 is money play. */
  readonly length: number;
  readonly score?: BySide<number>;
  /** Number of the first game. */
  readonly game?: number;
  readonly crawford?: (typeof CRAWFORD_STATES)[number];
}

/** A game taken up in the middle: the side named by `turn` is about to throw. */
export interface RecordStart extends Setup {
  readonly cube?: Cube;
}

/** One man moved: the station he leaves, counted on his own course, and the number he uses. */
export type RecordStep = readonly [from: number, number: DieNumber];

/** A resignation; during a play it stands between the steps. */
export interface RecordOffer {
  readonly resign: number;
  /** Left out while the other side has not answered. */
  readonly answer?: 'accepted' | 'rejected';
}

export interface RecordResignation extends RecordOffer {
  readonly time?: number;
}

export interface RecordDouble {
  readonly double: 'offered' | 'taken' | 'dropped';
  readonly time?: number;
}

interface PlayedSteps {
  /** The steps as played, without those taken back, and resignations offered in between. */
  readonly steps: readonly (RecordStep | RecordOffer)[];
  /** Optional numbers given up; for readers, and checked where given. */
  readonly unused?: readonly DieNumber[];
  /** The play is still going on; only the last play of a record can be open. */
  readonly open?: true;
  /** Milliseconds since `started` at which the entry was complete, or was last added to. */
  readonly time?: number;
}

export type RecordPlay =
  | (PlayedSteps & { readonly throw: Throw })
  /** The doublet named after a 1-2. */
  | (PlayedSteps & { readonly name: DieNumber })
  /** Numbers the thrower could not play, played by the other side. */
  | (PlayedSteps & { readonly rest: readonly DieNumber[] });

export type RecordEntry = RecordDouble | RecordResignation | RecordPlay;

export interface RecordTurn {
  readonly side: Side;
  readonly entries: readonly RecordEntry[];
}

export interface RecordGame {
  /** The throws for the start, equal ones included; left out where the game was taken up in the middle. */
  readonly opening?: readonly BySide<readonly DieNumber[]>[];
  readonly turns: readonly RecordTurn[];
  /** Left out while the game goes on. */
  readonly result?: GameResult;
}

export interface GameRecord extends RecordMeta {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly game: string;
  readonly edition: number;
  /** Options that differ from the game's own; the match length stands under `match`. */
  readonly options?: Partial<Options>;
  readonly match: RecordMatch;
  readonly start?: RecordStart;
  readonly games: readonly RecordGame[];
}

/**
 * More than any real record needs and few enough to refuse a hostile one at once.
 * The longest of 1,000 random games of each of the five games had 1,208 actions.
 */
export const RECORD_LIMITS = {
  /** Characters of a record given as text. */
  text: 8_000_000,
  games: 1_000,
  /** Equal throws for a start. */
  openings: 1_000,
  turns: 10_000,
  entries: 1_000,
  /** Steps and resignations within one play. */
  steps: 200,
  /** All that happened, over all games. */
  actions: 100_000,
  name: 100,
  comment: 10_000,
  score: 1_000_000,
  /** Milliseconds: some 31 years. */
  time: 1_000_000_000_000,
} as const;

export const RECORD_FAULTS = [
  'ERR_TOO_LONG',
  'ERR_JSON',
  'ERR_FORMAT',
  'ERR_VERSION',
  'ERR_FIELD',
  'ERR_GAME',
  'ERR_EDITION',
  'ERR_OPTIONS',
  'ERR_MATCH',
  'ERR_START',
  'ERR_LIMIT',
  'ERR_SIDE',
  'ERR_TURN',
  'ERR_ILLEGAL',
  'ERR_PLAY',
  'ERR_RESULT',
] as const;
export type RecordFault = (typeof RECORD_FAULTS)[number];

/**
 * A name without what nobody sees but what would spoil the line it stands in: control characters, which a terminal obeys, and marks that
 * turn the direction of writing.
 */
export const plainName = (name: string): string =>
  name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

/** Where in a record, everything counted from 1. `throw` counts the throws of a turn; a named doublet or a rest belongs to its throw. */
export interface RecordPlace {
  readonly game?: number;
  readonly turn?: number;
  readonly throw?: number;
  readonly step?: number;
}

export interface RecordRefusal extends Fault<RecordFault> {
  readonly place: RecordPlace;
  /** Why a step was refused, to be told in any language. */
  readonly reason?: Reason;
}

export const placeText = (place: RecordPlace): string =>
  (['game', 'turn', 'throw', 'step'] as const)
    .filter(part => place[part] !== undefined)
    .map(part => `${part} ${place[part]}`)
    .join(', ');
