/**
 * Mouse, finger, pen and keys, read into the board's few events. One pointer at a time; a press is
 * acted on when it is released, so a drag and a tap never both count.
 */
import { placeOf, type Point, sideOf, type Spot, spotOf } from './geometry.ts';
import { directionOf, type Direction } from './keyboard.ts';
import { isIdle, pressOf } from './press.ts';
import { createTaps } from './taps.ts';
import type { BoardOptions, BoardState, Place } from './types.ts';

/** How far a press may slide and still be a tap, in CSS pixels. */
const SLACK = { mouse: 5, other: 9 } as const;
export interface InputHost {
  readonly root: HTMLElement;
  readonly state: () => BoardState | null;
  readonly spotOf: (target: EventTarget | null) => Spot | null;
  /** From the window to the drawing. */
  readonly toBoard: (clientX: number, clientY: number) => Point;
  readonly spotAt: (p: Point) => Spot | null;
  readonly focus: (spot: Spot) => void;
  readonly lift: (spot: Spot) => boolean;
  readonly carry: (to: Point) => void;
  readonly release: () => void;
  readonly step: (from: Spot, way: Direction) => void;
}

interface Press {
  readonly pointer: number;
  readonly type: string;
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  readonly slack: number;
  /** It is no tap any more. */
  slid: boolean;
  /** The place a man is being carried from. */
  from: Place | null;
}

export function listen(host: InputHost, options: BoardOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let press: Press | null = null;
  const counts = createTaps<Spot>();
  /** A click that follows a press already acted on is not a second press. */
  let actedOn = -Infinity;

  /** The spot as a place of the side on turn; null for the other side's trays. */
  const mine = (state: BoardState, spot: Spot): Place | null => {
    const owner = sideOf(spot);
    return owner === null || owner === state.onTurn ? placeOf(spot) : null;
  };
  const isTarget = (state: BoardState, place: Place): boolean =>
    state.targets.some(t => t.place === place);
  /** Picks up or puts down at a spot. */
  const act = (spot: Spot): void => {
    const state = host.state();
    const place = state === null ? null : mine(state, spot);
    if (state === null || place === null) return;
    switch (pressOf(state, place)) {
      case 'target':
        options.onTarget(place);
        return;
      case 'cancel':
        options.onCancel();
        return;
      case 'select':
        options.onSelect(place);
        return;
      case 'refuse':
        options.onRefuse?.(state.selected, place);
        return;
      case null:
        return;
    }
  };

  const tap = (spot: Spot, time: number): void => {
    if (counts(spot, time)) act(spot);
  };

  /** An own man stands here. */
  const isOwn = (state: BoardState, place: Place): boolean => {
    if (place === 'off') return false;
    if (place === 'hand') return state.hand[state.onTurn] > 0;
    return state.men[place]?.side === state.onTurn;
  };

  const startDrag = (p: Press): void => {
    const state = host.state();
    if (state === null || state.disabled) return;
    const place = mine(state, p.spot);
    if (place === null) return;
    if (!state.movable.has(place) && state.selected !== place) {
      if (!isIdle(state) && isOwn(state, place)) options.onRefuse?.(null, place);
      return;
    }
    p.from = place;
    if (state.selected !== place) options.onSelect(place);
    // The page may have answered by doing something else than selecting.
    if (host.state()?.selected !== place || !host.lift(spotOf(place, state.onTurn))) p.from = null;
  };

  const endDrag = (from: Place, over: Spot | null): void => {
    const state = host.state();
    const place = state === null || over === null ? null : mine(state, over);
    if (state === null || state.disabled || state.selected !== from) {
      // The board changed under the finger: nothing is meant by this release any more.
    } else if (place === null || place === from) options.onCancel();
    else if (isTarget(state, place)) options.onDrop(from, place);
    else options.onRefuse?.(from, place);
    host.release();
  };

  /** @param over where the press ended; asked only of a drag, because the answer costs a layout of the page */
  const end = (time: number, over: () => Spot | null, cancelled: boolean): void => {
    if (press === null) return;
    const { spot, from, slid } = press;
    press = null;
    actedOn = time;
    if (from !== null) endDrag(from, cancelled ? null : over());
    else if (!slid && !cancelled) tap(spot, time);
  };

  host.root.addEventListener(
    'pointerdown',
    event => {
      if (!event.isPrimary || event.button !== 0) return;
      if (press !== null) {
        if (event.pointerType !== press.type) return;
        // There is only one first finger: the end of the press before was lost on the way.
        end(event.timeStamp, () => null, true);
      }
      const spot = host.spotOf(event.target);
      if (spot === null) return;
      const slack = event.pointerType === 'mouse' ? SLACK.mouse : SLACK.other;
      press = {
        pointer: event.pointerId,
        type: event.pointerType,
        spot,
        x: event.clientX,
        y: event.clientY,
        slack,
        slid: false,
        from: null,
      };
      // Capturing takes from the browser the chance to focus the button itself, and the browser
      // would then show the focus to people who did not ask for it.
      host.root.classList.add('wz-pointing');
      host.focus(spot);
      try {
        host.root.setPointerCapture(event.pointerId);
      } catch {
        // The pointer is gone already; its end will be told as a cancellation or not at all.
      }
    },
    { signal },
  );

  host.root.addEventListener(
    'pointermove',
    event => {
      if (press === null || event.pointerId !== press.pointer) return;
      if (
        !press.slid &&
        Math.hypot(event.clientX - press.x, event.clientY - press.y) > press.slack
      ) {
        press.slid = true;
        startDrag(press);
      }
      if (press.from !== null) host.carry(host.toBoard(event.clientX, event.clientY));
    },
    { signal },
  );

  const finish = (event: PointerEvent, cancelled: boolean): void => {
    if (press === null || event.pointerId !== press.pointer) return;
    const over = (): Spot | null => host.spotAt(host.toBoard(event.clientX, event.clientY));
    end(event.timeStamp, over, cancelled);
  };
  host.root.addEventListener('pointerup', event => finish(event, false), { signal });
  host.root.addEventListener('pointercancel', event => finish(event, true), { signal });
  host.root.addEventListener('lostpointercapture', event => finish(event, true), { signal });

  // Clicks without a pointer: screen readers, voice control, scripts.
  host.root.addEventListener(
    'click',
    event => {
      const spot = host.spotOf(event.target);
      if (spot !== null && event.timeStamp - actedOn > 500) act(spot);
    },
    { signal },
  );

  const isPressKey = (key: string): boolean => key === 'Enter' || key === ' ';
  host.root.addEventListener(
    'keydown',
    event => {
      const state = host.state();
      const spot = host.spotOf(event.target);
      host.root.classList.remove('wz-pointing');
      if (state === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        if (state.selected === null) return;
        event.preventDefault();
        options.onCancel();
        return;
      }
      if (spot === null) return;
      const way = directionOf(event.key);
      if (way !== null) {
        event.preventDefault();
        host.step(spot, way);
        return;
      }
      // With nothing to pick up, Space and Enter are the page's: to throw, to confirm.
      if (!isPressKey(event.key) || isIdle(state)) return;
      event.preventDefault();
      if (!event.repeat) act(spot);
    },
    { signal },
  );
  // Otherwise the release of Space would click the button a second time.
  host.root.addEventListener(
    'keyup',
    event => {
      if (event.key === ' ' && host.spotOf(event.target) !== null) event.preventDefault();
    },
    { signal },
  );
  // A long press on a touch screen means the man, not a menu.
  const keep = (event: Event): void => {
    if (press !== null) event.preventDefault();
  };
  host.root.addEventListener('contextmenu', keep, { signal });
  host.root.addEventListener('mousedown', keep, { signal });
  host.root.addEventListener('dragstart', event => event.preventDefault(), { signal });

  return () => stop.abort();
}
