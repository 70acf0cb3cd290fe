import type { DieNumber, Throw } from './dice.ts';
import type { Rules } from './game.ts';
import type { Play } from './play.ts';
import { positionFrom, type Position } from './position.ts';
import { unwrap } from './result.ts';
import type { WinBy } from './score.ts';
import { bySide, type BySide, type Side } from './side.ts';

/** How the games before this one left the players. In money play (`matchLength` 0) the score is the running balance. */
export interface Standing {
  readonly score: BySide<number>;
  /** 1 for the first game. */
  readonly game: number;
  /** This game is the Crawford game: no doubling in it. */
  readonly isCrawford: boolean;
  readonly crawfordDone: boolean;
}

/** The doubling cube (source B). */
export interface Cube {
  readonly value: number;
  /** null: in the middle. */
  readonly owner: Side | null;
}

/** How a game ended. */
export interface GameResult {
  readonly winner: Side;
  /** Points won, the cube included. */
  readonly points: number;
  readonly by: WinBy;
}

/** What one throw, one named doublet or the rest of the other's throw is used for. */
export interface PlayPhase {
  readonly kind: 'play';
  /** throw: as thrown; named: the doublet named after a 1-2; rest: numbers the other side could not play. */
  readonly role: 'throw' | 'named' | 'rest';
  /** Who plays it; the thrower is the state's `onTurn`. */
  readonly by: Side;
  readonly thrown: Throw;
  /** Doublets the thrower had thrown before this one. */
  readonly doubletsBefore: number;
  /** Seen by the side that plays. */
  readonly play: Play;
  /** role rest: whether the thrower's own play earned another throw. */
  readonly earnedThrow: boolean;
}

/** What kind of moment of a game it is, with what only such a moment has. */
export type Phase =
  /** Nobody has begun. `again`: the throws for the start were equal. */
  | { readonly kind: 'opening'; readonly again: boolean }
  /** The side on turn is about to throw; only before the first throw of a turn it may double. */
  | { readonly kind: 'roll'; readonly isFirst: boolean }
  | { readonly kind: 'doubled' }
  | PlayPhase
  | { readonly kind: 'name' }
  | { readonly kind: 'resigning'; readonly by: Side; readonly points: number; readonly back: Phase }
  | { readonly kind: 'over'; readonly result: GameResult };

/**
 * A game at any moment, with all that decides how it goes on. Plain data but for the typed arrays of positions;
 * `apply` (machine.ts) is the only thing that makes the next one, `decisionOf` (decision.ts) says whose move it is and why.
 */
export interface GameState {
  readonly rules: Rules;
  readonly standing: Standing;
  readonly cube: Cube;
  readonly onTurn: Side;
  /** Seen by the side on turn; during a play it is the position before it. */
  readonly position: Position;
  readonly phase: Phase;
}

/** All types of actions. */
export const ACTION_TYPES = [
  'opening',
  'throw',
  'double',
  'take',
  'drop',
  'step',
  'undo',
  'confirm',
  'name',
  'resign',
  'accept',
  'reject',
  'next-game',
] as const satisfies readonly Action['type'][];

/** All that happens in a game, chance included; records are lists of these. */
export type Action =
  /** The throws for the start: two dice each, or one die each (see Game.opening). */
  | { readonly type: 'opening'; readonly dice: BySide<readonly DieNumber[]> }
  | { readonly type: 'throw'; readonly dice: Throw }
  | { readonly type: 'double' }
  | { readonly type: 'take' }
  | { readonly type: 'drop' }
  | { readonly type: 'step'; readonly from: number; readonly number: DieNumber }
  | { readonly type: 'undo' }
  /** Ends a play: optional numbers left unused are given up. */
  | { readonly type: 'confirm' }
  | { readonly type: 'name'; readonly number: DieNumber }
  | { readonly type: 'resign'; readonly points: number }
  | { readonly type: 'accept' }
  | { readonly type: 'reject' }
  | { readonly type: 'next-game' };

/** The standing before the first game. */
export const FIRST_STANDING: Standing = {
  score: bySide(() => 0),
  game: 1,
  isCrawford: false,
  crawfordDone: false,
};

const startPosition = (rules: Rules): Position =>
  unwrap(positionFrom({ ...rules.game.start, turn: 'white' }, rules));

/** A match of one point is a Crawford game from the start: a double could win nothing more. */
const firstStanding = (rules: Rules): Standing =>
  rules.cube && rules.crawford && rules.matchLength === 1
    ? { ...FIRST_STANDING, isCrawford: true }
    : FIRST_STANDING;

/**
 * A game before the throws for the start.
 * @param standing left out: the first game of a match or session
 */
export const newGame = (rules: Rules, standing: Standing = firstStanding(rules)): GameState => ({
  rules,
  standing,
  cube: { value: 1, owner: null },
  onTurn: 'white',
  position: startPosition(rules),
  phase: { kind: 'opening', again: false },
});

/** A game taken up in the middle: the side on turn is about to throw. */
export const gameFrom = (
  rules: Rules,
  position: Position,
  onTurn: Side,
  more: { readonly standing?: Standing; readonly cube?: Cube } = {},
): GameState => ({
  rules,
  standing: more.standing ?? FIRST_STANDING,
  cube: more.cube ?? { value: 1, owner: null },
  onTurn,
  position,
  phase: { kind: 'roll', isFirst: true },
});
