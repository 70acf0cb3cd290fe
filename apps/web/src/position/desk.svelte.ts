import type { Place } from '@wurfzabel/board';
import { other, type Game, type Side } from '@wurfzabel/rules';
import { layoutOf } from '../game/view.ts';
import { placeOf, stationOf } from '../game/targets.ts';
import { settings } from '../settings.svelte.ts';
import { draftFromText, hashOf, POSITION_PATH } from './address.ts';
import {
  addMan,
  countAt,
  firstDraft,
  moveMan,
  removeMan,
  setCount,
  startOf,
  type Draft,
} from './draft.ts';
import type { EditFault, FormFault } from './faults.ts';
import { keepIn, type Kept, type Shelf } from './kept.ts';

/** What a tap on a point does. */
export const TOOLS = ['move', 'white', 'black', 'remove'] as const;
export type Tool = (typeof TOOLS)[number];

export const VIEWS = ['edit', 'study'] as const;
export type View = (typeof VIEWS)[number];

/** The last change, to be told. */
export interface Deed {
  readonly kind: 'moved' | 'added' | 'removed' | 'undone' | 'redone';
  readonly side: Side;
  readonly from: number;
  readonly to: number;
}

/**
 * The desk at which a position is made: the draft with all its changes so far, what is picked up, and the address and the browser's
 * store that carry it. Every state is kept as the text of its address.
 */
export class Desk {
  tool: Tool = $state('move');
  view: View = $state('edit');
  bottom: Side = $state('white');
  /** The side whose men and trays the board offers. */
  hand: Side = $state('white');
  selected: Place | null = $state(null);
  refused: EditFault | null = $state.raw(null);
  deed: Deed | null = $state.raw(null);
  /** Why the address could not be read, and what it said. */
  badAddress: { readonly fault: FormFault; readonly text: string } | null = $state.raw(null);

  #draft: Draft = $state.raw(firstDraft());
  #past: readonly Draft[] = $state.raw([]);
  #future: readonly Draft[] = $state.raw([]);
  readonly #shelf: Shelf;

  // One layout as long as it is the same, however often the draft changes: the board lays its buttons out by it.
  readonly #played = $derived(this.#draft.rules.game);
  readonly layout = $derived(layoutOf(this.#played, this.bottom, settings.home));

  /** @param hash what the address says behind the #; empty: go on where one was */
  constructor(hash: string, shelf: Shelf) {
    this.#shelf = shelf;
    const kept = shelf.read();
    if (kept) this.#take(kept);
    if (hash !== '') this.open(hash);
    this.hand = this.#draft.turn;
  }

  get draft(): Draft {
    return this.#draft;
  }

  get game(): Game {
    return this.#played;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Opens what an address says, as a change that can be undone; what cannot be read changes nothing. */
  open(hash: string): void {
    const read = draftFromText(hash);
    if (!read.ok) {
      this.badAddress = { fault: read.fault as FormFault, text: hash };
      return;
    }
    // The address of what lies here already, as after a reload, is no news.
    this.badAddress = null;
    if (hashOf(read.value) === hashOf(this.#draft)) return;
    this.view = 'study';
    this.change(read.value);
  }

  /** Puts another draft in place of this one. */
  change(draft: Draft): void {
    this.selected = null;
    this.refused = null;
    this.badAddress = null;
    if (hashOf(draft) === hashOf(this.#draft)) {
      this.#draft = draft;
      this.#keep();
      return;
    }
    this.#past = [...this.#past, this.#draft];
    this.#future = [];
    this.#draft = draft;
    this.#keep();
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [this.#draft, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#back(before, 'undone');
  }

  redo(): void {
    const [next, ...more] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.#draft];
    this.#future = more;
    this.#back(next, 'redone');
  }

  /** Another game begins from its own start. */
  pick(game: Game): void {
    if (game.id !== this.game.id) this.change(startOf(game));
  }

  /** Takes another tool; what is picked up goes back. */
  take(tool: Tool): void {
    this.tool = tool;
    this.selected = null;
    this.refused = null;
    if (tool === 'white' || tool === 'black') this.hand = tool;
  }

  // On the board.

  readonly #edit = (
    result: ReturnType<typeof moveMan>,
    deed: Omit<Deed, 'side'> & { readonly side: Side },
  ): boolean => {
    if (!result.ok) {
      this.refused = result.fault as EditFault;
      this.selected = null;
      return false;
    }
    this.change(result.value);
    this.deed = deed;
    return true;
  };

  /** Whose man stands on a place; the board's hand for places without one. */
  sideAt(place: Place): Side {
    if (place === 'hand' || place === 'off') return this.hand;
    const stands = (side: Side): boolean =>
      countAt(this.#draft, side, stationOf(this.layout, side, place)) > 0;
    return stands(this.hand) ? this.hand : stands(other(this.hand)) ? other(this.hand) : this.hand;
  }

  /** A place is tapped. */
  tap(place: Place): void {
    const stands = this.sideAt(place);
    switch (this.tool) {
      case 'white':
      case 'black':
        this.add(this.tool, place);
        return;
      case 'remove':
        this.remove(stands, place);
        return;
      case 'move':
        this.lift(place);
    }
  }

  /** The top man of a place is picked up. */
  lift(place: Place): void {
    const stands = this.sideAt(place);
    this.refused = null;
    this.hand = stands;
    if (countAt(this.#draft, stands, stationOf(this.layout, stands, place)) > 0)
      this.selected = place;
  }

  /** The man picked up is put down. */
  put(place: Place): void {
    if (this.selected === null) return;
    const side = this.hand;
    const from = stationOf(this.layout, side, this.selected);
    const to = stationOf(this.layout, side, place);
    this.#edit(moveMan(this.#draft, side, from, to), { kind: 'moved', side, from, to });
  }

  add(side: Side, place: Place): void {
    this.hand = side;
    const to = stationOf(this.layout, side, place);
    this.#edit(addMan(this.#draft, side, to), { kind: 'added', side, from: to, to });
  }

  remove(side: Side, place: Place): void {
    const from = stationOf(this.layout, side, place);
    if (this.#edit(removeMan(this.#draft, side, from), { kind: 'removed', side, from, to: from }))
      this.hand = side;
  }

  /** Makes the men on a place so many; of the side that stands there. */
  count(place: Place, count: number): void {
    const side = this.sideAt(place);
    const to = stationOf(this.layout, side, place);
    this.#edit(setCount(this.#draft, side, to, count), { kind: 'added', side, from: to, to });
  }

  cancel(): void {
    this.selected = null;
  }

  /** Where the men in hand of the board may be put down. */
  readonly places = $derived.by((): readonly Place[] => {
    const all: Place[] = ['hand', 'off'];
    for (let station = 1; station <= 24; station++)
      all.push(placeOf(this.layout, this.hand, station));
    return all;
  });

  #back(draft: Draft, kind: 'undone' | 'redone'): void {
    this.#draft = draft;
    this.selected = null;
    this.refused = null;
    this.deed = { kind, side: draft.turn, from: 0, to: 0 };
    this.#keep();
  }

  #take({ drafts, at, bottom, view }: Kept): void {
    this.#past = drafts.slice(0, at);
    this.#future = drafts.slice(at + 1);
    this.#draft = drafts[at]!;
    this.bottom = bottom;
    this.view = view;
  }

  /** Writes the state into the store and into the address. */
  #keep(): void {
    this.keep();
    try {
      history.replaceState(history.state, '', `${POSITION_PATH}#${hashOf(this.#draft)}`);
    } catch {
      // Some browsers take only so many changes of the address a minute; the next one carries this one too.
    }
  }

  /** Keeps everything in the store. */
  keep(): void {
    this.#shelf.write({
      drafts: [...this.#past, this.#draft, ...this.#future],
      at: this.#past.length,
      bottom: this.bottom,
      view: this.view,
    });
  }

  /** Shows the address of what lies on the desk. */
  showAddress(): void {
    if (this.badAddress === null) this.#keep();
  }
}

/** What the page's address says behind the #; as it stands where it is not encoded as addresses are. */
export const hashHere = (): string => {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

export const deskHere = (): Desk =>
  new Desk(
    hashHere(),
    keepIn(
      () => sessionStorage,
      () => localStorage,
    ),
  );
