/**
 * The places as real buttons over the drawing: for the keyboard, for screen readers, and as the hit
 * areas of mouse and finger. The drawing itself is hidden from screen readers.
 */
import { placeOf, sideOf, type Spot, spotOf, TRAYS } from './geometry.ts';
import type { Plan } from './plan.ts';
import type { BoardState, BoardWords, PlaceInfo } from './types.ts';

export interface Places {
  readonly update: (plan: Plan, state: BoardState) => void;
  readonly focus: (spot: Spot) => void;
  readonly spotOf: (target: EventTarget | null) => Spot | null;
}

export function placeInfo(state: BoardState, spot: Spot): PlaceInfo {
  const place = placeOf(spot);
  const trayOf = sideOf(spot);
  const stack = typeof spot === 'number' ? (state.men[spot] ?? null) : null;
  const tray = trayOf === null ? 0 : state[place === 'hand' ? 'hand' : 'off'][trayOf];
  const mine = trayOf === null || trayOf === state.onTurn;
  const active = mine && !state.disabled;
  return {
    place,
    label: typeof spot === 'number' ? (state.labels[spot] ?? '') : '',
    side: trayOf ?? (stack !== null && stack.count > 0 ? stack.side : null),
    count: trayOf === null ? (stack?.count ?? 0) : tray,
    movable: active && state.movable.has(place),
    selected: mine && state.selected === place,
    target: (active && state.targets.find(t => t.place === place)) || null,
  };
}

/** Reading order: the way of the side at the bottom, hands before it and trays of men off after. */
export function readingOrder(layout: BoardState['layout']): readonly Spot[] {
  const hands = TRAYS.filter(t => t.startsWith('hand'));
  const offs = TRAYS.filter(t => t.startsWith('off'));
  return [...hands, ...layout.slotOf[layout.bottom].slice(1), ...offs];
}

export function createPlaces(host: HTMLElement, words: BoardWords): Places {
  const buttons = new Map<Spot, HTMLButtonElement>();
  const spots = new WeakMap<EventTarget, Spot>();
  let drawn: Plan | null = null;
  let current: Spot | null = null;

  const rove = (spot: Spot): void => {
    if (current !== null) buttons.get(current)?.setAttribute('tabindex', '-1');
    buttons.get(spot)?.setAttribute('tabindex', '0');
    current = spot;
  };

  const build = (state: BoardState): void => {
    for (const spot of readingOrder(state.layout)) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'wz-place';
      button.tabIndex = -1;
      button.dataset['place'] = String(spot);
      button.addEventListener('focus', () => rove(spot));
      buttons.set(spot, button);
      spots.set(button, spot);
    }
    host.replaceChildren(...buttons.values());
    const first =
      state.layout.handOn === 'tray' ? 'hand' : (state.layout.slotOf[state.onTurn][1] ?? 0);
    rove(spotOf(first, state.onTurn));
  };

  let laid: BoardState['layout'] | null = null;
  let disabled: boolean | null = null;
  return {
    update(plan, state) {
      if (buttons.size === 0) build(state);
      else if (laid !== state.layout) {
        const focused = host.contains(document.activeElement) ? current : null;
        for (const spot of readingOrder(state.layout)) host.append(buttons.get(spot) ?? '');
        if (focused !== null) buttons.get(focused)?.focus({ preventScroll: true });
      }
      laid = state.layout;
      for (const [spot, button] of buttons) {
        const area = plan.areas.get(spot);
        if (plan !== drawn && area !== undefined) {
          button.style.left = `${(area.x / plan.width) * 100}%`;
          button.style.top = `${(area.y / plan.height) * 100}%`;
          button.style.width = `${(area.width / plan.width) * 100}%`;
          button.style.height = `${(area.height / plan.height) * 100}%`;
        }
        const info = placeInfo(state, spot);
        const name = words.place(info);
        if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name);
        if (state.disabled !== disabled)
          button.setAttribute('aria-disabled', String(state.disabled));
        button.classList.toggle('wz-can-move', info.movable);
        button.classList.toggle('wz-can-land', info.target !== null);
      }
      drawn = plan;
      disabled = state.disabled;
    },
    focus(spot) {
      buttons.get(spot)?.focus({ preventScroll: true });
    },
    spotOf: target => (target === null ? null : (spots.get(target) ?? null)),
  };
}
