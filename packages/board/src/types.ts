/**
 * What the board is told and what it reports. Everything here is plain data: no word of the rules of
 * any game, and no text for people but what the caller supplies.
 */
import type { Layout } from './layout.ts';

export const SIDES = ['white', 'black'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = { readonly [side in Side]: T };
export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/**
 * Where a man of the side on turn can stand: a drawn point ("slot", 0..23), his hand or off.
 * Slot 0 is the bottom right corner; they count leftwards to 11, then from 12 at the top left to 23
 * at the top right.
 */
export type Place = number | 'hand' | 'off';

/** The men on one slot. */
export interface Stack {
  readonly side: Side;
  readonly count: number;
}

/** A place where the selected man may be put down. */
export interface Target {
  readonly place: Place;
  readonly hits: boolean;
  /** The number or numbers used, for whoever puts the place into words: `4`, `3+4`. May be empty. */
  readonly numbersText: string;
  /** What the mark prints: two characters at most, so that they are read on a phone too. May be empty. */
  readonly sign: string;
}

/** One step of the last play, for the marks it leaves on the board. */
export interface LastStep {
  readonly side: Side;
  readonly from: Place;
  readonly to: Place;
}

export const GRADES = [1, 2, 3, 4] as const;
/** From the best to the worst; drawn in four widths, dashes and colours. */
export type Grade = (typeof GRADES)[number];

/** One man's way laid over the board, one mark a man and step: a play that is suggested or compared. */
export interface Mark {
  readonly side: Side;
  readonly from: Place;
  readonly to: Place;
  /** An arrow from place to place, or a ghost of the man where he would come to stand. */
  readonly form: 'arrow' | 'ghost';
  readonly grade: Grade;
  /** A short word on a plate at its middle: `1`, `−0.12`. */
  readonly text?: string;
}

export interface DiceState {
  readonly side: Side;
  readonly tops: readonly [number, number];
  /** Draw each die a second time, turned over. The undersides are 7 minus the tops. */
  readonly showUndersides: boolean;
  /** The undersides have to be played: their edge is closed, otherwise broken. */
  readonly undersidesOwed?: boolean;
  /** The dice are in the air: they tumble until a state without this arrives. */
  readonly rolling?: boolean;
  /** Dice whose numbers are used up are drawn faded. */
  readonly spent?: {
    readonly tops: readonly [boolean, boolean];
    readonly undersides: readonly [boolean, boolean];
  };
}

export interface CubeState {
  readonly value: number;
  readonly owner: Side | null;
}

export interface BoardState {
  readonly layout: Layout;
  /** 24 entries, one a slot. */
  readonly men: readonly (Stack | null)[];
  readonly hand: BySide<number>;
  readonly off: BySide<number>;
  /** 24 entries: what is printed at each slot. */
  readonly labels: readonly string[];
  readonly dice: DiceState | null;
  readonly cube: CubeState | null;
  readonly onTurn: Side;
  /** Where the side on turn can pick up a man. */
  readonly movable: ReadonlySet<Place>;
  readonly selected: Place | null;
  readonly targets: readonly Target[];
  readonly last: readonly LastStep[];
  /** How the last play is shown: small marks (the default), arrows, or not at all. Men move by `last` in any case. */
  readonly lastAs?: 'marks' | 'arrows' | 'none';
  /** Arrows and ghosts laid over the men. None by default. */
  readonly marks?: readonly Mark[];
  /** Nothing can be picked up; the places can still be read and visited with the keyboard. */
  readonly disabled: boolean;
  /** Whose way round the board is drawn as a line with an arrow. None by default. */
  readonly courses?: readonly Side[];
  /** Milliseconds a man takes to move; 0 for none. 180 by default, 0 under reduced motion. */
  readonly motion?: number;
}

/** What `words.place` is told about a place to make its accessible name. */
export interface PlaceInfo {
  readonly place: Place;
  /** The printed label of a slot; empty for the trays. */
  readonly label: string;
  /** Whose men stand there; for the trays, whose tray it is. */
  readonly side: Side | null;
  readonly count: number;
  readonly movable: boolean;
  readonly selected: boolean;
  readonly target: Target | null;
}

/** Every text the board shows or says. It is asked again at each update. */
export interface BoardWords {
  /** Name of the whole board. */
  readonly board: () => string;
  readonly place: (info: PlaceInfo) => string;
  /** Read where the dice and the cube are drawn. Left out, they are silent. */
  readonly dice?: (dice: DiceState) => string;
  readonly cube?: (cube: CubeState) => string;
}

export interface BoardOptions {
  readonly words: BoardWords;
  /** A movable place was clicked, tapped, pressed, or a drag began there. */
  readonly onSelect: (place: Place) => void;
  /** A target was clicked, tapped or pressed while a place was selected. */
  readonly onTarget: (place: Place) => void;
  /** A man was dragged to a target. `onSelect(from)` came before. */
  readonly onDrop: (from: Place, to: Place) => void;
  /** The selection is given up: Escape, the selected man again, a drag let go outside. */
  readonly onCancel: () => void;
  /**
   * Something was tried that the state does not offer: `from` is the selected place, or null when
   * `to` is a place that cannot be picked up. For the reason why.
   */
  readonly onRefuse?: (from: Place | null, to: Place) => void;
  /** `auto` (the default) is tall when the host is narrower than 600 px. */
  readonly shape?: Shape | 'auto';
  /** What `auto` makes of a narrow host: `tall`, or `short` on a page that shows more than the board. */
  readonly upright?: 'tall' | 'short';
}

export const SHAPES = ['wide', 'tall', 'short'] as const;
/** Trays at the side, or above and below for upright phones, with long points or short ones. */
export type Shape = (typeof SHAPES)[number];

export interface Board {
  readonly update: (state: BoardState) => void;
  /** Puts the keyboard focus on a place. */
  readonly focus: (place: Place) => void;
  readonly destroy: () => void;
}
