import { byKeys } from '../parts/last-input.ts';

/** Where the next key acts: on the men, on the button of what is next, or nowhere for now. */
export type Goal = 'men' | 'main' | undefined;

const TEXT = '.text-board';

/** Where the focus may be taken from: nothing has it, or what has it has nothing more to do. */
const isFree = (root: HTMLElement, active: Element | null): boolean =>
  active === null ||
  active === document.body ||
  active.id === 'main' ||
  (root.contains(active) &&
    active.closest('.actions, .wz-board, [data-text-place], .text-deeds') !== null);

const isThere = (goal: Goal, active: Element | null): boolean =>
  goal === 'men' && active?.closest('.wz-board, [data-text-place]') !== null;

/**
 * Leads the focus of those who play by keys to where the next key acts: in the text board where they were in it, else to the drawn board and
 * its buttons. A key that is held down does not press what the focus has just come to.
 * @param goal follows the game
 */
export const createLead = (
  root: HTMLElement,
): { readonly to: (goal: Goal) => void; readonly stop: () => void } => {
  const listening = new AbortController();
  const { signal } = listening;
  let isInText = false;
  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest('[data-text-place]')) isInText = true;
      else if (target.closest('.wz-board')) isInText = false;
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    event => {
      const isPress = event.key === 'Enter' || event.key === ' ';
      if (event.repeat && isPress && (event.target as Element).closest('button'))
        event.preventDefault();
    },
    { signal, capture: true },
  );
  const find = (goal: 'men' | 'main'): HTMLElement | null => {
    const inText = isInText ? root.querySelector(TEXT) : null;
    const within = (selector: string, drawn: string): HTMLElement | null =>
      inText?.querySelector<HTMLElement>(selector) ?? root.querySelector<HTMLElement>(drawn);
    return goal === 'men'
      ? within('[data-text-place].movable', '.wz-can-move')
      : within('.text-deeds [data-deed]', '.actions .primary');
  };
  return {
    to: goal => {
      const active = document.activeElement;
      if (goal === undefined || !byKeys() || !isFree(root, active) || isThere(goal, active)) return;
      find(goal)?.focus({ preventScroll: true });
    },
    stop: () => listening.abort(),
  };
};
