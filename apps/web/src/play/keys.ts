import type { Deeds } from './deeds.ts';
import type { Table } from './table.svelte.ts';

const isOwn = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, select, textarea, dialog, summary')) return true;
  // Space and Enter press the button or link that has the focus; a place of the board leaves them when nothing can move.
  return (
    (key === ' ' || key === 'Enter') &&
    target.closest('button, a') !== null &&
    target.closest('.wz-board') === null
  );
};

/** The keys of the game page. What the board has used already is not looked at again. */
export const keyTo = (event: KeyboardEvent, table: Table, deeds: Deeds): void => {
  if (
    event.defaultPrevented ||
    event.repeat ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isOwn(event.target, event.key)
  )
    return;
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      event.preventDefault();
      table.look.by(event.key === 'ArrowLeft' ? -1 : 1);
      return;
  }
  if (table.look.isBack) {
    if (event.key !== 'Escape' && event.key !== ' ') return;
    event.preventDefault();
    table.look.now();
    return;
  }
  switch (event.key) {
    case ' ':
      event.preventDefault();
      if (deeds.main.enabled) deeds.main.run();
      return;
    case 'Backspace':
      event.preventDefault();
      if (deeds.undo.enabled) deeds.undo.run();
      return;
    case 's':
    case 'S':
    case 'ы':
    case 'Ы':
      deeds.stop?.run();
      return;
    case 'h':
    case 'H':
    case 'р':
    case 'Р':
      table.askHints();
      return;
    case 'Escape':
      table.cancel();
      return;
  }
};
